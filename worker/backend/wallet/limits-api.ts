import type { Limit } from '../../../shared/api/limits.ts'
import type { ProfileName } from '../../../shared/domain/licence/profiles.ts'
import type { Value } from '../../../shared/domain/limits/change.ts'
import type { KindId } from '../../../shared/domain/limits/kinds.ts'
import type { Month } from '../../../shared/domain/limits/months.ts'
import type { Marketing } from './marketing.ts'
import type { Refused } from './refusal.ts'
import type { SlotAsk, SlotView } from './slot-session.ts'

/** Who asks for what of the limits, when and by which licence. */
export interface Asking {
  userId: number
  licence: ProfileName
  requestId: string
  now: number
}
/** A limit as the wallet tells it; names and choices are the caller's. */
export type LimitView = Pick<
  Limit,
  'limitType' | 'limitValue' | 'limitBalance' | 'limitState' | 'needApprove' | 'startedAt' | 'endsAt' | 'approveAt'
> & { reasonId: number | null }

/** A value that has been read by the rules of its kind. */
export interface Change {
  kind: KindId
  value: Value
  reasonId?: number | undefined
}
export interface Saving extends Asking {
  changes: Change[]
  /** Same key, same body: done once. */
  key?: { key: string; requestHash: string } | undefined
  /** Are questions to be answered before a loosening? */
  asksFirst?: boolean
}
/** `token`: nothing has changed, questions come first. `ends`: until when the player is excluded now, milliseconds. */
export type Saved = { ok: true; limits: LimitView[]; token: string | null; ends: number | null } | Refused

/** When the player asked to come back, milliseconds. */
export type Reopening = { ok: true; askedAt: number } | Refused
export interface LogRow {
  limitType: number
  what: string
  before: number | null
  after: number | null
  at: number
  requestId: string
}

export interface Time {
  secondsLeft: number | null
  renewsAt: number | null
  realityCheckAt: number | null
}
/** The running session: its hash and when it began. */
export interface Running {
  sessionHash: string
  startedAt: number
}
export interface RealityView {
  minutes: number
  isHideable: boolean
  dueAt: number | null
  currency: string
  /** Minor units. */
  stakes: number
  returns: number
  /** Returns less stakes since midnight in the licence's zone. */
  todayNet: number
}

/** A month of the account in one currency, minor units. */
export type StatementRow = Record<'deposits' | 'withdrawals' | 'stakes' | 'returns', number> & {
  month: string
  currency: string
}

/** What the wallet does about its player's limits; every change is one transaction. */
export interface LimitsApi {
  /** Opens the wallet for a player who signs in; a refusal when his exclusion or his day does not let him. */
  enter(input: { userId: number; currency: string; hoursEast: number; now: number }): Promise<Refused | null>
  limits(ask: Asking & { running: Running | null }): Promise<LimitView[]>
  saveLimits(saving: Saving): Promise<Saved>
  /** The player's word on what waits. */
  decideLimit(ask: Asking & { kind: KindId; action: 'confirm' | 'reject' }): Promise<Saved>
  /** Cancels what waits of this kind, or asks for the limit's removal. */
  removeLimit(ask: Asking & { kind: KindId }): Promise<Saved>
  /** The questions before a loosening are answered; the token serves once. */
  answerTest(ask: Asking & { token: string; isRight: boolean }): Promise<Saved>
  /** The player is here. */
  beat(ask: Asking & { hoursEast: number; running: Running | null }): Promise<Time>
  reality(ask: Asking & { running: Running }): Promise<RealityView>
  answerReality(ask: Asking & { running: Running; hide: boolean; shownAt: number | null }): Promise<RealityView>
  /** His session of slots, where his licence wants one. */
  slotSession(ask: SlotAsk): Promise<SlotView>
  beginSlotSession(
    input: SlotAsk & { minutes: number; spend: number; again: boolean },
  ): Promise<{ ok: true; view: SlotView } | Refused>
  /** May the player be offered anything now? */
  mayMarket(asked: Marketing): Promise<boolean>
  /** Does his licence call his play intensive? */
  isIntensive(asked: Marketing): Promise<boolean>
  /** The account by months, as they are given. */
  statement(months: readonly Month[]): Promise<StatementRow[]>
  /** The player asks to come back after his exclusion; a refusal before its end. */
  askReopening(ask: Asking): Promise<Reopening>
  /** Undoes all play of somebody who is too young; gives what was booked to (or from) his money. */
  undoPlay(ask: Asking): Promise<{ currency: string; minor: number }[]>
  /** Learns from the house's log, the oldest entry first, what a restore has taken. */
  restoreLimits(input: {
    licence: ProfileName
    entries: readonly LogRow[]
  }): Promise<{ restored: number; excludedUntil: number | null }>
  /** Every change, newest first, 50 a page. */
  limitLog(page: number): Promise<{ items: LogRow[]; total: number; page: number }>
}
