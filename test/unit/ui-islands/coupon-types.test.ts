import { describe, expect, it } from 'vitest'
import { FORMS } from '../../../shared/domain/coupon/forms.ts'
import { typesFor } from '../../../shared/domain/coupon/leg-counts.ts'
import { type CouponFacts, couponModel, type TypeRules } from '../../../shared/ui/islands/coupon/model.ts'
import { numberBlocks, withBlock } from '../../../shared/ui/islands/coupon/types/blocks.ts'
import { moved } from '../../../shared/ui/islands/coupon/types/order.ts'
import { conditionalBlocks, reckon, systemChoice } from '../../../shared/ui/islands/coupon/types/rules.ts'
import { systemValueOf, typedTerms } from '../../../shared/ui/islands/coupon/types/terms.ts'
import { leg } from '../client/legs.ts'

const ALL = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
/** Texts stand for themselves: the key, then what is put in it. */
const rules: TypeRules = (typeId, legs, facts) => {
  const { why, ...sums } = reckon(typeId, legs, facts)
  return { ...sums, why: why && [why[0], ...Object.values(why[1] ?? {})].join(' ') }
}
/** A coupon of these prices. */
const coupon = (typeId: number, coefs: readonly string[], more: Partial<CouponFacts> = {}) =>
  couponModel(
    {
      legs: coefs.map((coef, i) => leg(i + 1, { coef })),
      odds: new Map(),
      amount: '100',
      currency: 'EUR',
      change: 2,
      coefViewId: 0,
      signedIn: true,
      stale: false,
      typeId,
      types: ALL,
      ...more,
    },
    rules,
  )
const blocks = (...ids: (number | undefined)[]) =>
  ids.map((blockId, i) => leg(i + 1, blockId === undefined ? {} : { blockId }))

describe('a house that reckons in its own way', () => {
  it('has its rounding in the win that is shown: 2.50 at 1.37 is 3.42 where it rounds down', () => {
    const wins = (['half-up', 'floor'] as const).map((rounding) =>
      [
        coupon(0, ['1.37'], { amount: '2.50', rounding }),
        coupon(9, ['1.37', '1.37'], { amount: '2.50', rounding }),
      ].map(({ win }) => win),
    )
    expect(wins).toEqual([
      ['3.43', '6.86'],
      ['3.42', '6.84'],
    ])
  })

  it('makes a trixie of a patent without singles', () => {
    const odds = ['1.80', '2.20', '3.00']
    expect(coupon(8, odds, { amount: '70' }).win).toBe('348.40')
    expect(coupon(8, odds, { amount: '40', minFold: 2 }).win).toBe('278.40')
  })

  it('prices the opposite of an express in its own book: 1.50 × 2.00 × 2.60 is 1.08 in one of 1.054', () => {
    const odds = ['1.50', '2.00', '2.60']
    expect(coupon(6, odds, { antiBook: 10_540 }).total).toBe('1.08')
    expect(coupon(6, odds).total).toBe('1.012')
  })
})

describe('the choice of a type', () => {
  it('[S3.33] offers what so many bets can make', () => {
    expect([1, 2, 3, 4, 6, 7, 11].map((bets) => typesFor(bets, ALL))).toEqual([
      [0],
      [1, 3, 6, 9],
      [1, 2, 3, 4, 5, 6, 8, 9],
      [1, 2, 3, 4, 5, 6, 7, 9],
      [1, 2, 3, 4, 5, 6, 7, 9],
      [1, 2, 3, 4, 5, 6, 9],
      [1, 2, 3, 4, 5, 9],
    ])
  })

  it('offers nothing that the rules of the domain would refuse for its number of bets', () => {
    for (let bets = 1; bets <= 50; bets++)
      for (const typeId of ALL) {
        const { minLegs = 0, maxLegs = 0 } = FORMS[typeId] ?? {}
        const permitted = bets >= minLegs && bets <= maxLegs && !(typeId === 9 && bets === 1)
        expect([typeId, bets, typesFor(bets, ALL).includes(typeId)]).toEqual([typeId, bets, permitted])
      }
  })

  it('leaves out what the house does not offer', () => {
    expect(typesFor(3, [0, 1, 2])).toEqual([1, 2])
  })

  it('counts while the bets permit it, and is remembered', () => {
    expect(coupon(2, ['2', '2', '2']).typeId).toBe(2)
    expect(coupon(2, ['2', '2']).typeId).toBe(1)
    expect(coupon(2, ['2']).typeId).toBe(0)
  })

  it('cannot be placed while its rules are on their way', () => {
    const facts = { legs: [leg(1), leg(2), leg(3)], odds: new Map(), amount: '5', currency: 'EUR', signedIn: true }
    const model = couponModel({ ...facts, change: 2, coefViewId: 0, stale: false, typeId: 2, types: ALL })
    expect(model).toMatchObject({ typeId: 2, total: null, win: null, obstacle: 'type' })
  })
})

