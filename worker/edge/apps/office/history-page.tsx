import type { PlacedCoupon } from '../../../../shared/api/coupon.ts'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import { Pagination } from '../../../../shared/ui/parts/pagination.tsx'
import type { HistoryStatus } from '../../origin/client.ts'
import type { Page, PageContext } from '../../page.ts'
import { Unavailable } from '../shell/unavailable.tsx'
import { CouponCard } from './coupon-card.tsx'
import { OfficeNav } from './office-nav.tsx'

/** Coupons on one page of the history (api.md). */
const PAGE_SIZE = 50

interface HistoryData {
  page: number
  status: HistoryStatus | undefined
  list: { items: PlacedCoupon[]; total: number } | null
}

const pageIn = (text: string | null): number => (text !== null && /^[1-9][0-9]{0,5}$/.test(text) ? Number(text) : 1)

const FILTERS = [
  [undefined, 'history_filter_all'],
  ['open', 'history_filter_open'],
  ['settled', 'history_filter_settled'],
] as const

const statusIn = (text: string | null): HistoryStatus | undefined =>
  FILTERS.map(([status]) => status).find((status) => status === text)

const linkTo = ({ href }: PageContext, status: HistoryStatus | undefined, page = 1): string => {
  const pairs = [...(status ? [`status=${status}`] : []), ...(page > 1 ? [`page=${page}`] : [])]
  return href('history') + (pairs.length > 0 ? `?${pairs.join('&')}` : '')
}

/** The player's coupons, newest first, with their legs and what became of them. */
export const historyPage: Page<HistoryData> = {
  load: async (ctx) => {
    const { searchParams } = ctx.visit.url
    const page = pageIn(searchParams.get('page'))
    const status = statusIn(searchParams.get('status'))
    const list = await ctx.origin.history(page, status)
    return { kind: 'data', data: { page, status, list }, ...(list === null && { status: 503 }) }
  },
  view: ({ page, status, list }, ctx) => {
    const { t, href } = ctx
    return (
      <>
        <div className="top">
          <h1>{t('history_title')}</h1>
          {list !== null && list.total > 0 && <span className="num">{t('count_bets', { count: list.total })}</span>}
        </div>
        <OfficeNav ctx={ctx} current="history" />
        <nav className="scroll" aria-label={t('history_filter')}>
          {FILTERS.map(([value, text]) => (
            <a
              key={text}
              className="chip"
              href={linkTo(ctx, value)}
              aria-current={value === status ? 'true' : undefined}
            >
              {t(text)}
            </a>
          ))}
        </nav>
        {list === null && <Unavailable ctx={ctx} />}
        {list?.items.length === 0 && (
          <Note title={t('empty_history_title')} text={t(status ? 'empty_history_filter' : 'empty_history_text')}>
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
            link={(number) => linkTo(ctx, status, number)}
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
