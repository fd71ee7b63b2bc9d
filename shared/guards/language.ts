import { type Guard, NEXT } from './decision.ts'

/** A language in the URL that is not allowed is replaced, not kept: `/zz/line` → `/ru/line` (decisions.md). */
export const urlLanguage: Guard = (visit) =>
  visit.urlLang === null || visit.urlLang === visit.lang
    ? NEXT
    : { kind: 'redirect', to: `/${visit.lang}${visit.path}${visit.search}`, status: 302 }

/** Adds the visit's language to a path without one; the query stays. */
export const language: Guard = (visit) =>
  visit.urlLang === null ? { kind: 'redirect', to: `/${visit.lang}${visit.path}${visit.search}`, status: 302 } : NEXT
