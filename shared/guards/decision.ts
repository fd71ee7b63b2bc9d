import type { SiteConfig } from '../api/config.ts'
import type { BlockResult, RedirectResponse } from '../api/edge-decisions.ts'
import type { MaintenanceFlag } from '../api/maintenance.ts'
import type { AppName, Layout, RouteName } from '../routes/table.ts'

/** A cookie that a guard wants set, whatever is decided after it. Without `maxAge` (seconds) it lives as long as the browser's session. */
export interface GuardCookie {
  name: string
  value: string
  maxAge?: number
}

/** What else a guard asks of the page or of the browser's navigation. */
export type Effect = 'close-modals' | 'queue-page-view' | 'offer-identification' | 'hide-quick-coupon' | 'load-media'

interface Marks {
  cookies?: readonly GuardCookie[]
}

/** What a guard says of a visit. The first that is not `next` ends it. */
export type Decision =
  | ({ kind: 'next'; effects?: readonly Effect[] } & Marks)
  /** `to` is a path of this site with its query, or an absolute URL of an allow-listed host. */
  | ({ kind: 'redirect'; to: string; status: 301 | 302 } & Marks)
  /** Another route's page in place of the asked one, under the asked address. */
  | ({ kind: 'render'; page: RouteName; layout: Layout; status: 403 | 451 | 503 } & Marks)
  | { kind: 'notFound' }
  /** The browser loads the address anew instead of swapping the content. */
  | { kind: 'reload' }

export const NEXT: Decision = { kind: 'next' }
export const NOT_FOUND: Decision = { kind: 'notFound' }

/** The route of a visit, with what the table says of it. */
export interface GuardRoute {
  name: RouteName
  params: Readonly<Record<string, string>>
  app: AppName
  needs?: number | undefined
  login: boolean
  hiddenFromBanned: boolean
  development: boolean
  /** Is there a built-in page, or a configured app that answers for it? */
  exists: boolean
}

/** The facts of a visit that guards decide on, the same at the edge and in the browser. */
export interface GuardVisit {
  /** Scheme and host, `https://example.com`. */
  origin: string
  /** Path after the language, `/` for its root. */
  path: string
  /** With its `?`, or empty. */
  search: string
  lang: string
  urlLang: string | null
  route: GuardRoute | null
  /** Name of the route that a link of ours was followed from; null for a direct visit. */
  previous: RouteName | null
  player: { ban: number; banVersion: number; termsChanged: boolean } | null
  isBot: boolean
  isMobile: boolean
  /** A tablet that says it is a desktop computer. */
  isHiddenTablet: boolean
  /** A document that somebody opens; a page in JSON form for the browser's navigation; or a form, a script's call, a prefetch. */
  kind: 'document' | 'soft' | 'other'
  isProduction: boolean
  /** In the browser: only the part behind `#` differs from the page that is shown. */
  isHashOnly: boolean
  /** In the browser: version of the code that is loaded. Null at the edge. */
  appVersion: string | null
  country: string | null
  cookie(name: string): string | undefined
  /** Milliseconds since 1970. */
  now: number
}

/** The part of the config that guards read. */
export type GuardConfig = Pick<
  SiteConfig,
  | 'afterRegistrationRedirectUrl'
  | 'authApp'
  | 'authRedirects'
  | 'availableRoutes'
  | 'blockFailMode'
  | 'isAvailableConfirmTerms'
  | 'isGeoForceOffAllowed'
  | 'isRegistrationAllowed'
  | 'isShowIdentification'
  | 'isShowPaymentPageOnlyAuth'
  | 'isSlotFirstDepositRedirect'
  | 'licenceProfile'
  | 'maintenance'
  | 'notFoundFragments'
  | 'promoBonusToOffer'
  | 'rechargeModal'
  | 'redirectHosts'
  | 'vipDomains'
>

/** Answers that take a while; each is awaited by the first guard that needs it, and by no other. */
export interface LateFacts {
  /** What redirect-light says of the address; null when it was not asked or did not answer. */
  redirect: RedirectResponse | null
  /** What block/light says of the visitor; null when it did not answer. */
  block: BlockResult | null
  /** The operator's flag in KV; null when there is none. */
  maintenance: MaintenanceFlag | null
  /** Has the player an identification bonus to gain? Null when that does not matter for this visit. */
  identificationBonus: boolean | null
}

/** Facts of the place where the guards run. */
export interface GuardFacts extends GuardConfig {
  late: LateFacts
  /** The pages here stand before another origin's pages (decisions.md). */
  isMiddleware: boolean
  /** Has the sign-in page a route here? */
  hasLogin: boolean
  /** Version of the code that the edge serves. */
  version: string
  /** In the browser, once after hydration: where the host would lead this visit now. */
  recheck: string | null
}

/** A pure rule: no I/O of its own. */
export type Guard = (visit: GuardVisit, facts: GuardFacts) => Decision

export interface GuardRow {
  name: string
  /** `both`: the browser's navigation decides by it too, itself or by the host's page in JSON form. */
  where: 'edge' | 'browser' | 'both'
  /** The answers that the rule waits for. */
  needs?: readonly (keyof LateFacts)[]
  rule: Guard
}

export const redirectTo = (to: string, status: 301 | 302 = 302): Decision => ({ kind: 'redirect', to, status })
