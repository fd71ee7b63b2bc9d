import * as v from 'valibot'
import { call } from './call.ts'

const path = '/web-api/limits/prompt'

export const getLimitsPrompt = call({
  method: 'GET',
  path,
  audience: 'player',
  summary: 'Is the player to be asked for deposit limits (RG-82)? Until he has set one, or has declined where he may',
  envelope: 'data',
  answer: v.object({
    isDue: v.boolean(),
    /** No bets before one is set: it cannot be declined. */
    isMandatory: v.boolean(),
    /** The main account's, in which limits are set. */
    currency: v.string(),
  }),
})

export const declineLimitsPrompt = call({
  method: 'POST',
  path,
  audience: 'player',
  summary: 'The player wants no deposit limit now, and is not asked again; 403 where one has to be set',
  envelope: 'data',
  body: v.strictObject({ declined: v.literal(true) }),
  answer: v.object({ isDue: v.literal(false) }),
})
