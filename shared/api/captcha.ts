import * as v from 'valibot'
import { call } from './call.ts'

const challenge = v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w.-]+$/, 'a challenge'))

export const captchaChallenge = call({
  method: 'GET',
  path: '/web-api/captcha',
  audience: 'public',
  summary: 'A challenge: find a number whose hash with it begins with so many zero bits',
  envelope: 'data',
  answer: v.object({ challenge: v.string(), bits: v.number() }),
})
export const validateCaptcha = call({
  method: 'POST',
  path: '/validate',
  audience: 'public',
  summary: 'Checks the answer to a challenge; the token travels once in the header x-captcha, within five minutes',
  envelope: 'data',
  body: v.strictObject({ challenge, solution: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
  answer: v.object({ token: v.string() }),
})
