import { type OwnPayment, paymentsCsv } from '../../../../../shared/api/payments.ts'
import { DIRECTIONS, type Direction, STATUSES, type Status } from '../../../../../shared/domain/payments/states.ts'
import { Note } from '../../../../../shared/ui/parts/notice.tsx'
import { Pagination } from '../../../../../shared/ui/parts/pagination.tsx'
import style from '../../../../../shared/ui/payments/payments.css?inline'
import type { Page, PageContext } from '../../../page.ts'
import { Unavailable } from '../../shell/unavailable.tsx'
import { boundsOf, filterOf as daysOf } from '../history-filter.ts'
import { OfficeScreen, officeHead } from '../screen.tsx'
import { cancelBy, PaymentRow } from './payment-row.tsx'

const PAGE_SIZE = 50

interface Filter {
  page: number
  status: Status | undefined
  direction: Direction | undefined
  from: string | undefined
  to: string | undefined
}
interface HistoryData {
  filter: Filter
  list: { items: OwnPayment[]; total: number } | null
}

function filterOf(query: URLSearchParams): Filter {
  const { page, from, to } = daysOf(query)
  return {
    page,
    from,
    to,
    status: STATUSES.find((status) => status === query.get('status')),
    direction: DIRECTIONS.find((direction) => direction === query.get('direction')),
  }
}

/** The query that says a filter; empty for all payments. */
function queryOf({ page, ...rest }: Filter): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

/** Office, payment history: what came in and went out, newest first, by direction, status and day; and its file. */
export const paymentHistoryPage: Page<HistoryData> = {
  style,
  load: async ({ origin, visit }) => {
    const filter = filterOf(visit.url.searchParams)
    const { page, status, direction } = filter
    const list = await origin.payments({ page, status, direction, ...boundsOf(filter, visit.display.tzo) })
    return { kind: 'data', data: { filter, list }, ...(list === null && { status: 503 }) }
  },
  view: ({ filter, list }, ctx) => {
    const { t, href } = ctx
    const isFiltered = queryOf({ ...filter, page: 1 }) !== ''
    return (
      <OfficeScreen
        ctx={ctx}
        section="historyPay"
        title="payments_history_title"
        count={list !== null && list.total > 0 ? t('payments_count', { count: list.total }) : undefined}
      >
        <Filters ctx={ctx} filter={filter} />
        {list === null && <Unavailable ctx={ctx} />}
        {list?.items.length === 0 && (
          <Note title={t('payments_empty')} text={t(isFiltered ? 'payments_empty_filter' : 'payments_empty_text')}>
            <a className="btn btn-main" href={href('recharge')}>
              {t('payments_to_deposit')}
            </a>
          </Note>
        )}
        {list !== null && list.items.length > 0 && (
          <ul className="rows wallets box card">
            {list.items.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} ctx={ctx} csrf={ctx.form().csrf} />
            ))}
          </ul>
        )}
        {list !== null && (
          <Pagination
            t={t}
            page={filter.page}
            pages={Math.ceil(list.total / PAGE_SIZE)}
            link={(page) => href('historyPay') + queryOf({ ...filter, page })}
          />
        )}
      </OfficeScreen>
    )
  },
  head: (_data, ctx) => officeHead(ctx, 'payments_history_title', 'payments_history_description'),
  post: async (form, ctx) => ({
    kind: 'redirect',
    status: 303,
    to: `${ctx.href('historyPay')}?notice=${form.get('action') === 'cancel' ? await cancelBy(form, ctx) : 'main_query_error'}`,
  }),
}

function Filters({ ctx, filter }: { ctx: PageContext; filter: Filter }) {
  const { t, href, visit } = ctx
  const { status, direction, from, to } = filter
  const link = (change: Partial<Filter>) => href('historyPay') + queryOf({ ...filter, page: 1, ...change })
  const chip = (text: string, change: Partial<Filter>, isCurrent: boolean) => (
    <a key={text} className="chip" href={link(change)} aria-current={isCurrent ? 'true' : undefined}>
      {text}
    </a>
  )
  const file = new URLSearchParams({
    ...(status && { status }),
    ...(direction && { direction }),
    ...boundsOf(filter, visit.display.tzo),
    lang: t.lang,
    tz: String(visit.display.tzo),
  })
  return (
    <>
      <nav className="scroll" aria-label={t('payments_filter_direction')}>
        {[undefined, ...DIRECTIONS].map((each) =>
          chip(t(each ? `payments_direction_${each}` : 'payments_filter_all'), { direction: each }, each === direction),
        )}
      </nav>
      <nav className="scroll" aria-label={t('payments_filter')}>
        {[undefined, ...STATUSES].map((each) =>
          chip(t(each ? `payments_status_${each}` : 'payments_filter_all'), { status: each }, each === status),
        )}
      </nav>
      <form className="bet-days" action={href('historyPay')} aria-label={t('payments_period')}>
        {status && <input type="hidden" name="status" value={status} />}
        {direction && <input type="hidden" name="direction" value={direction} />}
        <label>
          {t('history_from')} <input className="input" type="date" name="from" defaultValue={from} />
        </label>
        <label>
          {t('history_to')} <input className="input" type="date" name="to" defaultValue={to} />
        </label>
        <button type="submit" className="btn">
          {t('history_filter_apply')}
        </button>
        <a className="btn" href={`${paymentsCsv.path}?${file}`} download="">
          {t('history_csv')}
        </a>
        <a className="link" href={href('paymentRequests')}>
          {t('payments_requests_title')}
        </a>
      </form>
    </>
  )
}
