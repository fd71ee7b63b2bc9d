import { SELF } from 'cloudflare:test'
import { createHmac, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { casinoLobby, launchGame } from '../../../shared/api/casino.ts'
import { operator, SITE, Visitor } from '../identity/visitor.ts'
import { payer, postings } from '../payments/payer.ts'

const SECRET = 'a-secret-of-the-studio-that-is-long'
const studio = (slug: string, first: number) => ({
  slug,
  name: `${slug} games`,
  secret: SECRET,
  url: 'https://studio.test/play',
  games: [{ id: first, slug: `${slug}-gold`, name: 'Gold', category: 'slots', rtp: '96.00' }],
})

interface Signing {
  provider?: string
  secret?: string
  age?: number
  sent?: string
}
async function ask(name: string, body: unknown, { provider = 'studio', secret = SECRET, age = 0, sent }: Signing = {}) {
  const text = JSON.stringify(body)
  const [id, timestamp] = [randomUUID(), String(Math.floor(Date.now() / 1000) - age)]
  const answer = await SELF.fetch(`${SITE}/wallet-api/v1/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-provider': provider,
      'x-callback-id': id,
      'x-timestamp': timestamp,
      'x-signature': createHmac('sha256', secret).update(`${timestamp}.${id}.${text}`).digest('hex'),
    },
    body: sent ?? text,
  })
  const told: { data?: { balance?: string } } = await answer.json()
  return { status: answer.status, balance: told.data?.balance, text: JSON.stringify(told) }
}

const launched = v.object({ data: launchGame.answer })
async function guest(money = '100.00') {
  const p = await payer(money)
  const { data } = v.parse(launched, (await p.visitor.post('/web-api/casino/games/1001/launch', {})).data)
  const url = new URL(data.type === 'provider' ? data.url : 'https://none.test')
  const who = { playerId: p.id, currency: 'EUR' }
  const token = url.searchParams.get('token') ?? ''
  return {
    ...p,
    url,
    who,
    token,
    bet: (transactionId: string, amount: string, more: object = {}) => ({
      token,
      ...who,
      transactionId,
      roundId: 'r1',
      gameId: 1001,
      amount,
      ...more,
    }),
  }
}

beforeAll(async () => {
  const put = { providers: [studio('studio', 1001), studio('rival', 2001)] }
  expect((await operator('PUT', '/casino/providers', put)).status).toBe(200)
})

describe('providers of games', () => {
  it('have their games in the lobby, and are played at their own address', async () => {
    const lobby = v.parse(
      v.object({ data: casinoLobby.answer }),
      (await new Visitor().send('/web-api/casino/lobby')).data,
    )
    expect(lobby.data.providers).toContainEqual({ slug: 'studio', name: 'studio games', games: 1 })
    const g = await guest()
    expect(g.url.origin + g.url.pathname).toBe('https://studio.test/play')
    expect(g.url.searchParams.get('player')).toBe(String(g.id))
  })

  it('ask for the balance, take a stake, pay a win: each transaction once, byte for byte', async () => {
    const g = await guest()
    expect(await ask('balance', { token: g.token, ...g.who })).toMatchObject({ status: 200, balance: '100.00' })
    const bets = await Promise.all(Array.from({ length: 20 }, () => ask('bet', g.bet('t1', '5.00'))))
    expect(new Set(bets.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(bets[0]).toMatchObject({ status: 200, balance: '95.00' })
    const win = { ...g.who, transactionId: 't2', roundId: 'r1', amount: '7.50' }
    for (let n = 0; n < 2; n++) expect(await ask('win', win)).toMatchObject({ status: 200, balance: '102.50' })
    expect((await ask('win', { ...win, amount: '8.00' })).status).toBe(409)
    expect(await postings(g.id)).toEqual([
      'game_bet player:main -5.00',
      'game_bet house:stakes 5.00',
      'game_win house:payouts -7.50',
      'game_win player:main 7.50',
    ])
    expect(await g.audit()).toEqual([])
  })

  it('take back once, also what has not come yet', async () => {
    const g = await guest()
    const back = (transactionId: string, targetId: string) => ({ ...g.who, transactionId, targetId })
    await ask('bet', g.bet('t1', '5.00'))
    for (const tx of ['b1', 'b1', 'b2'])
      expect(await ask('rollback', back(tx, 't1'))).toMatchObject({ status: 200, balance: '100.00' })
    expect((await ask('rollback', back('b3', 't2'))).text).toContain('"outcome":"unknown"')
    expect((await ask('bet', g.bet('t2', '5.00'))).status).toBe(409)
    expect(await g.money()).toBe('100.00')
  })

  it('are not heard with another signature, an old one, changed bytes, or under an unknown name', async () => {
    const g = await guest()
    const body = g.bet('t1', '5.00')
    for (const signing of [
      { secret: 'x'.repeat(32) },
      { age: 400 },
      { sent: JSON.stringify({ ...body, amount: '0.01' }) },
      { provider: 'nobody' },
    ])
      expect((await ask('bet', body, signing)).status).toBe(401)
    expect(await g.money()).toBe('100.00')
  })

  it('take no stake of another player, in another currency, in another’s game, by another’s token, beyond the balance', async () => {
    const [g, other] = [await guest(), await guest()]
    const tries: [object, number][] = [
      [g.bet('t1', '5.00', { playerId: other.id }), 401],
      [g.bet('t2', '5.00', { playerId: 999_999 }), 404],
      [g.bet('t3', '5.00', { currency: 'USD' }), 422],
      [g.bet('t4', '5.00', { gameId: 2001 }), 404],
      [g.bet('t5', '5.00', { token: `${g.token}x` }), 401],
      [g.bet('t6', '100.01'), 422],
      [g.bet('t7', '5.005'), 422],
      [g.bet('t8', '-5.00'), 422],
      [{ transactionId: 't9' }, 422],
    ]
    for (const [body, status] of tries) expect([body, (await ask('bet', body)).status]).toEqual([body, status])
    expect((await ask('bet', g.bet('t10', '5.00'), { provider: 'rival' })).status).toBe(401)
    expect([await g.money(), await other.money()]).toEqual(['100.00', '100.00'])
  })

  it('hear their first answer to a bet that was taken, although no new one would be: the player is banned meanwhile, the token another', async () => {
    const g = await guest()
    const first = await ask('bet', g.bet('t1', '5.00'))
    expect((await operator('PATCH', `/players/${g.id}`, { ban_level: 45 })).status).toBe(200)
    expect((await ask('bet', g.bet('t2', '5.00'))).status).toBe(403)
    for (const token of [g.token, 'gone'])
      expect(await ask('bet', g.bet('t1', '5.00', { token }))).toMatchObject({ status: 200, text: first.text })
    expect((await ask('bet', g.bet('t1', '6.00'))).status).toBe(409)
    expect(await g.money()).toBe('95.00')
  })

  it('of two bets at once that together are too much one is taken', async () => {
    const g = await guest()
    const answers = await Promise.all(['t1', 't2'].map((tx) => ask('bet', g.bet(tx, '60.00', { roundId: tx }))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await g.money()).toBe('40.00')
  })
})