describe('what a type pays, by the house’s own rules', () => {
  it.each([
    ['2 of 3', 2, ['2', '3.5', '2.4'], '300', {}, '2020.00'],
    ['2 of 4', 2, ['1.4', '1.5', '2', '1.5'], '600', {}, '1525.00'],
    ['chain', 3, ['1.55', '1.25', '1.85'], '100', {}, '265.00'],
    ['anti-express', 6, ['1.25', '1.65', '1.85'], '100', {}, '117.04'],
    ['lucky 15', 7, ['2', '3', '4', '5'], '15', {}, '359.00'],
    ['patent', 8, ['1.8', '2.2', '3'], '70', {}, '348.40'],
  ] as const)('%s', (_, typeId, coefs, amount, more, win) => {
    expect(coupon(typeId, coefs, { amount, more })).toMatchObject({ win, obstacle: null })
  })

  it('a banker joins every combination and is not counted in k', () => {
    const legs = ['1.5', '2', '1.7', '3'].map((coef, i) => leg(i + 1, { coef, ...(i === 0 && { banker: true }) }))
    const model = coupon(2, [], { legs, amount: '60' })
    // 20 × 1.5 × (2×1.7 + 2×3 + 1.7×3)
    expect(model).toMatchObject({ win: '435.00', terms: { systemValue: 2 } })
    expect(systemChoice(2, model.legs, {})).toMatchObject({ members: 3, value: 2 })
  })

  it('a multibet with a lobby', () => {
    const coefs = ['1.5', '1.7', '1.2', '2.2']
    const legs = coefs.map((coef, i) => leg(i + 1, { coef, blockId: i }))
    const model = coupon(4, [], { legs, amount: '600' })
    expect(model.win).toBe('2526.00')
    expect([...(model.blockIds ?? [])].map(([, block]) => block)).toEqual([0, 1, 2, 3])
  })
})

describe('a system', () => {
  it('[S3.27] [S5.21] has a value of at least 2', () => {
    expect([1, 0, -3, 3, 'x', 2.5].map(systemValueOf)).toEqual([2, 2, 2, 3, 2, 2])
    expect(typedTerms({}).systemValue).toBe(2)
  })

  it('[S3.32] offers each k with its place, its number of bets and its least stake', () => {
    const { legs } = coupon(2, ['2', '2', '2', '2'])
    expect(systemChoice(2, legs, {}).options).toEqual([
      { value: 2, offset: 0, combo: 6, minBetAmount: 0 },
      { value: 3, offset: 1, combo: 4, minBetAmount: 0 },
    ])
  })

  it('takes the nearest k when bets have left it', () => {
    expect(coupon(2, ['2', '2', '2'], { more: { systemValue: 7 } }).terms).toEqual({ systemValue: 2 })
  })

  it('says that bankers have left too few bets', () => {
    const legs = [leg(1, { banker: true }), leg(2), leg(3)]
    expect(coupon(2, [], { legs })).toMatchObject({ obstacle: 'type', why: 'coupon_system_few' })
  })

  it('leaves a bet that may not be a banker among the others', () => {
    const legs = [leg(1, { banker: true }), leg(2), leg(3)]
    const model = coupon(2, [], { legs, odds: new Map([[101, { coef: 1850, flags: 8 }]]) })
    expect(systemChoice(2, model.legs, {}).members).toBe(3)
  })
})

