import { ERRORS } from '../../../shared/errors/catalogue.ts'
import type { TextKey } from '../../../shared/i18n/keys.ts'
import type { Translate } from '../../../shared/i18n/translate.ts'
import type { Notice } from '../../../shared/ui/islands/props.ts'

/** What was done, by the word that a form's answer leaves in the query. */
const DONE = new Map<string, TextKey>([
  ['saved', 'main_save_success'],
  ['consent', 'consent_saved'],
  ['sold', 'office_sold'],
  ['placed', 'coupon_placed'],
  ['bought', 'points_bought'],
  ['added', 'office_account_added'],
  ['removed', 'office_account_removed'],
  ['limit-saved', 'limits_saved'],
  ['limit-asked', 'limits_asked'],
  ['limit-break', 'limits_timeout_set'],
  ['limit-seen', 'limits_now_seen'],
  ['payment-asked', 'payments_asked'],
  ['payment-cancelled', 'payments_cancelled'],
  ['password-changed', 'security_password_done'],
  ['request-sent', 'payments_request_sent'],
  ['payout-asked', 'payout_done'],
  ['excluded', 'limits_excluded'],
  ['account-closed', 'closure_done'],
  ['responsible_gaming_confirm_limit_success', 'responsible_gaming_confirm_limit_success'],
  ['responsible_gaming_cancel_limit_success', 'responsible_gaming_cancel_limit_success'],
])

/** What went wrong: titles of the catalogue, and words of the forms themselves. */
const FAILED: ReadonlySet<string> = new Set([
  ...Object.values(ERRORS).map((error) => error.title),
  'responsible_gaming_confirm_limit_error',
  'responsible_gaming_cancel_limit_error',
  'limits_bad_value',
  'limits_must_agree',
  'limits_test_wrong',
  'limits_test_over',
  'payments_request_empty',
  'payout_nothing',
  'payment_secure_empty',
])
/** Is there a text for this title of an error? */
export const isTold = (title: string): title is TextKey => FAILED.has(title)

/** What a plain form left to say in the query (`?notice=placed`, or an error's title); anything else says nothing. */
export function noticeOf(key: string | null, t: Translate): Notice | null {
  if (key === null) return null
  const done = DONE.get(key)
  if (done) return { id: 'form', kind: 'done', text: t(done) }
  const account = /^account-([1-9][0-9]{0,17})$/.exec(key)?.[1]
  if (account !== undefined) return { id: 'form', kind: 'done', text: t('main_account_will_set', { id: account }) }
  return isTold(key) ? { id: 'form', kind: 'error', text: t(key) } : null
}
