/** Splits `/en/line` into its language prefix and the rest; any two lower-case letters are a prefix, known or not. */
export function splitLanguage(path: string): { urlLang: string | null; rest: string } {
  const match = /^\/([a-z]{2})(\/.*)?$/.exec(path)
  return match?.[1] ? { urlLang: match[1], rest: match[2] ?? '/' } : { urlLang: null, rest: path }
}

/** Language of a visit: the URL's, else the cookie's, else the default; one that is not allowed gives the default, else English (spec §4). */
export function chooseLanguage(
  urlLang: string | null,
  cookieLang: string | undefined,
  allowed: readonly string[],
  fallback: string,
): string {
  const wanted = urlLang ?? cookieLang ?? fallback
  return [wanted, fallback].find((lang) => allowed.includes(lang)) ?? 'en'
}
