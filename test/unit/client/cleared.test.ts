import { beforeEach, expect, it } from 'vitest'
import { clear, undoClear } from '../../../client/coupon/cleared.ts'
import { $coupon, keepCoupon, removeLegs, toggle } from '../../../client/stores/coupon.ts'
import { leg, NOWHERE } from './legs.ts'

beforeEach(() => {
  keepCoupon(NOWHERE)
  toggle(leg(1))
  toggle(leg(2))
  clear()
})

it('bets that were cleared can be brought back, once', () => {
  undoClear()?.()
  expect($coupon.get().legs).toEqual([leg(1), leg(2)])
  expect(undoClear()).toBeNull()
})

it('bets that were cleared are forgotten as soon as there is another one', () => {
  toggle(leg(3))
  removeLegs(new Set([leg(3).outcomeId]))
  expect($coupon.get().legs).toEqual([])
  expect(undoClear()).toBeNull()
})
