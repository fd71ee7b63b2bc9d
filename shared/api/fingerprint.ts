import * as v from 'valibot'
import { call } from './call.ts'

/** SHA-256, hex: what a browser says of its device is never sent in clear. */
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'a SHA-256 in hex'))

export const takeFingerprint = call({
  method: 'POST',
  path: '/web-api/fingerprint',
  audience: 'public',
  summary: 'A token of a device, for a day; with a bearer the player is told of a device that is new to the account',
  envelope: 'data',
  body: v.strictObject({ componentsData: digest }),
  answer: v.object({ token: v.string(), expiresAt: v.string() }),
})
