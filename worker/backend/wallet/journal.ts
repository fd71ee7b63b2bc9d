import { hash as hashOf } from 'node:crypto'
import * as v from 'valibot'
import { kept } from './kept.ts'
import { row, rows, type Sql } from './sql.ts'

/** Where a player's money stands: his own, or bonus money, which never mixes with it (money.md 3.5). */
export type Purse = 'player:main' | 'player:bonus'
/**
 * The accounts of the double entry (money.md 3.2). What a player owes after a taken-back payout stands in the debt account of the purse,
 * below zero; stakes that wait in `player:hold`.
 */
export type LedgerAccount =
  | Purse
  | 'player:hold'
  | 'player:debt'
  | 'player:bonus_debt'
  | 'house:stakes'
  | 'house:payouts'
  | 'house:test'
  | 'house:bonus_cost'
  | 'house:advance'
  | `provider:${string}:clearing`

export const DEBTS = { 'player:main': 'player:debt', 'player:bonus': 'player:bonus_debt' } as const

export interface Entry {
  account: LedgerAccount
  /** Minor units, signed. */
  amount: number
}
/** What a transaction is for; `kind` and `ref` together are unique for each account, so that nothing is booked twice. */
export interface Reason {
  kind:
    | 'credit'
    | 'deposit'
    | 'bet'
    | 'payout'
    | 'refund'
    | 'payout_reversal'
    | 'refund_reversal'
    | 'cash_out'
    | 'hold'
    | 'release'
    | 'bonus'
    | 'bonus_reversal'
    | 'cashback'
    | 'cashback_reversal'
    | 'friend_bonus'
    | 'friend_bonus_reversal'
    | 'deposit_bonus'
    | 'bonus_convert'
    | 'bonus_expire'
    | 'repayment'
    | 'withdrawal_hold'
    | 'withdrawal_release'
    | 'withdrawal'
    | 'game_bet'
    | 'game_win'
    | 'game_rollback'
    | 'play_undone'
  ref: string
  currency: string
  requestId: string
  now: number
}

export const GENESIS = '0'.repeat(64)
export interface PostingRow {
  seq: number
  tx: number
  account: string
  currency: string
  amount: number
  kind: string
  ref: string
  at: number
  request_id: string
}

/** The row's link in the audit chain: SHA-256 over the previous link and the canonical row (money.md 3.2). */
export const linkHash = (previous: string, p: PostingRow): string =>
  hashOf(
    'sha256',
    previous + JSON.stringify([p.seq, p.tx, p.account, p.currency, p.amount, p.kind, p.ref, p.at, p.request_id]),
  )

const head = v.object({ seq: v.number(), tx: v.number(), hash: v.string() })
const balance = v.object({ account: v.string(), currency: v.string(), minor: v.number() })

/** The end of the chain. */
const heads = kept(
  (sql) =>
    row(sql, head, 'SELECT seq, tx, hash FROM posting ORDER BY seq DESC LIMIT 1') ?? { seq: 0, tx: 0, hash: GENESIS },
)

const placeOf = (account: string, currency: string): string => `${account} ${currency}`
/** What the table of balances says. */
const balances = kept(
  (sql) => new Map(rows(sql, balance, 'SELECT * FROM balance').map((b) => [placeOf(b.account, b.currency), b.minor])),
)

/** Balance of an account in minor units. */
export const balanceOf = (sql: Sql, account: LedgerAccount, currency: string): number =>
  balances.get(sql).get(placeOf(account, currency)) ?? 0

/** What a purse owes after a payout was taken back that it no longer had, minor units. */
export const debtOf = (sql: Sql, purse: Purse, currency: string): number => -balanceOf(sql, DEBTS[purse], currency)

const ROW = '(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)'
const insertPostings = (count: number): string =>
  `INSERT INTO posting (seq, tx, account, currency, amount, kind, ref, at, request_id, prev_hash, hash)
   VALUES ${Array.from({ length: count }, () => ROW).join(', ')}`

/** Books one transaction; entries of 0 are left out. Entries that do not sum to zero are a bug and throw. Call it inside a transaction. */
export function post(sql: Sql, reason: Reason, entries: readonly Entry[]): void {
  const moved = entries.filter((e) => e.amount !== 0)
  if (moved.reduce((sum, e) => sum + BigInt(e.amount), 0n) !== 0n)
    throw new Error(`unbalanced ${reason.kind} ${reason.ref}`)
  const before = heads.get(sql)
  let { hash } = before
  const postings = moved.flatMap(({ account, amount }, i) => {
    const p: PostingRow = {
      seq: before.seq + 1 + i,
      tx: before.tx + 1,
      account,
      currency: reason.currency,
      amount,
      kind: reason.kind,
      ref: reason.ref,
      at: reason.now,
      request_id: reason.requestId,
    }
    const previous = hash
    hash = linkHash(previous, p)
    return [p.seq, p.tx, p.account, p.currency, p.amount, p.kind, p.ref, p.at, p.request_id, previous, hash]
  })
  if (moved.length === 0) return
  sql.exec(insertPostings(moved.length), ...postings)
  heads.set(sql, { seq: before.seq + moved.length, tx: before.tx + 1, hash })
  for (const entry of moved) addToBalance(sql, entry, reason.currency)
}

/** An upsert would test the CHECK on the bare amount, before adding it to what is there: so an account without a row is told apart. */
function addToBalance(sql: Sql, { account, amount }: Entry, currency: string): void {
  const minor = balances.get(sql).get(placeOf(account, currency))
  if (minor === undefined)
    sql.exec('INSERT INTO balance (account, currency, minor) VALUES (?, ?, ?)', account, currency, amount)
  else sql.exec('UPDATE balance SET minor = minor + ? WHERE account = ? AND currency = ?', amount, account, currency)
  balances.get(sql).set(placeOf(account, currency), (minor ?? 0) + amount)
}

/** Gives `amount` from a house account, or from the player's hold, to his purse; its debt is repaid first. */
export function payIn(sql: Sql, reason: Reason, from: LedgerAccount, amount: number, purse: Purse): void {
  const repaid = Math.min(amount, debtOf(sql, purse, reason.currency))
  post(sql, reason, [
    { account: from, amount: -amount },
    { account: DEBTS[purse], amount: repaid },
    { account: purse, amount: amount - repaid },
  ])
}

/** Takes a paid `amount` back to a house account; what the purse no longer has becomes its debt, never a negative balance. */
export function takeBack(sql: Sql, reason: Reason, to: LedgerAccount, amount: number, purse: Purse): void {
  const there = Math.min(amount, balanceOf(sql, purse, reason.currency))
  post(sql, reason, [
    { account: purse, amount: -there },
    { account: DEBTS[purse], amount: there - amount },
    { account: to, amount },
  ])
}
