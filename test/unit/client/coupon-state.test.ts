import { beforeEach, describe, expect, it } from 'vitest'
import { linesOf } from '../../../client/coupon/answers.ts'
import { couponBody, outcomesOf } from '../../../client/coupon/body.ts'
import { couponOf } from '../../../client/coupon/codes.ts'
import { isOneClickActive } from '../../../client/coupon/one-click-active.ts'
import { $couponState } from '../../../client/coupon/state.ts'
import { typeActs } from '../../../client/coupon/type-acts.ts'
import { mostOf, scoreChanged } from '../../../client/coupon/watch.ts'
import {
  $coupon,
  changeCoupon,
  clearCoupon,
  keepCoupon,
  setAmount,
  setType,
  toggle,
} from '../../../client/stores/coupon.ts'
import { $couponView } from '../../../client/stores/coupon-view.ts'
import { $house } from '../../../client/stores/house.ts'
import { $player } from '../../../client/stores/player.ts'
import { $quote } from '../../../client/stores/quote.ts'
import { $scores, setScores } from '../../../client/stores/scores.ts'
import { DEFAULT_COUPON_SETTINGS } from '../../../shared/domain/settings/coupon.ts'
import { leg } from './legs.ts'

const HOUSE = { types: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], oneClick: true, vipBet: false }
const PLAYER = { userId: 5, name: null, money: '40.00', currency: 'EUR' }

beforeEach(() => {
  let text: string | null = null
  keepCoupon({
    read: () => text,
    write: (next) => {
      text = next
    },
    tell: () => {},
    later: (act) => act(),
  })
  $house.set(HOUSE)
  $player.set(null)
  $quote.set(null)
})

describe('the state of the coupon', () => {
  it('[S3.25] has all its parts from the start', () => {
    expect(Object.keys($couponState.get()).sort()).toEqual(
      [
        ...['tab', 'typeId', 'bets', 'accountId', 'amount', 'amountByBlockId', 'amountByBetId'],
        ...['minBetAmount', 'maxBetAmount', 'availablePrepaidAmount', 'coef', 'coefByView'],
        ...['promoCode', 'manualPromoCode', 'promoCodes', 'systemValue', 'systemValues', 'antiExpressCoef'],
        ...['successCoupon', 'singlesResultCoupons', 'expressId', 'maxPayout', 'initialAmount'],
        ...['hyperBonusPercent', 'minHyperBonusBetLimit', 'maxHyperBonusLimit'],
        ...['autoMax', 'vipBet', 'banker', 'oneClick', 'loadedFromCode'],
      ].sort(),
    )
  })

  it('[S3.26] [S3.27] has no largest stake and a system value of 2 until something is known', () => {
    expect($couponState.get()).toMatchObject({ maxBetAmount: Number.POSITIVE_INFINITY, systemValue: 2 })
  })

  it('takes the house’s limits for the coupon that they were told of, and no other', () => {
    toggle(leg(1))
    $quote.set({
      ...{
        min: '0.20',
        max: '500.00',
        maxPayout: '50000.00',
        coef: '1.85',
        systemValues: [],
        antiExpressCoef: null,
        bonusCoef: null,
      },
      outcomes: outcomesOf($couponView.get()),
    })
    expect($couponState.get()).toMatchObject({ minBetAmount: 0.2, maxBetAmount: 500, coef: '1.85' })
    toggle(leg(2))
    expect($couponState.get().maxBetAmount).toBe(Number.POSITIVE_INFINITY)
  })

  it('[S4.87] counts the bonus bet that the house gives to an express, until the player removes it', () => {
    for (const n of [1, 2, 3]) toggle(leg(n, { coef: '2' }))
    setAmount('10')
    const quote = { min: null, max: null, maxPayout: null, coef: '8.24', systemValues: [], antiExpressCoef: null }
    $quote.set({ ...quote, bonusCoef: '1.03', outcomes: outcomesOf($couponView.get()) })
    expect($couponView.get()).toMatchObject({ total: '8.24', win: '82.40' })
    changeCoupon(({ more }) => ({ more: { ...more, bonusBet: false } }))
    expect($couponView.get()).toMatchObject({ total: '8.00', terms: { bonusBet: false } })
    expect(couponBody($couponView.get(), 'EUR', { change: 2, coefViewId: 0 })).toMatchObject({ bonusBet: false })
  })

  it('[S9.42] [S9.43] stakes the currency’s initial bet until a stake was typed, and nothing when it was cleared', () => {
    expect($couponState.get().amount).toBe('5')
    $player.set({ ...PLAYER, currency: 'RUB' })
    expect($couponState.get().amount).toBe('150')
    setAmount('')
    expect($couponState.get().amount).toBe('')
  })
})

