import { beforeEach, describe, expect, it } from 'vitest'
import type { Answer, CallOptions } from '../../../client/api/request.ts'
import { readAnswer } from '../../../client/api/request.ts'
import { parsePending } from '../../../client/coupon/pending.ts'
import {
  dropPlacing,
  LOOKUPS_MS,
  lookAgain,
  type Pending,
  type PlaceParts,
  placeCoupon,
  resumePlacing,
} from '../../../client/coupon/place.ts'
import { ERRORS, type ErrorName, errorBody } from '../../../shared/errors/catalogue.ts'
import type { Placing } from '../../../shared/ui/islands/coupon/placing.ts'

const KEY = '7b1c3e2e-8f4b-4a51-9d8e-0c2f5a6b7c8d'
const pending: Pending = {
  key: KEY,
  userId: 5,
  body: {
    typeId: 0,
    amount: '10.00',
    changeCoefAction: 2,
    coefViewId: 0,
    bets: [{ market: { id: 10, outcomeId: 101, coef: '1.85' } }],
  },
}
const coupon = { id: 900, amount: '10.00', currency: 'EUR', coef: '1.85', possibleWin: '18.50' }
const accepted = readAnswer(201, { data: coupon })
const error = (name: ErrorName, data: Record<string, unknown> = {}) =>
  readAnswer(ERRORS[name].http, errorBody(name, {}, data))
const lost: Answer = { ok: false, answered: false, status: 0, code: 'network' }

let calls: { path: string; options: CallOptions | undefined }[]
let phases: Placing[]
let kept: (Pending | null)[]
let waits: number[]
let prices: unknown[]
let removed: number[]
let left: boolean
beforeEach(() => {
  calls = []
  phases = []
  kept = []
  waits = []
  prices = []
  removed = []
  left = false
})
const world = (answers: Answer[]): PlaceParts => ({
  call: async (path, options) => {
    calls.push({ path, options })
    return answers.shift() ?? lost
  },
  wait: async (ms) => void waits.push(ms),
  keep: (next) => void kept.push(next),
  phase: (placing) => void phases.push(placing),
  prices: (changed) => void prices.push(...changed),
  placed: (ids) => void removed.push(...ids),
  signedOut: () => {
    left = true
  },
})
const keysOf = () => calls.flatMap(({ options }) => options?.key ?? [])
const lookups = () => calls.filter(({ path }) => path === `/web-api/coupon/by-key/${KEY}`).length

describe('placing a bet', () => {
  it('[S3.31] keeps the key before the call and forgets it with the answer; the bets leave the coupon (B-04)', async () => {
    await placeCoupon(world([accepted]), pending)
    expect(kept).toEqual([pending, null])
    expect(phases).toEqual([{ phase: 'sending' }, { phase: 'placed', coupon }])
    expect(removed).toEqual([101])
    expect(calls[0]).toMatchObject({ path: '/web-api/coupon/place', options: { key: KEY, method: 'POST' } })
  })

  it('[S3.33] many singles: takes out the accepted lines, keeps the refused with their reasons and prices', async () => {
    const items = [
      { ...coupon, outcomeId: 101 },
      { outcomeId: 201, code: 'PRICE_CHANGED', title: 'x', message: '', coef: '1.80' },
    ]
    const body = { ...pending.body, typeId: 9, amountByBetId: { 101: '10.00', 201: '5.00' } }
    await placeCoupon(world([readAnswer(201, { data: { items, total: 2, page: 1 } })]), { ...pending, body })
    expect(removed).toEqual([101])
    expect(prices).toEqual([[201, 1800]])
    expect(phases.at(-1)).toMatchObject({
      phase: 'lines',
      placed: [{ id: 900 }],
      problems: [{ outcomeId: 201, code: 'PRICE_CHANGED' }],
    })
    expect(kept.at(-1)).toBeNull()
  })

  it('[S3.34] shows new prices and asks, with the bets where they were', async () => {
    await placeCoupon(world([error('priceChanged', { bets: [{ outcomeId: 101, coef: '1.80' }] })]), pending)
    expect(prices).toEqual([[101, 1800]])
    expect(phases.at(-1)).toEqual({ phase: 'changed' })
    expect(removed).toEqual([])
    expect(kept.at(-1)).toBeNull()
  })

  it.each([
    ['couponSuspended', { bets: [{ outcomeId: 101, code: 'SUSPENDED' }] }, [{ outcomeId: 101, code: 'SUSPENDED' }]],
    ['couponFunds', {}, [{ outcomeId: null, code: 'INSUFFICIENT_FUNDS' }]],
    ['banned', {}, []],
  ] as const)('keeps the bets and says why after %s', async (name, data, problems) => {
    await placeCoupon(world([error(name, data)]), pending)
    expect(phases.at(-1)).toMatchObject({ phase: 'refused', problems, title: ERRORS[name].title })
    expect(removed).toEqual([])
  })

  it('gives the limit that a refusal names', async () => {
    await placeCoupon(world([error('couponMax', { maxBetAmount: '347.51' })]), pending)
    expect(phases.at(-1)).toMatchObject({ max: '347.51' })
  })

  it('goes on as a visitor when the session has ended, and keeps the coupon', async () => {
    await placeCoupon(world([error('unauthorised')]), pending)
    expect(left).toBe(true)
    expect(removed).toEqual([])
  })
})

