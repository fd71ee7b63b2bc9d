import * as v from 'valibot'
import { parseMoney } from '../domain/money/amount.ts'
import { WORDS } from '../domain/payments/states.ts'
import { call } from './call.ts'
import { currency, id, idText, instant, listOf, money, page, text } from './fields.ts'
import { direction, paymentStatus } from './payments.ts'

const byId = v.object({ id: idText })
const told = v.object({
  id,
  userId: id,
  direction,
  status: paymentStatus,
  amount: v.string(),
  currency,
  method: v.string(),
  provider: v.string(),
  flags: v.array(v.string()),
  createdAt: instant,
})
export const listPayments = call({
  method: 'GET',
  path: '/operator-api/v1/payments',
  audience: 'operator',
  summary: 'Payments of all players, the oldest first, 50 a page; waiting withdrawals have status `created`',
  envelope: 'data',
  query: v.object({ status: v.optional(paymentStatus), direction: v.optional(direction), page }),
  answer: listOf(told),
})
const decided = v.object({ id, status: paymentStatus })
export const approvePayment = call({
  method: 'POST',
  path: '/operator-api/v1/payments/:id/approve',
  audience: 'operator',
  summary: 'Send a waiting withdrawal to its provider; a repeat asks the provider again under the same number',
  envelope: 'data',
  params: byId,
  answer: decided,
})
export const declinePayment = call({
  method: 'POST',
  path: '/operator-api/v1/payments/:id/decline',
  audience: 'operator',
  summary: 'Refuse a waiting withdrawal: the money goes back to the player',
  envelope: 'data',
  params: byId,
  answer: decided,
})
export const forceCallback = call({
  method: 'POST',
  path: '/operator-api/v1/payments/:id/callback',
  audience: 'operator',
  summary:
    'Outside production: the sandbox provider sends signed callbacks; `delaySeconds` is how long they are on their way',
  envelope: 'data',
  params: byId,
  body: v.strictObject({
    status: v.picklist(WORDS),
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 1),
    parallel: v.optional(v.boolean(), false),
    amount: v.optional(money),
    currency: v.optional(currency),
    delaySeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400)), 0),
  }),
  /** The statuses that the callbacks were answered with. */
  answer: v.object({ answers: v.array(v.number()) }),
})

/** What a provider tells of a payment; signed over timestamp, callback id and these bytes (security.md SEC-83). */
export const callbackBody = v.object({
  paymentId: v.union([id, idText]),
  status: v.picklist(WORDS),
  amount: v.pipe(v.string(), v.maxLength(40)),
  currency: v.pipe(v.string(), v.maxLength(10)),
})
export const providerName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/, 'a provider'))
export const providerCallback = call({
  method: 'POST',
  path: '/payments-api/v1/callback/:provider',
  audience: 'server',
  summary:
    'A provider’s word on a payment. Headers x-callback-id, x-timestamp (seconds), x-signature: hex HMAC-SHA256 of `timestamp.id.body`. 200 heard, 202 kept for the operator',
  envelope: 'data',
  params: v.object({ provider: providerName }),
  body: callbackBody,
  answer: v.object({ outcome: v.picklist(['done', 'ignored', 'review']) }),
})

const url = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^https:\/\/[^\s#]+$|^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\//, 'an https address'),
)
const method = v.pipe(
  v.strictObject({
    id,
    name: text(60),
    currency,
    min: money,
    max: money,
    /** What the provider takes for itself, beside the amount; the house takes nothing. Absent: nothing. */
    fee: v.optional(money),
    /** Pays on credit: not for a player whose licence calls his play intensive (RG-91). */
    isCredit: v.optional(v.boolean()),
    directions: v.pipe(v.array(direction), v.minLength(1)),
  }),
  v.check(({ currency, min, max, fee = '0' }) => {
    const [least, most, taken] = [min, max, fee].map((amount) => parseMoney(amount, currency))
    return taken != null && least != null && most != null && least <= most
  }, 'amounts of the currency, the smallest first'),
)
export const provider = v.strictObject({
  name: providerName,
  /** The provider's payment page: asked with the deposit's data and their signature. */
  url,
  /** Where withdrawals are posted to; absent: it only takes deposits. */
  payoutUrl: v.optional(v.nullable(url)),
  secret: v.pipe(v.string(), v.minLength(32), v.maxLength(200)),
  /** Addresses that callbacks may come from; empty or absent: any. */
  addresses: v.optional(v.pipe(v.array(text(64)), v.maxLength(50)), []),
  methods: v.pipe(v.array(method), v.minLength(1), v.maxLength(100)),
})
export type Provider = v.InferOutput<typeof provider>
export type Method = v.InferOutput<typeof method>
export const putProviders = call({
  method: 'PUT',
  path: '/operator-api/v1/payments/providers',
  audience: 'operator',
  summary:
    'Replace the list of payment providers; the ids of their methods are unique. `sandbox: false` switches the built-in one off',
  envelope: 'data',
  body: v.strictObject({
    providers: v.pipe(
      v.array(provider),
      v.maxLength(20),
      v.check((all) => isUnique(all.map(({ name }) => name)), 'one of each name'),
      v.check((all) => isUnique(all.flatMap(({ methods }) => methods.map(({ id }) => id))), 'one method of each id'),
    ),
    sandbox: v.optional(v.boolean(), true),
  }),
  answer: v.object({}),
})
const isUnique = (all: readonly (string | number)[]): boolean => new Set(all).size === all.length
const { secret: _secret, ...shown } = provider.entries
export const getProviders = call({
  method: 'GET',
  path: '/operator-api/v1/payments/providers',
  audience: 'operator',
  summary: 'The payment providers, without their secrets',
  envelope: 'data',
  answer: v.object({ providers: v.array(v.object(shown)), sandbox: v.boolean() }),
})

export const listReviews = call({
  method: 'GET',
  path: '/operator-api/v1/payments/reviews',
  audience: 'operator',
  summary: 'Callbacks that fit no payment and wait for a person, the newest first, 50 a page',
  envelope: 'data',
  query: v.object({ page }),
  answer: listOf(
    v.object({
      id,
      at: instant,
      provider: v.string(),
      callbackId: v.string(),
      paymentId: v.string(),
      why: v.string(),
      body: v.string(),
      note: v.nullable(v.string()),
    }),
  ),
})
export const closeReview = call({
  method: 'POST',
  path: '/operator-api/v1/payments/reviews/:id',
  audience: 'operator',
  summary: 'Note what was done about such a callback',
  envelope: 'data',
  params: byId,
  body: v.strictObject({ note: text(500) }),
  answer: v.object({}),
})
