import * as v from 'valibot'
import { earnedPoints } from '../../../shared/domain/bonus/points.ts'
import type { WalletApi } from './api.ts'
import type { CouponRow } from './coupons.ts'
import { count, row, rows, type Sql } from './sql.ts'

const PAGE = 50
const last = v.object({ balance: v.number() })

/** Promo points of the player; below zero when points of a bet that was decided anew had been spent already. */
export const pointBalance = (sql: Sql): number =>
  row(sql, last, 'SELECT balance FROM point_entry ORDER BY n DESC LIMIT 1')?.balance ?? 0

interface Entry {
  kind: 'bet' | 'bet_back' | 'purchase' | 'round' | 'prize'
  /** Unique within its kind, so that nothing is booked twice. */
  ref: string
  couponId?: number
  points: number
  now: number
}
/** Entries are only ever added; each carries the balance that it leaves, and storage refuses a purchase that leaves less than nothing. */
export const bookPoints = (sql: Sql, { kind, ref, couponId, points, now }: Entry): void =>
  void sql.exec(
    'INSERT INTO point_entry (kind, ref, coupon_id, points, balance, at) VALUES (?, ?, ?, ?, ?, ?)',
    kind,
    ref,
    couponId ?? null,
    points,
    pointBalance(sql) + points,
    now,
  )

const known = v.object({ points: v.number(), n: v.number() })
/** The coupon's coefficient in thousandths; it may be longer than one that is typed. */
export function thousandths(coef: string): number {
  const [whole = '', decimals = ''] = coef.split('.')
  return Number(whole + decimals.padEnd(3, '0'))
}

/**
 * Follows a coupon's settlement with its points: what it has come to is booked as the difference to what it had brought, so that a result
 * that is told twice, corrected or taken back leaves exactly its own. `c` is the coupon as it is now. Call it inside the transaction of the
 * settlement.
 */
export function followPoints(sql: Sql, c: CouponRow, now: number): void {
  const { loyalty } = c.terms
  if (!loyalty) return
  const before = row(
    sql,
    known,
    'SELECT COALESCE(SUM(points), 0) AS points, COUNT(*) AS n FROM point_entry WHERE coupon_id = ?',
    c.id,
  ) ?? { points: 0, n: 0 }
  const points = earnedPoints({ status: c.status, stake: c.stake, coef: thousandths(c.coef) }, loyalty) - before.points
  if (points === 0) return
  bookPoints(sql, {
    kind: points > 0 ? 'bet' : 'bet_back',
    ref: `coupon:${c.id}:${before.n}`,
    couponId: c.id,
    points,
    now,
  })
}

const entryRow = v.object({
  n: v.number(),
  kind: v.picklist(['bet', 'bet_back', 'purchase', 'round', 'prize']),
  ref: v.string(),
  coupon_id: v.nullable(v.number()),
  points: v.number(),
  balance: v.number(),
  at: v.number(),
})

/** The balance and its entries, the latest first, 50 a page. */
export const points = (sql: Sql, page: number): Awaited<ReturnType<WalletApi['points']>> => ({
  balance: pointBalance(sql),
  items: rows(sql, entryRow, `SELECT * FROM point_entry ORDER BY n DESC LIMIT ${PAGE} OFFSET ?`, (page - 1) * PAGE).map(
    ({ n, kind, ref, coupon_id, points, at }) => ({
      id: n,
      kind,
      couponId: coupon_id,
      code: kind === 'purchase' ? ref : null,
      points,
      at: new Date(at).toISOString(),
    }),
  ),
  total: count(sql, 'SELECT COUNT(*) AS n FROM point_entry'),
  page,
})
