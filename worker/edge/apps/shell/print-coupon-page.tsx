import type { PlacedCoupon } from '../../../../shared/api/coupon.ts'
import { CouponCard } from '../../../../shared/ui/islands/history/card.tsx'
import { idText } from '../../forms/id-text.ts'
import type { Page } from '../../page.ts'
import { shownCoupon } from '../office/shown-coupon.ts'
import { voidTexts } from '../office/void-texts.ts'
import { momentText, zoneText } from './maintenance-text.ts'
import { Unavailable } from './unavailable.tsx'

interface PrintData {
  id: string
  coupon: PlacedCoupon | null
  /** When this was read, ISO. */
  at: string
}

/** One of the player's own coupons on paper. Whoever it does not belong to learns nothing of it, not even that it exists. */
export const printCouponPage: Page<PrintData> = {
  load: async (ctx, { couponId }) => {
    const id = idText(couponId)
    if (id === null || !ctx.visit.player) return { kind: 'notFound' }
    const coupon = await ctx.origin.coupon(id)
    if (coupon === 'notFound') return { kind: 'notFound' }
    const data = { id, coupon, at: new Date().toISOString() }
    return { kind: 'data', data, ...(coupon === null && { status: 503 }) }
  },
  view: ({ id, coupon, at }, ctx) => {
    const { t, href, visit } = ctx
    if (coupon === null) return <Unavailable ctx={ctx} />
    return (
      <div className="print">
        <h1>{t('print_title', { id })}</h1>
        <CouponCard coupon={shownCoupon(coupon, ctx)} voids={voidTexts(ctx)} t={t} />
        <p className="hint">
          {t('print_account')}: {coupon.accountId}
        </p>
        <p className="hint">
          {t('print_note', { time: `${momentText(at, t.lang, visit.display)} (${zoneText(visit.display.tzo)})` })}
        </p>
        <div className="acts">
          <button type="button" className="btn btn-main" data-print="">
            {t('print_button')}
          </button>
          <a className="btn" href={href('history')}>
            {t('print_back')}
          </a>
        </div>
      </div>
    )
  },
  head: ({ id }, { t, config }) => ({
    title: t('seo_title', { title: t('print_title', { id }), company: config.companyName }),
    description: t('seo_history_description'),
    noindex: true,
  }),
}
