import { href } from '../routes/href.ts'
import { type Guard, NEXT, redirectTo } from './decision.ts'

/** The bonus `slot_first_deposit` lives in the casino, where that redirect is on (spec §5). */
export const slotFirstDeposit: Guard = ({ route, lang, search }, facts) =>
  facts.isSlotFirstDepositRedirect &&
  (route?.name === 'bonus' || route?.name === 'bonusOffer') &&
  route.params.id === 'slot_first_deposit'
    ? redirectTo(href(lang, 'slotFirstDeposit') + search, 301)
    : NEXT
