const EVENTS = { ruleGroup: 4, chapter: 1 }
const ERRORS = { ruleGroup: 4, chapter: 2 }
const LIMITS = { ruleGroup: 1, chapter: 3 }

/**
 * The void policy (money.md 3.4): why the house may return a bet, by the code that a `bet_cancel` gives as its reason, and the chapter of the
 * betting rules that says so. `other` stands for a return without a reason, and for one in the operator's own words.
 */
export const VOID_REASONS = {
  obvious_error: ERRORS,
  late_bet: ERRORS,
  wrong_participant: EVENTS,
  event_cancelled: EVENTS,
  event_postponed: EVENTS,
  event_abandoned: EVENTS,
  data_withdrawn: ERRORS,
  self_exclusion: LIMITS,
  other: EVENTS,
} as const

export type VoidCode = keyof typeof VOID_REASONS

export const VOID_CODES: readonly VoidCode[] = Object.keys(VOID_REASONS).filter(isVoidCode)

export function isVoidCode(reason: string): reason is VoidCode {
  return Object.hasOwn(VOID_REASONS, reason)
}
