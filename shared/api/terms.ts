import * as v from 'valibot'
import { call } from './call.ts'
import { instant } from './fields.ts'

/** Spec §7: `result` says that the rules have changed and wait for this player's word; `updatedAt` is when they changed. */
export const agreementStatus = v.object({ result: v.boolean(), updatedAt: v.nullable(instant) })
export type AgreementStatus = v.InferOutput<typeof agreementStatus>

export const termsStatus = call({
  method: 'GET',
  path: '/web-api/api-v3/v2/user/agreement-rules/status',
  audience: 'player',
  summary: 'Have the rules changed since the player agreed to them',
  envelope: 'bare',
  answer: agreementStatus,
})
/** Without a body: what is confirmed are the rules in force. Confirming twice changes nothing. */
export const confirmTerms = call({
  method: 'PUT',
  path: '/web-api/api-v3/v2/user/agreement-rules',
  audience: 'player',
  summary: 'The player agrees to the changed rules',
  envelope: 'bare',
  answer: agreementStatus,
})
