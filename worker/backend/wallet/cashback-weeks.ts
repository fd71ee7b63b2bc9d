import * as v from 'valibot'
import { type CashbackRule, cashbackOf } from '../../../shared/domain/bonus/cashback.ts'
import { payIn, takeBack } from './journal.ts'
import { limitBook } from './limits-book.ts'
import { isExcluded } from './limits-gate.ts'
import { rows, type Sql } from './sql.ts'

/** How long a payment waits when the player is excluded: it is frozen, not lost (money.md 3.5). */
const FROZEN_MS = 86_400_000

/** What every week of cashback has, whatever it is reckoned from. */
export const weekEntries = {
  /** Its Monday, milliseconds. */
  week: v.number(),
  currency: v.string(),
  due: v.number(),
  paid: v.number(),
  amount: v.number(),
  /** Counts the week's payments, for the reference of each. */
  n: v.number(),
}
type Week = v.InferOutput<v.ObjectSchema<typeof weekEntries, undefined>>

/** A kind of weekly cashback: where its weeks stand, how its entries are called, what a week has lost and by which rule that comes back. */
export interface Cashback<W extends Week> {
  table: 'cashback' | 'game_cashback'
  ref: 'cashback' | 'casino-cashback'
  schema: v.GenericSchema<unknown, W>
  loss(sql: Sql, week: W): number
  rule(sql: Sql, week: W): CashbackRule
}

/** Books what a week's cashback is now against what was paid: the old entry is taken back and the new one paid, never edited. */
export function payWeek<W extends Week>(sql: Sql, kind: Cashback<W>, w: W, now: number): void {
  const amount = cashbackOf(kind.loss(sql, w), kind.rule(sql, w))
  const isSame = w.paid === 1 && amount === w.amount
  if (isSame) return
  const ref = (n: number) => `${kind.ref}:${new Date(w.week).toISOString().slice(0, 10)}:${n}`
  const reason = { currency: w.currency, requestId: ref(w.n), now }
  if (w.amount > 0)
    takeBack(sql, { ...reason, kind: 'cashback_reversal', ref: ref(w.n) }, 'house:bonus_cost', w.amount, 'player:main')
  if (amount > 0)
    payIn(sql, { ...reason, kind: 'cashback', ref: ref(w.n + 1) }, 'house:bonus_cost', amount, 'player:main')
  sql.exec(
    `UPDATE ${kind.table} SET paid = 1, amount = ?, n = n + 1 WHERE week = ? AND currency = ?`,
    amount,
    w.week,
    w.currency,
  )
}

/** Pays the weeks that are over, each once. */
export function payOver<W extends Week>(sql: Sql, kind: Cashback<W>, now: number): void {
  const over = rows(sql, kind.schema, `SELECT * FROM ${kind.table} WHERE paid = 0 AND due <= ?`, now)
  if (over.length === 0) return
  if (isExcluded(limitBook(sql), now))
    sql.exec(`UPDATE ${kind.table} SET due = ? WHERE paid = 0 AND due <= ?`, now + FROZEN_MS, now)
  else for (const week of over) payWeek(sql, kind, week, now)
}
