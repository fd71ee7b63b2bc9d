import { describe, expect, it } from 'vitest'
import { cashbackWeek } from '../../../shared/domain/bonus/cashback.ts'
import { type CashbackLadder, levelOf, ruleOfWeek } from '../../../shared/domain/bonus/game-cashback.ts'
import { audit } from '../../../worker/backend/wallet/audit.ts'
import { nextDue, runDue } from '../../../worker/backend/wallet/conclude.ts'
import type { ProviderAsk } from '../../../worker/backend/wallet/game-api.ts'
import { gameCashback } from '../../../worker/backend/wallet/game-cashback.ts'
import { hearGames, payPrize } from '../../../worker/backend/wallet/games.ts'
import { limitBook, saveBook } from '../../../worker/backend/wallet/limits-book.ts'
import { rewards } from '../../../worker/backend/wallet/rewards.ts'
import { T0 } from '../wallet/samples.ts'
import { told, wallet } from '../wallet/wallet.ts'

const DAY = 86_400_000
const { to: END } = cashbackWeek(T0)
/** 3 %, from 100.00 staked 5 %; 8 % for 50.00 staked in a week; from a loss of 10.00, at most 4.00 a week. */
const LADDER: CashbackLadder = {
  levels: [
    { from: 0, percent: 300 },
    { from: 10_000, percent: 500 },
  ],
  premium: { from: 5_000, percent: 800 },
  least: 1_000,
  most: 400,
}

let transactions = 0
/** Stakes, and the wins of their rounds, minor units, at some time. */
function playing(w: ReturnType<typeof wallet>, ladder: CashbackLadder | undefined = LADDER) {
  const hear = (ask: object, now: number) => {
    const head = { provider: 'studio', currency: 'EUR', requestId: 'r', digest: 'd', ladder, now }
    expect(hearGames(w.sql, { ...head, ...ask } as ProviderAsk)).toMatchObject({ ok: true })
  }
  return {
    round(stake: number, win: number, now = T0): string {
      const n = `t${++transactions}`
      hear({ kind: 'bet', transactionId: n, roundId: n, gameId: 1001, amount: stake, licence: 'none' }, now)
      hear({ kind: 'win', transactionId: `${n}w`, roundId: n, amount: win, isOpen: false }, now)
      return n
    },
    back: (n: string, now: number) => hear({ kind: 'rollback', transactionId: `${n}b`, targetId: n }, now),
  }
}

describe('[S2.64] the ladder of the casino’s cashback', () => {
  it.each([
    [0, 0, 1, 300],
    [9_999, 4_999, 1, 300],
    [10_000, 4_999, 2, 500],
    [9_999, 5_000, 1, 800],
    [10_000, 5_000, 2, 800],
  ])('%i staked in all and %i in the week are level %i and bring %i', (all, week, level, percent) => {
    expect([levelOf(LADDER, all), ruleOfWeek(LADDER, { all, week }).percent]).toEqual([level, percent])
  })

  it('a level that brings more than the premium part keeps its own', () => {
    const high: CashbackLadder = { ...LADDER, levels: [{ from: 0, percent: 1000 }] }
    expect(ruleOfWeek(high, { all: 9_000, week: 9_000 }).percent).toBe(1000)
  })
})

