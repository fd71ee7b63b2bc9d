import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { couponType } from '../../../shared/api/coupon.ts'
import { payoutOf } from '../../../shared/domain/settlement/payout.ts'
import { type CouponLeg, couponReturn, type Terms } from '../../../shared/domain/settlement/returns.ts'
import { addAccount, open } from '../../../worker/backend/wallet/accounts.ts'
import { audit } from '../../../worker/backend/wallet/audit.ts'
import { credit } from '../../../worker/backend/wallet/credit.ts'
import { history } from '../../../worker/backend/wallet/history.ts'
import { balanceOf } from '../../../worker/backend/wallet/journal.ts'
import { place } from '../../../worker/backend/wallet/place.ts'
import { applyResult } from '../../../worker/backend/wallet/settle.ts'
import { nodeWallet } from './node-sql.ts'
import { cancelled, outcomeOf, reopened, settled, T0, USER } from './samples.ts'
import { cents, placingOf } from './wallet.ts'

/** Events of the model by number, and their coefficients in thousandths. */
const COEFS = [1250, 1650, 1101, 1370, 1850, 2005]

/** A coupon of each type on the first events: stakes in cents, marks of the bets, and what it settles by. */
interface Shape {
  legs: number
  stake: (n: number) => number
  terms?: Terms
  marks?: { banker?: boolean; blockId?: number }[]
}
const SHAPES: readonly Shape[] = [
  { legs: 1, stake: (n) => n },
  { legs: 3, stake: (n) => n },
  { legs: 5, stake: (n) => n * 6, terms: { k: 2 }, marks: [{ banker: true }] },
  { legs: 4, stake: (n) => n },
  { legs: 5, stake: (n) => n * 3, terms: { k: 2 }, marks: [0, 1, 2, 3, 3].map((blockId) => ({ blockId })) },
  { legs: 4, stake: (n) => n, marks: [1, 2, 2, 3].map((blockId) => ({ blockId })) },
  { legs: 3, stake: (n) => n },
  { legs: 4, stake: (n) => n * 15 },
  { legs: 3, stake: (n) => n * 7 },
  { legs: 4, stake: (n) => n },
]

const event = fc.integer({ min: 1, max: COEFS.length })
const placing = fc.record({
  kind: fc.constant('place' as const),
  typeId: fc.integer({ min: 0, max: 9 }),
  unit: fc.integer({ min: 20, max: 500 }),
  bonus: fc.boolean(),
  later: fc.constantFrom<number | 'max'>('max', 20, 25),
})
const step = fc.oneof(
  { weight: 3, arbitrary: placing },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('settle' as const),
      event,
      statusId: fc.integer({ min: 0, max: 6 }),
      again: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('reopen' as const), event }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), event }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

interface Bet {
  typeId: number
  stake: number
  bonus: boolean
  terms: Terms
  /** Event numbers, with the bets' marks. */
  legs: { event: number; banker?: boolean; blockId?: number }[]
}

