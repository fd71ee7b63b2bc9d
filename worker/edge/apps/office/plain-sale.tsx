import { type SaleState, sellCoupon } from '../../../../shared/api/cash-out.ts'
import type { PlacedCoupon } from '../../../../shared/api/coupon.ts'
import { withCurrency } from '../../../../shared/ui/islands/coupon/amount.ts'
import { HiddenFields } from '../../../../shared/ui/islands/fields.tsx'
import type { PlainForm } from '../../../../shared/ui/islands/props.ts'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import { idText } from '../../forms/id-text.ts'
import type { PageContext } from '../../page.ts'

/** A coupon that its player wants to sell without scripts, and what is paid for it now. */
export interface PlainSale {
  coupon: PlacedCoupon
  state: SaleState
  form: PlainForm
}

/** What `?sell=<coupon>` asks for; null when nothing is asked, or nothing is known of such a coupon. */
export async function readSale(ctx: PageContext): Promise<PlainSale | null> {
  const id = idText(ctx.visit.url.searchParams.get('sell'))
  if (id === null || !ctx.visit.player) return null
  const [coupon, state] = await Promise.all([ctx.origin.coupon(id), ctx.origin.couponOffer(id)])
  return coupon && coupon !== 'notFound' && state ? { coupon, state, form: ctx.form() } : null
}

/** Asks once more before a coupon is sold whole, at the offer that stands now; where there is none, says so. */
export function SaleQuestion({ sale, ctx }: { sale: PlainSale; ctx: PageContext }) {
  const { t, href } = ctx
  const { coupon, form } = sale
  const { offer } = sale.state
  const title = t('history_sell_title', { id: coupon.id })
  const back = (
    <a className="btn" href={href('history')}>
      {t('history_sell_keep')}
    </a>
  )
  if (!offer)
    return (
      <Note title={title} text={t('cash_out_unavailable')}>
        {back}
      </Note>
    )
  const amount = withCurrency(offer.amount, coupon.currency)
  return (
    <form className="note card" method="post" action={form.action}>
      <HiddenFields csrf={form.csrf} action="sell" />
      <input type="hidden" name="coupon" value={coupon.id} />
      <input type="hidden" name="offer" value={offer.id} />
      <input type="hidden" name="key" value={form.key} />
      <h2>{title}</h2>
      <p>
        {t('history_sell_gives')}: <b>{amount}</b>
      </p>
      <p>{t('history_sell_until', { seconds: Math.round(offer.seconds) })}</p>
      <div className="acts">
        {back}
        <button type="submit" className="btn btn-main">
          {t('history_sell_confirm', { amount })}
        </button>
      </div>
    </form>
  )
}

/**
 * Sells as the form says, by the call that the browser's history uses; gives the query to answer 303 with. A refusal asks again with the offer of
 * then. After an unknown outcome nothing is lost by another press: a coupon that was sold whole has no offer.
 */
export async function sellForm(form: URLSearchParams, { origin }: PageContext): Promise<URLSearchParams> {
  const id = idText(form.get('coupon'))
  if (id === null) return new URLSearchParams({ notice: 'main_not_found' })
  const answer = await origin.post(
    sellCoupon.path.replace(':id', id),
    { offerId: form.get('offer') ?? '' },
    { 'idempotency-key': form.get('key') ?? '' },
  )
  if (answer.ok) return new URLSearchParams({ notice: 'sold' })
  return new URLSearchParams({ sell: id, notice: answer.status === 0 ? 'main_outcome_unknown' : answer.title })
}
