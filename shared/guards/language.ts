import { type Guard, NEXT, redirectTo } from './decision.ts'

/** A language in the URL that is not allowed is replaced, not kept: `/zz/line` → `/ru/line` (decisions.md). */
export const urlLanguage: Guard = (visit) =>
  visit.urlLang === null || visit.urlLang === visit.lang
    ? NEXT
    : redirectTo(`/${visit.lang}${visit.path}${visit.search}`)

/** Adds the visit's language to a path without one; the query stays. */
export const language: Guard = (visit) =>
  visit.urlLang === null ? redirectTo(`/${visit.lang}${visit.path}${visit.search}`) : NEXT
