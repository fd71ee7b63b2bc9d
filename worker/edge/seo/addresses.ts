import type { Visit } from '../visit/visit.ts'

/** The site's own origin: configured in production, the request's elsewhere. Never a header of the request. */
export const siteOrigin = (visit: Visit, configured: string): string => configured || visit.url.origin

/** A page's path in a language; the language root keeps its slash. */
export const inLanguage = (lang: string, path: string): string => `/${lang}${path}`

/** This page in every language, by language. */
export const alternates = (path: string, languages: readonly string[]): Record<string, string> =>
  Object.fromEntries(languages.map((lang) => [lang, inLanguage(lang, path)]))