describe('a lost answer', () => {
  it('is looked for by its key at 1, 2, 4 and 8 s, never sent under another key', async () => {
    await placeCoupon(world([lost, error('notFound'), lost, error('notFound'), accepted]), pending)
    expect(waits).toEqual(LOOKUPS_MS)
    expect(lookups()).toBe(4)
    expect(keysOf()).toEqual([KEY])
    expect(phases.at(-1)).toEqual({ phase: 'placed', coupon })
  })

  it('is a refusal when the refusal is found', async () => {
    await placeCoupon(world([error('unknownOutcome'), error('couponFunds')]), pending)
    expect(phases.at(-1)).toMatchObject({ phase: 'refused' })
  })

  it('stays unknown, and keeps its key, when nothing is found', async () => {
    await placeCoupon(
      world([lost, error('notFound'), error('notFound'), error('notFound'), error('notFound')]),
      pending,
    )
    expect(phases).toEqual([{ phase: 'sending' }, { phase: 'checking' }, { phase: 'unknown', unheard: true }])
    expect(kept).toEqual([pending])
    expect(removed).toEqual([])
  })

  it('is looked for after a reload (B-25)', async () => {
    await resumePlacing(world([accepted]), pending)
    expect(phases).toEqual([{ phase: 'checking' }, { phase: 'placed', coupon }])
  })

  it('is not said to be unheard of when the last look had no answer either', async () => {
    await placeCoupon(world([lost, error('notFound'), error('notFound'), error('notFound'), lost]), pending)
    expect(phases.at(-1)).toEqual({ phase: 'unknown', unheard: false })
  })

  it.each([
    ['the bet', accepted, { phase: 'placed' }, true],
    ['that the server has never heard of it', error('notFound'), { phase: 'unknown', unheard: true }, false],
    ['nothing', lost, { phase: 'unknown', unheard: false }, false],
    ['that looks come too often', error('tooMany'), { phase: 'unknown', unheard: false }, false],
  ] as const)('one look more finds %s', async (_, answer, phase, isKnown) => {
    await lookAgain(world([answer]), pending)
    expect(phases).toMatchObject([phase])
    expect(kept).toEqual(isKnown ? [null] : [])
    expect(keysOf()).toEqual([])
  })

  it('one look more says nothing when it is not wanted any longer', async () => {
    await lookAgain(world([error('notFound')]), pending, () => false)
    expect(phases).toEqual([])
  })

  it('is given up at a word: the key is forgotten, the bets stay', () => {
    dropPlacing(world([]))
    expect([kept, phases, removed]).toEqual([[null], [{ phase: 'idle' }], []])
  })

  it('is read from storage only when it is whole', () => {
    expect(parsePending(JSON.stringify(pending))).toEqual(pending)
    for (const text of [
      null,
      '',
      '{}',
      JSON.stringify({ ...pending, key: 'x' }),
      JSON.stringify({ ...pending, body: {} }),
      JSON.stringify({ key: KEY, body: pending.body }),
    ]) {
      expect(parsePending(text)).toBeNull()
    }
  })
})
