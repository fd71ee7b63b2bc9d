import { createHash, createHmac, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import * as api from '../../../shared/api/casino.ts'
import { drawsOf, messageOf } from '../../../shared/domain/games/fair.ts'
import { roundOf } from '../../../shared/domain/games/play.ts'
import { operator, Visitor } from '../identity/visitor.ts'
import { payer } from '../payments/payer.ts'

const data = <S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> =>
  v.parse(v.object({ data: schema }), body).data

const COIN = { gameId: 104, amount: '1.00', choice: { kind: 'coin', side: 'heads' } }
async function gambler(money = '100.00') {
  const p = await payer(money)
  const play = (body: unknown = COIN, key: string = randomUUID()) =>
    p.visitor.post('/web-api/casino/rounds', body, { 'idempotency-key': key })
  const seeds = async () => data(api.seeds.answer, (await p.visitor.send('/web-api/casino/seeds')).data)
  const rounds = async () => data(api.rounds.answer, (await p.visitor.send('/web-api/casino/rounds')).data)
  return { ...p, play, seeds, rounds }
}

describe('the casino over HTTP', () => {
  it('lists its games by section, maker and name', async () => {
    const lobby = data(api.casinoLobby.answer, (await new Visitor().send('/web-api/casino/lobby')).data)
    expect(lobby.categories.map(({ id, games }) => [id, games.length])).toEqual([
      ['slots', 1],
      ['keno', 1],
      ['tv', 1],
      ['bingo', 1],
      ['scratchcards', 1],
      ['fast', 3],
      ['crash', 1],
      ['other', 1],
    ])
    const games = async (query: string) =>
      data(api.casinoGames.answer, (await new Visitor().send(`/web-api/casino/games?${query}`)).data).items.map(
        ({ slug }) => slug,
      )
    expect(await games('category=fast')).toEqual(['dice', 'coin', 'mines'])
    expect(await games('q=ROUL')).toEqual(['roulette'])
    expect(await games('provider=nobody')).toEqual([])
    expect((await new Visitor().send('/web-api/casino/games?category=none')).status).toBe(422)
  })

  it('is for players, of age, with a key', async () => {
    for (const path of ['rounds', 'seeds', 'favourites'])
      expect((await new Visitor().send(`/web-api/casino/${path}`)).status).toBe(401)
    const g = await gambler()
    expect((await g.visitor.post('/web-api/casino/rounds', COIN)).status).toBe(422)
    await operator('PATCH', `/players/${g.id}`, { ban_level: 1 })
    expect((await g.play()).status).toBe(403)
  })

  it.each<[string, unknown, number, unknown]>([
    ['an unknown game', { ...COIN, gameId: 999 }, 404, 404],
    ['a choice of another game', { ...COIN, gameId: 101 }, 404, 404],
    ['no choice', { ...COIN, choice: { kind: 'coin' } }, 422, 422],
    ['a number twice', { gameId: 102, amount: '1.00', choice: { kind: 'keno', numbers: [5, 5] } }, 422, 422],
    [
      'a field that is always free',
      { gameId: 105, amount: '1.00', choice: { kind: 'mines', mines: 24, cells: [1, 2] } },
      422,
      422,
    ],
    ['a float', { ...COIN, amount: 1 }, 422, 422],
    ['too many decimals', { ...COIN, amount: '1.005' }, 422, 'BAD_AMOUNT'],
    ['too little', { ...COIN, amount: '0.19' }, 422, 'BELOW_MIN'],
    ['too much', { ...COIN, amount: '200000.00' }, 422, 'ABOVE_MAX'],
    ['more than there is', { ...COIN, amount: '100.01' }, 422, 'INSUFFICIENT_FUNDS'],
  ])('refuses %s in the catalogue’s words', async (_, body, status, code) => {
    const g = await gambler()
    const seen = await g.play(body)
    expect([seen.status, seen.data]).toEqual([status, expect.objectContaining({ success: false, code })])
    expect(await g.money()).toBe('100.00')
  })

  it('plays a key once, whatever comes at the same time: twenty calls book one round and get one answer', async () => {
    const g = await gambler()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => g.play(COIN, key)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    const [first] = answers
    expect(first?.status).toBe(201)
    const round = data(api.playRound.answer, first?.data)
    expect(await g.money()).toBe(round.payout === '0.00' ? '99.00' : '100.94')
    expect((await g.rounds()).total).toBe(1)
    const found = await g.visitor.send(`/web-api/casino/rounds/by-key/${key}`)
    expect([found.status, found.text]).toEqual([200, first?.text])
    expect((await g.play({ ...COIN, amount: '2.00' }, key)).status).toBe(409)
    expect(await g.audit()).toEqual([])
  })

  it('[RG-70] of twenty rounds at once under keys of their own one is played, the others are too soon', async () => {
    const g = await gambler()
    const answers = await Promise.all(Array.from({ length: 20 }, () => g.play()))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 19 }, () => 429)])
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^[1-5]$/)
    expect((await g.rounds()).total).toBe(1)
  })

  it('a round is there whole or not at all when the wallet dies in the middle, and its key tells which', async () => {
    const g = await gambler()
    for (let n = 0; n < 4; n++) {
      const key = randomUUID()
      const going = g.play(COIN, key).catch(() => null)
      await g.kill()
      const seen = await going
      const before = (await g.rounds()).total
      const again = await g.play(COIN, key)
      if (seen?.status === 201) expect([again.text, (await g.rounds()).total]).toEqual([seen.text, before])
      else expect([201, 429]).toContain(again.status)
      expect(await g.audit()).toEqual([])
    }
  })

  it('[B-19] what a player computes by himself is what was played', async () => {
    const g = await gambler()
    const mine = await g.visitor.post('/web-api/casino/seeds', { clientSeed: 'my-seed' })
    const { current } = data(api.changeSeeds.answer, mine.data)
    expect(current).toMatchObject({ clientSeed: 'my-seed', nonce: 0 })
    const played = data(api.playRound.answer, (await g.play({ ...COIN, commit: current.commit })).data)
    expect(played.fair).toMatchObject({ ...current, serverSeed: null })
    const { revealed } = data(api.changeSeeds.answer, (await g.visitor.post('/web-api/casino/seeds', {})).data)
    const server = revealed[0]?.serverSeed ?? ''
    expect(createHash('sha256').update(server).digest('hex')).toBe(current.commit)
    const bytes = createHmac('sha256', server)
      .update(messageOf('my-seed', 0, 0))
      .digest()
    const { outcome } = roundOf({ kind: 'coin', side: 'heads' }).play(drawsOf(bytes), [])
    expect(outcome).toEqual(played.outcome)
    const told = data(api.round.answer, (await g.visitor.send(`/web-api/casino/rounds/${played.id}`)).data)
    expect(told.fair?.serverSeed).toBe(server)
    expect((await g.visitor.post('/web-api/casino/seeds', { clientSeed: 'no spaces' })).status).toBe(422)
    expect((await g.play({ ...COIN, commit: current.commit })).status).not.toBe(201)
  })

  it('nobody sees another’s rounds', async () => {
    const [g, other] = [await gambler(), await gambler()]
    const played = data(api.playRound.answer, (await g.play()).data)
    expect((await other.visitor.send(`/web-api/casino/rounds/${played.id}`)).status).toBe(404)
    expect((await other.rounds()).total).toBe(0)
  })

  it('[RG-36] a break refuses the next round and tells when it ends', async () => {
    const g = await gambler()
    const set = await g.visitor.post('/limit-service-api/api/external/web/v3/limits', {
      limits: [{ limitType: 33, limitValue: 7 * 86_400 }],
    })
    const seen = await g.play()
    expect([set.status, seen.status, seen.data]).toEqual([
      200,
      403,
      expect.objectContaining({ data: expect.objectContaining({ limitType: 33 }) }),
    ])
    expect(await g.money()).toBe('100.00')
  })

  it('[S2.94] keeps favourite games of a player', async () => {
    const g = await gambler()
    const path = '/web-api/casino/favourites'
    const ids = async () =>
      data(api.casinoFavourites.answer, (await g.visitor.send(path)).data).items.map(({ id }) => id)
    for (const id of [101, 101, 106])
      expect((await g.visitor.send(`${path}/${id}`, { method: 'PUT' })).status).toBe(200)
    expect((await ids()).toSorted()).toEqual([101, 106])
    expect((await g.visitor.send(`${path}/999`, { method: 'PUT' })).status).toBe(404)
    await g.visitor.send(`${path}/101`, { method: 'DELETE' })
    expect(await ids()).toEqual([106])
  })
})
