import * as v from 'valibot'
import { call } from './call.ts'
import { payout } from './payments.ts'

export const closeAccount = call({
  method: 'POST',
  path: '/web-api/user/closure',
  audience: 'player',
  summary:
    'The player closes his account (no self-exclusion): all sessions end, nothing is sent any more, and what is on it is withdrawn by the way that he used last. Needs the password when the sign-in is a while ago',
  envelope: 'data',
  idempotent: true,
  body: v.strictObject({ currentPassword: v.optional(v.pipe(v.string(), v.maxLength(128))) }),
  answer: payout.answer,
})

export const reopenAccount = call({
  method: 'POST',
  path: '/web-api/auth/reopen',
  audience: 'public',
  summary:
    'A player opens his closed account again; login and password as in the sign-in, which follows. 403 while a break or an exclusion runs',
  envelope: 'data',
  body: payout.body,
  answer: v.union([v.object({ user_id: v.number() }), v.object({ next: v.string() })]),
})
