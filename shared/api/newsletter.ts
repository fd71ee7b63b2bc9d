import * as v from 'valibot'
import { call } from './call.ts'
import { text } from './fields.ts'

/** `{player}.{signature}`, as a newsletter's link carries it. */
export const newsletterToken = v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,15}\.[A-Za-z0-9_-]{43}$/, 'no such token'))

export const stopNewsletter = call({
  method: 'POST',
  path: '/web-api/newsletter/stop',
  audience: 'public',
  summary: 'Unsubscribe from the newsletter by the token of its link; a repeat changes nothing',
  envelope: 'data',
  body: v.strictObject({ token: newsletterToken }),
  answer: v.object({ enable_mail_news: v.literal(false) }),
})

export const sendNewsletter = call({
  method: 'POST',
  path: '/operator-api/v1/newsletters',
  audience: 'operator',
  summary: 'Send a newsletter to every player who has asked for it, each with his own way to stop it',
  envelope: 'data',
  status: 201,
  body: v.strictObject({ subject: text(200), text: v.pipe(v.string(), v.minLength(1), v.maxLength(10_000)) }),
  answer: v.object({ sent: v.number() }),
})
