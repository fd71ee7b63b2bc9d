import * as v from 'valibot'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import {
  DIRECTIONS,
  isUnderWay,
  STATUSES,
  type Status,
  type StoredStatus,
} from '../../../shared/domain/payments/states.ts'
import { enqueue } from './outbox.ts'
import type { Flag, Payment, PaymentQuery } from './payments-api.ts'
import { count, row, rows, type Sql, type SqlValue } from './sql.ts'

const PAGE = 50
/** Payments that one player may make: the last six digits of a payment's id count them. */
const MOST = 1_000_000

/** The player whose wallet has the payment of this id. */
export const payerOf = (paymentId: number): number => Math.floor(paymentId / MOST)

const flag = v.picklist(['over_limit', 'late', 'review', 'unverified'] satisfies Flag[])
const stored = v.object({
  n: v.number(),
  id: v.number(),
  user_id: v.number(),
  direction: v.picklist(DIRECTIONS),
  account_id: v.number(),
  currency: v.string(),
  amount: v.number(),
  method_id: v.number(),
  method: v.string(),
  provider: v.string(),
  status: v.picklist(STATUSES),
  flags: v.pipe(v.string(), v.parseJson(), v.array(flag)),
  request_hash: v.string(),
  created_at: v.number(),
  expires_at: v.nullable(v.number()),
  decided_at: v.nullable(v.number()),
})
export type PaymentRow = v.InferOutput<typeof stored>

/** A deposit that was not paid in time has expired, whatever is stored. */
export const statusOf = ({ status, expires_at }: PaymentRow, now: number): Status =>
  isUnderWay(status) && expires_at !== null && now >= expires_at ? 'expired' : status

export const paymentOf = (found: PaymentRow, now: number): Payment => ({
  id: found.id,
  userId: found.user_id,
  direction: found.direction,
  accountId: found.account_id,
  currency: found.currency,
  amount: found.amount,
  methodId: found.method_id,
  method: found.method,
  provider: found.provider,
  status: statusOf(found, now),
  flags: found.flags,
  createdAt: found.created_at,
  expiresAt: found.expires_at,
  decidedAt: found.decided_at,
})

export const paymentRow = (sql: Sql, id: number): PaymentRow | null =>
  row(sql, stored, 'SELECT * FROM payment WHERE id = ?', id)
export const rowByKey = (sql: Sql, key: string): PaymentRow | null =>
  row(sql, stored, 'SELECT * FROM payment WHERE key = ?', key)

type Fresh = Omit<PaymentRow, 'n' | 'id' | 'status' | 'decided_at'> & { key: string }

/** Writes a new payment; its id says whose it is. Null when the player has made too many. */
export function addPayment(sql: Sql, fresh: Fresh): PaymentRow | null {
  const n = count(sql, 'SELECT COALESCE(MAX(n), 0) + 1 AS n FROM payment')
  if (n >= MOST) return null
  const id = fresh.user_id * MOST + n
  sql.exec(
    `INSERT INTO payment (n, id, user_id, direction, account_id, currency, amount, method_id, method, provider, status, flags, key, request_hash, created_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'created', ?, ?, ?, ?, ?)`,
    n,
    id,
    fresh.user_id,
    fresh.direction,
    fresh.account_id,
    fresh.currency,
    fresh.amount,
    fresh.method_id,
    fresh.method,
    fresh.provider,
    JSON.stringify(fresh.flags),
    fresh.key,
    fresh.request_hash,
    fresh.created_at,
    fresh.expires_at,
  )
  const { key: _key, ...kept } = fresh
  return { ...kept, n, id, status: 'created', decided_at: null }
}

/** Moves a payment on and tells the house of it; `flags` are added to those that are there. */
export function movePayment(
  sql: Sql,
  before: PaymentRow,
  status: StoredStatus,
  now: number,
  flags: readonly Flag[] = [],
): PaymentRow {
  const after: PaymentRow = {
    ...before,
    status,
    flags: [...new Set([...before.flags, ...flags])],
    decided_at: isUnderWay(status) ? null : (before.decided_at ?? now),
  }
  sql.exec(
    'UPDATE payment SET status = ?, flags = ?, decided_at = ? WHERE id = ?',
    after.status,
    JSON.stringify(after.flags),
    after.decided_at,
    after.id,
  )
  tellPayment(sql, after, now)
  return after
}

/** Puts the payment as it stands into the outbox. */
export function tellPayment(sql: Sql, found: PaymentRow, now: number): void {
  const { userId, amount, accountId: _a, methodId: _m, decidedAt: _d, ...payment } = paymentOf(found, now)
  enqueue(sql, {
    userId,
    at: new Date(now).toISOString(),
    kind: 'payment',
    payment: { ...payment, amount: formatMoney(amount, found.currency) },
  })
}

/** Deposits that are still on their way, by currency (safer-play.md 1.3: they count against the limits like paid ones). */
export const inFlight = (sql: Sql, now: number) =>
  rows(
    sql,
    v.object({ currency: v.string(), n: v.nullable(v.number()), first: v.nullable(v.number()) }),
    `SELECT currency, MIN(created_at) AS first, SUM(amount) AS n FROM payment
     WHERE direction = 'deposit' AND status IN ('created', 'pending') AND expires_at > ? GROUP BY currency`,
    now,
  )

/** One of the player's payments; null for one that is not there. */
export function payment(sql: Sql, id: number, now: number): Payment | null {
  const found = paymentRow(sql, id)
  return found && paymentOf(found, now)
}

/** Which rows a status on the wire means at a moment. */
function ofStatus(status: Status, now: number): readonly [string, SqlValue[]] {
  if (status === 'expired') return ["status IN ('created', 'pending') AND expires_at <= ?", [now]]
  if (status === 'created' || status === 'pending')
    return ['status = ? AND (expires_at IS NULL OR expires_at > ?)', [status, now]]
  return ['status = ?', [status]]
}

/** The player's payments, the newest first, 50 a page; `from` and `to` (exclusive) are milliseconds of asking. */
export function payments(sql: Sql, { from, to, status, direction, page, now }: PaymentQuery) {
  const conditions: (readonly [string, SqlValue[]])[] = []
  if (from !== undefined) conditions.push(['created_at >= ?', [from]])
  if (to !== undefined) conditions.push(['created_at < ?', [to]])
  if (direction !== undefined) conditions.push(['direction = ?', [direction]])
  if (status !== undefined) conditions.push(ofStatus(status, now))
  const where = ['1 = 1', ...conditions.map(([text]) => text)].join(' AND ')
  const params = conditions.flatMap(([, values]) => values)
  const found = rows(
    sql,
    stored,
    `SELECT * FROM payment WHERE ${where} ORDER BY n DESC LIMIT ${PAGE} OFFSET ${(page - 1) * PAGE}`,
    ...params,
  )
  return {
    items: found.map((each) => paymentOf(each, now)),
    total: count(sql, `SELECT COUNT(*) AS n FROM payment WHERE ${where}`, ...params),
    page,
  }
}
