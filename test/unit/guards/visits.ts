import type { Decision, GuardFacts, GuardVisit, LateFacts } from '../../../shared/guards/decision.ts'
import { matchRoute, routeOf } from '../../../shared/routes/match.ts'
import { MINIMAL_CONFIG } from '../../../worker/edge/facts/default-config.ts'
import type { Reads } from '../../../worker/edge/guards/index.ts'
import { splitLanguage } from '../../../worker/edge/visit/language.ts'
import { canonicalPath, normalPath } from '../../../worker/edge/visit/path.ts'

export const NOTHING: LateFacts = { redirect: null, block: null, maintenance: null, identificationBonus: null }
export const NOT_BLOCKED = { displayTypeId: 0, templateTypeId: 0 }

/** Facts of a site where everything is open; `late` are the answers that take a while. */
export const factsWith = (more: Partial<GuardFacts> = {}, late: Partial<LateFacts> = {}): GuardFacts => ({
  ...MINIMAL_CONFIG,
  blockFailMode: null,
  isRegistrationAllowed: true,
  isShowIdentification: true,
  isShowPaymentPageOnlyAuth: false,
  availableRoutes: Array.from({ length: 60 }, (_, id) => id),
  isMiddleware: false,
  hasLogin: true,
  version: 'v1',
  recheck: null,
  ...more,
  late: { ...NOTHING, block: NOT_BLOCKED, ...late },
})

/** The answers of a visit's reads, here at once. */
export const readsWith = (late: Partial<LateFacts> = {}): Reads => ({ ...NOTHING, block: NOT_BLOCKED, ...late })

export const PLAYER = { ban: 0, banVersion: 0, termsChanged: false }

/** A visit of an address in English, as the edge makes it of a request's path and query. */
export function visitOf(
  address: string,
  { cookies = {}, ...more }: Partial<GuardVisit> & { cookies?: Record<string, string> } = {},
): GuardVisit {
  const url = new URL(address, 'https://site.test')
  const { urlLang, rest } = splitLanguage(canonicalPath(normalPath(url.pathname) ?? '/404'))
  const match = matchRoute(rest)
  const row = match && routeOf(match.name)
  return {
    origin: url.origin,
    path: rest,
    search: url.search,
    lang: 'en',
    urlLang,
    route:
      match && row
        ? {
            name: match.name,
            params: match.params,
            app: row.app,
            needs: row.needs,
            login: row.login === true,
            hiddenFromBanned: row.hiddenFromBanned === true,
            development: row.development === true,
            exists: true,
          }
        : null,
    previous: null,
    player: null,
    isBot: false,
    isMobile: false,
    isHiddenTablet: false,
    kind: 'document',
    isProduction: true,
    isHashOnly: false,
    appVersion: null,
    country: null,
    cookie: (name) => cookies[name],
    now: 1_800_000_000_000,
    ...more,
  }
}

export const NEXT: Decision = { kind: 'next' }
export const NOT_FOUND: Decision = { kind: 'notFound' }
export const to = (path: string, status: 301 | 302 = 302): Decision => ({ kind: 'redirect', to: path, status })
