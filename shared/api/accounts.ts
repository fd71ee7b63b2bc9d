import * as v from 'valibot'
import { call } from './call.ts'
import { currency, id } from './fields.ts'

/** An account of a player; `money` is a decimal string in `iso`. */
export const account = v.object({
  id,
  type: v.picklist([0, 4, 9]),
  iso: currency,
  currencyId: id,
  symbol: v.string(),
  money: v.string(),
  points: v.number(),
  label: v.string(),
  isActive: v.boolean(),
})
export type Account = v.InferOutput<typeof account>
export const accounts = call({
  method: 'GET',
  path: '/web-api/accounts',
  audience: 'player',
  summary: 'The player’s accounts and which is active',
  envelope: 'data',
  answer: v.object({ accounts: v.array(account), active: id }),
})
