import { isInMaintenance } from '../domain/maintenance/is-on.ts'
import { href } from '../routes/href.ts'
import type { RouteName } from '../routes/table.ts'
import { blockPage, CARRIES_QUERY, GEO, STATUS_PAGES } from './block-pages.ts'
import { type Decision, type Guard, type GuardCookie, type GuardFacts, type GuardVisit, NEXT } from './decision.ts'

/** A visitor who was just sent away from a status page; sent back there at once he would go round in circles, so he sees it in place. */
export const RETURNED = 'status_left'
const RETURNED_SECONDS = 15

/** What a visitor may open whatever the block check would say, when it does not answer: to read the rules, to protect himself, to be paid. */
const MONEY_IN: ReadonlySet<RouteName> = new Set(['payment', 'recharge'])
const NO_PLAY: ReadonlySet<RouteName> = new Set(['home', 'results', 'champsResults', 'statistic', 'statisticPopup'])

/** Does an unanswered block check shut this page (decisions.md, block check)? */
function isShut({ route }: GuardVisit, facts: GuardFacts): boolean {
  if (facts.late.block !== null || facts.blockFailMode === 'open' || !route) return false
  if (facts.blockFailMode === 'maintenance' || route.name === 'maintenance') return true
  const isPlay = (route.app === 'sports' || route.app === 'casino') && !NO_PLAY.has(route.name)
  return isPlay || MONEY_IN.has(route.name)
}

/** The page that this visitor is to see instead of every other one; null when there is none. */
function statusPage(
  visit: GuardVisit,
  facts: GuardFacts,
): { page: RouteName; status: 403 | 451 | 503; query: string; inPlace?: true } | null {
  const maintenance = { page: 'maintenance', status: 503, query: '' } as const
  if ([facts.late.maintenance, facts.maintenance].some((flag) => isInMaintenance(flag, visit.now))) return maintenance
  // For a moment only: whoever was sent away would find back to the first page, and not to his own.
  if (isShut(visit, facts)) return { ...maintenance, inPlace: true }
  const { block } = facts.late
  const isLifted = block?.templateTypeId === GEO && facts.isGeoForceOffAllowed && visit.cookie('geo-force-off') === '1'
  if (block?.displayTypeId === 1 && !isLifted)
    return {
      ...blockPage(block.templateTypeId),
      query: block.templateTypeId === CARRIES_QUERY ? visit.search : '',
    }
  // Anybody can set this cookie: it shows its owner the page, and hides no block.
  return visit.cookie('maintenance') === '1' ? maintenance : null
}

/**
 * Maintenance and blocks (spec §4). People are sent to the page that says so, and back from it when there is nothing to say; a crawler gets
 * that page in place of the asked one, with 503, 403 or 451; so does everybody while the block check does not answer (S8.11).
 */
export const blocked: Guard = (visit, facts): Decision => {
  const name = visit.route?.name
  const shown = statusPage(visit, facts)
  if (!shown) {
    if (name === undefined || (name !== 'maintenance' && !STATUS_PAGES.has(name))) return NEXT
    const marker: GuardCookie = { name: RETURNED, value: '1', maxAge: RETURNED_SECONDS }
    return { kind: 'redirect', to: `/${visit.lang}/`, status: 302, cookies: [marker] }
  }
  // An appeal against a block is made where the block is told.
  if (name === shown.page || (name === 'blockAppealHistory' && shown.page !== 'maintenance')) return NEXT
  const { page, status, query, inPlace } = shown
  if (inPlace || visit.isBot || visit.cookie(RETURNED) === '1')
    return { kind: 'render', page, layout: page === 'maintenance' ? 'maintenance' : 'empty', status }
  return { kind: 'redirect', to: `${href(visit.lang, page)}${query}`, status: 302 }
}
