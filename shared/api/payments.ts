import * as v from 'valibot'
import { DIRECTIONS, STATUSES } from '../domain/payments/states.ts'
import { call } from './call.ts'
import { currency, id, idText, instant, language, listOf, money, page, text, zone } from './fields.ts'
import { code } from './person.ts'

/** Statuses of a payment (api.md 'Payments on the wire'). */
export const paymentStatus = v.picklist(STATUSES)
export type PaymentStatus = v.InferOutput<typeof paymentStatus>
export const direction = v.picklist(DIRECTIONS)

/** Id of a payment as it may stand in an address. */
export const paymentId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))

/** One of the player's own payments, as far as its result page needs it. `amount` is a decimal string. */
export const paymentView = v.object({
  id: v.union([v.string(), v.number()]),
  status: paymentStatus,
  amount: v.optional(v.string()),
  currency: v.optional(currency),
  direction: v.optional(direction),
  flags: v.optional(v.array(v.string())),
})
export type PaymentView = v.InferOutput<typeof paymentView>

/** The same in the player's history. `flags`: what is unusual about it. */
export const ownPayment = v.object({
  id,
  direction,
  status: paymentStatus,
  amount: v.string(),
  currency,
  accountId: id,
  methodId: id,
  method: v.string(),
  createdAt: instant,
  /** Until when a deposit can be paid. */
  expiresAt: v.nullable(instant),
  decidedAt: v.nullable(instant),
  flags: v.array(v.string()),
  /** May the player still take it back? */
  isCancellable: v.boolean(),
})
export type OwnPayment = v.InferOutput<typeof ownPayment>

/** A way to pay; `min`, `max` and `fee` are decimal strings of its currency. */
export const paymentMethod = v.object({
  id,
  name: v.string(),
  currency,
  min: v.string(),
  max: v.string(),
  fee: v.string(),
})
export type PaymentMethod = v.InferOutput<typeof paymentMethod>
export const paymentMethods = call({
  method: 'GET',
  path: '/web-api/payments/methods',
  audience: 'player',
  summary: 'Ways to pay in or out in the currencies of the player’s accounts',
  envelope: 'data',
  query: v.object({ direction }),
  answer: listOf(paymentMethod),
})

const asked = v.strictObject({ methodId: id, amount: money, accountId: v.optional(v.nullable(id)) })
const made = v.object({ id, status: paymentStatus, redirectUrl: v.optional(v.string()) })
export type MadePayment = v.InferOutput<typeof made>
export const makeDeposit = call({
  method: 'POST',
  path: '/web-api/payments/deposits',
  audience: 'player',
  summary: 'Begin a deposit; `redirectUrl` leads to the provider. Credited when the provider confirms it',
  envelope: 'data',
  status: 201,
  idempotent: true,
  body: asked,
  answer: made,
})
export const makeWithdrawal = call({
  method: 'POST',
  path: '/web-api/payments/withdrawals',
  audience: 'player',
  summary: 'Ask for money back: it is set aside at once, an operator sends it; open during breaks and exclusions',
  envelope: 'data',
  status: 201,
  idempotent: true,
  body: asked,
  answer: made,
})
const byId = v.object({ id: idText })
export const getPayment = call({
  method: 'GET',
  path: '/web-api/payments/:id',
  audience: 'player',
  summary: 'One of the player’s own payments; 404 for one that is not his',
  envelope: 'data',
  params: byId,
  answer: ownPayment,
})
export const cancelPayment = call({
  method: 'POST',
  path: '/web-api/payments/:id/cancel',
  audience: 'player',
  summary:
    'Take back a deposit that is not paid, or (where the licence allows it) a withdrawal that still waits; else 409',
  envelope: 'data',
  params: byId,
  answer: ownPayment,
})
export const payPayment = call({
  method: 'GET',
  path: '/web-api/payments/:id/pay',
  audience: 'player',
  summary: 'Leads to the provider’s page of an own deposit',
  envelope: 'bare',
  params: byId,
  query: v.object({ lang: v.optional(language) }),
  answer: v.string(),
})

const filter = {
  from: v.optional(instant),
  to: v.optional(instant),
  status: v.optional(paymentStatus),
  direction: v.optional(direction),
}
export const paymentHistory = call({
  method: 'GET',
  path: '/web-api/history/payments',
  audience: 'player',
  summary: 'The player’s payments, the newest first, 50 a page',
  envelope: 'data',
  query: v.object({ ...filter, page }),
  answer: listOf(ownPayment),
})
export const paymentsCsv = call({
  method: 'GET',
  path: '/web-api/history/payments.csv',
  audience: 'player',
  summary: 'The same payments as a CSV file, at most 5 000, in a language and a zone',
  envelope: 'bare',
  query: v.object({ ...filter, lang: v.optional(language), tz: v.optional(zone) }),
  answer: v.string(),
})

/** Money out for who cannot sign in. */
export const payout = call({
  method: 'POST',
  path: '/web-api/payments/payout',
  audience: 'public',
  summary:
    'A player whose exclusion shuts his sign-in withdraws all that he has, by the way that he used last; login and password as in the sign-in. 409 for who can sign in',
  envelope: 'data',
  status: 201,
  idempotent: true,
  body: v.strictObject({
    uLogin: v.pipe(v.string(), v.minLength(1), v.maxLength(400)),
    uPassword: v.pipe(v.string(), v.minLength(1), v.maxLength(400)),
  }),
  answer: listOf(v.object({ id, status: paymentStatus, amount: v.string(), currency })),
})

/** Secure data: the payer's reference, and a grant for 30 minutes that a withdrawal asks for (spec §3, §7). */
export const secureData = v.object({ ggru: v.string(), grant: v.string() })
export type SecureData = v.InferOutput<typeof secureData>
export const getSecureData = call({
  method: 'POST',
  path: '/web-api/payments/secure',
  audience: 'player',
  summary:
    'Secure data of a player who signed in within 15 minutes, or tells his password once more, and his second step where he has one',
  envelope: 'data',
  body: v.strictObject({ password: v.optional(v.nullable(text(128))), code: v.optional(v.nullable(code)) }),
  answer: secureData,
})
