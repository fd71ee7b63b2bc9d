import * as v from 'valibot'
import { currency, id, instant, money } from './fields.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))
/** Marks of each match of toto (indexes of outcomes), or lines of numbers of lotto. */
export const choiceRows = v.pipe(v.array(v.pipe(v.array(whole), v.maxLength(60))), v.minLength(1), v.maxLength(60))

/** A ticket of a draw. `unit` stands on each of its `units` variants or lines; `payout` is null until the draw has ended. */
export const ticket = v.object({
  id,
  draw: id,
  unit: money,
  units: v.number(),
  amount: money,
  currency,
  choice: choiceRows,
  status: v.picklist(['open', 'settled', 'cancelled']),
  payout: v.nullable(money),
  placedAt: instant,
  settledAt: v.nullable(instant),
})
export type Ticket = v.InferOutput<typeof ticket>
/** The answer to one that was bought: with the balance after it. */
export const boughtTicket = v.object({ ...ticket.entries, money })
