import * as v from 'valibot'
import { call } from './call.ts'
import { currency, id, idText } from './fields.ts'

/** An account of a player; `money` is a decimal string in `iso`. */
export const account = v.object({
  id,
  type: v.picklist([0, 4, 9]),
  iso: currency,
  currencyId: id,
  symbol: v.string(),
  money: v.string(),
  /** What a corrected result took back beyond the balance: the next money repays it. Absent when nothing is owed. */
  debt: v.optional(v.string()),
  points: v.number(),
  label: v.string(),
  isActive: v.boolean(),
})
export type Account = v.InferOutput<typeof account>
/** Bonus money of a player, by the account that holds it; an amount as a decimal string, from another origin also as a number. */
const bonus = v.object({ idBonus: id, money: v.union([v.string(), v.number()]) })
const owned = v.object({ accounts: v.array(account), active: id, bonuses: v.optional(v.array(bonus)) })
export const accounts = call({
  method: 'GET',
  path: '/web-api/accounts',
  audience: 'player',
  summary: 'The player’s accounts and which is active',
  envelope: 'data',
  answer: owned,
})

/** What was done, and the accounts as they are now. */
const done = v.object({ message: v.string(), data: owned })
export const addAccount = call({
  method: 'POST',
  path: '/web-api/accounts',
  audience: 'player',
  summary: 'Open an account in a further currency, by the currency’s ISO 4217 number',
  envelope: 'bare',
  body: v.strictObject({ currencyId: id }),
  answer: done,
})
export const removeAccount = call({
  method: 'DELETE',
  path: '/web-api/accounts/:currencyId',
  audience: 'player',
  summary: 'Remove the account of a further currency; 409 while it is active, has money, or has ever had a bet',
  envelope: 'bare',
  params: v.object({ currencyId: idText }),
  answer: done,
})
export const activateAccount = call({
  method: 'PUT',
  path: '/web-api/accounts/active',
  audience: 'player',
  summary: 'Make an account the active one; 404 for one that is not the player’s',
  envelope: 'data',
  body: v.strictObject({ id }),
  answer: owned,
})
