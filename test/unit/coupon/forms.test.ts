import { describe, expect, it } from 'vitest'
import { assess } from '../../../shared/domain/coupon/assess.ts'
import { type CheckedLeg, formProblems } from '../../../shared/domain/coupon/form-problems.ts'
import { FORMS } from '../../../shared/domain/coupon/forms.ts'
import { COUPON_TYPES } from '../../../shared/domain/coupon/types.ts'

/** `n` legs of `n` events; `blocks` gives their blocks in order. */
const legs = (n: number, blocks: (number | null)[] = []): CheckedLeg[] =>
  Array.from({ length: n }, (_, i) => ({ outcomeId: i + 1, eventId: 100 + i, blockId: blocks[i] ?? null }))
const codes = (typeId: number, list: CheckedLeg[], k: number | null = null, maxLegs = 50) =>
  formProblems(typeId, list, { k, maxLegs }).map(({ code, outcomeId }) => (outcomeId ? `${code} ${outcomeId}` : code))
const withLeg = (list: CheckedLeg[], i: number, change: Partial<CheckedLeg>) =>
  list.map((leg, at) => (at === i ? { ...leg, ...change } : leg))

it('[S3.33] every coupon type has a form', () => {
  expect(COUPON_TYPES).toHaveLength(10)
  expect(Object.keys(FORMS).map(Number)).toEqual(COUPON_TYPES.map((_, id) => id))
})

describe('the number of legs', () => {
  it.each([
    [0, 1, 1, null],
    [1, 2, 50, null],
    [2, 3, 20, 2],
    [3, 2, 50, null],
    [4, 3, 20, 2],
    [5, 3, 50, null],
    [6, 2, 10, null],
    [7, 4, 6, null],
    [8, 3, 3, null],
    [9, 1, 50, null],
  ])('of type %d is from %d to %d', (typeId, from, to, k) => {
    expect(codes(typeId, legs(from), k)).toEqual([])
    expect(codes(typeId, legs(to), k)).toEqual([])
    expect(codes(typeId, legs(from - 1), k)).toEqual(['BAD_SHAPE'])
    expect(codes(typeId, legs(to + 1), k, 60)).toEqual(['BAD_SHAPE'])
  })
  it("is within the house's largest", () => expect(codes(1, legs(11), null, 10)).toEqual(['TOO_MANY_LEGS']))
  it('of an unknown type is no question', () => expect(codes(10, legs(2))).toEqual(['TYPE_NOT_OFFERED']))
})

describe('[S3.27] [S5.21] the system value', () => {
  it.each([
    [1, false],
    [2, true],
    [3, true],
    [4, false],
    [2.5, false],
    [null, false],
  ])('%s of four legs is allowed: %s', (k, allowed) =>
    expect(codes(2, legs(4), k)).toEqual(allowed ? [] : ['BAD_SHAPE']),
  )
  it('counts no bankers', () => {
    const list = withLeg(legs(4), 0, { banker: true })
    expect(codes(2, list, 2)).toEqual([])
    expect(codes(2, list, 3)).toEqual(['BAD_SHAPE'])
    expect(codes(2, withLeg(list, 1, { banker: true }), 2)).toEqual(['BAD_SHAPE'])
  })
  it('counts blocks beside the lobby in a multibet', () => {
    expect(codes(4, legs(5, [0, 1, 2, 3, 3]), 2)).toEqual([])
    expect(codes(4, legs(5, [0, 1, 2, 3, 3]), 3)).toEqual(['BAD_SHAPE'])
    expect(codes(4, legs(4, [0, 0, 1, 2]), 2)).toEqual(['BAD_SHAPE'])
  })
  it('has no place in another type', () => expect(codes(1, legs(4), 2)).toEqual(['BAD_SHAPE']))
})

describe('blocks', () => {
  it('[S3.33] a conditional has two or more, and no lobby', () => {
    expect(codes(5, legs(3, [1, 2, 2]))).toEqual([])
    expect(codes(5, legs(3, [1, 1, 1]))).toEqual(['BAD_SHAPE'])
    expect(codes(5, legs(4, [0, 1, 2, 3]))).toEqual(['BAD_SHAPE 1'])
  })
  it('are refused by a type that has none', () => expect(codes(1, legs(2, [1]))).toEqual(['BAD_SHAPE 1']))
})

describe("[S3.30] a leg's flags", () => {
  it('a banker stands only in a system, and not with a leg that the book keeps from it', () => {
    expect(codes(1, withLeg(legs(3), 1, { banker: true }))).toEqual(['BAD_SHAPE 2'])
    expect(codes(2, withLeg(legs(4), 1, { banker: true, disabledBanker: true }), 2)).toEqual(['BAD_SHAPE 2'])
    expect(codes(2, withLeg(legs(4), 1, { disabledBanker: true }), 2)).toEqual([])
  })
  it.each([
    [0, 1, null, true],
    [9, 3, null, true],
    [1, 3, null, false],
    [2, 4, 2, false],
    [6, 3, null, false],
    [8, 3, null, false],
  ])('banned-express in type %d of %d legs, system value %s, is taken: %s', (typeId, n, k, taken) =>
    expect(codes(typeId, withLeg(legs(n), 0, { bannedExpress: true }), k)).toEqual(taken ? [] : ['BAD_SHAPE 1']),
  )
  it('two legs of one event depend on each other, but in many singles', () => {
    const list = withLeg(legs(4), 3, { eventId: 100 })
    for (const [typeId, k] of [
      [1, null],
      [2, 2],
      [3, null],
      [4, 2],
      [5, null],
      [6, null],
      [7, null],
    ] as const)
      expect(codes(typeId, list, k)).toEqual(['CORRELATED 1', 'CORRELATED 4'])
    expect(codes(9, list)).toEqual([])
  })
})

it('a type is taken only by a house that lists it', () => {
  const list = legs(4).map((leg) => ({ ...leg, state: 'active' as const, shown: 1500, current: 1500 }))
  const house = { maxLegs: 50, minStake: 1, minApplies: true, maxStake: 100, maxApplies: true, maxPayout: 10_000 }
  const of = (typeId: number, types: number[]) =>
    assess({ typeId, amount: '1.00', k: null, changeCoefAction: 0, currency: 'EUR' }, list, {
      ...house,
      types,
      rounding: 'half-up',
    })
  for (const typeId of [1, 3, 7]) {
    expect(of(typeId, [typeId]).problems).toEqual([])
    expect(of(typeId, [0, 2, 9])).toEqual({ problems: [{ code: 'TYPE_NOT_OFFERED' }], sums: null })
  }
})
