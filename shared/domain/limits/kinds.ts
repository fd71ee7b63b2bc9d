/** What a limit holds back (safer-play.md 1.3). */
export type Family =
  | 'deposit'
  | 'wager'
  | 'loss'
  | 'exclusion'
  | 'session'
  | 'realityCheck'
  | 'timeOut'
  /** The largest single stake. */
  | 'stake'
/** How a value is written: money as a decimal string in the main account's currency, the others as integers. */
export type Measure = 'money' | 'seconds' | 'hours' | 'minutes'
export type Period = 'day' | 'week' | 'month'

export interface Kind {
  family: Family
  measure: Measure
  /** Over which time a family of amounts is counted. */
  period?: Period
}

/** The limit kinds of spec §3 by their ids. */
export const KINDS = {
  1: { family: 'wager', measure: 'money', period: 'day' },
  2: { family: 'wager', measure: 'money', period: 'week' },
  3: { family: 'wager', measure: 'money', period: 'month' },
  10: { family: 'loss', measure: 'money', period: 'day' },
  11: { family: 'loss', measure: 'money', period: 'week' },
  12: { family: 'loss', measure: 'money', period: 'month' },
  20: { family: 'deposit', measure: 'money', period: 'day' },
  21: { family: 'deposit', measure: 'money', period: 'week' },
  22: { family: 'deposit', measure: 'money', period: 'month' },
  30: { family: 'exclusion', measure: 'seconds' },
  31: { family: 'session', measure: 'hours' },
  32: { family: 'realityCheck', measure: 'minutes' },
  33: { family: 'timeOut', measure: 'seconds' },
  37: { family: 'stake', measure: 'money' },
} as const satisfies Record<number, Kind>
export type KindId = keyof typeof KINDS

export const KIND_IDS = [1, 2, 3, 10, 11, 12, 20, 21, 22, 30, 31, 32, 33, 37] as const satisfies readonly KindId[]
export const isKindId = (id: number): id is KindId => Object.hasOwn(KINDS, id)
export const kindOf = (id: KindId): Kind => KINDS[id]

/** On the wire: no limit, for every kind, as a number or a string. A real value is always below it. */
export const NO_LIMIT = 999_999_999

export const DAY_SECONDS = 86_400
/** A pending deposit limit is shown as waiting for so long after it was asked for (spec §9), seconds. */
export const APPROVAL_SECONDS = 86_400
export const HOUR_MS = 3_600_000

/** Session limits, whole hours. */
export const SESSION_HOURS: readonly number[] = Array.from({ length: 24 }, (_, i) => i + 1)
/** Minutes between two reality checks. */
export const REALITY_MINUTES: readonly number[] = [5, 10, 15, 30, 45, 60]
/** Time-outs, days. */
export const TIME_OUT_DAYS: readonly number[] = [1, 7, 30]
/** Self-exclusions, days; the pairs of spec §9 are these or, in banking years, 360 a year (decisions.md). */
export const exclusionDays = (isBankingYear: boolean): readonly number[] => {
  const year = isBankingYear ? 360 : 365
  return [1, 7, 30, 90, 180, year, 2 * year, 3 * year, 5 * year]
}
