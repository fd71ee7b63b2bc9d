import { env, runDurableObjectAlarm } from 'cloudflare:test'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { casinoLobby } from '../../../shared/api/casino.ts'
import { enterTournament, houseRounds, tournaments } from '../../../shared/api/casino-tournaments.ts'
import { finishTournaments } from '../../../worker/backend/casino/tournaments/finish.ts'
import { type Env, walletOf } from '../../../worker/backend/env.ts'
import type { SentEvent } from '../../../worker/backend/wallet/events.ts'
import { operator, Visitor } from '../identity/visitor.ts'
import { payer, postings } from '../payments/payer.ts'
import { arrive, sent } from '../wallet/arrive.ts'

const bindings = env as unknown as Env
const MINUTE = 60_000
afterEach(() => operator('POST', '/clock', { reset: true }))

const data = <S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> =>
  v.parse(v.object({ data: schema }), body).data
let rounds = 0
/** A round of a player's that has paid, minor units, as his wallet would tell it. */
function told(player: number, stake: number, payout: number, at: number, more: object = {}): SentEvent {
  const id = ++rounds
  const round = {
    id,
    gameId: 104,
    provider: 'house',
    currency: 'EUR',
    stake,
    payout,
    status: 'settled' as const,
    isOwn: true,
    placedAt: at,
    settledAt: at,
    ...more,
  }
  return sent({
    kind: 'round',
    eventId: `${player}:${id}`,
    seq: id,
    userId: player,
    at: new Date(at).toISOString(),
    round,
  })
}

let ids = 0
/** A tournament of the coin that runs now, until in an hour. */
async function planned(more: object = {}) {
  const id = ++ids
  const at = Date.now()
  const plan = {
    id,
    title: { en: 'Coin cup' },
    from: new Date(at - MINUTE).toISOString(),
    to: new Date(at + 60 * MINUTE).toISOString(),
    games: [104],
    minStake: { EUR: '1.00' },
    prizes: [
      { places: 1, amount: { EUR: '20.00' } },
      { places: 2, amount: { EUR: '5.00' } },
    ],
    ...more,
  }
  expect((await operator('PUT', '/casino/tournaments', { isWeekly: false, tournaments: [plan] })).status).toBe(200)
  const path = `/web-api/casino/tournaments/${id}/entry`
  const enter = async (visitor: Visitor) => visitor.send(path, { method: 'PUT', headers: { 'x-requested-with': 'x' } })
  const standing = async (visitor: Visitor) => data(enterTournament.answer, (await visitor.send(path)).data)
  return { id, plan, enter, standing }
}

