import * as v from 'valibot'
import { currency } from './fields.ts'

/** Statuses of a payment (api.md 'Payments on the wire'). */
export const paymentStatus = v.picklist(['created', 'pending', 'approved', 'declined', 'expired', 'cancelled'])
export type PaymentStatus = v.InferOutput<typeof paymentStatus>

/** Id of a payment as it may stand in an address. */
export const paymentId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))

/** `GET /web-api/payments/:id`: one of the player's own payments, as far as its result page needs it. `amount` is a decimal string. */
export const paymentView = v.object({
  id: v.union([v.string(), v.number()]),
  status: paymentStatus,
  amount: v.optional(v.string()),
  currency: v.optional(currency),
})
export type PaymentView = v.InferOutput<typeof paymentView>
