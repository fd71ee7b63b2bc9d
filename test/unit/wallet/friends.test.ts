import { describe, expect, it } from 'vitest'
import { audit } from '../../../worker/backend/wallet/audit.ts'
import {
  bringIn,
  friendsEarned,
  isFriendDue,
  payFriend,
  takeFriendBack,
} from '../../../worker/backend/wallet/friends.ts'
import { payIn } from '../../../worker/backend/wallet/journal.ts'
import { rewards } from '../../../worker/backend/wallet/rewards.ts'
import { placing, quote, reopened, settled, T0 } from './samples.ts'
import { told, wallet } from './wallet.ts'

const DAY = 86_400_000

/** A player whom a friend has brought: he has to stake 20.00 and to deposit 10.00. */
function brought(deposit = 1000) {
  const w = wallet()
  bringIn(w.sql, { inviter: 9, currency: 'EUR', stakes: 2000, deposit: 1000, until: T0 + 30 * DAY })
  if (deposit > 0)
    payIn(
      w.sql,
      { kind: 'deposit', ref: '1', currency: 'EUR', requestId: 'r', now: T0 },
      'provider:bank:clearing',
      deposit,
      'player:main',
    )
  const bet = (n: number, amount: string) => w.place(placing([quote(n, 2000)], amount))
  const said = () => told(w.sql).filter(({ kind }) => kind === 'friend')
  return { ...w, bet, said }
}

describe('[S2.67] a player whom a friend has brought', () => {
  it('has done what is asked once settled stakes of his own money come to enough, and says so once', () => {
    const w = brought()
    w.bet(1, '15.00')
    w.bet(2, '5.00')
    w.result(settled(1, 1, 1))
    expect(isFriendDue(w.sql)).toBe(false)
    w.result(settled(2, 1, 0))
    expect(isFriendDue(w.sql)).toBe(true)
    w.result(settled(2, 2, 1))
    expect(w.said()).toMatchObject([{ kind: 'friend', inviter: 9 }])
  })

  it('has undone it when a corrected result leaves too little, and done it again with the next, also after his time', () => {
    const w = brought()
    w.bet(1, '20.00')
    w.result(settled(1, 1, 1))
    w.result(reopened(1, 2))
    expect([isFriendDue(w.sql), w.said().length]).toEqual([false, 2])
    w.sql.exec('UPDATE brought SET until = ?', T0 - 1)
    w.result(settled(1, 3, 0))
    expect([isFriendDue(w.sql), w.said().length]).toEqual([true, 3])
  })

  it('has not with returned bets, without a deposit, nor after his time', () => {
    const returned = brought()
    returned.bet(1, '30.00')
    returned.result(settled(1, 1, 2))
    const penniless = brought(0)
    penniless.bet(1, '30.00')
    penniless.result(settled(1, 1, 1))
    const late = brought()
    late.sql.exec('UPDATE brought SET until = ?', T0 - 1)
    late.bet(1, '30.00')
    late.result(settled(1, 1, 1))
    for (const w of [returned, penniless, late]) expect(isFriendDue(w.sql)).toBe(false)
  })
})

describe('the wallet of whoever invited', () => {
  const pay = (w: ReturnType<typeof wallet>, friend: number, most = 2) =>
    payFriend(w.sql, { friend, amounts: { EUR: 500, USD: 600 }, most, requestId: 'r', now: T0 })
  it('pays each friend once, in its own currency, and no more friends than the rule says', () => {
    const w = wallet('100.00')
    for (const _ of [1, 2, 3]) expect(pay(w, 5)).toEqual({ amount: '5.00', currency: 'EUR' })
    expect(pay(w, 6)).not.toBeNull()
    expect(pay(w, 7)).toBeNull()
    expect([w.balance(), friendsEarned(w.sql, 'EUR')]).toEqual(['110.00', 1000])
    expect(audit(w.sql)).toEqual([])
  })
  it('takes back once what it has paid, and pays again when it is due again', () => {
    const w = wallet('100.00')
    const back = () => takeFriendBack(w.sql, { friend: 5, requestId: 'r', now: T0 })
    back()
    for (const _ of [1, 2]) {
      pay(w, 5, 1)
      expect([w.balance(), friendsEarned(w.sql, 'EUR')]).toEqual(['105.00', 500])
      back()
      back()
      expect([w.balance(), friendsEarned(w.sql, 'EUR')]).toEqual(['100.00', 0])
    }
    expect(rewards(w.sql).map(({ kind, of, amount }) => [kind, of, amount])).toEqual([
      ['friend_bonus_reversal', '5', '-5.00'],
      ['friend_bonus', '5', '5.00'],
      ['friend_bonus_reversal', '5', '-5.00'],
      ['friend_bonus', '5', '5.00'],
    ])
    expect(audit(w.sql)).toEqual([])
  })

  it('tells friend 5 from friend 55', () => {
    const w = wallet('100.00')
    pay(w, 55)
    takeFriendBack(w.sql, { friend: 5, requestId: 'r', now: T0 })
    expect(w.balance()).toBe('105.00')
  })

  it('pays nothing in a currency that the rule does not name', () => {
    expect(pay(wallet('0', 'GBP'), 5)).toBeNull()
  })
})
