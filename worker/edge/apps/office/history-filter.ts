import * as v from 'valibot'
import { date } from '../../../../shared/api/fields.ts'
import { pageIn } from '../../forms/page-number.ts'

/** Which coupons a history shows. Days are YYYY-MM-DD in the visitor's zone, both included. */
export interface HistoryFilter {
  page: number
  status: HistoryStatus | undefined
  from: string | undefined
  to: string | undefined
}
export const STATUSES = [
  'open',
  'settled',
  'won',
  'lost',
  'returned',
  'partial',
  'cancelled',
  'sold',
  'refused',
] as const
export type HistoryStatus = (typeof STATUSES)[number]

const DAY_MS = 86_400_000
const dayIn = (text: string | null): string | undefined => (v.is(date, text) ? text : undefined)

/** The filter of a query; what is no value of it is left out. */
export function filterOf(query: URLSearchParams): HistoryFilter {
  return {
    page: pageIn(query),
    status: STATUSES.find((status) => status === query.get('status')),
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
  }
}

/** The query that says a filter; empty for all coupons. */
export function queryOf({ page, status, from, to }: Partial<HistoryFilter>): string {
  const query = new URLSearchParams()
  if (status) query.set('status', status)
  if (from) query.set('from', from)
  if (to) query.set('to', to)
  if (page !== undefined && page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

/** The instants of a filter's days in a zone, hours east of UTC: from the first moment of `from` to the one after `to`. */
export function boundsOf({ from, to }: Pick<HistoryFilter, 'from' | 'to'>, tzo: number) {
  const start = (day: string, later = 0) => new Date(Date.parse(`${day}T00:00:00Z`) + later - tzo * 3_600_000)
  return {
    ...(from && { from: start(from).toISOString() }),
    ...(to && { to: start(to, DAY_MS).toISOString() }),
  }
}
