import type { BuyInput, PlaceAnswer } from './api.ts'
import { remember } from './idempotency.ts'
import { shut } from './limits-gate.ts'
import { enqueue } from './outbox.ts'
import { replay } from './place.ts'
import { bookPoints, pointBalance } from './points.ts'
import type { Sql } from './sql.ts'

/**
 * Buys a promo code for points: key, breaks, balance; then the entry, the event that issues the code and the answer are written together.
 * Call it inside one transaction. A refusal writes nothing.
 */
export function buyPromo(sql: Sql, { key, requestHash, promo, price, licence, now }: BuyInput): PlaceAnswer {
  const before = replay(sql, key, requestHash)
  if (before) return before
  const closed = shut(sql, 'play', { now, licence })
  if (closed) return closed
  const have = pointBalance(sql)
  if (have < price) return { ok: false, error: 'pointsShort', data: { points: Math.max(0, have), price } }
  bookPoints(sql, { kind: 'purchase', ref: promo.code, points: -price, now })
  enqueue(sql, { userId: promo.userId, at: new Date(now).toISOString(), kind: 'promo', promo })
  const { userId: _, ...shown } = promo
  const body = JSON.stringify({ data: { ...shown, price, points: have - price } })
  remember(sql, key, requestHash, 201, body, now)
  return { ok: true, status: 201, body, replayed: false }
}
