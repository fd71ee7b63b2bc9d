import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { placedOf } from '../../../client/coupon/answers.ts'
import { couponBody } from '../../../client/coupon/body.ts'
import { giftsOf, prepaidOf } from '../../../client/coupon/gifts.ts'
import { notePromo } from '../../../client/coupon/promo-taken.ts'
import { changeCoupon, keepCoupon, toggle } from '../../../client/stores/coupon.ts'
import { $couponView } from '../../../client/stores/coupon-view.ts'
import { $player } from '../../../client/stores/player.ts'
import { $quote } from '../../../client/stores/quote.ts'
import { couponModel } from '../../../shared/ui/islands/coupon/model.ts'
import { NOWHERE } from './legs.ts'

describe('what the house offers beside a price', () => {
  it('is read from the answer of calculate, and nothing from any other', () => {
    const hyper = { percent: 5, minBetAmount: '1.00', maxAmount: '5000.00', amount: '20.31' }
    const answer = {
      hyperBonus: hyper,
      availablePrepaidAmount: '80.00',
      errors: [{ code: 'BELOW_MIN' }, { code: 'PROMO_USED' }],
    }
    expect(giftsOf(answer)).toEqual({
      hyper: { percent: 5, min: '1.00', max: '5000.00', amount: '20.31' },
      lent: '80.00',
      promoError: 'PROMO_USED',
    })
    for (const other of [null, {}, { hyperBonus: 5, errors: 'no', availablePrepaidAmount: 7 }])
      expect(giftsOf(other)).toEqual({ hyper: null, lent: null, promoError: null })
  })

  it.each([
    ['what is missing', 14_000, '60.00', '100.00', '80.00'],
    ['no more than is lent', 20_000, '60.00', '100.00', '100.00'],
    ['nothing when the money is there', 6000, '60.00', '100.00', null],
    ['nothing when nothing is lent', 14_000, '60.00', '0.00', null],
    ['nothing while the balance is unknown', 14_000, null, '100.00', null],
  ])('an advance pays %s', (_, stake, money, lent, part) => {
    expect(prepaidOf(stake, money, lent, 'EUR')).toBe(part)
  })
})

const leg = (n: number) => ({
  eventId: n,
  marketId: n,
  outcomeId: n,
  sportId: 1,
  event: 'A – B',
  market: '1X2',
  outcome: 'A',
  coef: '1.50',
  isLive: false,
})
const model = (n: number, typeId: number) =>
  couponModel({
    legs: Array.from({ length: n }, (_, i) => leg(i + 1)),
    odds: new Map(),
    amount: '10',
    currency: 'EUR',
    change: 2,
    coefViewId: 0,
    signedIn: true,
    stale: false,
    typeId,
  })

describe('the body of a bet with gifts', () => {
  const carried = { change: 2, coefViewId: 0, hyperBonus: true, prepaidAmount: '3.00', vipBet: true } as const
  it('says what the player has chosen; the hyper bonus is for expresses', () => {
    expect(couponBody(model(4, 1), 'EUR', carried)).toMatchObject({
      hyperBonus: true,
      prepaidAmount: '3.00',
      vipBet: true,
    })
    expect(couponBody(model(1, 0), 'EUR', carried)).not.toHaveProperty('hyperBonus')
    const plain = couponBody(model(1, 0), 'EUR', { change: 2, coefViewId: 0, promoCode: '', prepaidAmount: null })
    expect(Object.keys(plain)).toEqual(['typeId', 'amount', 'changeCoefAction', 'coefViewId', 'bets'])
  })
})

it('an answer that a trader decides is no acceptance', () => {
  const coupon = { id: 1, amount: '6000.00', currency: 'EUR', coef: '2.00', possibleWin: '12000.00' }
  expect(placedOf({ ...coupon, status: 'pending' })).toEqual({ ...coupon, waits: true })
  expect(placedOf({ ...coupon, status: 'open' })).toEqual(coupon)
})

describe('a promo code in the slip', () => {
  beforeEach(() => {
    keepCoupon(NOWHERE)
    $player.set({ userId: 5, name: null, money: '40.00', currency: 'EUR' })
    toggle(leg(1))
    changeCoupon(() => ({ amount: '10', promoCode: 'GIFT' }))
  })
  afterEach(() => {
    $quote.set(null)
    $player.set(null)
  })
  const quote = (errors: { code: string }[]) =>
    $quote.set({
      ...{ coef: null, systemValues: [], antiExpressCoef: null, bonusCoef: null },
      ...{ min: null, max: null, maxPayout: null, outcomes: '', raw: { errors } },
    })

  it('gives the stake, which is no part of the win', () => {
    quote([])
    expect($couponView.get()).toMatchObject({ win: '5.00', obstacle: null })
  })

  it.each(['PROMO_UNKNOWN', 'PROMO_USED', 'PROMO_OVER'])('that the house does not take gives nothing: %s', (code) => {
    quote([{ code }])
    expect($couponView.get()).toMatchObject({ win: '15.00', obstacle: 'promo' })
    changeCoupon(() => ({ promoCode: 'OTHER' }))
    expect($couponView.get()).toMatchObject({ win: '5.00', obstacle: null })
    changeCoupon(() => ({ promoCode: '' }))
    expect($couponView.get()).toMatchObject({ win: '15.00', obstacle: null })
  })

  it('that was refused with the bet gives nothing either', () => {
    quote([])
    notePromo(['PROMO_UNKNOWN'])
    expect($couponView.get()).toMatchObject({ win: '15.00', obstacle: 'promo' })
  })
})
