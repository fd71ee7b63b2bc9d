import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { couponType } from '../../../shared/api/coupon.ts'
import { COUPON_TYPES } from '../../../shared/domain/coupon/types.ts'
import type { CouponLeg, Terms } from '../../../shared/domain/settlement/returns.ts'
import { audit } from '../../../worker/backend/wallet/audit.ts'
import { legsOf } from '../settlement/legs.ts'
import { WORKED } from '../settlement/worked.ts'
import { accepted, limits, reopened, settled } from './samples.ts'
import { cents, placingOf, wallet } from './wallet.ts'

const START = 1_000_000

/** The coupon on the wire of a worked number. */
const couponOf = (typeId: number, stake: number, { k, stakes = [] }: Terms) => ({
  typeId: v.parse(couponType, typeId),
  amount: cents(stake),
  ...(k !== undefined && { systemValue: k }),
  ...(stakes.length > 0 && {
    amountByBlockId: Object.fromEntries(
      stakes.slice(1).map((s, i) => [String(i + 2), s === 'max' ? 'max' : cents(s)] as const),
    ),
  }),
})

function placed(typeId: number, line: string, stake: number, terms: Terms = {}) {
  const legs = legsOf(line)
  const w = wallet(cents(START))
  const body = accepted(
    w.place(
      placingOf(
        legs.map((leg) => leg.coef),
        couponOf(typeId, stake, terms),
        { limits: limits({ minFold: terms.minFold }) },
        legs.map(({ banker, blockId }) => ({ banker, blockId: blockId ?? undefined })),
      ),
    ),
  ).body
  return { w, legs, coupon: JSON.parse(body).data }
}
const isOpen = (leg: CouponLeg) => leg.statusId < 0
const worth = (w: ReturnType<typeof wallet>) => Number(w.balance()?.replace('.', ''))

for (const [key, rows] of Object.entries(WORKED)) {
  const typeId = Number(key)
  describe(`[S3.33] a placed ${COUPON_TYPES[typeId]}`, () => {
    it.each(rows)('%s for %d returns %s to the account', (line, stake, back, terms) => {
      const { w, legs, coupon } = placed(typeId, line, stake, terms)
      expect(coupon).toMatchObject({
        typeId,
        amount: cents(stake),
        status: 'open',
        systemValue: terms?.k ?? null,
      })
      expect(worth(w)).toBe(START - stake)
      legs.forEach((leg, i) => {
        if (!isOpen(leg)) w.result(settled(i + 1, 1, leg.statusId))
      })
      expect(worth(w)).toBe(START - stake + (back ?? 0))
      const [settledCoupon] = w.coupons()
      expect(settledCoupon?.payout).toBe(back === null ? undefined : cents(back))
      expect(settledCoupon?.status === 'open').toBe(back === null)
      expect(audit(w.sql)).toEqual([])
    })

    it.each(rows)(
      '%s for %d returns %s whatever the order of results, after rollbacks and once',
      (line, stake, back, terms) => {
        const { w, legs } = placed(typeId, line, stake, terms)
        const decided = legs.map((leg, i) => ({ n: i + 1, statusId: leg.statusId })).filter((leg) => leg.statusId >= 0)
        for (const { n, statusId } of decided.toReversed()) {
          // First the other way round, then taken back, then as it is, twice.
          w.result(settled(n, 1, statusId === 0 ? 1 : 0))
          w.result(reopened(n, 2))
          w.result(settled(n, 3, statusId))
          expect(w.result(settled(n, 3, statusId))).toBe(0)
        }
        expect(worth(w)).toBe(START - stake + (back ?? 0))
        expect(audit(w.sql)).toEqual([])
        for (const { n } of decided) w.result(reopened(n, 4))
        expect(worth(w)).toBe(START - stake)
        expect(w.coupons()).toMatchObject([{ status: 'open' }])
        expect(audit(w.sql)).toEqual([])
      },
    )
  })
}

it('a placed conditional shows the stakes of its later blocks, a system its k, and each bet its mark', () => {
  const conditional = placed(5, '1.15W@1 1.39W@2 1.13W@2 1.13L@3', 10_000, { stakes: [10_000, 'max', 5_000] }).coupon
  expect(conditional).toMatchObject({ amountByBlockId: { 2: 'max', 3: '50.00' }, coef: '1.871', possibleWin: '187.13' })
  expect(conditional.bets.map((b: { blockId: number }) => b.blockId)).toEqual([1, 2, 2, 3])
  const system = placed(2, '2.00W 1.70W 3.00L b1.50W', 6000, { k: 2 }).coupon
  expect(system).toMatchObject({ systemValue: 2, coef: '7.25', possibleWin: '435.00' })
  expect(system.bets.map((b: { banker: boolean }) => b.banker)).toEqual([false, false, false, true])
  expect(system).not.toHaveProperty('amountByBlockId')
})
