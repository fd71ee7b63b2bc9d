import type { LimitRules } from '../licence/profiles.ts'
import { formatMoney, parseMoney } from '../money/amount.ts'
import type { Value } from './change.ts'
import {
  DAY_SECONDS,
  exclusionDays,
  type KindId,
  kindOf,
  NO_LIMIT,
  REALITY_MINUTES,
  SESSION_HOURS,
  TIME_OUT_DAYS,
} from './kinds.ts'

/** What may be chosen of a kind, as it stands on the wire; empty where any amount may be written. */
export function choices(kind: KindId, { realityCheck, isBankingYear }: LimitRules): readonly number[] {
  const { family } = kindOf(kind)
  if (family === 'session') return SESSION_HOURS
  if (family === 'realityCheck') return REALITY_MINUTES.filter((minutes) => minutes <= realityCheck.longest)
  if (family === 'timeOut') return TIME_OUT_DAYS.map((days) => days * DAY_SECONDS)
  if (family === 'exclusion') return exclusionDays(isBankingYear).map((days) => days * DAY_SECONDS)
  return []
}

/** May a reality check be switched off? Where it is off by itself, or the profile lets it be hidden. */
const mayBeOff = ({ realityCheck }: LimitRules) => realityCheck.hideable || realityCheck.usual === 0

/**
 * A value from the wire in the limit's own unit: minor units of the main account's currency, seconds, hours or minutes; null is no limit.
 * `undefined` when it is no value of this kind: nothing is rounded, and 0 of an amount is a limit.
 */
export function readValue(kind: KindId, raw: unknown, currency: string, rules: LimitRules): Value | undefined {
  const { family, measure } = kindOf(kind)
  const isNone = raw === NO_LIMIT || raw === String(NO_LIMIT)
  if (measure === 'money') {
    if (isNone) return null
    const minor = typeof raw === 'string' ? parseMoney(raw, currency) : null
    // So large an amount could not be told from the sentinel.
    const most = parseMoney(String(NO_LIMIT), currency)
    return minor === null || most === null || minor >= most ? undefined : minor
  }
  if (isNone || raw === 0) return family === 'realityCheck' && !mayBeOff(rules) ? undefined : null
  return typeof raw === 'number' && choices(kind, rules).includes(raw) ? raw : undefined
}

/** A value as it stands on the wire. */
export function writeValue(kind: KindId, value: Value, currency: string): string | number {
  if (value === null) return NO_LIMIT
  return kindOf(kind).measure === 'money' ? formatMoney(value, currency) : value
}
