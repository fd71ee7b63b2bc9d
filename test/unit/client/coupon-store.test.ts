import { beforeEach, describe, expect, it } from 'vitest'
import {
  $coupon,
  acceptPrices,
  clearCoupon,
  keepCoupon,
  removeLegs,
  setAmount,
  setType,
  takeCoupon,
  toggle,
} from '../../../client/stores/coupon.ts'
import { leg, NOWHERE } from './legs.ts'

/** The storage that two tabs share; `told` counts the messages to the other tab. */
let text: string | null
let told: number
beforeEach(() => {
  text = null
  told = 0
  keepCoupon({
    read: () => text,
    write: (next) => {
      text = next
    },
    tell: () => told++,
    later: (act) => act(),
  })
})
const kept = () => JSON.parse(text ?? 'null')
/** What another tab does meanwhile. */
const elsewhere = (legs: unknown[]) => {
  text = JSON.stringify({ legs, amount: '5' })
}

describe('the coupon', () => {
  it('[S3.30] keeps each press where the next page finds it, and tells the other tabs', () => {
    toggle(leg(1))
    toggle(leg(2))
    expect(kept().legs).toEqual([leg(1), leg(2)])
    expect(told).toBe(2)
  })

  it('takes what another tab wrote without writing it back', () => {
    elsewhere([leg(7)])
    takeCoupon()
    expect($coupon.get().legs).toEqual([leg(7)])
    expect(told).toBe(0)
  })

  it('does not bring back what another tab has removed while this one slept', () => {
    toggle(leg(1))
    elsewhere([])
    toggle(leg(2))
    expect($coupon.get().legs).toEqual([leg(2)])
  })

  it('goes on alone when nothing can be kept', () => {
    keepCoupon(NOWHERE)
    toggle(leg(1))
    toggle(leg(2))
    expect($coupon.get().legs).toHaveLength(2)
  })

  it('remembers stake and type', () => {
    setAmount('12,5')
    setType(2)
    expect(kept()).toMatchObject({ amount: '12,5', typeId: 2 })
  })

  it('takes placed bets out and leaves those that were added meanwhile (B-04)', () => {
    toggle(leg(1))
    toggle(leg(2))
    removeLegs(new Set([leg(1).outcomeId]))
    expect(kept().legs).toEqual([leg(2)])
  })

  it('empties at a word', () => {
    toggle(leg(1))
    clearCoupon()
    expect(kept().legs).toEqual([])
  })

  it('writes accepted prices as decimal strings', () => {
    toggle(leg(1))
    acceptPrices(new Map([[leg(1).outcomeId, 2005]]))
    expect(kept().legs[0].coef).toBe('2.005')
  })

  describe('between a press and its picture', () => {
    let later: (() => void)[]
    beforeEach(() => {
      later = []
      keepCoupon({
        read: () => text,
        write: (next) => {
          text = next
        },
        tell: () => told++,
        later: (act) => later.push(act),
      })
    })
    const painted = () => {
      for (const act of later.splice(0)) act()
    }

    it('shows presses at once and keeps them all with one write afterwards', () => {
      toggle(leg(1))
      toggle(leg(2))
      expect($coupon.get().legs).toEqual([leg(1), leg(2)])
      expect([text, told]).toEqual([null, 0])
      painted()
      expect(kept().legs).toEqual([leg(1), leg(2)])
      expect(told).toBe(1)
    })

    it('does not bring back what another tab has removed while this one slept', () => {
      toggle(leg(1))
      painted()
      elsewhere([leg(7)])
      toggle(leg(2))
      painted()
      expect($coupon.get().legs).toEqual([leg(7), leg(2)])
      expect(kept()).toMatchObject({ legs: [leg(7), leg(2)], amount: '5' })
    })

    it('keeps them with any other change that comes first, once', () => {
      toggle(leg(1))
      setAmount('3')
      expect(kept()).toMatchObject({ legs: [leg(1)], amount: '3' })
      painted()
      expect(kept().legs).toEqual([leg(1)])
      expect(told).toBe(1)
    })

    it('keeps them before it takes what another tab wrote', () => {
      elsewhere([leg(7)])
      toggle(leg(1))
      takeCoupon()
      expect($coupon.get().legs).toEqual([leg(7), leg(1)])
      expect(kept().legs).toEqual([leg(7), leg(1)])
    })

    it('goes on alone when nothing can be kept', () => {
      keepCoupon({ ...NOWHERE, later: (act) => later.push(act) })
      toggle(leg(1))
      painted()
      toggle(leg(2))
      setAmount('3')
      painted()
      expect($coupon.get()).toMatchObject({ legs: [leg(1), leg(2)], amount: '3' })
    })
  })
})
