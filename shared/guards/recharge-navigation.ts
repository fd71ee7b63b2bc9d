import { href } from '../routes/href.ts'
import { type Guard, NEXT, redirectTo } from './decision.ts'

/**
 * Where recharge is a modal it has no direct address: whoever comes from no page of ours is led to his account, unless the site
 * has an address for after the registration (spec §5).
 */
export const rechargeNavigation: Guard = (visit, facts) =>
  visit.route?.name === 'recharge' &&
  facts.rechargeModal &&
  facts.afterRegistrationRedirectUrl === null &&
  visit.previous === null
    ? redirectTo(href(visit.lang, 'account'))
    : NEXT
