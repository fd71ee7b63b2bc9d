import { cancelPayment, type OwnPayment, payPayment } from '../../../../../shared/api/payments.ts'
import type { Status } from '../../../../../shared/domain/payments/states.ts'
import { withCurrency } from '../../../../../shared/ui/islands/coupon/amount.ts'
import { HiddenFields } from '../../../../../shared/ui/islands/fields.tsx'
import { dateText, timeText } from '../../../../../shared/ui/time.ts'
import { idText } from '../../../forms/id-text.ts'
import type { PageContext } from '../../../page.ts'

/** Colours of the coupons' states, by what a payment's status means. */
const LOOKS: Readonly<Record<Status, string>> = {
  created: 'open',
  pending: 'open',
  approved: 'won',
  declined: 'lost',
  expired: 'lost',
  cancelled: 'lost',
}

/** A moment in the visitor's language and zone. */
export const momentText = (iso: string, { t, visit: { display } }: PageContext): string =>
  `${dateText(iso, t.lang, display, 'date')}, ${timeText(iso, t.lang, display)}`

/** One payment: what, how much, what became of it, and what can be done about it. */
export function PaymentRow({ payment, ctx, csrf }: { payment: OwnPayment; ctx: PageContext; csrf: string }) {
  const { t, href } = ctx
  const { id, direction, status, amount, currency, method, createdAt, flags } = payment
  const isIn = direction === 'deposit'
  const canPay = isIn && isOpen(payment)
  return (
    <li className="pay-row" data-payment={id}>
      <span className="pay-what">
        <b>{t(`payments_direction_${direction}`)}</b>, <bdi>{method}</bdi>
        <small className="mu">
          <bdi>№ {id}</bdi>, <time dateTime={createdAt}>{momentText(createdAt, ctx)}</time>{' '}
          <a
            className="link"
            href={href('paymentTransactions', { topicId: isIn ? 1 : 2, transactionId: id })}
            aria-label={`${t('payments_ask_about')}: ${id}`}
          >
            {t('payments_ask_about')}
          </a>
        </small>
        {flags.includes('over_limit') && <small className="err">{t('payments_over_limit')}</small>}
      </span>
      <span className={`state state-${LOOKS[status]}`}>{t(`payments_status_${status}`)}</span>
      <b className={isIn && status === 'approved' ? 'end win' : 'end'}>
        <bdi>
          {isIn ? '+' : '−'}
          {withCurrency(amount, currency)}
        </bdi>
      </b>
      {(canPay || payment.isCancellable) && (
        <span className="pay-acts">
          {canPay && (
            <a
              className="btn btn-main"
              href={`${payPayment.path.replace(':id', String(id))}?lang=${t.lang}`}
              rel="external"
            >
              {t('payments_pay_now')}
            </a>
          )}
          {payment.isCancellable && (
            <form method="post" action={ctx.visit.url.pathname}>
              <HiddenFields csrf={csrf} action="cancel" />
              <input type="hidden" name="payment" value={id} />
              <button type="submit" className="btn">
                {t('payments_cancel')}
              </button>
            </form>
          )}
        </span>
      )}
    </li>
  )
}

/** Payments that stand under a form: those that wait. */
export const OpenPayments = ({
  title,
  payments,
  ctx,
}: {
  title: string
  payments: readonly OwnPayment[]
  ctx: PageContext
}) =>
  payments.length > 0 && (
    <section className="box card">
      <h2>{title}</h2>
      <ul className="rows wallets">
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} ctx={ctx} csrf={ctx.form().csrf} />
        ))}
      </ul>
    </section>
  )

export const isOpen = ({ status }: OwnPayment): boolean => status === 'created' || status === 'pending'

/** Cancels the payment of a form; gives the notice that tells of it. */
export async function cancelBy(form: URLSearchParams, { origin }: PageContext): Promise<string> {
  const id = idText(form.get('payment'))
  if (id === null) return 'main_not_found'
  const answer = await origin.post(cancelPayment.path.replace(':id', id), null)
  if (answer.ok) return 'payment-cancelled'
  return answer.status === 0 ? 'main_outcome_unknown' : answer.title
}
