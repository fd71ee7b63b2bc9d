import type { PlacedCoupon } from '../../../../shared/api/coupon.ts'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import { Pagination } from '../../../../shared/ui/parts/pagination.tsx'
import type { Page } from '../../page.ts'
import { Unavailable } from '../shell/unavailable.tsx'
import { CouponCard } from './coupon-card.tsx'
import { OfficeNav } from './office-nav.tsx'

/** Coupons on one page of the history (api.md). */
const PAGE_SIZE = 50

interface HistoryData {
  page: number
  list: { items: PlacedCoupon[]; total: number } | null
}

const pageIn = (text: string | null): number => (text !== null && /^[1-9][0-9]{0,5}$/.test(text) ? Number(text) : 1)

/** The player's coupons, newest first, with their legs and what became of them. */
export const historyPage: Page<HistoryData> = {
  load: async (ctx) => {
    const page = pageIn(ctx.visit.url.searchParams.get('page'))
    const list = await ctx.origin.history(page)
    return { kind: 'data', data: { page, list }, ...(list === null && { status: 503 }) }
  },
  view: ({ page, list }, ctx) => {
    const { t, href } = ctx
    return (
      <>
        <div className="top">
          <h1>{t('history_title')}</h1>
          {list !== null && list.total > 0 && <span className="num">{t('count_bets', { count: list.total })}</span>}
        </div>
        <OfficeNav ctx={ctx} current="history" />
        {list === null && <Unavailable ctx={ctx} />}
        {list?.items.length === 0 && (
          <Note title={t('empty_history_title')} text={t('empty_history_text')}>
            <a className="btn btn-main" href={href('sports', { section: 'line' })}>
              {t('empty_history_button')}
            </a>
          </Note>
        )}
        {list?.items.map((coupon) => (
          <CouponCard key={coupon.id} coupon={coupon} ctx={ctx} />
        ))}
        {list !== null && (
          <Pagination
            t={t}
            page={page}
            pages={Math.ceil(list.total / PAGE_SIZE)}
            link={(number) => `${href('history')}${number > 1 ? `?page=${number}` : ''}`}
          />
        )}
      </>
    )
  },
  head: (_data, { t, config }) => ({
    title: t('seo_history_title', { company: config.companyName }),
    description: t('seo_history_description'),
    noindex: true,
  }),
}