describe('[S2.97] tournaments of the casino', () => {
  it('one of the week is there from the start, in the lobby too, with prizes and times', async () => {
    const list = data(tournaments.answer, (await new Visitor().send('/web-api/casino/tournaments')).data)
    expect(list.items[0]).toMatchObject({ title: null, state: 'running', games: [], leaders: [] })
    expect(list.items[0]?.prizes[0]).toMatchObject({ places: 1, amount: { EUR: '50.00' } })
    expect(Date.parse(list.items[0]?.to ?? '') - Date.parse(list.items[0]?.from ?? '')).toBe(7 * 86_400_000)
    const lobby = data(casinoLobby.answer, (await new Visitor().send('/web-api/casino/lobby')).data)
    expect(lobby.tournaments.map(({ id }) => id)).toEqual(list.items.map(({ id }) => id))
  })

  it('are entered by players alone, once, while they are not over', async () => {
    const t = await planned()
    expect((await t.enter(new Visitor())).status).toBe(401)
    const p = await payer('10.00')
    expect(await t.standing(p.visitor)).toMatchObject({ since: null, place: null, rounds: 0, prize: null })
    const first = data(enterTournament.answer, (await t.enter(p.visitor)).data)
    expect(first.since).not.toBeNull()
    expect(data(enterTournament.answer, (await t.enter(p.visitor)).data)).toEqual(first)
    await operator('POST', '/clock', { advanceSeconds: 3_600 })
    const late = await payer('10.00')
    expect((await t.enter(late.visitor)).status).toBe(404)
    expect((await late.visitor.send('/web-api/casino/tournaments/999/entry')).status).toBe(404)
  })

  it('count the best round of each player who takes part: own money, large enough, of its games, after he has entered', async () => {
    const t = await planned()
    const [a, b, c, stranger] = [await payer(), await payer(), await payer(), await payer()]
    for (const { visitor } of [a, b, c]) await t.enter(visitor)
    const at = Date.now() + 1_000
    await arrive([
      told(a.id, 1_000, 1_940, at),
      told(a.id, 200, 2_000, at + 1),
      told(b.id, 100, 1_000, at + 2),
      told(c.id, 50, 5_000, at),
      told(c.id, 100, 9_900, at, { gameId: 103 }),
      told(c.id, 100, 9_900, at, { isOwn: false }),
      told(c.id, 100, 9_900, at - 2 * MINUTE),
      told(c.id, 100, 9_900, at, { currency: 'USD' }),
      told(c.id, 100, 9_900, at, { status: 'cancelled' }),
      told(c.id, 100, 194, at),
      told(stranger.id, 100, 9_900, at),
    ])
    // Ten for one twice: whoever had it earlier stands higher.
    expect(await t.standing(a.visitor)).toMatchObject({ place: 1, score: '10.00', rounds: 2 })
    expect(await t.standing(b.visitor)).toMatchObject({ place: 2, score: '10.00', rounds: 1 })
    expect(await t.standing(c.visitor)).toMatchObject({ place: 3, score: '1.94', rounds: 1 })
    expect(await t.standing(stranger.visitor)).toMatchObject({ since: null, rounds: 0 })
  })

  it('pay each prize once, ten minutes after the end, however often and by however many they are decided', async () => {
    const t = await planned()
    const players = [await payer(), await payer(), await payer()]
    for (const { visitor } of players) await t.enter(visitor)
    const at = Date.now() + 1_000
    await arrive(players.map(({ id }, n) => told(id, 100, 1_000 - 100 * n, at)))
    const end = Date.parse(t.plan.to)
    await finishTournaments(bindings, end + 9 * MINUTE)
    expect(await players[0]?.money()).toBe('0.00')
    await Promise.all(Array.from({ length: 5 }, () => finishTournaments(bindings, end + 11 * MINUTE)))
    await finishTournaments(bindings, end + 12 * MINUTE)
    expect(await Promise.all(players.map((p) => p.money()))).toEqual(['20.00', '5.00', '5.00'])
    for (const { id, audit } of players) {
      expect((await postings(id)).filter((line) => line.startsWith('bonus player:main'))).toHaveLength(1)
      expect(await audit()).toEqual([])
    }
    const [first] = players
    if (!first) throw new Error('no players')
    expect((await t.standing(first.visitor)).prize).toEqual({ amount: '20.00', currency: 'EUR', isPaid: true })
    // A round that is told afterwards changes no result.
    await arrive([told(players[2]?.id ?? 0, 100, 9_999, at)])
    await finishTournaments(bindings, end + 20 * MINUTE)
    expect(await Promise.all(players.map((p) => p.money()))).toEqual(['20.00', '5.00', '5.00'])
  })

  it('a plan that ends before it begins, or has a number twice, is refused', async () => {
    const { plan } = await planned()
    const put = async (list: object[]) =>
      (await operator('PUT', '/casino/tournaments', { isWeekly: true, tournaments: list })).status
    expect(await put([{ ...plan, to: plan.from }])).toBe(422)
    expect(await put([plan, plan])).toBe(422)
    expect(await put([{ ...plan, prizes: [] }])).toBe(422)
    expect(await put([])).toBe(200)
  })
})

it('a round that is played reaches the operator’s list through the wallet’s outbox', async () => {
  const p = await payer('10.00')
  const body = { gameId: 104, amount: '1.00', choice: { kind: 'coin', side: 'heads' } }
  expect((await p.visitor.post('/web-api/casino/rounds', body, { 'idempotency-key': randomUUID() })).status).toBe(201)
  await runDurableObjectAlarm(walletOf(bindings, p.id))
  const list = async () =>
    data(houseRounds.answer, (await operator('GET', `/casino/rounds?player=${p.id}&game=104`)).data)
  await expect.poll(async () => (await list()).total, { timeout: 10_000 }).toBe(1)
  expect((await list()).items).toMatchObject([{ player: p.id, gameId: 104, provider: 'house', amount: '1.00' }])
})
