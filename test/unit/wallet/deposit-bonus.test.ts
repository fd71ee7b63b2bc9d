import { describe, expect, it } from 'vitest'
import { accountRows } from '../../../worker/backend/wallet/accounts.ts'
import { audit } from '../../../worker/backend/wallet/audit.ts'
import { runDue } from '../../../worker/backend/wallet/conclude.ts'
import { bonuses, chooseBonus, grantBonus, leaveBonus } from '../../../worker/backend/wallet/deposit-bonus.ts'
import { buyTicket, countTickets, endTickets } from '../../../worker/backend/wallet/draw-tickets.ts'
import type { ProviderAsk } from '../../../worker/backend/wallet/game-api.ts'
import { hearGames } from '../../../worker/backend/wallet/games.ts'
import { debtOf } from '../../../worker/backend/wallet/journal.ts'
import { cancelled, couponOf, placing, quote, settled, T0, USER } from './samples.ts'
import { wallet } from './wallet.ts'

const DAY = 86_400_000
const terms = {
  ...{ percent: 50, least: 1000, most: 2000, wager: 3, minCoef: 1500, days: 7 },
  ...{ games: 0, maxStake: null as number | null },
}
const choice = { offer: 'half', currency: 'EUR', terms, isFirst: false, licence: 'none', now: T0 } as const

/** A wallet whose bonus of 10.00 came with a deposit of 20.00; 30.00 have to be staked. */
function granted(more: Partial<typeof terms> = {}) {
  const w = wallet('100.00')
  expect(chooseBonus(w.sql, { ...choice, terms: { ...terms, ...more } })).toMatchObject({
    ok: true,
    bonus: { state: 'chosen' },
  })
  grantBonus(w.sql, { id: 1, currency: 'EUR', amount: 2000 }, { now: T0, licence: 'none' })
  const account = w.add(4, 'EUR')
  const bet = (n: number, amount: string, coef = 2000) => {
    const quotes = [quote(n, coef)]
    return w.place(placing(quotes, amount, { coupon: couponOf(quotes, amount, { accountId: account }) }))
  }
  const now = () => bonuses(w.sql, 'EUR')
  const money = () => [w.balance(0), w.balance(1)]
  const last = () => now().past[0]
  return { ...w, account, bet, now, money, last }
}

type Granted = ReturnType<typeof granted>
/** What both accounts owe, minor units. */
const debts = ({ sql }: Granted) => debtOf(sql, 'player:main', 'EUR') + debtOf(sql, 'player:bonus', 'EUR') + 0

