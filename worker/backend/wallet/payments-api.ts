import type { ProfileName } from '../../../shared/domain/licence/profiles.ts'
import type { Direction, Outcome, Status, Word } from '../../../shared/domain/payments/states.ts'
import type { Refused } from './refusal.ts'

/** Something about a payment that an operator should know. */
export type Flag = 'over_limit' | 'late' | 'review' | 'unverified'

/** A payment as the wallet tells it; amounts in minor units, times in milliseconds. */
export interface Payment {
  id: number
  userId: number
  direction: Direction
  accountId: number
  currency: string
  amount: number
  methodId: number
  method: string
  provider: string
  status: Status
  flags: Flag[]
  createdAt: number
  /** When an unpaid deposit is over; null for a withdrawal. */
  expiresAt: number | null
  decidedAt: number | null
}

export interface Asked {
  requestId: string
  now: number
}

/** A payment that the player asks for; the caller has looked at the player, the method and the amount's bounds. */
export interface NewPayment extends Asked {
  userId: number
  direction: Direction
  key: string
  requestHash: string
  accountId: number | null
  /** Minor units. */
  amount: number
  currency: string
  methodId: number
  method: string
  provider: string
  licence: ProfileName
  /** How long a deposit may be paid, milliseconds. */
  lifeMs: number
  flags: Flag[]
}
/** The payment as it was made: whoever repeats the key gets what the first one got. */
export type Made = { ok: true; payment: Payment; replayed: boolean } | Refused

/** A step that a person takes: the player cancels or goes to pay, the operator sends or refuses a withdrawal. */
export interface Step extends Asked {
  id: number
  act: 'open' | 'cancel' | 'approve' | 'decline'
  licence: ProfileName
}
export type Stepped = { ok: true; payment: Payment; changed: boolean } | Refused

/** A provider's callback whose signature is right. */
export interface Callback extends Asked {
  id: number
  provider: string
  /** The provider's own id of this callback, and the digest of its body. */
  eventId: string
  digest: string
  word: Word
  /** Minor units of `currency`; null when it is no amount of that currency. */
  amount: number | null
  currency: string
  licence: ProfileName
}
export type Why = 'unknown' | 'provider' | 'amount' | 'currency' | 'state' | 'repeated'
export interface Heard {
  outcome: Outcome
  /** Of one that is kept for the operator. */
  why: Why | null
  replayed: boolean
  payment: Payment | null
}

export interface PaymentQuery {
  from?: number | undefined
  to?: number | undefined
  status?: Status | undefined
  direction?: Direction | undefined
  page: number
  now: number
}

/** What the wallet does about payments; every change is one transaction. */
export interface PaymentsApi {
  newPayment(input: NewPayment): Promise<Made>
  stepPayment(step: Step): Promise<Stepped>
  hearProvider(callback: Callback): Promise<Heard>
  /** The first answer to a key of a payment. */
  paymentByKey(key: string): Promise<{ requestHash: string; payment: Payment } | null>
  payment(id: number, now: number): Promise<Payment | null>
  payments(query: PaymentQuery): Promise<{ items: Payment[]; total: number; page: number }>
}
