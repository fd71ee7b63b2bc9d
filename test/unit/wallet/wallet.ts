import type { CouponIn } from '../../../shared/api/coupon.ts'
import { accounts, addAccount, open } from '../../../worker/backend/wallet/accounts.ts'
import { credit } from '../../../worker/backend/wallet/credit.ts'
import { readEvent, type WalletEvent } from '../../../worker/backend/wallet/events.ts'
import { history, ledger } from '../../../worker/backend/wallet/history.ts'
import { nextParcel } from '../../../worker/backend/wallet/outbox.ts'
import { place } from '../../../worker/backend/wallet/place.ts'
import { applyResult } from '../../../worker/backend/wallet/settle.ts'
import type { Sql } from '../../../worker/backend/wallet/sql.ts'
import { nodeWallet } from './node-sql.ts'
import { couponOf, placing, quote, T0, USER } from './samples.ts'

let ids = 1000
let references = 0

/** A wallet with money, and what is done with it. */
export function wallet(money = '100.00', currency = 'EUR') {
  const { sql, change } = nodeWallet()
  change((tx) => open(tx, { userId: USER, currency }))
  const give = (amount: string, accountId: number | null = null) =>
    change((tx) => credit(tx, { accountId, amount, reference: `ref-${++references}`, requestId: 'r', now: T0 }))
  if (money !== '0') give(money)
  return {
    sql,
    give,
    add: (type: 4 | 9, of: string) => change((tx) => addAccount(tx, { type, currency: of })) ?? 0,
    balance: (n = 0) => accounts(sql).accounts[n]?.money,
    place: (input: Parameters<typeof place>[1]) => change((tx) => place(tx, input, () => ++ids)),
    result: (r: Parameters<typeof applyResult>[1]) => change((tx) => applyResult(tx, r, T0)),
    coupons: (status?: string) => history(sql, { page: 1, now: T0, status }).items,
    kinds: () => ledger(sql, 1).items.map((p) => `${p.kind} ${p.account} ${p.amount}`),
  }
}

/** Placing of a coupon of any type on events 1, 2, 3 … with these coefficients (thousandths). */
export function placingOf(
  coefs: readonly number[],
  coupon: Partial<CouponIn>,
  more: Parameters<typeof placing>[2] = {},
  bets: readonly { banker?: boolean | undefined; blockId?: number | undefined }[] = [],
) {
  const quotes = coefs.map((coef, i) => quote(i + 1, coef))
  const plain = couponOf(quotes, '1.00')
  return placing(quotes, '1.00', {
    coupon: {
      ...plain,
      amount: null,
      ...coupon,
      bets: plain.bets.map((bet, i) => ({
        ...bet,
        ...(bets[i]?.banker && { banker: true }),
        ...(bets[i]?.blockId !== undefined && { blockId: bets[i].blockId }),
      })),
    },
    ...more,
  })
}

export const cents = (n: number): string => `${Math.floor(n / 100)}.${String(n % 100).padStart(2, '0')}`

/** What waits in a wallet's outbox, as who receives it reads it. */
export const told = (sql: Sql): WalletEvent[] => nextParcel(sql).flatMap((sent) => readEvent(sent) ?? [])