describe('[S2.63] a bonus for a deposit', () => {
  it('comes with the deposit, as bonus money apart from the player’s own, by the offer’s percent and bounds', () => {
    const w = granted()
    expect(w.money()).toEqual(['100.00', '10.00'])
    expect(w.now().current).toMatchObject({ state: 'active', amount: '10.00', required: '30.00', wagered: '0.00' })
    for (const [amount, bonus] of [
      [999, null],
      [1001, '5.00'],
      [9999, '20.00'],
    ] as const) {
      const one = wallet('0')
      chooseBonus(one.sql, choice)
      grantBonus(one.sql, { id: 1, currency: 'EUR', amount }, { now: T0, licence: 'none' })
      expect(bonuses(one.sql, 'EUR').current).toMatchObject({ amount: bonus, state: bonus ? 'active' : 'chosen' })
    }
  })

  it('is given once: neither for a second deposit nor while one runs', () => {
    const w = granted()
    grantBonus(w.sql, { id: 2, currency: 'EUR', amount: 2000 }, { now: T0, licence: 'none' })
    expect(w.money()).toEqual(['100.00', '10.00'])
    expect(chooseBonus(w.sql, choice)).toMatchObject({ ok: false, error: 'bonusRunning' })
  })

  it('counts settled stakes of bonus money at the least coefficient or more, as results stand', () => {
    const w = granted()
    w.bet(1, '2.00')
    w.bet(2, '2.00', 1499)
    w.bet(3, '2.00')
    w.place(placing([quote(4, 2000)], '50.00'))
    expect(w.now().current?.wagered).toBe('0.00')
    for (const n of [1, 2, 3, 4]) w.result(settled(n, 1, 1))
    expect(w.now().current?.wagered).toBe('4.00')
    w.result(cancelled(3, 2))
    expect(w.now().current?.wagered).toBe('2.00')
  })

  it('becomes the player’s own, all of it and once, when enough is staked and no bet is open', () => {
    const w = granted()
    // 10 → 20 → 40, with one bet of 1.00 still open.
    w.bet(1, '10.00')
    w.result(settled(1, 1, 1))
    w.bet(2, '19.00')
    w.bet(3, '1.00')
    w.result(settled(2, 1, 1))
    expect(w.now().current?.wagered).toBe('29.00')
    w.result(settled(3, 1, 1))
    expect(w.money()).toEqual(['140.00', '0.00'])
    expect(w.last()).toMatchObject({ state: 'converted', turned: '40.00', wagered: '30.00' })
    w.result(settled(3, 1, 1))
    runDue(w.sql, T0 + 30 * DAY)
    expect(w.money()).toEqual(['140.00', '0.00'])
    expect(audit(w.sql)).toEqual([])
  })

  it('is over when all of it is lost, and another may be chosen', () => {
    const w = granted()
    w.bet(1, '10.00')
    w.result(settled(1, 1, 0))
    expect(w.last()).toMatchObject({ state: 'lost', turned: '0.00' })
    expect(chooseBonus(w.sql, choice)).toMatchObject({ ok: true })
  })

  it('goes back to the house after its time; so does what its open bets pay later, and own money stays', () => {
    const w = granted()
    w.bet(1, '4.00')
    runDue(w.sql, T0 + 7 * DAY - 1)
    expect(w.money()).toEqual(['100.00', '6.00'])
    runDue(w.sql, T0 + 7 * DAY)
    expect([w.money(), w.last()?.state]).toEqual([['100.00', '0.00'], 'expired'])
    w.result(settled(1, 1, 1))
    expect(w.money()).toEqual(['100.00', '0.00'])
    expect(audit(w.sql)).toEqual([])
  })

  it.each([
    ['lost', settled(1, 2, 0), '100.00'],
    ['half lost', settled(1, 2, 5), '105.00'],
    ['cancelled', cancelled(1, 2), '110.00'],
    ['won after all', settled(1, 2, 1), '120.00'],
  ])('that is the player’s own by a bet which is corrected to %s is paid back by his own money', (_, result, own) => {
    const w = granted({ wager: 1 })
    w.bet(1, '10.00')
    w.result(settled(1, 1, 1))
    expect(w.money()).toEqual(['120.00', '0.00'])
    w.result(result)
    expect([w.money(), debts(w)]).toEqual([[own, '0.00'], 0])
    w.result(settled(1, 3, 1))
    expect([w.money(), debts(w)]).toEqual([['120.00', '0.00'], 0])
    // What he has no longer he owes, on his own account and not on that of his next bonus.
    w.place(placing([quote(5, 2000)], '120.00'))
    w.result(settled(1, 4, 0))
    expect([w.money(), debts(w)]).toEqual([['0.00', '0.00'], 2000])
    expect(audit(w.sql)).toEqual([])
  })

  it.each([
    ['while it runs, and then all is lost', () => {}, 'lost'],
    ['after its time', (w: Granted) => runDue(w.sql, T0 + 7 * DAY), 'expired'],
  ])('leaves no debt to the next one when a payout is taken back %s', (_, wait, state) => {
    const w = granted()
    w.bet(1, '10.00')
    w.result(settled(1, 1, 1))
    w.bet(2, '15.00')
    wait(w)
    w.result(settled(1, 2, 0))
    w.result(settled(2, 1, 0))
    expect([w.last()?.state, debts(w)]).toEqual([state, 0])
    chooseBonus(w.sql, choice)
    grantBonus(w.sql, { id: 2, currency: 'EUR', amount: 2000 }, { now: T0, licence: 'none' })
    expect(w.money()).toEqual(['100.00', '10.00'])
    expect(audit(w.sql)).toEqual([])
  })

  it('can be given back at any time, and a chosen one be done without', () => {
    const w = granted()
    expect(leaveBonus(w.sql, T0)).toMatchObject({ state: 'cancelled' })
    expect(w.money()).toEqual(['100.00', '0.00'])
    expect(leaveBonus(w.sql, T0)).toBeNull()
    chooseBonus(w.sql, choice)
    expect(leaveBonus(w.sql, T0)).toMatchObject({ state: 'cancelled' })
    expect(audit(w.sql)).toEqual([])
  })
})

