import * as v from 'valibot'
import { call } from './call.ts'
import { language, listOf } from './fields.ts'

/** A month of a player's account in one currency; amounts are decimal strings. */
export const statementMonth = v.object({
  /** `YYYY-MM`, UTC. */
  month: v.string(),
  currency: v.string(),
  /** What was credited, and what has gone out. */
  deposits: v.string(),
  withdrawals: v.string(),
  /** Of the player's own money: an open stake stands in the month of its placing, a return in that of its settlement. */
  stakes: v.string(),
  returns: v.string(),
  /** Returns less stakes, with a minus when the player has lost. */
  net: v.string(),
  /** Time signed in, all devices together; the same in each currency of a month. */
  seconds: v.number(),
})
export type StatementMonth = v.InferOutput<typeof statementMonth>

export const getStatement = call({
  method: 'GET',
  path: '/web-api/history/statement',
  audience: 'player',
  summary: 'The account by months, the running one first, for a year back: money in and out, play, and time (RG-92)',
  envelope: 'data',
  answer: listOf(statementMonth),
})

export const statementCsv = call({
  method: 'GET',
  path: '/web-api/history/statement.csv',
  audience: 'player',
  summary: 'The same as a CSV file in a language',
  envelope: 'bare',
  query: v.object({ lang: v.optional(language) }),
  answer: v.string(),
})
