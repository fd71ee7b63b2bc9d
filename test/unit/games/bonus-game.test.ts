import { describe, expect, it } from 'vitest'
import { BONUS_GAMES, placesOf, prizeAt } from '../../../shared/domain/games/bonus-game.ts'
import { DEFAULT_CONFIG } from '../../../worker/backend/config/default.ts'
import { audit } from '../../../worker/backend/wallet/audit.ts'
import { bonusGame, giveRounds, playBonus } from '../../../worker/backend/wallet/bonus-games.ts'
import { bookPoints, points } from '../../../worker/backend/wallet/points.ts'
import { T0 } from '../wallet/samples.ts'
import { told, wallet } from '../wallet/wallet.ts'

const SPAN = 2 ** 32
const table = [{ weight: 5 }, { weight: 3, points: 10 }, { weight: 2, points: 50 }]

describe('[S2.30] the prize of a bonus game', () => {
  it('lies on as many places as its weight, whatever is chosen', () => {
    for (const choice of [0, 1, 7]) {
      const found = Array.from({ length: 10 }, (_, i) => prizeAt(table, Math.floor(((i + 0.5) * SPAN) / 10), choice))
      for (const each of table) expect(found.filter(({ prize }) => prize === each)).toHaveLength(each.weight)
    }
  })
  it('is decided by draw and choice alone', () => {
    expect(prizeAt(table, 0, 0)).toEqual({ place: 0, prize: table[0] })
    expect(prizeAt(table, 0, 5)).toEqual({ place: 5, prize: table[1] })
    expect(prizeAt(table, SPAN - 1, 0)).toEqual({ place: 9, prize: table[2] })
    expect(prizeAt(table, SPAN - 1, 1)).toEqual({ place: 0, prize: table[0] })
  })
  it('returns less than a round costs in every table of the house', () => {
    for (const game of BONUS_GAMES) {
      const { price = 0, prizes = [] } = DEFAULT_CONFIG.bonusGames?.[game] ?? {}
      const mean = prizes.reduce((sum, { weight, points = 0 }) => sum + weight * points, 0) / placesOf(prizes)
      expect.soft(mean, game).toBeLessThan(price)
      expect.soft(mean, game).toBeGreaterThan(0)
    }
  })
})

describe('a round of a bonus game', () => {
  const promo = { code: 'P-WON', userId: 7, amount: '1.00', currency: 'EUR' }
  const play = (w: ReturnType<typeof wallet>, key: string, more: Partial<Parameters<typeof playBonus>[1]> = {}) =>
    playBonus(w.sql, {
      ...{ key, requestHash: 'h', userId: 7, game: 'chest', choice: 2, price: 40, licence: 'none', now: T0 },
      prizes: [{ weight: 1, points: 10, promo: null }],
      ...more,
    })
  const left = (w: ReturnType<typeof wallet>) => bonusGame(w.sql, 'chest')

  it('is one that was given, once a reference, and costs points only without one', () => {
    const w = wallet()
    for (const _ of [1, 2]) giveRounds(w.sql, { game: 'chest', count: 2, reference: 'gift', now: T0 })
    expect(left(w).left).toBe(2)
    expect(play(w, 'a')).toMatchObject({ ok: true, status: 201 })
    expect(play(w, 'b')).toMatchObject({ ok: true })
    expect([left(w).left, left(w).points]).toEqual([0, 20])
    expect(play(w, 'c')).toMatchObject({ ok: false, error: 'pointsShort', data: { points: 20, price: 40 } })
    bookPoints(w.sql, { kind: 'bet', ref: 'x', points: 30, now: T0 })
    expect(play(w, 'd')).toMatchObject({ ok: true })
    expect(points(w.sql, 1).items.map((e) => `${e.kind} ${e.points}`)).toEqual([
      ...['prize 10', 'round -40', 'bet 30', 'prize 10', 'prize 10'],
    ])
    expect(audit(w.sql)).toEqual([])
  })

  it('is played once a key, and a refusal uses no draw up', () => {
    const w = wallet()
    giveRounds(w.sql, { game: 'chest', count: 3, reference: 'gift', now: T0 })
    const first = play(w, 'a')
    expect(play(w, 'a')).toMatchObject({ replayed: true, body: first.ok ? first.body : '' })
    expect(play(w, 'a', { requestHash: 'other' })).toMatchObject({ ok: false, error: 'keyReused' })
    expect(play(w, 'b', { licence: 'gb' })).toMatchObject({ ok: false, error: 'tooMany', data: { waitMs: 5000 } })
    play(w, 'b')
    expect(left(w).last.map(({ fair }) => fair.nonce)).toEqual([1, 0])
    expect(left(w).left).toBe(1)
  })

  it('brings a promo code through the outbox, and nothing where the table says so', () => {
    const w = wallet()
    giveRounds(w.sql, { game: 'chest', count: 2, reference: 'gift', now: T0 })
    play(w, 'a', { prizes: [{ weight: 1, points: null, promo }] })
    play(w, 'b', { prizes: [{ weight: 1, points: null, promo: null }] })
    expect(told(w.sql).filter(({ kind }) => kind === 'promo')).toMatchObject([{ promo: { code: 'P-WON' } }])
    expect(left(w).last.map(({ prize }) => prize.promo?.code ?? null)).toEqual([null, 'P-WON'])
    expect(left(w).points).toBe(0)
  })
})
