import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import type { PlacedCoupon } from '../../../shared/api/coupon.ts'
import type { Env } from '../../../worker/backend/env.ts'
import type { SentEvent } from '../../../worker/backend/wallet/events.ts'
import { arrive, sent } from './arrive.ts'

const bindings = env as unknown as Env
const at = '2026-06-01T12:00:00.000Z'
let users = 800_000

const couponOf = (id: number, more: Partial<PlacedCoupon> = {}): PlacedCoupon => ({
  id,
  accountId: 1,
  amount: '10.00',
  currency: 'EUR',
  bets: [],
  changeCoefAction: 0,
  coef: '1.85',
  coefViewId: 0,
  prepaidAmount: null,
  refId: null,
  systemValue: null,
  typeId: 0,
  userId: 1,
  status: 'open',
  possibleWin: '18.50',
  placedAt: at,
  ...more,
})
const event = (userId: number, seq: number, coupon: PlacedCoupon): SentEvent =>
  sent({ kind: 'coupon', eventId: `${userId}:${seq}`, seq, userId, at, coupon })
const stored = async (userId: number) =>
  (
    await bindings.DB.prepare(
      'SELECT coupon_id, seq, status, payout FROM bet_history WHERE user_id = ?1 ORDER BY coupon_id',
    )
      .bind(userId)
      .all()
  ).results

describe('events of wallets', () => {
  it('change nothing when they arrive again, and never replace a later state by an earlier one', async () => {
    const user = ++users
    const won = couponOf(1, { status: 'won', payout: '18.50', settledAt: at })
    await arrive([event(user, 2, won)])
    await arrive([event(user, 1, couponOf(1)), event(user, 2, won)])
    expect(await stored(user)).toEqual([{ coupon_id: 1, seq: 2, status: 'won', payout: '18.50' }])
    await arrive([event(user, 3, couponOf(1))])
    expect(await stored(user)).toEqual([{ coupon_id: 1, seq: 3, status: 'open', payout: null }])
  })

  it('of two players may be about coupons of the same id', async () => {
    const [a, b] = [++users, ++users]
    await arrive([
      event(a, 1, couponOf(9)),
      event(b, 1, couponOf(9, { status: 'lost', payout: '0.00', settledAt: at })),
    ])
    expect([await stored(a), await stored(b)]).toMatchObject([[{ status: 'open' }], [{ status: 'lost' }]])
  })

  it('book a credit once', async () => {
    const user = ++users
    const credit = sent({
      kind: 'credit',
      eventId: `${user}:1`,
      seq: 1,
      userId: user,
      at,
      amount: '5.00',
      currency: 'EUR',
      reference: 'x',
    })
    await arrive([credit, credit])
    await arrive([credit])
    expect(
      (await bindings.DB.prepare('SELECT amount FROM money_event WHERE user_id = ?1').bind(user).all()).results,
    ).toEqual([{ amount: '5.00' }])
  })

  it('that cannot be read do not hold up the others', async () => {
    const user = ++users
    await arrive([
      null,
      { seq: 1, payload: JSON.stringify({ kind: 'unknown', userId: user }) },
      { seq: 1, payload: '{' },
      event(user, 1, couponOf(1)),
      {
        ...event(user, 2, couponOf(2)),
        payload: JSON.stringify({ kind: 'coupon', userId: 'x', at, coupon: couponOf(2) }),
      },
    ])
    expect(await stored(user)).toHaveLength(1)
  })
})
