import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { calculate } from '../../../shared/api/coupon.ts'
import { Visitor } from '../identity/visitor.ts'
import { bettor, event, leg, placed, refusal } from './bettor.ts'

async function preview(coupon: Record<string, unknown>, visitor = new Visitor()) {
  const seen = await visitor.post('/web-api/coupon/calculate', coupon)
  return v.parse(v.object({ data: calculate.answer }), seen.data).data
}

describe('calculating a coupon', () => {
  it('needs no session, and tells coefficient, bounds and possible win', async () => {
    const [a, b] = await Promise.all([event('1.85'), event('2.10')])
    expect(await preview({ typeId: 1, amount: '9.00', bets: [leg(a), leg(b)] })).toEqual({
      coef: '3.885',
      minBetAmount: '0.20',
      maxBetAmount: '5000.00',
      possibleWin: '34.97',
      systemValues: [],
      maxPayout: '50000.00',
      combos: 1,
      antiExpressCoef: '1.164',
      errors: [],
    })
  })

  it('promises the very sum that placing promises', async () => {
    const [p, a, b] = await Promise.all([bettor(), event('1.333'), event('1.777')])
    const coupon = { typeId: 1, amount: '3.33', bets: [leg(a), leg(b)] }
    expect((await preview(coupon)).possibleWin).toBe(placed(await p.place(coupon)).possibleWin)
  })

  it('lists what stands against it instead of refusing', async () => {
    const a = await event('1.85')
    expect(await preview({ typeId: 0, amount: '0.10', changeCoefAction: 0, bets: [leg(a, '1.90')] })).toMatchObject({
      coef: '1.85',
      errors: [{ code: 'BELOW_MIN' }, { code: 'PRICE_CHANGED', outcomeId: a.outcomeId }],
    })
    expect(
      await preview({ typeId: 0, amount: '1.00', bets: [{ market: { id: 1, outcomeId: 2, coef: '1.85' } }] }),
    ).toMatchObject({ errors: [{ code: 'NOT_FOUND', outcomeId: 2 }] })
    expect(await preview({ typeId: 7, bets: [leg(a)] })).toEqual({
      coef: '0.00',
      minBetAmount: null,
      maxBetAmount: null,
      possibleWin: null,
      maxPayout: '50000.00',
      systemValues: [],
      combos: 0,
      antiExpressCoef: null,
      errors: [{ code: 'BAD_SHAPE' }],
    })
  })

  it('names bets on a sport that the player has closed, before anything else, as placing does', async () => {
    const [p, closed, open] = await Promise.all([bettor(), event('1.85'), event('2.10', { sportId: 3 })])
    const sports = { method: 'PUT', json: { line: [1], live: [] } }
    await p.visitor.send('/web-api/office/settings/disallowed-sports', sports)
    const problem = { outcomeId: closed.outcomeId, code: 'SPORT_BLOCKED' }
    const bets = [leg(closed), leg(open)]
    const express = { typeId: 1, amount: '0.10', bets }
    expect((await preview(express, p.visitor)).errors).toEqual([problem, { code: 'BELOW_MIN' }])
    expect(refusal(await p.place(express))).toMatchObject({ code: 'SPORT_BLOCKED', bets: [problem] })
    expect((await preview({ typeId: 9, bets }, p.visitor)).errors).toEqual([problem])
    expect((await preview(express)).errors).toEqual([{ code: 'BELOW_MIN' }])
  })

  it('has no possible win before there is an amount, and calls that no error', async () => {
    const a = await event('1.85')
    expect(await preview({ typeId: 0, bets: [leg(a)] })).toMatchObject({
      possibleWin: null,
      maxBetAmount: '5000.00',
      errors: [],
    })
  })

  it('counts in the currency of the player’s account', async () => {
    const [p, a] = await Promise.all([bettor(null, { currency: 'JPY' }), event('1.5')])
    expect(await preview({ typeId: 0, amount: '333', bets: [leg(a)] }, p.visitor)).toMatchObject({
      possibleWin: '500',
      errors: [],
    })
  })
})
