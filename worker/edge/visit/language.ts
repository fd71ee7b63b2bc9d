/** Splits `/en/line` into its language prefix and the rest; any two lower-case letters are a prefix, known or not. */
export function splitLanguage(path: string): { urlLang: string | null; rest: string } {
  const match = /^\/([a-z]{2})(\/.*)?$/.exec(path)
  return match?.[1] ? { urlLang: match[1], rest: match[2] ?? '/' } : { urlLang: null, rest: path }
}

/** Language of a visit: URL, else cookie, else default, else English; each only when it is allowed (spec §4). */
export function chooseLanguage(
  urlLang: string | null,
  cookieLang: string | undefined,
  allowed: readonly string[],
  fallback: string,
): string {
  for (const lang of [urlLang, cookieLang, fallback]) if (lang && allowed.includes(lang)) return lang
  return 'en'
}
