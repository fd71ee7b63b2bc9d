import * as v from 'valibot'
import { beforeAll, expect, it } from 'vitest'
import { getBonusGame, playBonusGame } from '../../../shared/api/bonus-games.ts'
import { operator, player, Visitor } from '../identity/visitor.ts'

const PATH = '/web-api/bonus-games'

beforeAll(async () => {
  const only = (prize: object) => ({ price: 10, prizes: [{ weight: 1, ...prize }] })
  await operator('PUT', '/config', {
    licenceProfile: 'none',
    bonusGames: {
      chest: only({ points: 4 }),
      safe: only({ promo: { amount: { EUR: '2.00' }, days: 7 } }),
    },
  })
})

async function guest(game: string, count: number) {
  const { visitor, id } = await player()
  const give = () => operator('POST', `/players/${id}/bonus-rounds`, { game, count, reference: 'gift' })
  for (const _ of [1, 2]) expect((await give()).data).toEqual({ data: { left: count } })
  const play = (key: string = crypto.randomUUID(), which = game) =>
    visitor.post(`${PATH}/rounds`, { game: which, choice: 1 }, { 'idempotency-key': key })
  const own = async () =>
    v.parse(v.object({ data: getBonusGame.answer }), (await visitor.send(`${PATH}?game=${game}`)).data).data
  return { visitor, play, own }
}

it('[S2.30] of twenty rounds at once as many are played as there is a right to, and one key plays once', async () => {
  const g = await guest('chest', 3)
  const answers = await Promise.all(Array.from({ length: 20 }, () => g.play()))
  // Three gifts bring twelve points, which buy a fourth round.
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(4).fill(201), ...Array(16).fill(422)])
  expect(await g.own()).toMatchObject({ left: 0, points: 6, price: 10 })
  const same = crypto.randomUUID()
  const h = await guest('chest', 5)
  const twins = await Promise.all(Array.from({ length: 8 }, () => h.play(same)))
  expect(new Set(twins.map(({ text }) => text)).size).toBe(1)
  expect(await h.own()).toMatchObject({ left: 4, points: 4 })
})

it('a promo code that is won can be used at once', async () => {
  const g = await guest('safe', 1)
  const { prize, fair } = v.parse(v.object({ data: playBonusGame.answer }), (await g.play()).data).data
  expect(prize).toMatchObject({ points: null, promo: { amount: '2.00', currency: 'EUR' } })
  expect(fair).toMatchObject({ nonce: 0, serverSeed: null, commit: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect((await g.visitor.send('/web-api/promo-codes')).text).toContain(prize.promo?.code)
})

it('is for players, and refuses what is not there', async () => {
  expect((await new Visitor().send(`${PATH}?game=chest`)).status).toBe(401)
  const { visitor, id } = await player()
  expect((await visitor.send(`${PATH}?game=bingo`)).status).toBe(422)
  const rounds = (choice: number) =>
    visitor.post(`${PATH}/rounds`, { game: 'chest', choice }, { 'idempotency-key': crypto.randomUUID() })
  expect((await rounds(9)).status).toBe(422)
  expect((await rounds(0)).data).toMatchObject({ code: 'POINTS_SHORT' })
  expect((await visitor.post(`${PATH}/rounds`, { game: 'chest', choice: 0 })).status).toBe(422)
  expect(
    (await operator('POST', `/players/${id}9/bonus-rounds`, { game: 'chest', count: 1, reference: 'x' })).status,
  ).toBe(404)
})
