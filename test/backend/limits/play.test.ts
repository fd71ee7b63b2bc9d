import { env, evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { casinoLobby, launchGame, playRound, round } from '../../../shared/api/casino.ts'
import { walletOf } from '../../../worker/backend/env.ts'
import { operator, player, Visitor, whoAmI } from '../identity/visitor.ts'
import { CARD, pay, payer, postings } from '../payments/payer.ts'
import { bettor, event } from '../sportsbook/bettor.ts'
import { advance, block, DAY, licence, resetClock, save, set } from './limits.ts'

beforeAll(() => licence('gb'))
afterEach(async () => {
  await resetClock()
})
afterAll(() => licence(null))

/** A game of the house by its kind's name. */
async function house(slug: string): Promise<number> {
  const lobby = v.parse(
    v.object({ data: casinoLobby.answer }),
    (await new Visitor().send('/web-api/casino/lobby')).data,
  )
  const games = lobby.data.categories.flatMap(({ games: all }) => all)
  const found = games.find((game) => game.provider === 'house' && game.slug.includes(slug))
  if (!found) throw new Error(`no game ${slug}`)
  return found.id
}
const play = (visitor: Visitor, gameId: number, amount = '1.00') =>
  visitor.post(
    '/web-api/casino/rounds',
    { gameId, amount, choice: { kind: 'coin', side: 'heads' } },
    { 'idempotency-key': randomUUID() },
  )

describe('when nothing can be said of limits', () => {
  /** The wallet's limits cannot be read any more. */
  async function broken() {
    const who = await bettor('50.00')
    await set(who.visitor, { 1: '40.00', 20: '40.00' })
    await runInDurableObject(walletOf(env, who.id), (_, { storage }) => void storage.sql.exec('DROP TABLE limit_book'))
    await evictDurableObject(walletOf(env, who.id))
    return who
  }

  it('RG-54 deposits, bets, rounds and looser limits are refused with when to try again, and nothing is booked', async () => {
    const who = await broken()
    const e = await event('2.000')
    for (const seen of [
      await who.place(who.single(e, '1.00')),
      await pay(who.visitor, 'deposits', { methodId: CARD, amount: '5.00' }),
      await play(who.visitor, await house('coin')),
      await save(who.visitor, { 20: '100.00' }),
    ]) {
      expect(seen.status).toBe(503)
      expect(Number(seen.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(seen.data).toMatchObject({ success: false, title: 'main_outcome_unknown' })
    }
    expect(await postings(who.id)).toEqual([])
    expect(await who.balance()).toBe('50.00')
  })

  it('RG-54 money out, history, self-exclusion and signing out work', async () => {
    const who = await broken()
    expect((await pay(who.visitor, 'withdrawals', { methodId: CARD, amount: '5.00' })).status).toBe(201)
    expect((await who.visitor.send('/web-api/history/bets')).status).toBe(200)
    expect((await block(who.visitor, 180 * DAY)).status).toBe(200)
    expect(await whoAmI(who.visitor)).toEqual({ user_id: null })
    const other = await broken()
    expect((await other.visitor.post('/web-api/auth/disconnect', {})).status).toBe(200)
    expect(other.visitor.cookies.has('__Host-sid')).toBe(false)
  })

  it('RG-54 signing out works when the whole wallet is silent', async () => {
    const { visitor, id } = await player()
    const cookie = visitor.cookies.get('__Host-sid') ?? ''
    await runInDurableObject(walletOf(env, id), (instance) => {
      Object.defineProperty(instance, 'renewVersion', {
        value: () => {
          throw new Error('silent')
        },
      })
    })
    expect((await visitor.post('/web-api/auth/disconnect', {})).status).toBe(200)
    const thief = new Visitor()
    thief.cookies.set('__Host-sid', cookie)
    expect(await whoAmI(thief)).toEqual({ user_id: null })
  })
})

describe('games', () => {
  it('RG-71 of bonuses take their time like others, whatever key they come under', async () => {
    await operator('PUT', '/config', { bonusGames: { chest: { price: 10, prizes: [{ weight: 1, points: 1 }] } } })
    onTestFinished(async () => void (await operator('PUT', '/config', { bonusGames: null })))
    const { visitor, id } = await player()
    await operator('POST', `/players/${id}/bonus-rounds`, { game: 'chest', count: 5, reference: 'gift' })
    const open = (choice: number) =>
      visitor.post('/web-api/bonus-games/rounds', { game: 'chest', choice }, { 'idempotency-key': randomUUID() })
    expect((await open(0)).status).toBe(201)
    const held = await Promise.all([0, 1, 2, 0, 1, 2].map(open))
    expect(held.map(({ status }) => status)).toEqual(Array(6).fill(429))
    expect(held[0]?.data).toMatchObject({ data: { waitMs: expect.any(Number) } })
    await advance(6)
    expect((await open(1)).status).toBe(201)
  })

  it('RG-72 are opened without autoplay, turbo or quick spin, whatever address the provider gives', async () => {
    const game = { id: 7001, slug: 'quick-gold', name: 'Gold', category: 'slots', rtp: '96.00' }
    const put = (url: string) => {
      const studio = { slug: 'fast', name: 'Fast', secret: 'a-secret-of-the-studio-that-is-long', url, games: [game] }
      return operator('PUT', '/casino/providers', { providers: [studio] })
    }
    const plain = await put('https://studio.test/play')
    expect([plain.status, plain.text.slice(0, 300)]).toEqual([200, expect.any(String)])
    const turbo = await put('https://studio.test/play?autoplay=1&turbo=true&quickspin=1')
    expect([200, 422]).toContain(turbo.status)
    onTestFinished(async () => void (await operator('PUT', '/casino/providers', { providers: [] })))
    const { visitor } = await player()
    const seen = await visitor.post('/web-api/casino/games/7001/launch', {})
    const { data } = v.parse(v.object({ data: launchGame.answer }), seen.data)
    if (data.type !== 'provider') throw new Error(data.type)
    expect([...new URL(data.url).searchParams.keys()].sort()).toEqual(['currency', 'game', 'player', 'token'])
  })

  it('RG-74 C39 what is shown is what is stored and paid, round by round', async () => {
    const who = await payer('100.00')
    const gameId = await house('coin')
    let money = 10_000
    for (let n = 0; n < 12; n++) {
      const { data } = v.parse(v.object({ data: playRound.answer }), (await play(who.visitor, gameId)).data)
      const stored = v.parse(
        v.object({ data: round.answer }),
        (await who.visitor.send(`/web-api/casino/rounds/${data.id}`)).data,
      )
      const { money: shown, ...told } = data
      expect(stored.data).toEqual(told)
      money += Math.round(Number(data.payout) * 100) - 100
      expect(Math.round(Number(shown) * 100)).toBe(money)
      await advance(6)
    }
    expect(Math.round(Number(await who.money()) * 100)).toBe(money)
    const wins = (await postings(who.id)).filter((line) => line.startsWith('game_win player:main'))
    const stakes = (await postings(who.id)).filter((line) => line.startsWith('game_bet player:main -1.00'))
    expect(stakes).toHaveLength(12)
    expect(wins.length).toBeLessThanOrEqual(12)
    expect(await who.audit()).toEqual([])
  })
})

describe('a withdrawal', () => {
  it('RG-79 asks for no documents: what is missing is said when it is known, from the registration on', async () => {
    await operator('PUT', '/config', { ageCheck: 'manual' })
    onTestFinished(async () => void (await operator('PUT', '/config', { ageCheck: null })))
    const who = await payer('50.00')
    const user = await who.visitor.send('/web-api/user/config')
    expect(user.data).toMatchObject({ data: { is_need_identification: true, age_verified: false } })
    const id = await who.withdraw('10.00')
    expect(await who.payment(id)).toMatchObject({ status: 'created', amount: '10.00' })
    await operator('PATCH', `/players/${who.id}`, { requested_additional_document: 1 })
    expect((await who.visitor.send('/web-api/user/config')).data).toMatchObject({
      data: { requested_additional_document: 1 },
    })
    expect(await who.withdraw('10.00')).toBeGreaterThan(id)
  })
})
