import { describe, expect, it } from 'vitest'
import { accounts } from '../../../worker/backend/wallet/accounts.ts'
import { activate, removeAccount } from '../../../worker/backend/wallet/own-accounts.ts'
import { limits, settled } from './samples.ts'
import { placingOf, wallet } from './wallet.ts'

const inDollars = { limits: limits({ currency: 'USD' }) }
const active = (w: ReturnType<typeof wallet>) => accounts(w.sql).accounts.map(({ isActive }) => isActive)

describe('a player’s own accounts', () => {
  it('[S3.66] exactly one is active, the one that was chosen last; a stranger’s is not', () => {
    const w = wallet()
    const ids = [w.add(9, 'USD'), w.add(9, 'GBP')]
    expect(active(w)).toEqual([true, false, false])
    expect(activate(w.sql, ids[0] ?? 0)).toBe(true)
    expect(active(w)).toEqual([false, true, false])
    expect(activate(w.sql, 999_999)).toBe(false)
    expect(active(w)).toEqual([false, true, false])
  })

  it('bets go from the active account unless another is named', () => {
    const w = wallet('0')
    const dollars = w.add(9, 'USD')
    w.give('20.00', dollars)
    activate(w.sql, dollars)
    expect(w.place(placingOf([2000], { typeId: 0, amount: '5.00' }, inDollars))).toMatchObject({ ok: true })
    expect(w.balance(1)).toBe('15.00')
  })

  it('a further currency is removed, but not while it is active, has money or has had a bet', () => {
    const w = wallet()
    const dollars = w.add(9, 'USD')
    activate(w.sql, dollars)
    expect(removeAccount(w.sql, 'USD')).toBe('inUse')
    activate(w.sql, accounts(w.sql).accounts[0]?.id ?? 0)
    w.give('5.00', dollars)
    expect(removeAccount(w.sql, 'USD')).toBe('inUse')
    w.place(placingOf([2000], { typeId: 0, amount: '5.00', accountId: dollars }, inDollars))
    w.result(settled(1, 1, 0))
    expect([w.balance(1), removeAccount(w.sql, 'USD')]).toEqual(['0.00', 'inUse'])

    w.add(9, 'GBP')
    expect(removeAccount(w.sql, 'GBP')).toBe('removed')
    expect(accounts(w.sql).accounts.map(({ iso }) => iso)).toEqual(['EUR', 'USD'])
    expect(removeAccount(w.sql, 'GBP')).toBe('notFound')
  })

  it('the main account and the bonus account stay', () => {
    const w = wallet('0')
    w.add(4, 'USD')
    expect([removeAccount(w.sql, 'EUR'), removeAccount(w.sql, 'USD')]).toEqual(['notFound', 'notFound'])
    expect(accounts(w.sql).accounts.map(({ type }) => type)).toEqual([0, 4])
  })
})
