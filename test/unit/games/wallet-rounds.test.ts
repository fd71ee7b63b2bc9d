import { createHash, createHmac } from 'node:crypto'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { playRound as playCall } from '../../../shared/api/casino.ts'
import type { Choice } from '../../../shared/domain/games/choice.ts'
import { drawsOf, hashesFor, messageOf } from '../../../shared/domain/games/fair.ts'
import { roundOf } from '../../../shared/domain/games/play.ts'
import type { PlaceAnswer } from '../../../worker/backend/wallet/api.ts'
import { audit } from '../../../worker/backend/wallet/audit.ts'
import type { RoundInput } from '../../../worker/backend/wallet/game-api.ts'
import { changeSeeds, playRound, round, rounds, seedsNow } from '../../../worker/backend/wallet/games.ts'
import { saveLimits } from '../../../worker/backend/wallet/limits.ts'
import { playedSince } from '../../../worker/backend/wallet/limits-counted.ts'
import { T0 } from '../wallet/samples.ts'
import { wallet } from '../wallet/wallet.ts'

const TABLE = { currency: 'EUR', min: 20, max: 500_000, maxPayout: 5_000_000 }
const COIN: Choice = { kind: 'coin', side: 'heads' }
let keys = 0
const asked = (more: Partial<RoundInput> = {}): RoundInput => ({
  key: `key-${++keys}`,
  requestHash: 'h',
  gameId: 104,
  choice: COIN,
  amount: '1.00',
  accountId: null,
  commit: null,
  table: TABLE,
  licence: 'none',
  requestId: 'r',
  now: T0,
  ...more,
})
const shown = (answer: PlaceAnswer) => {
  if (!answer.ok) throw new Error(`refused: ${answer.error}`)
  return v.parse(v.object({ data: playCall.answer }), JSON.parse(answer.body)).data
}
const minor = (money: string | null | undefined): number => Math.round(Number(money) * 100)

describe('a round', () => {
  it('books stake and win at once, and the books are right', () => {
    const w = wallet()
    let expected = 10_000
    for (let n = 0; n < 40; n++) {
      const r = shown(playRound(w.sql, asked()))
      expected += minor(r.payout) - 100
      expect([minor(r.money), minor(w.balance())]).toEqual([expected, expected])
      expect(minor(r.payout)).toBe(r.outcome?.kind === 'coin' && r.outcome.side === 'heads' ? 194 : 0)
    }
    expect(audit(w.sql)).toEqual([])
    expect(rounds(w.sql, { gameId: 104, page: 1 }).total).toBe(40)
    expect(w.kinds().filter((line) => line.startsWith('game_bet player:main -1.00'))).toHaveLength(40)
  })

  it('is played once a key: the same answer byte for byte, and no other body under it', () => {
    const w = wallet()
    const input = asked()
    const first = playRound(w.sql, input)
    const again = playRound(w.sql, { ...input, now: T0 + 1000 })
    expect(first.ok && again.ok && first.body === again.body && again.replayed).toBe(true)
    expect(playRound(w.sql, { ...input, requestHash: 'other' })).toMatchObject({ ok: false, error: 'keyReused' })
    expect(rounds(w.sql, { gameId: null, page: 1 }).total).toBe(1)
  })

  it.each<[string, Partial<RoundInput>, string]>([
    ['more money than there is', { amount: '100.01' }, 'couponFunds'],
    ['less than the table’s minimum', { amount: '0.19' }, 'couponMin'],
    ['more than the table’s maximum', { amount: '5000.01' }, 'couponMax'],
    ['no amount of the currency', { amount: '1.005' }, 'couponAmount'],
    ['nothing', { amount: '0' }, 'couponAmount'],
    ['a stake that could bring more than the house pays', { choice: { kind: 'scratch' }, amount: '5.01' }, 'couponMax'],
    ['an account that is not there', { accountId: 99 }, 'couponAccount'],
    ['another commitment than the one in use', { commit: '0'.repeat(64) }, 'seedsChanged'],
  ])('is refused for %s, and leaves nothing: no money, no nonce', (_, more, error) => {
    const w = wallet()
    expect(playRound(w.sql, asked(more))).toMatchObject({ ok: false, error })
    expect([w.balance(), seedsNow(w.sql, T0).current.nonce]).toEqual(['100.00', 0])
  })

  it('stakes the amount once a spot of the roulette', () => {
    const w = wallet()
    const choice: Choice = { kind: 'roulette', spots: ['red', 'black', '0'] }
    const r = shown(playRound(w.sql, asked({ gameId: 108, choice })))
    expect(r.amount).toBe('3.00')
    expect(['2.00', '36.00']).toContain(r.payout)
  })

  it('[RG-70] [C37] takes its time: a slot 2.5 s, others 5 s; where no licence says so it does not', () => {
    const w = wallet()
    const at = (ms: number, choice: Choice = COIN) =>
      playRound(w.sql, asked({ licence: 'strict', choice, now: T0 + ms })).ok
    expect([at(0), at(4999), at(5000), at(7499, { kind: 'slot' }), at(7500, { kind: 'slot' })]).toEqual([
      true,
      false,
      true,
      false,
      true,
    ])
    // A clock that goes back counts as standing still.
    expect(at(-60_000)).toBe(false)
  })
})

