import fc from 'fast-check'
import { expect, it } from 'vitest'
import { offerId } from '../../../shared/domain/cash-out/offer.ts'
import { open } from '../../../worker/backend/wallet/accounts.ts'
import { audit } from '../../../worker/backend/wallet/audit.ts'
import { couponsOf, offerOf, sell } from '../../../worker/backend/wallet/cash-out.ts'
import { credit } from '../../../worker/backend/wallet/credit.ts'
import { balanceOf } from '../../../worker/backend/wallet/journal.ts'
import { place } from '../../../worker/backend/wallet/place.ts'
import { applyResult } from '../../../worker/backend/wallet/settle.ts'
import { nodeWallet } from '../wallet/node-sql.ts'
import { accepted, cancelled, placing, quote, reopened, settled, T0, USER } from '../wallet/samples.ts'

const rules = { types: [0, 1], margin: 500, offerMs: 8000, minRest: 20 }
const MONEY = 1_000_000

const step = fc.oneof(
  fc.record({
    do: fc.constant('sell' as const),
    part: fc.integer({ min: 1, max: 10_000 }),
    now: fc.integer({ min: 1001, max: 9000 }),
  }),
  fc.record({ do: fc.constant('sellAll' as const), now: fc.integer({ min: 1001, max: 9000 }) }),
  fc.record({ do: fc.constant('settle' as const), statusId: fc.integer({ min: 0, max: 6 }) }),
  fc.record({ do: fc.constant('reopen' as const) }),
  fc.record({ do: fc.constant('cancel' as const) }),
)

it('whatever is sold, settled, taken back and cancelled in any order, each part of a stake is paid for once', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const wallet = nodeWallet()
      const { sql, change } = wallet
      change((s) => open(s, { userId: USER, currency: 'EUR' }))
      change((s) => credit(s, { accountId: null, amount: '10000.00', reference: 'start', requestId: 'r', now: T0 }))
      const answer = accepted(change((s) => place(s, placing([quote(1, 2500)], '100.00'), () => 77)))
      expect(answer.status).toBe(201)
      const state = () => {
        const [found] = couponsOf(sql, [77])
        if (!found) throw new Error('the coupon stays')
        return found
      }
      let version = 0
      let key = 0
      for (const each of steps) {
        version++
        if (each.do === 'settle') change((s) => applyResult(s, settled(1, version, each.statusId), T0))
        else if (each.do === 'reopen') change((s) => applyResult(s, reopened(1, version), T0))
        else if (each.do === 'cancel') change((s) => applyResult(s, cancelled(1, version), T0))
        else {
          const quotes = [quote(1, each.now)]
          const { offer } = offerOf(state(), quotes, rules, T0)
          const before = state().coupon
          const sold = change((s) =>
            sell(s, {
              couponId: 77,
              offerId: offer?.id ?? offerId({ stake: before.stake, amount: 1, expires: T0 + 1 }),
              amount: each.do === 'sell' ? (each.part / 100).toFixed(2) : null,
              key: `sale-${++key}`,
              requestHash: 'h',
              quotes,
              rules,
              requestId: 'r',
              now: T0,
            }),
          )
          if (before.status !== 'open') expect(sold.ok).toBe(false)
          if (!sold.ok) expect(state().coupon).toEqual(before)
        }
        const { coupon } = state()
        // Running and sold make up what was staked; a coupon sold as a whole keeps its last part as its stake.
        expect(coupon.sold_stake + (coupon.status === 'sold' ? 0 : coupon.stake)).toBe(10_000)
        const running = coupon.status === 'sold' ? 0 : (coupon.payout ?? 0)
        const own = balanceOf(sql, 'player:main', 'EUR') + balanceOf(sql, 'player:debt', 'EUR')
        expect(own).toBe(MONEY - 10_000 + coupon.sold_paid + running)
        expect(audit(sql)).toEqual([])
      }
    }),
    { numRuns: 60 },
  )
}, 60_000)