describe('[S2.64] a week of the casino’s cashback', () => {
  it('is paid once, when the week is over, from what was lost in it', () => {
    const w = wallet()
    const { round } = playing(w)
    round(3_000, 500)
    round(1_000, 1_500)
    expect(w.balance()).toBe('80.00')
    expect(gameCashback(w.sql)).toMatchObject([
      { of: 'games', loss: '20.00', amount: '0.60', percent: 3, level: 1, staked: '40.00', isPaid: false },
    ])
    expect(nextDue(w.sql)).toBe(END)
    runDue(w.sql, END - 1)
    expect(w.balance()).toBe('80.00')
    runDue(w.sql, END)
    runDue(w.sql, END + DAY)
    expect(w.balance()).toBe('80.60')
    expect(w.kinds().filter((line) => line.startsWith('cashback'))).toEqual([
      'cashback house:bonus_cost -0.60',
      'cashback player:main 0.60',
    ])
    expect(rewards(w.sql)).toMatchObject([{ kind: 'casino_cashback', amount: '0.60' }])
    expect([nextDue(w.sql), audit(w.sql)]).toEqual([null, []])
  })

  it('pays the premium part for what was staked within the week, and no more than the most', () => {
    const w = wallet()
    playing(w).round(5_000, 0)
    runDue(w.sql, END)
    expect(w.balance()).toBe('54.00')
  })

  it('counts what was staked before for the level, and lost before for nothing', () => {
    const w = wallet('200.00')
    const { round } = playing(w)
    round(8_000, 8_000)
    round(2_000, 0, END)
    runDue(w.sql, END)
    expect(w.balance()).toBe('180.00')
    runDue(w.sql, END + 7 * DAY)
    expect(w.balance()).toBe('181.00')
  })

  it('gives nothing for a gain, for a small loss, or where the house has no such cashback', () => {
    const [gained, small, without] = [wallet(), wallet(), wallet()]
    playing(gained).round(5_000, 6_000)
    playing(small).round(999, 0)
    const { sql } = without
    hearGames(sql, { ...askOf(5_000), ladder: undefined })
    for (const w of [gained, small, without]) runDue(w.sql, END)
    expect([gained, small, without].map((w) => w.balance())).toEqual(['110.00', '90.01', '50.00'])
  })

  it('follows a bet that its provider takes back later: what was paid too much is taken back', () => {
    const w = wallet()
    const { round, back } = playing(w)
    round(1_000, 0)
    const wrong = round(3_000, 0)
    runDue(w.sql, END)
    expect(w.balance()).toBe('61.20')
    back(wrong, END + DAY)
    expect(w.balance()).toBe('90.30')
    expect(rewards(w.sql).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['casino_cashback', '0.30'],
      ['casino_cashback_reversal', '-1.20'],
      ['casino_cashback', '1.20'],
    ])
    expect(audit(w.sql)).toEqual([])
  })
})

const askOf = (amount: number): ProviderAsk => ({
  provider: 'studio',
  currency: 'EUR',
  requestId: 'r',
  digest: 'd',
  now: T0,
  kind: 'bet',
  transactionId: `t${++transactions}`,
  roundId: 'r1',
  gameId: 1001,
  amount,
  licence: 'none',
})

it('a wallet tells of every change of a round, the latest last', () => {
  const w = wallet()
  const { round, back } = playing(w)
  back(round(1_000, 250), T0)
  const rounds = told(w.sql).flatMap((event) => (event.kind === 'round' ? [event.round] : []))
  expect(rounds.map(({ stake, payout, status, isOwn }) => [stake, payout, status, isOwn])).toEqual([
    [1_000, null, 'open', true],
    [1_000, 250, 'settled', true],
    [0, 250, 'cancelled', true],
  ])
})

describe('[S2.97] a prize', () => {
  const prize = { tournament: 20_260_302, place: 2, amount: 3_000, currency: 'EUR', now: T0 }

  it('is paid to the main account once, as an entry of its own', () => {
    const w = wallet()
    expect([payPrize(w.sql, prize), payPrize(w.sql, prize)]).toEqual([true, true])
    expect(w.balance()).toBe('130.00')
    expect(rewards(w.sql)).toMatchObject([{ kind: 'prize', of: '20260302', amount: '30.00' }])
    expect(audit(w.sql)).toEqual([])
  })

  it('waits while the player is excluded, and is not lost', () => {
    const w = wallet()
    const book = limitBook(w.sql)
    saveBook(w.sql, { ...book, exclusion: { startedAt: T0, endsAt: T0 + DAY, reasonId: null, askedAt: T0 } })
    expect([payPrize(w.sql, prize), w.balance()]).toEqual([false, '100.00'])
    expect(payPrize(w.sql, { ...prize, now: T0 + 3 * DAY })).toBe(true)
    expect(w.balance()).toBe('130.00')
  })
})
