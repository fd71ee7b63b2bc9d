import * as v from 'valibot'
import { placedCoupon } from '../../../shared/api/coupon.ts'
import { boughtPromo } from '../../../shared/api/points.ts'
import { DIRECTIONS, STATUSES } from '../../../shared/domain/payments/states.ts'
import { toldRound } from './round-event.ts'

/**
 * What a wallet tells the rest of the house through its outbox. `eventId` makes a second arrival harmless;
 * `seq` grows within a wallet, so that an older state of a coupon never replaces a newer one.
 */
const head = { eventId: v.string(), seq: v.number(), userId: v.number(), at: v.string() }
/** A payment as it stands; `amount` a decimal string, times in milliseconds. */
const payment = v.object({
  id: v.number(),
  direction: v.picklist(DIRECTIONS),
  status: v.picklist(STATUSES),
  amount: v.string(),
  currency: v.string(),
  method: v.string(),
  provider: v.string(),
  flags: v.array(v.string()),
  createdAt: v.number(),
  expiresAt: v.nullable(v.number()),
})
export const walletEvent = v.variant('kind', [
  v.object({ ...head, kind: v.literal('coupon'), coupon: placedCoupon }),
  v.object({
    ...head,
    kind: v.literal('limit'),
    requestId: v.string(),
    entry: v.object({
      kind: v.number(),
      what: v.string(),
      before: v.nullable(v.number()),
      after: v.nullable(v.number()),
    }),
  }),
  /** A promo code that the player has bought. */
  v.object({ ...head, kind: v.literal('promo'), promo: boughtPromo }),
  /** The player has done what his friend's bonus is for. */
  v.object({ ...head, kind: v.literal('friend'), inviter: v.number() }),
  v.object({ ...head, kind: v.literal('payment'), payment }),
  v.object({ ...head, kind: v.literal('round'), round: toldRound }),
  v.object({ ...head, kind: v.literal('credit'), amount: v.string(), currency: v.string(), reference: v.string() }),
])
export type WalletEvent = v.InferOutput<typeof walletEvent>

/** An event on its way: its number in the wallet, and its other members as JSON, without `eventId` and `seq`. A message holds a list of them. */
export const sentEvent = v.object({ seq: v.number(), payload: v.string() })
export type SentEvent = v.InferOutput<typeof sentEvent>
const told = v.pipe(v.string(), v.parseJson(), v.looseObject({ userId: v.number() }))

/** An event that has arrived, with its members as they were written. */
export type Arrived<E extends WalletEvent = WalletEvent> = E & { payload: string }

/** Whose event it is, and its number, whatever it tells; null when not even that can be read. */
export function senderOf(message: unknown): { userId: number; seq: number } | null {
  const sent = v.safeParse(sentEvent, message)
  const members = sent.success ? v.safeParse(told, sent.output.payload) : null
  return sent.success && members?.success ? { userId: members.output.userId, seq: sent.output.seq } : null
}

/** Reads an event that has arrived; null for what no version of us would send. */
export function readEvent(message: unknown): Arrived | null {
  const sent = v.safeParse(sentEvent, message)
  if (!sent.success) return null
  const { seq, payload } = sent.output
  const members = v.safeParse(told, payload)
  if (!members.success) return null
  const event = v.safeParse(walletEvent, { ...members.output, eventId: `${members.output.userId}:${seq}`, seq })
  return event.success ? { ...event.output, payload } : null
}
