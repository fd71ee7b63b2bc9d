import type { AppName } from '../routes/table.ts'
import { type Guard, type GuardVisit, NEXT } from './decision.ts'

/** Set for the browser's session once the offer was decided on. */
export const OFFERED = 'identification_offer'
const PLACES: ReadonlySet<AppName> = new Set(['office', 'promo'])

/** Is this a visit on which a player on a phone may see the offer? Only then is it looked up whether there is a bonus to gain. */
export const mayOfferIdentification = (
  visit: Pick<GuardVisit, 'isMobile' | 'player' | 'route' | 'cookie' | 'kind'>,
): boolean =>
  visit.player !== null &&
  visit.route !== null &&
  PLACES.has(visit.route.app) &&
  visit.kind !== 'other' &&
  visit.isMobile &&
  visit.cookie(OFFERED) === undefined

/** Once a session a player on a phone with an identification bonus to gain sees the offer on an office or bonus page (decisions.md, guard 16). */
export const mobileIdentificationBonus: Guard = (visit, facts) => {
  const has = facts.late.identificationBonus
  if (has === null || !facts.isShowIdentification || !mayOfferIdentification(visit)) return NEXT
  const cookies = [{ name: OFFERED, value: has ? '1' : '0' }]
  return has ? { kind: 'next', effects: ['offer-identification'], cookies } : { kind: 'next', cookies }
}
