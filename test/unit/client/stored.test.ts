import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { namesOf } from '../../../client/coupon/button-leg.ts'
import { EMPTY_COUPON, parseStored } from '../../../client/coupon/stored.ts'
import { toggleLeg } from '../../../client/coupon/toggle.ts'
import { leg } from './legs.ts'

describe('the stored coupon', () => {
  it('[S1.03] comes back as it was kept, line and live bets alike', () => {
    const legs = [leg(1, { banker: true }), leg(2, { isLive: true, score: '1:0' }), leg(3, { blockId: 0 })]
    const coupon = {
      legs,
      amount: '10,5',
      typeId: 4,
      accountId: 501,
      promoCode: 'WELCOME',
      more: { systemValue: 3, amountByBetId: { 101: '5' } },
    }
    expect(parseStored(JSON.stringify(coupon))).toEqual(coupon)
  })

  it.each([null, '', 'x', '[]', '7', 'null', '{"legs":{}}', '{"legs":[null,1,"a",{}]}'])(
    'starts empty from %j',
    (text) => {
      expect(parseStored(text)).toEqual(EMPTY_COUPON)
    },
  )

  it('drops the legs that do not fit and keeps the others', () => {
    const broken = [{ ...leg(1), coef: '0.5' }, { ...leg(2), outcomeId: -1 }, { ...leg(3), event: 5 }, leg(4)]
    expect(parseStored(JSON.stringify({ legs: broken })).legs).toEqual([leg(4)])
  })

  it('keeps the last outcome of a market that stands there twice', () => {
    const legs = [leg(1), { ...leg(1), outcomeId: 99 }]
    expect(parseStored(JSON.stringify({ legs })).legs.map((l) => l.outcomeId)).toEqual([99])
  })

  it('takes at most the 50 bets of a coupon', () => {
    const legs = Array.from({ length: 80 }, (_, i) => leg(i + 1))
    expect(parseStored(JSON.stringify({ legs })).legs).toHaveLength(50)
  })

  it('never fails, whatever stands in storage', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => Array.isArray(parseStored(text).legs)))
  })

  it('has no stake before one was typed, and an empty one after it was cleared', () => {
    expect(parseStored('{"legs":[]}').amount).toBeNull()
    expect(parseStored('{"amount":""}').amount).toBe('')
  })
})

describe('a press on a price', () => {
  it('takes the same outcome out again (B-04)', () => {
    expect(toggleLeg(toggleLeg([], leg(1)), leg(1))).toEqual([])
  })

  it('replaces another outcome of the same market in its place', () => {
    const other = { ...leg(1), outcomeId: 77 }
    expect(toggleLeg([leg(1), leg(2)], other)).toEqual([other, leg(2)])
  })

  it('adds any other market at the end', () => {
    expect(toggleLeg([leg(1)], leg(2)).map((l) => l.marketId)).toEqual([leg(1).marketId, leg(2).marketId])
  })

  it('has room for fifty bets: one more stays out, another outcome of a market still takes its place', () => {
    const full = Array.from({ length: 50 }, (_, i) => leg(i + 1))
    expect(toggleLeg(full, leg(51))).toEqual(full)
    expect(toggleLeg(full, leg(7, { outcomeId: 799 }))[6]).toMatchObject({ outcomeId: 799 })
  })
})

describe('names of an odds button', () => {
  it.each([
    ['Arsenal – Chelsea, 1X2, Arsenal, 1.85', 'Arsenal – Chelsea', '1X2', 'Arsenal'],
    ['A, B – C, Total, over 2.5, 17/20', 'A, B – C', 'Total', 'over 2.5'],
    ['A – B, Total, 1st half, under 1.5, −120', 'A – B', 'Total, 1st half', 'under 1.5'],
    ['أرسنال – تشيلسي, 1X2, تعادل, 3.40', 'أرسنال – تشيلسي', '1X2', 'تعادل'],
  ])('reads %j', (label, teams, market, outcome) => {
    expect(namesOf(label, teams)).toEqual({ market, outcome })
  })
})
