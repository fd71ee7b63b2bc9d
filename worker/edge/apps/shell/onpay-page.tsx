import * as v from 'valibot'
import { type PaymentStatus, type PaymentView, paymentId } from '../../../../shared/api/payments.ts'
import { withCurrency } from '../../../../shared/ui/islands/coupon/amount.ts'
import type { Page, PageContext } from '../../page.ts'
import { Screen } from './screen.tsx'

type Direction = 'deposit' | 'withdraw'

/** What each status of the server shows; an expired payment is one that did not go through. */
const SHOWN = {
  created: 'pending',
  pending: 'pending',
  approved: 'approved',
  declined: 'declined',
  expired: 'declined',
  cancelled: 'cancelled',
} as const satisfies Record<PaymentStatus, string>

const RESULTS = ['success', 'fail', 'pending', 'cancel'] as const
type Result = (typeof RESULTS)[number]

interface OnpayData {
  result: Result
  payment: PaymentView | null
}

/** The payment that the provider sent the player back for: `?id=…`. */
const idOf = ({ visit }: PageContext): string | null => {
  const parsed = v.safeParse(paymentId, visit.url.searchParams.get('id'))
  return parsed.success ? parsed.output : null
}

const textsOf = (direction: Direction, { payment, result }: OnpayData, { t }: PageContext) => {
  if (payment === null)
    return { state: 'unknown', title: t(`onpay_${direction}_unknown_title`), text: t(`onpay_said_${result}`) } as const
  const state = SHOWN[payment.status]
  return { state, title: t(`onpay_${direction}_${state}_title`), text: t(`onpay_${direction}_${state}_text`) } as const
}

/**
 * Where a payment's own page sends the player back. Anybody can open this address, so its last word says only what that page said:
 * whether the money came is what the server knows, and without its word nothing is called done (money.md).
 */
export const onpayPage = (direction: Direction): Page<OnpayData> => ({
  load: async (ctx, params) => {
    const result = RESULTS.find((each) => each === params.result)
    if (!result) return { kind: 'notFound' }
    const id = idOf(ctx)
    const payment = id !== null && ctx.visit.player ? await ctx.origin.payment(id) : null
    return { kind: 'data', data: { result, payment } }
  },
  view: (data, ctx) => {
    const { t, href, visit } = ctx
    const { state, title, text } = textsOf(direction, data, ctx)
    const { payment } = data
    const isSettled = state !== 'unknown' && state !== 'pending'
    return (
      <Screen kicker={t(`onpay_${direction}`)} title={title} text={text}>
        {payment && (
          <dl className="facts" data-payment={state}>
            <div className="fact">
              <dt>{t('onpay_number')}</dt>
              <dd>{payment.id}</dd>
            </div>
            {payment.amount !== undefined && (
              <div className="fact">
                <dt>{t('onpay_amount')}</dt>
                <dd>{payment.currency ? withCurrency(payment.amount, payment.currency) : payment.amount}</dd>
              </div>
            )}
          </dl>
        )}
        {payment?.flags?.includes('over_limit') && (
          <p>
            {t('payments_over_limit')}{' '}
            <a className="link" href={href('officeDeduce')}>
              {t('payments_to_withdrawal')}
            </a>
          </p>
        )}
        <div className="acts">
          {!isSettled && (
            <a className="btn" href={visit.url.pathname + visit.url.search}>
              {t('onpay_check')}
            </a>
          )}
          <a className="btn" href={href('historyPay')}>
            {t('payments_history_title')}
          </a>
          <a className="btn btn-main" href={href('account')}>
            {t('onpay_account')}
          </a>
        </div>
      </Screen>
    )
  },
  head: (data, ctx) => {
    const { title, text } = textsOf(direction, data, ctx)
    return {
      title: ctx.t('seo_title', { title, company: ctx.config.companyName }),
      description: text,
      noindex: true,
    }
  },
})
