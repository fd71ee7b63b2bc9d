import { describe, expect, it } from 'vitest'
import { expresses } from '../../../shared/api/expresses.ts'
import { feed, get } from '../feed/operator.ts'
import { operator } from '../identity/visitor.ts'
import { bettor, event, placed } from './bettor.ts'

const offered = async (type: 'line' | 'live') => (await get(`/expresses?type=${type}`, expresses.answer)).items[0]

describe('express of the day', () => {
  it('is made of what is open, stays as it was made, pays 10 % more as a whole, and is replaced when it ends', async () => {
    expect(await offered('line')).toBeUndefined()
    const events = await Promise.all(['1.50', '1.60', '1.70'].map((coef) => event(coef, { startsIn: 3_600_000 })))
    const express = await offered('line')
    if (!express) throw new Error('no express')
    expect(express).toMatchObject({ type: 'line', coef: '4.08', upliftPercent: 10, total: '4.488' })
    expect(express.bets.map((bet) => bet.market.outcomeId).toSorted()).toEqual(
      events.map((e) => e.outcomeId).toSorted(),
    )
    await event('1.60', { startsIn: 3_600_000 })
    expect((await offered('line'))?.id).toBe(express.id)

    expect(express.version).toBeGreaterThan(0)
    const p = await bettor()
    const bets = express.bets.map(({ market: { id, outcomeId, coef } }) => ({ market: { id, outcomeId, coef } }))
    const coupon = { typeId: 1, amount: '10.00', expressId: express.id, bets }
    expect(placed(await p.place(coupon))).toMatchObject({ coef: '4.488', possibleWin: '44.88', expressId: express.id })
    expect((await p.visitor.post('/web-api/coupon/calculate', coupon)).data).toMatchObject({ data: { coef: '4.488' } })

    const edited = placed(await p.place({ ...coupon, bets: bets.slice(1) }))
    expect(edited).not.toHaveProperty('expressId')
    expect(Number(edited.coef)).toBeLessThan(3)
    const unknown = placed(await p.place({ ...coupon, expressId: 999_999 }))
    expect(unknown.coef).toBe('4.08')

    const [first] = events
    if (!first) throw new Error('an event')
    await feed([{ type: 'bet_cancel', eventId: first.eventId, marketId: first.marketId }])
    const next = await offered('line')
    expect(next?.id).toBeGreaterThan(express.id)
    expect(next?.bets.some((bet) => bet.eventId === first.eventId)).toBe(false)
  })

  it('is not offered where the house gives no uplift', async () => {
    await Promise.all(['1.50', '1.60', '1.70'].map((coef) => event(coef, { live: true, startsIn: -600_000 })))
    expect((await offered('live'))?.bets.every((bet) => bet.isLive)).toBe(true)
    await operator('PUT', '/config', { betting: { expressUpliftPercent: 0 } })
    expect(await offered('live')).toBeUndefined()
    await operator('PUT', '/config', { betting: { expressUpliftPercent: null } })
  })
})