describe('blocks', () => {
  it('are numbered without gaps, a bet without one alone at the end', () => {
    expect([...numberBlocks(blocks(7, undefined, 3, 7), true).values()]).toEqual([2, 3, 1, 2])
  })

  it('have a lobby in a multibet only', () => {
    expect([...numberBlocks(blocks(0, 1, 2), true).values()]).toEqual([0, 1, 2])
    expect([...numberBlocks(blocks(0, 1, 2), false).values()]).toEqual([1, 2, 3])
  })

  it('keep all others in their places when one bet moves to another', () => {
    const legs = withBlock(blocks(undefined, undefined, undefined), true, leg(3).outcomeId, 1)
    expect(legs.map((each) => each.blockId)).toEqual([1, 2, 1])
  })

  it('must be three beside the lobby', () => {
    expect(coupon(4, [], { legs: blocks(0, 1, 2) })).toMatchObject({ obstacle: 'type', why: 'coupon_blocks_few_4' })
  })
})

describe('a conditional', () => {
  const legs = ['2.5', '1.5', '2'].map((coef, i) => leg(i + 1, { coef, blockId: i + 1 }))

  it('[S5.37] has as most of each block what the block before stakes times its price', () => {
    const model = coupon(5, [], { legs, amount: '10' })
    expect(conditionalBlocks(model.legs, { amount: '10', currency: 'EUR' }).map((block) => block.limit)).toEqual([
      null,
      2500,
      3750,
    ])
    const more = { amountByBlockId: { 2: '20' } }
    expect(conditionalBlocks(model.legs, { amount: '10', currency: 'EUR', more })[2]?.limit).toBe(3000)
  })

  it('sends the stakes of its later blocks: a sum, or all that was won', () => {
    const model = coupon(5, [], { legs, amount: '10', more: { amountByBlockId: { 2: '20,5' } } })
    expect(model).toMatchObject({ obstacle: null, terms: { amountByBlockId: { 2: '20.50', 3: 'max' } } })
    expect(coupon(5, [], { legs, amount: '10' }).win).toBe('75.00')
  })

  it('refuses a stake above it', () => {
    const model = coupon(5, [], { legs, amount: '10', more: { amountByBlockId: { 2: '25.01' } } })
    expect(model).toMatchObject({ obstacle: 'type', why: 'coupon_block_bad 2 25.00\u00a0EUR' })
  })
})

describe('many singles', () => {
  it('stake their own sums, and the common one where they have none', () => {
    const more = { amountByBetId: { 101: '10', 201: '20' } }
    const model = coupon(9, ['1.5', '2', '3'], { amount: '30', more })
    expect(model).toMatchObject({
      stake: 6000,
      win: '145.00',
      total: null,
      obstacle: null,
      terms: { amountByBetId: { 101: '10.00', 201: '20.00', 301: '30.00' } },
    })
  })

  it('say when a line is no amount', () => {
    expect(coupon(9, ['2', '2'], { more: { amountByBetId: { 101: 'ten' } } }).why).toBe('coupon_line_bad')
  })

  it('may hold two bets of one event, and are not stopped by one that is suspended', () => {
    const legs = [leg(1), leg(1, { marketId: 11, outcomeId: 111 })]
    expect(coupon(9, [], { legs, odds: new Map([[101, { coef: 1850, flags: 1 }]]) }).obstacle).toBeNull()
    const odds = new Map([101, 111].map((id) => [id, { coef: 1850, flags: 1 }] as const))
    expect(coupon(9, [], { legs, odds }).obstacle).toBe('blocked')
  })
})

describe('what stands against a type', () => {
  it('an anti-express of too high a total', () => {
    expect(coupon(6, ['3', '3']).why).toBe('coupon_anti_off')
  })

  it('a bet that is for singles only, in everything that combines', () => {
    const odds = new Map([[101, { coef: 1850, flags: 4 }]])
    expect(coupon(1, ['1.85', '2'], { odds })).toMatchObject({ obstacle: 'bannedExpress' })
    expect(coupon(9, ['1.85', '2'], { odds }).obstacle).toBeNull()
    expect(coupon(0, ['1.85'], { odds }).obstacle).toBeNull()
  })
})

describe('the order of a chain', () => {
  it('moves one and keeps the others', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  })

  it('ends at its ends', () => {
    expect(moved(['a', 'b'], 1, 9)).toEqual(['a', 'b'])
    expect(moved(['a', 'b'], 5, 0)).toEqual(['a', 'b'])
  })
})
