/** What a payment is for: money in, or money out. */
export const DIRECTIONS = ['deposit', 'withdraw'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Statuses on the wire (api.md 'Payments on the wire'). */
export const STATUSES = ['created', 'pending', 'approved', 'declined', 'expired', 'cancelled'] as const
export type Status = (typeof STATUSES)[number]
/** Stored ones: that a deposit has expired is told by its time when it is read. */
export type StoredStatus = Exclude<Status, 'expired'>

/** What a provider's callback may say. */
export const WORDS = ['pending', 'approved', 'declined', 'cancelled'] as const
export type Word = (typeof WORDS)[number]

/**
 * What becomes of a provider's word: it is done, it changes nothing, or it is kept for the operator, who decides about the money that it
 * tells of.
 */
export type Outcome = 'done' | 'ignored' | 'review'

const open = { pending: 'done', approved: 'done', declined: 'done', cancelled: 'done' } as const
const over = { pending: 'ignored', declined: 'ignored', cancelled: 'ignored' } as const

/**
 * The state machine: row, the payment's status; column, the provider's word. A deposit that is paid after its time is credited all the same,
 * it is the player's money; one that was refused before, and a withdrawal that nobody has sent, are not what the provider says, so a person
 * looks at them.
 */
export const OUTCOMES: Readonly<Record<Direction, Readonly<Record<Status, Readonly<Record<Word, Outcome>>>>>> = {
  deposit: {
    created: open,
    pending: { ...open, pending: 'ignored' },
    approved: { ...over, approved: 'ignored' },
    declined: { ...over, approved: 'review' },
    expired: { ...over, approved: 'done' },
    cancelled: { ...over, approved: 'review' },
  },
  withdraw: {
    created: { ...over, approved: 'review' },
    pending: { ...open, pending: 'ignored' },
    approved: { pending: 'ignored', approved: 'ignored', declined: 'review', cancelled: 'review' },
    declined: { ...over, approved: 'review' },
    expired: { ...over, approved: 'review' },
    cancelled: { ...over, approved: 'review' },
  },
}

/** Statuses of a payment that is still on its way: a deposit counts against the limits, a withdrawal is held. */
export const isUnderWay = (status: Status): boolean => status === 'created' || status === 'pending'
