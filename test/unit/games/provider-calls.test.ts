import { describe, expect, it } from 'vitest'
import { audit } from '../../../worker/backend/wallet/audit.ts'
import type { ProviderAsk } from '../../../worker/backend/wallet/game-api.ts'
import { hearGames, rounds } from '../../../worker/backend/wallet/games.ts'
import { saveLimits } from '../../../worker/backend/wallet/limits.ts'
import { playedSince } from '../../../worker/backend/wallet/limits-counted.ts'
import { T0 } from '../wallet/samples.ts'
import { wallet } from '../wallet/wallet.ts'

const head = { provider: 'studio', currency: 'EUR', requestId: 'r', now: T0, digest: 'd' }
const bet = (transactionId: string, amount: number | null, roundId = 'r1'): ProviderAsk => ({
  ...head,
  kind: 'bet',
  transactionId,
  roundId,
  gameId: 1001,
  amount,
  licence: 'gb',
})
const win = (transactionId: string, amount: number, roundId = 'r1', isOpen = false): ProviderAsk => ({
  ...head,
  kind: 'win',
  transactionId,
  roundId,
  amount,
  isOpen,
})
const back = (transactionId: string, targetId: string): ProviderAsk => ({
  ...head,
  kind: 'rollback',
  transactionId,
  targetId,
})

describe('transactions of a provider of games', () => {
  it('take a stake and pay a win, each once a number', () => {
    const w = wallet()
    const first = hearGames(w.sql, bet('t1', 500))
    expect(hearGames(w.sql, bet('t1', 500))).toEqual(first)
    expect(w.balance()).toBe('95.00')
    hearGames(w.sql, win('t2', 1200))
    hearGames(w.sql, win('t2', 1200))
    expect(w.balance()).toBe('107.00')
    expect(rounds(w.sql, { gameId: null, page: 1 }).items).toMatchObject([
      { gameId: 1001, provider: 'studio', amount: '5.00', payout: '12.00', status: 'settled', fair: null },
    ])
    expect(hearGames(w.sql, { ...bet('t1', 700), digest: 'other' })).toMatchObject({ error: 'keyReused' })
    expect(audit(w.sql)).toEqual([])
  })

  it('are taken back once; a bet that comes after its rollback is refused', () => {
    const w = wallet()
    hearGames(w.sql, bet('t1', 500))
    for (const tx of ['b1', 'b1', 'b2']) expect(hearGames(w.sql, back(tx, 't1')).ok).toBe(true)
    expect(w.balance()).toBe('100.00')
    expect(rounds(w.sql, { gameId: null, page: 1 }).items).toMatchObject([{ status: 'cancelled', amount: '0.00' }])
    const early = hearGames(w.sql, back('b3', 't9'))
    expect(early.ok && JSON.parse(early.body)).toMatchObject({ data: { outcome: 'unknown', balance: '100.00' } })
    expect(hearGames(w.sql, bet('t9', 500, 'r9'))).toMatchObject({ ok: false, error: 'paymentDecided' })
    expect(hearGames(w.sql, win('t10', 500, 'r1'))).toMatchObject({ ok: false, error: 'paymentDecided' })
    expect([w.balance(), audit(w.sql)]).toEqual(['100.00', []])
  })

  it('a win is taken back too, into a debt when its money is gone', () => {
    const w = wallet()
    hearGames(w.sql, bet('t1', 10_000))
    hearGames(w.sql, win('t2', 5000))
    hearGames(w.sql, bet('t3', 5000, 'r2'))
    hearGames(w.sql, back('b1', 't2'))
    expect(w.balance()).toBe('0.00')
    expect(w.kinds()).toContain('game_rollback player:debt -50.00')
    expect(audit(w.sql)).toEqual([])
  })

  it('a round with several bets is one round, and stays open as long as the provider says', () => {
    const w = wallet()
    hearGames(w.sql, bet('t1', 500))
    hearGames(w.sql, bet('t2', 300))
    hearGames(w.sql, win('t3', 100, 'r1', true))
    const item = () => rounds(w.sql, { gameId: null, page: 1 }).items[0]
    expect(item()).toMatchObject({ status: 'open', amount: '8.00', payout: '1.00', settledAt: null })
    hearGames(w.sql, win('t4', 0))
    expect(item()).toMatchObject({ status: 'settled', payout: '1.00' })
    expect(playedSince(w.sql, T0, 'EUR')).toEqual({ stakes: 800, returns: 100 })
  })

  it.each<[string, ProviderAsk, string]>([
    ['more money than there is', bet('t1', 10_001), 'couponFunds'],
    ['another currency', { ...bet('t1', 500), currency: 'USD' }, 'couponAccount'],
    ['no amount', bet('t1', null), 'couponAmount'],
    ['a win of a round that nobody bet on', win('t1', 500), 'notFound'],
  ])('are refused for %s, and leave nothing', (_, ask, error) => {
    const w = wallet()
    expect(hearGames(w.sql, ask)).toMatchObject({ ok: false, error })
    expect([w.balance(), w.sql.exec('SELECT * FROM game_call'), w.sql.exec('SELECT * FROM game_round')]).toEqual([
      '100.00',
      [],
      [],
    ])
  })

  it('a break stops bets and nothing else: what is won meanwhile is paid', () => {
    const w = wallet()
    hearGames(w.sql, bet('t1', 500))
    saveLimits(w.sql, {
      userId: 7,
      licence: 'gb',
      requestId: 'r',
      now: T0,
      changes: [{ kind: 33, value: 7 }],
    })
    expect(hearGames(w.sql, bet('t2', 500, 'r2'))).toMatchObject({ error: 'limitExceeded', data: { limitType: 33 } })
    expect(hearGames(w.sql, win('t3', 900)).ok).toBe(true)
    expect(w.balance()).toBe('104.00')
  })
})
