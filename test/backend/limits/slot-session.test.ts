import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { casinoLobby, playRound } from '../../../shared/api/casino.ts'
import { getSlotSession } from '../../../shared/api/slot-session.ts'
import { type Seen, Visitor } from '../identity/visitor.ts'
import { bettor } from '../sportsbook/bettor.ts'
import { advance, licence, resetClock } from './limits.ts'

beforeAll(() => licence('es'))
afterEach(async () => {
  await resetClock()
})
afterAll(() => licence(null))

const PATH = '/web-api/casino/slot-session'
const title = ({ status, data }: Seen) => [status, (data as { title?: string }).title]

async function games() {
  const lobby = v.parse(
    v.object({ data: casinoLobby.answer }),
    (await new Visitor().send('/web-api/casino/lobby')).data,
  )
  const all = lobby.data.categories.flatMap((category) => category.games)
  const id = (slug: string) => all.find((game) => game.provider === 'house' && game.slug.includes(slug))?.id
  return { slot: id('sevens'), coin: id('coin') }
}
async function guest() {
  const { visitor } = await bettor('1000.00')
  const { slot, coin } = await games()
  const round = (gameId: number | undefined, choice: object, amount: string) =>
    visitor.post('/web-api/casino/rounds', { gameId, amount, choice }, { 'idempotency-key': randomUUID() })
  return {
    begin: (minutes: unknown, spend: unknown, more = {}) => visitor.post(PATH, { minutes, spend, ...more }),
    state: async () => v.parse(v.object({ data: getSlotSession.answer }), (await visitor.send(PATH)).data).data,
    spin: async (amount = '1.00') => {
      await advance(4)
      return round(slot, { kind: 'slot' }, amount)
    },
    flip: () => round(coin, { kind: 'coin', side: 'heads' }, '1.00'),
  }
}

describe('slots under Spain’s rules', () => {
  it('RG-90 want a time and a spend first; other games do not', async () => {
    const g = await guest()
    expect(title(await g.spin())).toEqual([403, 'slot_session_first'])
    expect((await g.flip()).status).toBe(201)
    expect(await g.state()).toEqual({ isNeeded: true, currency: 'EUR', running: null, endedAt: null })
    for (const [minutes, spend] of [
      [0, '5.00'],
      [1441, '5.00'],
      [1.5, '5.00'],
      [30, '0'],
      [30, '1.005'],
      [30, '-5'],
    ])
      expect((await g.begin(minutes, spend)).status).toBe(422)
    expect((await g.begin(30, '20.00')).status).toBe(201)
    expect((await g.spin()).status).toBe(201)
  })

  it('RG-90 neither can be raised while the session runs', async () => {
    const g = await guest()
    await g.begin(30, '20.00')
    for (const [minutes, spend] of [
      [60, '20.00'],
      [30, '50.00'],
      [10, '5.00'],
    ])
      expect(title(await g.begin(minutes, spend, { again: true }))).toEqual([403, 'responsible_gaming_limit_fixed'])
    expect(await g.state()).toMatchObject({ running: { spend: '20.00', left: '20.00' } })
  })

  it('RG-90 end at their time, and a new session within a minute has to be meant', async () => {
    const g = await guest()
    await g.begin(5, '100.00')
    await advance(5 * 60 - 10)
    expect((await g.spin()).status).toBe(201)
    await advance(10)
    expect(title(await g.spin())).toEqual([403, 'slot_session_first'])
    expect(title(await g.begin(5, '100.00'))).toEqual([409, 'slot_session_soon'])
    expect((await g.begin(5, '100.00', { again: true })).status).toBe(201)
    await advance(5 * 60 + 70)
    expect((await g.begin(5, '100.00')).status).toBe(201)
  })

  it('RG-90 end when their spend is gone: no spin of more than is left, and nothing after', async () => {
    // Three of four spins bring nothing; whoever wins goes on, and another one is looked at.
    const isLost = (seen: Seen) => Number(v.parse(v.object({ data: playRound.answer }), seen.data).data.payout) === 0
    for (let tries = 0; tries < 60; tries++) {
      const g = await guest()
      await g.begin(600, '10.00')
      expect((await g.spin('10.01')).status).toBe(403)
      if (!isLost(await g.spin('6.00'))) continue
      expect((await g.state()).running).toMatchObject({ left: '4.00' })
      expect((await g.spin('4.01')).status).toBe(403)
      if (!isLost(await g.spin('4.00'))) continue
      expect((await g.state()).running).toBeNull()
      expect(title(await g.spin('2.00'))).toEqual([403, 'slot_session_first'])
      return
    }
    expect.unreachable('nobody has lost twice')
  })

  it('RG-90 are a matter of that licence alone', async () => {
    await licence('gb')
    onTestFinished(() => licence('es'))
    const g = await guest()
    expect((await g.spin()).status).toBe(201)
    expect((await g.begin(30, '5.00')).status).toBe(404)
    expect(await g.state()).toMatchObject({ isNeeded: false })
  })
})
