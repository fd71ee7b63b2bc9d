import type { Layout } from '../routes/table.ts'

/** What a guard says of a visit. The first that is not `next` ends it. */
export type Decision =
  | { kind: 'next' }
  /** `to` is a path of this site with its query. */
  | { kind: 'redirect'; to: string; status: 301 | 302 | 303 }
  | { kind: 'render'; layout: Layout; status: number }
  | { kind: 'notFound' }
  | { kind: 'reload' }

export const NEXT: Decision = { kind: 'next' }

/** The facts of a visit that guards decide on, the same at the edge and in the browser. */
export interface GuardVisit {
  /** Path after the language, `/` for its root. */
  path: string
  /** With its `?`, or empty. */
  search: string
  lang: string
  urlLang: string | null
  route: { name: string; needs?: number | undefined; login: boolean; development: boolean; exists: boolean } | null
  signedIn: boolean
  isBot: boolean
  isProduction: boolean
}

export interface GuardFacts {
  availableRoutes: readonly number[]
  notFoundFragments: readonly string[]
  isRegistrationAllowed: boolean
  isShowIdentification: boolean
  /** The payment page is for players only. */
  isShowPaymentPageOnlyAuth: boolean
}

/** A pure rule: no I/O of its own. */
export type Guard = (visit: GuardVisit, facts: GuardFacts) => Decision

export interface GuardRow {
  name: string
  where: 'edge' | 'browser' | 'both'
  rule: Guard
}
