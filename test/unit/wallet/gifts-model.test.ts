import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import type { CouponIn } from '../../../shared/api/coupon.ts'
import { offerId } from '../../../shared/domain/cash-out/offer.ts'
import { open } from '../../../worker/backend/wallet/accounts.ts'
import type { PlaceInput } from '../../../worker/backend/wallet/api.ts'
import { audit } from '../../../worker/backend/wallet/audit.ts'
import { sell } from '../../../worker/backend/wallet/cash-out.ts'
import { nextDue, runDue } from '../../../worker/backend/wallet/conclude.ts'
import { credit } from '../../../worker/backend/wallet/credit.ts'
import { decide, expire, hold, PATIENCE_MS, pendingCoupons } from '../../../worker/backend/wallet/held.ts'
import { history } from '../../../worker/backend/wallet/history.ts'
import { balanceOf } from '../../../worker/backend/wallet/journal.ts'
import { place } from '../../../worker/backend/wallet/place.ts'
import { applyResult } from '../../../worker/backend/wallet/settle.ts'
import { rows } from '../../../worker/backend/wallet/sql.ts'
import { nodeWallet } from './node-sql.ts'
import { cancelled, couponOf, limits, placing, quote, reopened, settled, T0, USER } from './samples.ts'

const EVENTS = 6
const HOUR = 3_600_000
const house = limits({
  advance: { percent: 50, most: 5000 },
  hyper: { steps: [{ legs: 4, percent: 20 }], minStake: 100, most: 3000 },
  bonusBet: 'count',
})
const promo = { code: 'GIFT', amount: 1000, currency: 'EUR', minCoef: null, until: null }

const n = fc.integer({ min: 1, max: EVENTS })
const step = fc.oneof(
  fc.record({
    do: fc.constantFrom('place' as const, 'hold' as const),
    kind: fc.constantFrom('plain', 'prepaid', 'promo', 'hyper'),
    n,
    stake: fc.integer({ min: 20, max: 6000 }),
    part: fc.integer({ min: 1, max: 5000 }),
  }),
  fc.record({ do: fc.constant('settle' as const), n, statusId: fc.integer({ min: 0, max: 6 }) }),
  fc.record({ do: fc.constantFrom('reopen' as const, 'cancel' as const), n }),
  fc.record({ do: fc.constant('sell' as const), which: fc.nat(5), now: fc.integer({ min: 1001, max: 5000 }) }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ do: fc.constantFrom('decide' as const, 'expire' as const) }),
)
const advanceRow = v.object({ amount: v.number(), owed: v.number(), is_void: v.number() })

it('whatever is lent, given, promised, held, sold and settled in any order, the books hold and nothing is given twice', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { sql, change, tryOut } = nodeWallet()
      change((tx) => open(tx, { userId: USER, currency: 'EUR' }))
      change((tx) => credit(tx, { accountId: null, amount: '100.00', reference: 'start', requestId: 'r', now: T0 }))
      let now = T0
      let version = 0
      let ids = 1000
      const held: PlaceInput[] = []
      const newId = () => ++ids
      const quotesOf = (first: number, many: number) =>
        Array.from({ length: many }, (_, i) =>
          quote(((first + i - 1) % EVENTS) + 1, 2000, { startsAt: new Date(now + HOUR).toISOString() }),
        )
      const inputOf = (given: Extract<(typeof steps)[number], { kind: string }>): PlaceInput => {
        const quotes = quotesOf(given.n, given.kind === 'hyper' ? 4 : 1)
        const stake = given.kind === 'promo' ? 1000 : given.stake
        const amount = (stake / 100).toFixed(2)
        const more: Partial<CouponIn> = {
          ...(given.kind === 'prepaid' && { prepaidAmount: (Math.min(given.part, stake) / 100).toFixed(2) }),
          ...(given.kind === 'hyper' && { hyperBonus: true }),
          ...(given.kind === 'promo' && { promoCode: 'GIFT' }),
        }
        return placing(quotes, amount, {
          coupon: couponOf(quotes, amount, more),
          limits: house,
          now,
          ...(given.kind === 'promo' && { promo }),
        })
      }
      for (const each of steps) {
        version++
        if (each.do === 'place') change((tx) => place(tx, inputOf(each), newId))
        else if (each.do === 'hold') {
          const input = inputOf(each)
          const answer = change((tx) => hold(tx, input, { delayMs: 1000, real: 0 }, newId, tryOut))
          if (answer.ok === 'held') held.push(input)
        } else if (each.do === 'decide') {
          const input = held.shift()
          if (input) change((tx) => decide(tx, { ...input, now }, newId))
        } else if (each.do === 'expire') {
          held.splice(0)
          change((tx) => expire(tx, 1000 + PATIENCE_MS, now))
          expect(pendingCoupons(sql)).toEqual([])
        } else if (each.do === 'settle') change((tx) => applyResult(tx, settled(each.n, version, each.statusId), now))
        else if (each.do === 'reopen') change((tx) => applyResult(tx, reopened(each.n, version), now))
        else if (each.do === 'cancel') change((tx) => applyResult(tx, cancelled(each.n, version), now))
        else if (each.do === 'wait') {
          now += each.hours * HOUR
          change((tx) => runDue(tx, now))
          expect(nextDue(sql) ?? Number.POSITIVE_INFINITY).toBeGreaterThan(now - 1)
        } else if (each.do === 'sell') {
          const coupon = history(sql, { page: 1, now }).items.filter(({ status }) => status === 'open')[each.which]
          if (coupon)
            change((tx) =>
              sell(tx, {
                couponId: coupon.id,
                offerId: offerId({ stake: Math.round(Number(coupon.amount) * 100), amount: 1, expires: now + 1 }),
                amount: null,
                key: `sale-${version}`,
                requestHash: 'h',
                quotes: Array.from({ length: EVENTS }, (_, i) => quote(i + 1, each.now)),
                rules: { types: [0, 1], margin: 500, offerMs: 1000, minRest: 20 },
                requestId: 'r',
                now,
              }),
            )
        }
        expect(audit(sql)).toEqual([])
        // The house has lent what is owed, no more and no less.
        const owed = rows(sql, advanceRow, 'SELECT amount, owed, is_void FROM advance').reduce(
          (sum, a) => sum + a.owed,
          0,
        )
        expect(balanceOf(sql, 'house:advance', 'EUR') + owed).toBe(0)
        // What is held is what waits.
        const waiting = rows(sql, v.object({ stake: v.number() }), 'SELECT stake FROM held_bet')
        expect(balanceOf(sql, 'player:hold', 'EUR')).toBe(waiting.reduce((sum, { stake }) => sum + stake, 0))
        // One code gives one stake, and takes it back when the coupon is returned.
        const gifts = history(sql, { page: 1, now }).items.filter(
          ({ promoCode, status }) => promoCode && status !== 'refused',
        )
        const standing = gifts.filter(
          ({ status }) => status !== 'returned' && status !== 'cancelled' && status !== 'pending',
        )
        const bonuses = rows(sql, v.object({ amount: v.number() }), 'SELECT amount FROM hyper_bonus WHERE paid = 1')
        const given = bonuses.reduce((sum, { amount }) => sum + amount, 0) + standing.length * 1000
        expect(balanceOf(sql, 'house:bonus_cost', 'EUR') + given).toBe(0)
      }
    }),
    { numRuns: 200 },
  )

  /** A wallet whose changes can be tried out and taken back. */
})
