import type { PlacedCoupon } from '../../../../shared/api/coupon.ts'
import type { TextKey } from '../../../../shared/i18n/keys.ts'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import { Pagination } from '../../../../shared/ui/parts/pagination.tsx'
import type { Page, PageContext } from '../../page.ts'
import { Island } from '../../render/island.tsx'
import { Unavailable } from '../shell/unavailable.tsx'
import { boundsOf, filterOf, type HistoryFilter, type HistoryStatus, queryOf } from './history-filter.ts'
import { type PlainSale, readSale, SaleQuestion, sellForm } from './plain-sale.tsx'
import { OfficeScreen } from './screen.tsx'
import { shownCoupon } from './shown-coupon.ts'
import { voidTexts } from './void-texts.ts'

/** Coupons on one page of the history (api.md). */
const PAGE_SIZE = 50

interface HistoryData {
  filter: HistoryFilter
  list: { items: PlacedCoupon[]; total: number } | null
  /** A coupon that is to be sold by a plain form. */
  sale: PlainSale | null
}

const CHIPS: readonly (readonly [HistoryStatus | undefined, TextKey])[] = [
  [undefined, 'history_filter_all'],
  ['open', 'history_filter_open'],
  ['settled', 'history_filter_settled'],
  ['won', 'history_status_won'],
  ['lost', 'history_status_lost'],
  ['returned', 'history_status_returned'],
  ['partial', 'history_status_partial'],
  ['cancelled', 'history_status_cancelled'],
  ['sold', 'history_status_sold'],
  ['refused', 'history_status_refused'],
]

/** The player's coupons, newest first, with their legs and what became of them. */
export const historyPage: Page<HistoryData> = {
  load: async (ctx) => {
    const filter = filterOf(ctx.visit.url.searchParams)
    const { page, status } = filter
    const [list, sale] = await Promise.all([
      ctx.origin.history({ page, status, ...boundsOf(filter, ctx.visit.display.tzo) }),
      readSale(ctx),
    ])
    return { kind: 'data', data: { filter, list, sale }, ...(list === null && { status: 503 }) }
  },
  view: ({ filter, list, sale }, ctx) => {
    const { t, href } = ctx
    const isFiltered = queryOf({ ...filter, page: 1 }) !== ''
    return (
      <OfficeScreen
        ctx={ctx}
        section="history"
        title="history_title"
        count={list !== null && list.total > 0 ? t('count_bets', { count: list.total }) : undefined}
      >
        {sale !== null && <SaleQuestion sale={sale} ctx={ctx} />}
        <Filters ctx={ctx} filter={filter} />
        {list === null && <Unavailable ctx={ctx} />}
        {list?.items.length === 0 && (
          <Note
            title={t(isFiltered ? 'empty_history_filter' : 'empty_history_title')}
            text={t(isFiltered ? 'empty_history_filter_text' : 'empty_history_text')}
          >
            <a className="btn btn-main" href={isFiltered ? href('history') : href('sports', { section: 'line' })}>
              {t(isFiltered ? 'history_filter_all' : 'empty_history_button')}
            </a>
          </Note>
        )}
        {list !== null && list.items.length > 0 && (
          <Island
            name="history"
            when="load"
            props={{
              lang: t.lang,
              coupons: list.items.map((coupon) => shownCoupon(coupon, ctx)),
              voids: voidTexts(ctx),
            }}
          />
        )}
        {list !== null && (
          <Pagination
            t={t}
            page={filter.page}
            pages={Math.ceil(list.total / PAGE_SIZE)}
            link={(page) => href('history') + queryOf({ ...filter, page })}
          />
        )}
      </OfficeScreen>
    )
  },
  head: (_data, { t, config }) => ({
    title: t('seo_history_title', { company: config.companyName }),
    description: t('seo_history_description'),
    noindex: true,
  }),
  post: async (form, ctx) =>
    form.get('action') === 'sell' && ctx.visit.player
      ? { kind: 'redirect', status: 303, to: `${ctx.href('history')}?${await sellForm(form, ctx)}` }
      : { kind: 'redirect', status: 303, to: ctx.href('history') },
}

/** Status by links, days by a plain form, and the file of what is chosen. */
function Filters({ ctx, filter }: { ctx: PageContext; filter: HistoryFilter }) {
  const { t, href, visit } = ctx
  const file = new URLSearchParams({
    ...(filter.status && { status: filter.status }),
    ...boundsOf(filter, visit.display.tzo),
    lang: t.lang,
    tz: String(visit.display.tzo),
  })
  return (
    <>
      <nav className="scroll" aria-label={t('history_filter')}>
        {CHIPS.map(([status, text]) => (
          <a
            key={text}
            className="chip"
            href={href('history') + queryOf({ ...filter, status, page: 1 })}
            aria-current={status === filter.status ? 'true' : undefined}
          >
            {t(text)}
          </a>
        ))}
      </nav>
      <form className="bet-days" action={href('history')} aria-label={t('history_period')}>
        {filter.status && <input type="hidden" name="status" value={filter.status} />}
        <label>
          {t('history_from')} <input className="input" type="date" name="from" defaultValue={filter.from} />
        </label>
        <label>
          {t('history_to')} <input className="input" type="date" name="to" defaultValue={filter.to} />
        </label>
        <button type="submit" className="btn">
          {t('history_filter_apply')}
        </button>
        <a className="btn" href={`/web-api/history/bets.csv?${file}`} download="">
          {t('history_csv')}
        </a>
      </form>
    </>
  )
}
