import { describe, expect, it } from 'vitest'
import type { KindId } from '../../../shared/domain/limits/kinds.ts'
import { addAccount, open } from '../../../worker/backend/wallet/accounts.ts'
import { credit } from '../../../worker/backend/wallet/credit.ts'
import { decide, hold } from '../../../worker/backend/wallet/held.ts'
import { balanceOf, post } from '../../../worker/backend/wallet/journal.ts'
import { saveLimits } from '../../../worker/backend/wallet/limits.ts'
import { depositRefusal } from '../../../worker/backend/wallet/limits-gate.ts'
import { place } from '../../../worker/backend/wallet/place.ts'
import type { Sql } from '../../../worker/backend/wallet/sql.ts'
import { nodeWallet } from '../wallet/node-sql.ts'
import { accepted, limits, placing, quote, T0, USER } from '../wallet/samples.ts'

const DAY = 86_400_000
const asking = (now = T0) => ({ userId: USER, licence: 'gb' as const, requestId: 'r', now })
function wallet(values: Partial<Record<KindId, number>> = {}) {
  const asked: string[] = []
  const { sql, change, tryOut } = nodeWallet(undefined, (query) => void asked.push(query))
  const set = (kind: KindId, value: number | null, now = T0) =>
    change(() => saveLimits(sql, { ...asking(now), changes: [{ kind, value }] }))
  open(sql, { userId: USER, currency: 'EUR' })
  credit(sql, { accountId: null, amount: '100.00', reference: 'start', requestId: 'r', now: T0 })
  for (const [kind, value] of Object.entries(values)) set(Number(kind) as KindId, value)
  let ids = 0
  const newId = () => ++ids
  const gb = { limits: limits({ licence: 'gb' }) }
  const bet = (amount: string, more: Partial<Parameters<typeof placing>[2]> = {}) =>
    change(() => place(sql, placing([quote(1, 2000)], amount, { ...gb, ...more }), newId))
  let deposits = 0
  const deposit = (minor: number, now = T0, currency = 'EUR') =>
    change(() => {
      const refused = depositRefusal(sql, { minor, currency, now, licence: 'gb' })
      if (refused) return refused.data
      const reason = { kind: 'deposit' as const, ref: `d${++deposits}`, currency, requestId: 'r', now }
      post(sql, reason, [
        { account: 'house:test', amount: -minor },
        { account: 'player:main', amount: minor },
      ])
      return 'taken'
    })
  return { sql, change, tryOut, set, bet, deposit, newId, asked, gb }
}

describe('deposits', () => {
  it('RG-15 the limit that leaves least refuses', () => {
    const { deposit } = wallet({ 20: 10_000, 21: 100_000 })
    expect(deposit(15_000)).toMatchObject({ limitType: 20, available: '100.00', renewsAt: null })
  })

  it('RG-17 are open again one day after, not a moment earlier', () => {
    const { deposit } = wallet({ 20: 10_000 })
    expect(deposit(10_000)).toBe('taken')
    expect(deposit(1, T0 + DAY - 1)).toMatchObject({ available: '0.00', renewsAt: new Date(T0 + DAY).toISOString() })
    expect(deposit(1, T0 + DAY)).toBe('taken')
  })

  it('RG-02 a limit below what was deposited already leaves nothing, never less', () => {
    const { deposit, set } = wallet({ 20: 5000 })
    expect(deposit(4000)).toBe('taken')
    expect(set(20, 3000)).toMatchObject({ limits: [{ limitType: 20, limitValue: '30.00', limitBalance: '0.00' }, {}] })
    expect(deposit(1)).toMatchObject({ available: '0.00' })
  })

  it('RG-13 a limit of 0 stops all', () => {
    expect(wallet({ 20: 0 }).deposit(1)).toMatchObject({ limitType: 20 })
  })

  it('RG-25 count on every account', () => {
    const { deposit, sql } = wallet({ 20: 1000 })
    addAccount(sql, { type: 9, currency: 'RUB' })
    expect(deposit(750)).toBe('taken')
    expect(deposit(10_001, T0, 'RUB')).toMatchObject({ available: '2.50' })
    expect(deposit(10_000, T0, 'RUB')).toBe('taken')
    expect(deposit(1)).toMatchObject({ available: '0.00' })
  })

  it('RG-36 a time-out stops them too', () => {
    const { deposit } = wallet({ 33: 604_800 })
    expect(deposit(1)).toMatchObject({ limitType: 33, renewsAt: new Date(T0 + 7 * DAY).toISOString() })
  })
})

describe('bets that wait for their decision', () => {
  const waiting = (amount: string, w: ReturnType<typeof wallet>) => {
    const input = placing([quote(1, 2000, { isLive: true })], amount, w.gb)
    const held = w.change(() => hold(w.sql, input, { delayMs: 5000, real: 0 }, w.newId, w.tryOut))
    return { input, held }
  }

  it('count already, so that two at once do not pass the limit together', () => {
    const w = wallet({ 1: 1000 })
    const first = waiting('6.00', w)
    expect(first.held).toMatchObject({ ok: 'held' })
    expect(waiting('6.00', w).held).toMatchObject({ ok: false, data: { limitType: 1, available: '4.00' } })
    expect(accepted(w.change(() => decide(w.sql, first.input, w.newId))).status).toBe(201)
    expect(w.bet('4.01')).toMatchObject({ ok: false, data: { available: '4.00' } })
  })

  it('are refused with their stake back when the player pauses meanwhile', () => {
    const w = wallet()
    const { input } = waiting('6.00', w)
    expect(balanceOf(w.sql, 'player:main', 'EUR')).toBe(9400)
    w.set(33, 86_400)
    expect(accepted(w.change(() => decide(w.sql, input, w.newId))).status).toBe(403)
    expect(balanceOf(w.sql, 'player:main', 'EUR')).toBe(10_000)
  })
})

describe('the cost', () => {
  it('of a bet without limits is not one statement more', () => {
    const w = wallet()
    w.bet('1.00')
    w.asked.length = 0
    expect(w.bet('1.00').ok).toBe(true)
    expect(w.asked.filter((query) => /limit_|held_bet|SUM\(/.test(query))).toEqual([])
  })

  it('the limits of one wallet are not another’s', () => {
    wallet({ 1: 0 })
    expect(wallet().bet('1.00').ok).toBe(true)
  })
})

it('a wallet that has gone through a restart knows its limits', () => {
  const w = wallet({ 1: 1000, 33: 86_400 })
  const restarted: Sql = { exec: (query, ...params) => w.sql.exec(query, ...params) }
  const input = placing([quote(1, 2000)], '1.00', w.gb)
  expect(w.change(() => place(restarted, input, w.newId))).toMatchObject({ ok: false, data: { limitType: 33 } })
})
