import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { calculate, couponIn, placedCoupon, placedLines } from '../../../shared/api/coupon.ts'
import { ERRORS } from '../../../shared/errors/catalogue.ts'
import type { LegQuote } from '../../../worker/backend/feed/api.ts'
import { calculated } from '../../../worker/backend/sportsbook/calculate.ts'
import { audit } from '../../../worker/backend/wallet/audit.ts'
import { limits, marketOf, outcomeOf, placing, quote, T0 } from './samples.ts'
import { wallet } from './wallet.ts'

const amount = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 20, max: 60_000 }).map((n) => (n / 100).toFixed(2)) },
  { weight: 1, arbitrary: fc.constantFrom('0', '0.01', '1.005', '99999999.00') },
)
const block = fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined })
const bet = fc.record({
  event: fc.integer({ min: 1, max: 12 }),
  coef: fc.oneof(fc.integer({ min: 1001, max: 4000 }), fc.constantFrom(1000, 1001, 250_000)),
  moved: fc.constantFrom(0, 0, 0, 0, 10, -10),
  state: fc.constantFrom<LegQuote['state']>(
    'active',
    'active',
    'active',
    'active',
    'active',
    'suspended',
    'settled',
    'gone',
  ),
  banker: fc.constantFrom(undefined, undefined, undefined, false, true),
  blockId: block,
  bannedExpress: fc.constantFrom(undefined, undefined, undefined, true),
  disabledBanker: fc.constantFrom(undefined, undefined, true),
})
const coupon = fc.record({
  typeId: fc.integer({ min: 0, max: 9 }),
  /** Most coupons have what their type needs; the rest is as it comes. */
  tidy: fc.constantFrom(true, true, true, false),
  amount: fc.option(amount),
  k: fc.option(fc.integer({ min: 2, max: 6 })),
  blocks: fc.dictionary(fc.constantFrom('1', '2', '3', '4'), fc.oneof(amount, fc.constant('max' as const))),
  lines: fc.array(fc.option(amount), { minLength: 8, maxLength: 8 }),
  change: fc.constantFrom<0 | 1 | 2>(0, 1, 2),
  bonus: fc.constantFrom(undefined, 'count' as const, 'fixed' as const),
  bets: fc.uniqueArray(bet, { minLength: 1, maxLength: 7, selector: (b) => b.event }),
})
type Drawn = typeof coupon extends fc.Arbitrary<infer T> ? T : never

/** The coupon on the wire and the book's answers to it. */
function made({ typeId, tidy, bets, ...c }: Drawn) {
  const tame = (b: Drawn['bets'][number], i: number) =>
    tidy
      ? {
          ...b,
          state: 'active' as const,
          bannedExpress: undefined,
          disabledBanker: undefined,
          banker: typeId === 2 && i === 0 ? b.banker : undefined,
          blockId: typeId === 4 ? i : typeId === 5 ? Math.ceil((i + 1) / 2) : undefined,
        }
      : b
  const all = bets.map(tame)
  const quotes = all.map((b) =>
    quote(b.event, b.state === 'gone' ? 0 : b.coef, {
      state: b.state,
      bannedExpress: b.bannedExpress,
      disabledBanker: b.disabledBanker,
    }),
  )
  const body = v.parse(couponIn, {
    typeId,
    amount: tidy ? (c.amount ?? '7.77') : c.amount,
    systemValue: tidy ? (typeId === 2 || typeId === 4 ? 2 : null) : c.k,
    amountByBlockId: tidy ? { 2: 'max', 3: 'max', 4: 'max' } : c.blocks,
    amountByBetId: Object.fromEntries(
      all.flatMap((b, i) => {
        const own = c.lines[i]
        return own ? [[String(outcomeOf(b.event)), own]] : []
      }),
    ),
    changeCoefAction: c.change,
    bets: all.map((b) => ({
      market: {
        id: marketOf(b.event),
        outcomeId: outcomeOf(b.event),
        coef: (Math.max(b.coef + b.moved, 1000) / 1000).toFixed(3),
      },
      ...(b.banker !== undefined && { banker: b.banker }),
      ...(b.blockId !== undefined && { blockId: b.blockId }),
    })),
  })
  return { body, quotes, house: limits({ bonusBet: c.bonus }) }
}

let placedOnes = 0
function agree(drawn: Drawn) {
  const { body, quotes, house } = made(drawn)
  const preview = v.parse(calculate.answer, calculated(body, quotes, house, { currency: 'EUR', now: T0 }))
  const w = wallet('100000000.00')
  const answer = w.place({ ...placing(quotes, '1.00', { limits: house }), coupon: body })
  if (body.typeId === 9) {
    const whole = preview.errors.filter((e) => e.outcomeId === undefined)
    if (!answer.ok) {
      expect(preview.errors.length > 0 || Object.keys(body.amountByBetId ?? {}).length === 0).toBe(true)
      return
    }
    expect(whole).toEqual([])
    const { items } = v.parse(v.object({ data: placedLines }), JSON.parse(answer.body)).data
    items.forEach((item, i) => {
      const line = preview.lines?.[i]
      expect(item.outcomeId).toBe(line?.outcomeId)
      if ('id' in item) {
        placedOnes++
        expect(item.possibleWin).toBe(line?.possibleWin)
        expect(preview.errors.some((e) => e.outcomeId === item.outcomeId)).toBe(false)
      }
    })
    expect(audit(w.sql)).toEqual([])
    return
  }
  if (!answer.ok) {
    // A preview says nothing of an amount that is not there yet; with one of nothing it has it in its order.
    const listed = body.amount
      ? preview
      : calculated({ ...body, amount: '0' }, quotes, house, { currency: 'EUR', now: T0 })
    const [first] = listed.errors
    const { code, title } = ERRORS[answer.error]
    const told = title === 'price_changed' ? 'PRICE_CHANGED' : code
    expect(told).toBe(first?.code)
    expect(w.balance()).toBe('100000000.00')
    return
  }
  placedOnes++
  expect(preview.errors).toEqual([])
  const { data } = v.parse(v.object({ data: placedCoupon }), JSON.parse(answer.body))
  expect([data.coef, data.possibleWin, data.amount]).toEqual([preview.coef, preview.possibleWin, body.amount])
  expect(audit(w.sql)).toEqual([])
}

it('whatever is in a coupon, calculating and placing agree, word for word and cent for cent, and neither breaks', () => {
  fc.assert(fc.property(coupon, agree), { numRuns: 400 })
  expect(placedOnes).toBeGreaterThan(15)
}, 60_000)
