import * as v from 'valibot'
import { CONSENT_TYPES } from '../domain/consent/consent.ts'
import { call } from './call.ts'
import { instant } from './fields.ts'

const agreed = {
  cookiesAgreeTime: instant,
  cookiesAgreeType: v.optional(v.picklist(CONSENT_TYPES)),
}
export const saveCookiesAgreeTime = call({
  method: 'POST',
  path: '/web-api/user/cookies-agree-time',
  audience: 'player',
  summary: 'When a player has chosen which cookies he agrees to, and what; visitors keep it in their browser',
  envelope: 'data',
  body: v.strictObject(agreed),
  answer: v.object(agreed),
})