describe('provably fair', () => {
  it('[B-18] the server seed stays secret until the pair is out of use, then every round can be computed', () => {
    const w = wallet()
    const { commit } = seedsNow(w.sql, T0).current
    changeSeeds(w.sql, 'mine', T0)
    const { current } = seedsNow(w.sql, T0)
    expect(current).toMatchObject({ clientSeed: 'mine', nonce: 0 })
    expect(current.commit).not.toBe(commit)
    const choices: Choice[] = [
      COIN,
      { kind: 'slot' },
      { kind: 'dice', side: 'over', target: 5000 },
      { kind: 'crash', target: 200 },
      { kind: 'mines', mines: 3, cells: [0, 7] },
      { kind: 'roulette', spots: ['17'] },
      { kind: 'keno', numbers: [1, 2, 3] },
      { kind: 'scratch' },
    ]
    const played = choices.map((choice) => shown(playRound(w.sql, asked({ choice, commit: current.commit }))))
    expect(played.every(({ fair }) => fair?.serverSeed === null)).toBe(true)
    expect(played.map(({ fair }) => fair?.nonce)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    const [old] = changeSeeds(w.sql, null, T0 + 1).revealed
    expect(
      createHash('sha256')
        .update(old?.serverSeed ?? '')
        .digest('hex'),
    ).toBe(current.commit)
    for (const { id, choice } of played) {
      const told = round(w.sql, id)
      expect(told?.fair?.serverSeed).toBe(old?.serverSeed)
      if (!told?.fair?.serverSeed || !choice || !told.outcome) throw new Error('a round without its proof')
      const r = roundOf(choice)
      const bytes = Array.from({ length: hashesFor(r.draws) }, (_, n) =>
        createHmac('sha256', told.fair?.serverSeed ?? '')
          .update(messageOf(told.fair?.clientSeed ?? '', told.fair?.nonce ?? 0, n))
          .digest(),
      )
      const left = told.outcome.kind === 'scratch' ? told.outcome.left : []
      expect(r.play(drawsOf(Buffer.concat(bytes)), left).outcome).toEqual(told.outcome)
    }
  })

  it('a pair that was never played by is not told', () => {
    const w = wallet()
    seedsNow(w.sql, T0)
    expect(changeSeeds(w.sql, 'another', T0).revealed).toEqual([])
  })
})

describe('limits hold for games', () => {
  const limit = (kind: 1 | 10, value: number) => {
    const w = wallet()
    const asking = { userId: 7, licence: 'gb' as const, requestId: 'r', now: T0 }
    expect(saveLimits(w.sql, { ...asking, changes: [{ kind, value }] })).toMatchObject({ ok: true })
    return w
  }
  const spin = (w: ReturnType<typeof wallet>, n: number, amount = '6.00') =>
    playRound(w.sql, asked({ amount, licence: 'gb', now: T0 + n * 5000 }))

  it('[RG-33] a wagering limit counts rounds, and a refusal tells what is left', () => {
    const w = limit(1, 1000)
    expect(spin(w, 0).ok).toBe(true)
    expect(spin(w, 1)).toMatchObject({
      ok: false,
      error: 'limitExceeded',
      data: { limitType: 1, available: '4.00', currency: 'EUR' },
    })
    expect(spin(w, 2, '4.00').ok).toBe(true)
  })

  it('[RG-30] a loss limit counts stakes less wins', () => {
    const w = limit(10, 1000)
    let net = 0
    // The slot loses three times of four: some thousand spins are enough even after a great win.
    for (let n = 0; n < 3000; n++) {
      const answer = playRound(
        w.sql,
        asked({ gameId: 101, choice: { kind: 'slot' }, amount: '6.00', licence: 'gb', now: T0 + n * 5000 }),
      )
      if (!answer.ok) {
        expect(answer).toMatchObject({ error: 'limitExceeded', data: { limitType: 10 } })
        expect(net + 600).toBeGreaterThan(1000)
        break
      }
      net += 600 - minor(shown(answer).payout)
      expect(net).toBeLessThanOrEqual(1000)
    }
    expect(net).toBeGreaterThan(400)
  })

  it('[RG-61] a reality check tells what games took and gave', () => {
    const w = wallet()
    const paid = [0, 1, 2].reduce((sum) => sum + minor(shown(playRound(w.sql, asked())).payout), 0)
    expect(playedSince(w.sql, T0, 'EUR')).toEqual({ stakes: 300, returns: paid })
  })
})
