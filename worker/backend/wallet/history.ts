import * as v from 'valibot'
import type { PlacedCoupon } from '../../../shared/api/coupon.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import type { LedgerRow, WalletApi } from './api.ts'
import { readCoupons } from './coupons.ts'
import { pendingCoupons } from './held.ts'
import { placedOf } from './placed-of.ts'
import { count, rows, type Sql, type SqlValue } from './sql.ts'

const COUPONS = 50
/** Transactions of a page of the ledger, some 2 MB with two or three postings each. */
const TRANSACTIONS = 5000

/** One of the wallet's coupons, also one that waits for its decision; null when there is none of this id. */
export function coupon(sql: Sql, id: number, now: number): PlacedCoupon | null {
  const [found] = readCoupons(sql, 'WHERE id = ?', id)
  return found ? placedOf(found, now) : (pendingCoupons(sql).find((waiting) => waiting.id === id) ?? null)
}

/** Statuses under which a coupon that waits for its decision is listed. */
const WAITING: readonly (string | undefined)[] = [undefined, 'open', 'pending']
const CONDITIONS: Readonly<Record<string, string>> = {
  settled: "status NOT IN ('open', 'refused')",
}

/**
 * Coupons newest first, 50 a page, on the first page after those that wait for their decision; `from` and `to` (exclusive) are milliseconds
 * of placing, `settled` stands for every status of a coupon that was taken and is not open.
 */
export function history(
  sql: Sql,
  { from, to, status, page, now }: Parameters<WalletApi['history']>[0],
): Awaited<ReturnType<WalletApi['history']>> {
  const conditions: [string, SqlValue][] = []
  if (from !== undefined) conditions.push(['placed_at >= ?', from])
  if (to !== undefined) conditions.push(['placed_at < ?', to])
  const special = status && CONDITIONS[status]
  if (status !== undefined && !special) conditions.push(['status = ?', status])
  const where = ['WHERE 1 = 1', ...(special ? [special] : []), ...conditions.map(([text]) => text)].join(' AND ')
  const params = conditions.map(([, value]) => value)
  const found = readCoupons(sql, `${where} ORDER BY n DESC LIMIT ${COUPONS} OFFSET ${(page - 1) * COUPONS}`, ...params)
  const waiting = WAITING.includes(status)
    ? pendingCoupons(sql).filter(({ placedAt }) => {
        const at = Date.parse(placedAt)
        return at >= (from ?? at) && (to === undefined || at < to)
      })
    : []
  return {
    items: [...(page === 1 ? waiting : []), ...found.map((c) => placedOf(c, now))],
    total: count(sql, `SELECT COUNT(*) AS n FROM coupon ${where}`, ...params) + waiting.length,
    page,
  }
}

const posting = v.object({
  tx: v.number(),
  seq: v.number(),
  account: v.string(),
  amount: v.number(),
  currency: v.string(),
  kind: v.string(),
  ref: v.string(),
  at: v.number(),
})

/** Every posting in the order of booking. A page ends with a whole transaction, so that each sums to zero; `total` counts postings. */
export function ledger(sql: Sql, page: number): { items: LedgerRow[]; total: number; page: number } {
  const items = rows(
    sql,
    posting,
    'SELECT tx, seq, account, amount, currency, kind, ref, at FROM posting WHERE tx > ? AND tx <= ? ORDER BY seq',
    (page - 1) * TRANSACTIONS,
    page * TRANSACTIONS,
  )
  return {
    items: items.map((p) => ({ ...p, amount: formatMoney(p.amount, p.currency), at: new Date(p.at).toISOString() })),
    total: count(sql, 'SELECT COUNT(*) AS n FROM posting'),
    page,
  }
}
