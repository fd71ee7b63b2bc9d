import { href } from '../routes/href.ts'
import type { RouteName } from '../routes/table.ts'
import { type Guard, NEXT, redirectTo } from './decision.ts'

/** Routes of bonuses and of offers, the same pages under two names (spec §2). */
const PAIRS: readonly (readonly [bonus: RouteName, offer: RouteName])[] = [
  ['bonuses', 'bonusesOffers'],
  ['bonus', 'bonusOffer'],
  ['bonusPartner', 'bonusOfferPartner'],
  ['bonusesGames', 'bonusesOffersGames'],
  ['bonusRules', 'bonusOfferRules'],
]
const toOffer = new Map(PAIRS)
const toBonus = new Map(PAIRS.map(([bonus, offer]) => [offer, bonus] as const))

/** Is this one of the pages that stand under their other name? */
export const isSwapped = (name: RouteName, promoBonusToOffer: boolean): boolean =>
  (promoBonusToOffer ? toOffer : toBonus).has(name)

/** Swaps bonus and offer pages as `promoBonusToOffer` says (spec §5). */
export const bonusPage: Guard = (visit, facts) => {
  const { route } = visit
  const other = route && (facts.promoBonusToOffer ? toOffer : toBonus).get(route.name)
  return route && other ? redirectTo(href(visit.lang, other, route.params) + visit.search) : NEXT
}
