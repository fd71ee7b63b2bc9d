const known = new Map<string, string>()

/** A language as Open Graph writes it, with the country where most of its speakers live: `en` → `en_US`. */
export function localeOf(lang: string): string {
  const made = known.get(lang)
  if (made !== undefined) return made
  const { region } = new Intl.Locale(lang).maximize()
  const locale = region === undefined ? lang : `${lang}_${region}`
  known.set(lang, locale)
  return locale
}
