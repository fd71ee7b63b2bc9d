import { describe, expect, it } from 'vitest'
import { audit } from '../../../worker/backend/wallet/audit.ts'
import type { TicketInput } from '../../../worker/backend/wallet/draw-api.ts'
import { buyTicket, countTickets, endTickets, tickets } from '../../../worker/backend/wallet/draw-tickets.ts'
import { rounds } from '../../../worker/backend/wallet/games.ts'
import { saveLimits } from '../../../worker/backend/wallet/limits.ts'
import { playedSince } from '../../../worker/backend/wallet/limits-counted.ts'
import { T0, USER } from '../wallet/samples.ts'
import { wallet } from '../wallet/wallet.ts'

let keys = 0
const asked = (more: Partial<TicketInput> = {}): TicketInput => ({
  key: `key-${++keys}`,
  requestHash: 'h',
  game: 'toto',
  draw: 12,
  choice: [[0, 1], [2]],
  units: 2,
  mostOnLine: null,
  amount: '1.50',
  accountId: null,
  table: { currency: 'EUR', min: 50, max: 500_000, maxPayout: 0 },
  licence: 'none',
  requestId: 'r',
  now: T0,
  ...more,
})
const end = (prizes: { id: number; amount: number }[], isVoid = false) => ({ draw: 12, prizes, isVoid, now: T0 + 1000 })

describe('tickets of draws in a wallet', () => {
  it('take a stake for each unit, and stand apart from rounds of games', () => {
    const w = wallet()
    expect(buyTicket(w.sql, asked())).toMatchObject({ ok: true, status: 201 })
    expect(w.balance()).toBe('97.00')
    expect(tickets(w.sql, { game: 'toto', page: 1 }).items).toMatchObject([
      { draw: 12, unit: '1.50', units: 2, amount: '3.00', status: 'open', payout: null },
    ])
    expect(tickets(w.sql, { game: 'lotto', page: 1 }).total).toBe(0)
    expect(rounds(w.sql, { gameId: null, page: 1 }).total).toBe(0)
  })

  it('are counted in limits and sessions as games are; a stake that went back is not', () => {
    const w = wallet()
    buyTicket(w.sql, asked())
    expect(playedSince(w.sql, 0, 'EUR')).toEqual({ stakes: 300, returns: 0 })
    const [ticket] = countTickets(w.sql, 12)
    endTickets(w.sql, end([{ id: ticket?.id ?? 0, amount: 450 }]))
    expect(playedSince(w.sql, 0, 'EUR')).toEqual({ stakes: 300, returns: 450 })
    buyTicket(w.sql, asked({ draw: 13 }))
    endTickets(w.sql, { ...end([], true), draw: 13 })
    expect(playedSince(w.sql, 0, 'EUR')).toEqual({ stakes: 300, returns: 450 })
    expect(audit(w.sql)).toEqual([])
  })

  it('are refused by the player’s own limit', () => {
    const w = wallet()
    const asking = { userId: USER, licence: 'none', requestId: 'r', now: T0 } as const
    const changes = [{ kind: 1 as const, value: 400 }]
    expect(saveLimits(w.sql, { ...asking, changes })).toMatchObject({ ok: true })
    expect(buyTicket(w.sql, asked()).ok).toBe(true)
    expect(buyTicket(w.sql, asked())).toMatchObject({ ok: false, error: 'limitExceeded' })
  })

  it('are sold no more once the house has counted them', () => {
    const w = wallet()
    const input = asked()
    buyTicket(w.sql, input)
    const counted = countTickets(w.sql, 12)
    expect(counted).toMatchObject([{ currency: 'EUR', unit: 150, stake: 300, choice: [[0, 1], [2]] }])
    expect(buyTicket(w.sql, asked())).toEqual({ ok: false, error: 'drawClosed' })
    expect(buyTicket(w.sql, input)).toMatchObject({ ok: true, replayed: true })
    expect(countTickets(w.sql, 12)).toEqual(counted)
  })

  it('are paid once, whatever is asked again', () => {
    const w = wallet()
    buyTicket(w.sql, asked())
    buyTicket(w.sql, asked())
    const [first] = countTickets(w.sql, 12)
    for (let n = 0; n < 3; n++) endTickets(w.sql, end([{ id: first?.id ?? 0, amount: 1000 }], n === 2))
    expect(w.balance()).toBe('104.00')
    expect(tickets(w.sql, { game: 'toto', page: 1 }).items.map(({ payout, status }) => [payout, status])).toEqual([
      ['0.00', 'settled'],
      ['10.00', 'settled'],
    ])
    expect(audit(w.sql)).toEqual([])
  })

  it('put no more on one line than its prize is promised for, in how many tickets and whatever order of numbers', () => {
    const w = wallet()
    const lotto = (choice: number[][], amount: string) =>
      buyTicket(w.sql, asked({ game: 'lotto', choice, units: choice.length, amount, mostOnLine: 1000 }))
    const refused = (left: string) => ({ ok: false, error: 'couponMax', data: { maxBetAmount: left } })
    expect(
      lotto(
        [
          [1, 2, 3],
          [3, 2, 1],
        ],
        '6.00',
      ),
    ).toEqual(refused('5.00'))
    expect(
      lotto(
        [
          [1, 2, 3],
          [4, 5, 6],
        ],
        '6.00',
      ).ok,
    ).toBe(true)
    expect(lotto([[3, 1, 2]], '4.01')).toEqual(refused('4.00'))
    expect(lotto([[3, 1, 2]], '4.00').ok).toBe(true)
    expect(lotto([[1, 2, 3]], '0.50')).toEqual(refused('0.00'))
    expect(
      buyTicket(w.sql, asked({ game: 'lotto', draw: 13, choice: [[1, 2, 3]], units: 1, mostOnLine: 1000 })).ok,
    ).toBe(true)
    expect(audit(w.sql)).toEqual([])
  })
})