describe('what a player does with a type', () => {
  it('goes on the wire: order, bankers, blocks, k and stakes', () => {
    for (const n of [1, 2, 3]) toggle(leg(n))
    typeActs.banker(leg(2).outcomeId, true)
    typeActs.block(leg(3).outcomeId, 1)
    typeActs.move(2, 0)
    typeActs.system(0)
    expect($coupon.get().legs.map((each) => [each.eventId, each.banker, each.blockId])).toEqual([
      [3, undefined, 1],
      [1, undefined, 1],
      [2, true, 2],
    ])
    expect($coupon.get().more).toEqual({ systemValue: 2 })
  })

  it('gives a line its own stake, and takes it back', () => {
    typeActs.line(101, '10')
    typeActs.line(201, '20')
    typeActs.line(101, null)
    typeActs.blockStake(2, 'max')
    expect($coupon.get().more).toEqual({ amountByBetId: { 201: '20' }, amountByBlockId: { 2: 'max' } })
  })

  it('sends a mark only with the type that knows it', () => {
    toggle(leg(1, { banker: true, blockId: 0 }))
    toggle(leg(2))
    setType(1)
    const body = couponBody($couponView.get(), 'EUR', { change: 2, coefViewId: 0 })
    expect(body.bets.every((bet) => !('banker' in bet) && !('blockId' in bet))).toBe(true)
    expect(body).toMatchObject({ typeId: 1, amount: '5.00' })
  })
})

describe('one-click', () => {
  it('[S5.36] is active only where the site enables it', () => {
    const on = { ...DEFAULT_COUPON_SETTINGS, isActiveOneClick: true }
    expect(isOneClickActive(on, HOUSE)).toBe(true)
    expect(isOneClickActive(on, { ...HOUSE, oneClick: false })).toBe(false)
    expect(isOneClickActive(DEFAULT_COUPON_SETTINGS, HOUSE)).toBe(false)
  })
})

describe('what the settings watch over', () => {
  it('a bet is dropped when its event has another score than when it was added', () => {
    const legs = [leg(1, { score: '1:0' }), leg(2, { score: '0 – 0' }), leg(3), leg(4, { score: '2:2' })]
    const scores = new Map([
      [1, '1:1'],
      [2, '0:0'],
      [3, '1:0'],
    ])
    expect(scoreChanged(legs, scores).map((each) => each.eventId)).toEqual([1])
  })

  it('scores are kept as they come; one that is not told changes nothing', () => {
    setScores([[7, { score: '1:0' }]])
    setScores([[7, { score: null }]])
    expect($scores.get().get(7)).toBe('1:0')
  })

  it('the largest stake is the house’s, or what the account has', () => {
    expect(mostOf(500, '40.00', 'EUR')).toBe('40.00')
    expect(mostOf(5, '40.00', 'EUR')).toBe('5.00')
    expect(mostOf(5, null, 'KWD')).toBe('5.000')
    expect(mostOf(Number.POSITIVE_INFINITY, '40.00', 'EUR')).toBeNull()
  })
})

describe('answers', () => {
  it('many singles: each line is a coupon or a refusal with its limit, and a moved price is known', () => {
    const placed = { id: 900, amount: '10.00', currency: 'EUR', coef: '1.85', possibleWin: '18.50' }
    const items = [
      { ...placed, outcomeId: 101 },
      { outcomeId: 201, code: 'ABOVE_MAX', title: 'x', message: '', maxBetAmount: '5.00' },
      { outcomeId: 301, code: 'PRICE_CHANGED', title: 'x', message: '', coef: '1.80' },
    ]
    expect(linesOf({ items, total: 3, page: 1 })).toEqual({
      placed: [[101, placed]],
      problems: [
        { outcomeId: 201, code: 'ABOVE_MAX', min: null, max: '5.00' },
        { outcomeId: 301, code: 'PRICE_CHANGED', min: null, max: null },
      ],
      prices: [[301, 1800]],
    })
  })

  it('a saved coupon becomes the slip, without what the slip does not keep', () => {
    const bets = [{ ...leg(1, { banker: true, score: '1:0' }), state: 'active', savedCoef: '1.80' }, { eventId: 'x' }]
    expect(couponOf({ typeId: 2, systemValue: 3, bets, missing: 1 }, '7K3M9QX2RD')).toEqual({
      legs: [leg(1, { banker: true, score: '1:0' })],
      typeId: 2,
      more: { systemValue: 3, loadedFromCode: '7K3M9QX2RD' },
      missing: 1,
    })
    expect(couponOf({ typeId: 2 }, 'x')).toBeNull()
  })
})

it('an emptied slip has no bets left to place', () => {
  toggle(leg(1))
  clearCoupon()
  expect($couponView.get().obstacle).toBe('empty')
})
