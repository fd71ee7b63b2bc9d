import * as v from 'valibot'
import { call } from './call.ts'
import { id, idText, instant, listOf, page, text } from './fields.ts'

/** Longest question about a payment, in characters. */
export const REQUEST_LENGTH = 2000

const words = v.pipe(
  v.string(),
  v.transform((raw) => raw.replace(/\r\n?/g, '\n').trim()),
  v.minLength(1),
  v.maxLength(REQUEST_LENGTH),
  v.check((raw) => !/[^\P{Cc}\n\t]/u.test(raw), 'no control characters'),
)
/** A question about payments, and the operator's answer. */
const request = v.object({
  id,
  topicId: id,
  subTopicId: v.nullable(id),
  transactionId: v.nullable(id),
  text: v.string(),
  at: instant,
  answer: v.nullable(v.string()),
  answeredAt: v.nullable(instant),
})
export type PaymentRequest = v.InferOutput<typeof request>

export const ownRequests = call({
  method: 'GET',
  path: '/web-api/payments/requests',
  audience: 'player',
  summary: 'What the player has asked about payments, the newest first, 50 a page',
  envelope: 'data',
  query: v.object({ page }),
  answer: listOf(request),
})
export const makeRequest = call({
  method: 'POST',
  path: '/web-api/payments/requests',
  audience: 'player',
  summary: 'Ask about a payment: a topic, a part of it, an own payment; 404 for a payment that is not the player’s',
  envelope: 'data',
  status: 201,
  body: v.strictObject({
    topicId: id,
    subTopicId: v.optional(v.nullable(id)),
    transactionId: v.optional(v.nullable(id)),
    text: words,
  }),
  answer: v.object({ id, at: instant }),
})
export const listRequests = call({
  method: 'GET',
  path: '/operator-api/v1/payments/requests',
  audience: 'operator',
  summary: 'Questions about payments that have no answer yet, the oldest first, 50 a page',
  envelope: 'data',
  query: v.object({ page }),
  answer: listOf(v.object({ ...request.entries, userId: id })),
})
export const answerRequest = call({
  method: 'POST',
  path: '/operator-api/v1/payments/requests/:id',
  audience: 'operator',
  summary: 'Answer such a question; the player reads it among his requests',
  envelope: 'data',
  params: v.object({ id: idText }),
  body: v.strictObject({ answer: text(REQUEST_LENGTH) }),
  answer: v.object({}),
})
