import type { EventView } from '../../../shared/api/feed.ts'
import { teamIdOf } from '../../../shared/domain/results/team-id.ts'
import { DEFAULT_DISPLAY } from '../../../shared/domain/settings/display.ts'
import { translator } from '../../../shared/i18n/translator.ts'
import { ALL_AVAILABLE_ROUTES } from '../../../shared/routes/available.ts'
import { href } from '../../../shared/routes/href.ts'
import { MINIMAL_CONFIG } from '../../../worker/edge/facts/default-config.ts'
import type { Origin } from '../../../worker/edge/origin/client.ts'
import type { PageContext } from '../../../worker/edge/page.ts'
import type { Visit } from '../../../worker/edge/visit/visit.ts'

/** An origin that knows these events; null is an origin that does not answer. */
export function originWith(events: EventView[] | null, change: Partial<Origin> = {}): Origin {
  const champs =
    events?.map(({ champId, sportId, champ, champNames, country }) => ({
      id: champId,
      sportId,
      name: champ,
      ...(champNames && { names: champNames }),
      ...(country && { country }),
      count: 1,
    })) ?? null
  return {
    sports: async () => events?.map(({ sportId }) => ({ id: sportId, live: 1, line: 1 })) ?? null,
    champs: async () => champs,
    events: async ({ type, sport, champ }) => {
      if (events === null) return null
      const items = events.filter(
        (event) =>
          (!type || event.live === (type === 'live')) &&
          (!sport || event.sportId === sport) &&
          (!champ || event.champId === champ),
      )
      return { items, total: items.length, page: 1, version: 9 }
    },
    expresses: async () => [],
    casino: {
      lobby: async () => null,
      launch: async () => null,
      rounds: async () => null,
      round: async () => null,
      seeds: async () => null,
      favourites: async () => null,
    },
    event: async (id) => {
      if (events === null) return null
      const event = events.find((each) => each.id === id)
      return event ? { ...event, feedVersion: 9 } : 'notFound'
    },
    results: async ({ sport, champ, team, event }) => {
      if (events === null) return null
      const items = events.filter(
        (each) =>
          each.status >= 4 &&
          (!sport || each.sportId === sport) &&
          (!champ || each.champId === champ) &&
          (!event || each.id === event) &&
          (!team || [each.home, each.away].some((name) => teamIdOf(each.sportId, name) === team)),
      )
      return { items, total: items.length, page: 1 }
    },
    resultChamps: async () => champs,
    teamEvents: async (team) =>
      events?.filter(
        (each) => each.status < 4 && [each.home, each.away].some((name) => teamIdOf(each.sportId, name) === team),
      ) ?? null,
    content: async () => 'notFound',
    contentList: async (_kind, { page }) => ({ items: [], total: 0, page }),
    accounts: async () => null,
    userConfig: async () => null,
    history: async () => null,
    couponOffer: async () => null,
    coupon: async () => null,
    payment: async () => null,
    paymentMethods: async () => null,
    payments: async () => null,
    paymentRequests: async () => null,
    secureData: async () => ({ ok: false, status: 0, title: 'unavailable' }),
    termsStatus: async () => null,
    officeSettings: async () => null,
    saveSetting: async () => ({ ok: true, data: null }),
    saveDisallowedSports: async () => ({ ok: true, data: null }),
    promoCodes: async () => ({ items: [], total: 0, page: 1 }),
    points: async () => null,
    cashback: async () => null,
    rewards: async () => null,
    limits: async () => null,
    availableLimits: async () => null,
    excludeReasons: async () => null,
    realityCheck: async () => null,
    removeLimit: async () => ({ ok: false, status: 0, title: 'unavailable', body: null }),
    ownMessages: async () => ({ items: [], total: 0, page: 1 }),
    activateAccount: async () => ({ ok: true, data: null }),
    addAccount: async () => ({ ok: true, data: null }),
    removeAccount: async () => ({ ok: true, data: null }),
    confirmTerms: async () => ({ ok: false, status: 0, title: 'unavailable', body: null }),
    post: async () => ({ ok: false, status: 0, title: 'unavailable', body: null }),
    send: async () => ({ ok: false, status: 0, title: 'unavailable', body: null }),
    security: async () => null,
    personalData: async () => null,
    ...change,
  }
}

/** The context of a visit of `path` (after the language). */
export function contextOf(
  path: string,
  origin: Origin,
  { lang = 'en', player = null as Visit['player'] } = {},
): PageContext {
  const url = new URL(`https://edgebook.test/${lang}${path}`)
  return {
    visit: {
      request: new Request(url),
      url,
      path: url.pathname.slice(3),
      lang,
      urlLang: lang,
      route: null,
      cookie: () => undefined,
      player,
      isBot: false,
      isMobile: false,
      isMobileView: false,
      isHiddenTablet: false,
      kind: 'document',
      previous: null,
      country: 'DE',
      display: DEFAULT_DISPLAY,
      nonce: 'n',
      requestId: 'r',
    },
    config: {
      ...MINIMAL_CONFIG,
      availableRoutes: ALL_AVAILABLE_ROUTES,
      isRegistrationAllowed: true,
      currencies: ['EUR', 'USD'],
      contacts: { email: 'help@edgebook.test' },
    },
    t: translator(lang),
    origin,
    read: async () => null,
    href: (name, params) => href(lang, name, params),
    withMedia: true,
    maintenance: async () => null,
    form: () => ({ action: url.pathname, csrf: 'token', key: '00000000-0000-4000-8000-000000000000' }),
  }
}

/** The same visit under another config. */
export const withConfig = (ctx: PageContext, change: Partial<PageContext['config']>): PageContext => ({
  ...ctx,
  config: { ...ctx.config, ...change },
})
