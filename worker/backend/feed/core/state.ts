import * as v from 'valibot'
import { feedEvent, gameStatus, marketStatus } from '../../../../shared/api/feed.ts'

/**
 * The state of the book as it lies in storage: one JSON row an event. States are never changed in place; a message gives a new one.
 * All `at` are milliseconds of the sender's timestamps, which order messages: the later one wins, whenever it arrives.
 */
const outcome = v.object({
  id: v.number(),
  typeId: v.optional(v.number()),
  name: v.string(),
  /** Decimal string as it came. */
  coef: v.string(),
  active: v.boolean(),
  bannedExpress: v.optional(v.boolean()),
  disabledBanker: v.optional(v.boolean()),
  /** No longer listed by its market: not offered, but a result for it is still taken. */
  gone: v.optional(v.literal(true)),
})
const share = v.object({ num: v.number(), den: v.number() })
const settled = v.object({ id: v.number(), statusId: v.number(), share: v.optional(share), at: v.number() })
const window = v.object({ from: v.nullable(v.number()), to: v.nullable(v.number()), at: v.number() })
const cancel = v.object({ ...window.entries, reason: v.optional(v.string()) })

const market = v.object({
  id: v.number(),
  typeId: v.number(),
  specifiers: v.string(),
  status: marketStatus,
  outcomes: v.array(outcome),
  /** Who priced it last; its silence suspends the market. */
  producer: v.string(),
  /** Last odds_change or bet_stop. */
  at: v.number(),
  /** Last odds_change. */
  pricedAt: v.number(),
  /** The settlement that stands, outcome by outcome. */
  settled: v.array(settled),
  cancels: v.array(cancel),
  /** Last rollback of a settlement and of all cancels. */
  unsettledAt: v.number(),
  uncancelledAt: v.number(),
  /** Last rollback of each window's cancel, where it is later than that of all; rows of before have none. */
  uncancelled: v.optional(v.array(window), []),
  /** Grows with every change of the result; 0 while there was none. */
  resultVersion: v.number(),
})

export const eventState = v.object({
  fixture: feedEvent,
  /** Who sent the fixture first. */
  producer: v.string(),
  fixtureAt: v.number(),
  scoreAt: v.number(),
  /** Last bet_stop of the whole event; rows of before have none. */
  stoppedAt: v.optional(v.number(), 0),
  status: gameStatus,
  score: v.nullable(v.string()),
  periods: v.array(v.string()),
  minute: v.nullable(v.number()),
  bettingStatus: v.number(),
  markets: v.array(market),
  /** Markets that lists have shown: the sport's topic carries them on, also when a list would now choose another line. */
  shown: v.array(v.number()),
  version: v.number(),
})

export type OutcomeState = v.InferOutput<typeof outcome>
export type SettledOutcome = v.InferOutput<typeof settled>
export type MarketState = v.InferOutput<typeof market>
export type EventState = v.InferOutput<typeof eventState>
export type MarketStatus = MarketState['status']

/** A coefficient's decimal string in thousandths: `"1.85"` → 1850. */
export function thousandths(coef: string): number {
  const [whole = '0', fraction = ''] = coef.split('.')
  return Number(whole) * 1000 + Number(fraction.padEnd(3, '0'))
}

/** Producer of an event that its sender has forgotten, but that stays because bets on it are open. */
export const FORGOTTEN = ''
