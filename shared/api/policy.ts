import * as v from 'valibot'
import { call } from './call.ts'

/** KV key of `OPS` that holds the picture's bytes (a GIF), put there by the operator; `policyLogoId` of the config shows it. */
export const POLICY_LOGO_KEY = 'policy-logo'

export const policyLogo = call({
  method: 'GET',
  path: '/web-api/policy/logo.agif',
  audience: 'public',
  summary: 'The mark of the regulator’s policy, an image/gif; 404 when the operator has none',
  envelope: 'bare',
  answer: v.string(),
})