function run(steps: Step[]) {
  const { sql, change } = nodeWallet()
  let ids = 0
  const START = 100_000
  const bonusId = change((tx) => {
    open(tx, { userId: USER, currency: 'EUR' })
    const id = addAccount(tx, { type: 4, currency: 'EUR' })
    for (const accountId of [null, id])
      credit(tx, { accountId, amount: cents(START), reference: `start-${accountId}`, requestId: 'r', now: T0 })
    return id
  })
  const bets = new Map<number, Bet>()
  const status = new Map<number, number>()
  const version = new Map<number, number>()
  const next = (n: number) => {
    const later = (version.get(n) ?? 0) + 1
    version.set(n, later)
    return later
  }

  for (const s of steps) {
    if (s.kind === 'place') put(s)
    else if (s.kind === 'settle') {
      const result = settled(s.event, next(s.event), s.statusId)
      change((tx) => applyResult(tx, result, T0))
      if (s.again) expect(change((tx) => applyResult(tx, result, T0))).toBe(0)
      status.set(s.event, s.statusId)
    } else if (s.kind === 'cancel') {
      change((tx) => applyResult(tx, cancelled(s.event, next(s.event)), T0))
      status.set(s.event, 3)
    } else {
      change((tx) => applyResult(tx, reopened(s.event, next(s.event)), T0))
      status.delete(s.event)
    }
    check()
  }

  function put({ typeId, unit, bonus, later }: Extract<Step, { kind: 'place' }>) {
    const shape = SHAPES[typeId]
    if (!shape) throw new Error('a shape for every type')
    const { marks = [] } = shape
    const stake = shape.stake(unit)
    const events = Array.from({ length: shape.legs }, (_, i) => i + 1)
    const stakes = typeId === 5 ? [stake, later, 'max' as const] : undefined
    const terms: Terms = { ...shape.terms, ...(stakes && { stakes }) }
    const input = placingOf(
      COEFS.slice(0, shape.legs),
      {
        typeId: v.parse(couponType, typeId),
        ...(typeId !== 9 && { amount: cents(stake) }),
        ...(bonus && { accountId: bonusId }),
        ...(terms.k && { systemValue: terms.k }),
        ...(stakes && { amountByBlockId: { 2: later === 'max' ? later : cents(later), 3: 'max' as const } }),
        ...(typeId === 9 && {
          amountByBetId: Object.fromEntries(events.map((n) => [String(outcomeOf(n)), cents(stake)])),
        }),
      },
      {},
      marks,
    )
    const answer = change((tx) => place(tx, input, () => ++ids))
    if (!answer.ok) {
      // A result that is known closes its market; an anti-express of these three is always offered.
      expect(['couponSuspended', 'couponFunds']).toContain(answer.error)
      return
    }
    const { data } = JSON.parse(answer.body)
    const coupons: { id?: number; outcomeId?: number }[] = data.items ?? [data]
    coupons.forEach(({ id }, i) => {
      if (id === undefined) return
      const legs = typeId === 9 ? [{ event: i + 1 }] : events.map((n, j) => ({ event: n, ...marks[j] }))
      bets.set(id, { typeId: typeId === 9 ? 0 : typeId, stake, bonus, terms, legs })
    })
  }

  /** I1–I3, I6, I7, and money of each purse: start − stakes + what the legs of its coupons say. */
  function check() {
    expect(audit(sql)).toEqual([])
    const worth = { own: BigInt(START), bonus: BigInt(START) }
    const shown = new Map(history(sql, { page: 1, now: T0 }).items.map((c) => [c.id, c]))
    expect(shown.size).toBe(Math.min(bets.size, 50))
    for (const [id, bet] of bets) {
      const legs = bet.legs.map(
        ({ event: n, ...mark }): CouponLeg => ({ coef: COEFS[n - 1] ?? 0, statusId: status.get(n) ?? -2, ...mark }),
      )
      const factor = couponReturn(bet.typeId, legs, bet.terms)
      const back = factor && payoutOf(bet.stake, factor, { rounding: 'half-up', maxPayout: 5_000_000 })
      worth[bet.bonus ? 'bonus' : 'own'] += BigInt((back ?? 0) - bet.stake)
      const coupon = shown.get(id)
      if (!coupon) continue
      expect([coupon.typeId, coupon.payout]).toEqual([bet.typeId, back === null ? undefined : cents(back)])
      // A win is never claimed for what is no more than the stake.
      if (coupon.status === 'won' && factor) expect(factor.num > factor.den).toBe(true)
      expect(coupon.status === 'lost').toBe(back === 0)
    }
    const of = (purse: 'player:main' | 'player:bonus', debt: 'player:debt' | 'player:bonus_debt') =>
      BigInt(balanceOf(sql, purse, 'EUR') + balanceOf(sql, debt, 'EUR'))
    expect([of('player:main', 'player:debt'), of('player:bonus', 'player:bonus_debt')]).toEqual([
      worth.own,
      worth.bonus,
    ])
  }
}

it('keeps the invariants of money.md after every step of random coupons of all ten types, results, rollbacks and cancels', () => {
  fc.assert(
    // Coupons first: a market with a result takes no bets.
    fc.property(
      fc.array(placing, { minLength: 4, maxLength: 12 }),
      fc.array(step, { minLength: 5, maxLength: 25 }),
      (first, then) => run([...first, ...then]),
    ),
    { numRuns: 60 },
  )
}, 60_000)
