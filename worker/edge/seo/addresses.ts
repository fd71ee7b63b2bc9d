import type { SiteConfig } from '../../../shared/api/config.ts'
import type { Visit } from '../visit/visit.ts'

/** The site's own origin: configured in production, the request's elsewhere. Never a header of the request. */
export const siteOrigin = (visit: Pick<Visit, 'url'>, configured: string): string => configured || visit.url.origin

/** A page's path in a language; the language root keeps its slash. */
export const inLanguage = (lang: string, path: string): string => `/${lang}${path}`

/** A decoded path in a language as it stands in an address. */
export const addressIn = (lang: string, path: string): string => encodeURI(inLanguage(lang, path))

/** This page in every language, by language. */
export const alternates = (path: string, languages: readonly string[]): Record<string, string> =>
  Object.fromEntries(languages.map((lang) => [lang, inLanguage(lang, path)]))

/** Languages that a guest, and so a crawler, may see: another one's address would lead to the default's. */
export const guestLanguages = ({ languages, langHiddenUnauthorized }: SiteConfig): string[] =>
  languages.filter((lang) => !langHiddenUnauthorized.includes(lang))