describe('[S2.63] bonus money in games', () => {
  let asked = 0
  type Wallet = ReturnType<typeof granted>
  const hear = (w: Wallet, ask: object, now = T0) =>
    hearGames(w.sql, {
      ...{ provider: 'studio', currency: 'EUR', requestId: 'r', digest: 'd', now },
      ...ask,
    } as ProviderAsk)
  /** The bonus account pays, as the player has chosen it. */
  const paying = (more: Partial<typeof terms>) => {
    const w = granted(more)
    w.sql.exec('UPDATE account SET active = (id = ?)', w.account)
    accountRows.forget(w.sql)
    return w
  }
  const bet = (w: Wallet, round: string, amount: number, now = T0) =>
    hear(w, { kind: 'bet', transactionId: `t${++asked}`, roundId: round, gameId: 1001, amount, licence: 'none' }, now)
  const win = (w: Wallet, round: string, amount: number, now = T0) =>
    hear(w, { kind: 'win', transactionId: `t${++asked}`, roundId: round, amount, isOpen: false }, now)
  const ticket = (w: Wallet, amount: string) =>
    buyTicket(w.sql, {
      ...{
        key: `key-${++asked}`,
        requestHash: 'h',
        game: 'toto',
        draw: 12,
        choice: [[0]],
        units: 1,
        mostOnLine: null,
        amount,
      },
      ...{ accountId: w.account, table: { currency: 'EUR', min: 50, max: 500_000, maxPayout: 0 } },
      ...{ licence: 'none', requestId: 'r', now: T0 },
    })

  it('counts by its part once a round is over, and not at all where the offer says nothing of games', () => {
    const w = paying({ games: 25 })
    bet(w, 'one', 600)
    expect(w.now().current?.wagered).toBe('0.00')
    win(w, 'one', 500)
    expect(w.now().current?.wagered).toBe('1.50')
    const without = paying({})
    bet(without, 'one', 600)
    win(without, 'one', 500)
    expect(without.now().current?.wagered).toBe('0.00')
  })

  it('becomes the player’s own with the round that makes it enough, and the answer tells the balance after it', () => {
    const w = paying({ games: 100, wager: 1 })
    bet(w, 'one', 1000)
    const answer = win(w, 'one', 1500)
    expect([w.money(), w.last()?.state]).toEqual([['115.00', '0.00'], 'converted'])
    expect(answer).toMatchObject({ ok: true, body: expect.stringContaining('"balance":"0.00"') })
    expect(audit(w.sql)).toEqual([])
  })

  it('waits for tickets and rounds that are not over, and goes with the last of it that is lost', () => {
    const w = paying({ games: 100, wager: 1 })
    expect(ticket(w, '4.00').ok).toBe(true)
    bet(w, 'one', 600)
    win(w, 'one', 600)
    bet(w, 'two', 600)
    win(w, 'two', 0)
    expect(w.now().current).toMatchObject({ state: 'active', wagered: '12.00' })
    countTickets(w.sql, 12)
    endTickets(w.sql, { draw: 12, prizes: [], isVoid: false, now: T0 })
    expect([w.money(), w.last()?.state]).toEqual([['100.00', '0.00'], 'lost'])
    expect(audit(w.sql)).toEqual([])
  })

  it('goes the way of its bonus when it comes back after the end: won money, a ticket’s prize, a stake that is taken back', () => {
    const w = paying({ games: 100 })
    ticket(w, '2.00')
    bet(w, 'one', 300)
    bet(w, 'two', 300)
    const stake = `t${asked}`
    leaveBonus(w.sql, T0)
    win(w, 'one', 900)
    hear(w, { kind: 'rollback', transactionId: `t${++asked}`, targetId: stake })
    hear(w, { kind: 'rollback', transactionId: `t${++asked}`, targetId: stake })
    const [sold] = countTickets(w.sql, 12)
    endTickets(w.sql, { draw: 12, prizes: [{ id: sold?.id ?? 0, amount: 700 }], isVoid: false, now: T0 })
    expect(w.money()).toEqual(['100.00', '0.00'])
    expect(audit(w.sql)).toEqual([])
  })

  it('is staked in bets, games and tickets up to the offer’s largest stake, own money without it', () => {
    const w = paying({ games: 100, maxStake: 200 })
    const refused = { ok: false, error: 'couponMax', data: { maxBetAmount: '2.00' } }
    expect(w.bet(1, '2.01')).toMatchObject(refused)
    expect(bet(w, 'one', 201)).toMatchObject(refused)
    expect(ticket(w, '2.01')).toMatchObject(refused)
    expect([w.bet(1, '2.00').ok, bet(w, 'one', 200).ok, ticket(w, '2.00').ok]).toEqual([true, true, true])
    const own = [quote(4, 2000)]
    const coupon = couponOf(own, '50.00', { accountId: USER * 100 + 1 })
    expect(w.place(placing(own, '50.00', { coupon })).ok).toBe(true)
    leaveBonus(w.sql, T0)
    w.give('10.00', w.account)
    expect(w.bet(2, '9.00').ok).toBe(true)
  })
})
