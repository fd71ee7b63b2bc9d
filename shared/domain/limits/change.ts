import type { LimitRules } from '../licence/profiles.ts'
import { DAY_SECONDS, type KindId, kindOf } from './kinds.ts'
import { windowOf } from './periods.ts'

/** A value of a limit in its own unit (minor units, hours); null is none. */
export type Value = number | null

/** A loosening that waits: from `from` to `until` the player may confirm it. Milliseconds. */
export interface Pending {
  value: Value
  askedAt: number
  from: number
  until: number
}
/** How the last loosening ended. */
export type Ending = 'confirmed' | 'rejected' | 'lapsed' | 'cancelled'
/** A limit as it stands. */
export interface Standing {
  active: { value: number; startedAt: number } | null
  pending: Pending | null
  ended: { how: Ending; value: Value; at: number } | null
}
export const UNSET: Standing = { active: null, pending: null, ended: null }

/** Is `next` looser than what is in force? Removal is; a first limit never is (S4.55). */
export const isLooser = (active: Value, next: Value): boolean => active !== null && (next === null || next > active)

/**
 * From when a loosening may be confirmed: after the delay and, where the profile wants that, after the running calendar period; what has no
 * period of amounts (hours, the largest stake) then waits a day.
 */
function confirmableFrom(kind: KindId, now: number, rules: LimitRules): number {
  const { period } = kindOf(kind)
  const end = period ? windowOf(period, now, rules).to : now + DAY_SECONDS * 1000
  return Math.max(now + rules.raiseDelay * 1000, (rules.raiseWaitsForPeriodEnd && end) || 0)
}

/** A pending limit that nobody has confirmed in time is gone: the old one stays. */
export function lapsed(standing: Standing, now: number): Standing {
  const { pending } = standing
  if (!pending || now < pending.until) return standing
  return { ...standing, pending: null, ended: { how: 'lapsed', value: pending.value, at: pending.until } }
}

/**
 * A limit after the player has asked for another value. What is tighter counts at once and ends what waits; what is looser waits from now,
 * in place of what waited before, unless it is the same.
 */
export function ask(before: Standing, kind: KindId, value: Value, now: number, rules: LimitRules): Standing {
  const standing = lapsed(before, now)
  const { active, pending } = standing
  if (isLooser(active?.value ?? null, value)) {
    if (pending?.value === value) return standing
    const from = confirmableFrom(kind, now, rules)
    return {
      ...standing,
      pending: { value, askedAt: now, from, until: from + rules.confirmWindow * 1000 },
      ended: null,
    }
  }
  return {
    active: value === null || value === active?.value ? active : { value, startedAt: now },
    pending: null,
    ended: pending ? { how: 'cancelled', value: pending.value, at: now } : standing.ended,
  }
}

export type Decision = { ok: true; standing: Standing } | { ok: false; why: 'none' | 'early' | 'over' }

/** The player's word on what waits. The same word again changes nothing; another one comes too late. */
export function decide(before: Standing, action: 'confirm' | 'reject', now: number): Decision {
  const standing = lapsed(before, now)
  const { active, pending, ended } = standing
  const how = action === 'confirm' ? 'confirmed' : 'rejected'
  if (!pending) {
    if (!ended) return { ok: false, why: 'none' }
    return ended.how === how ? { ok: true, standing } : { ok: false, why: 'over' }
  }
  if (action === 'confirm' && now < pending.from) return { ok: false, why: 'early' }
  const after: Standing = { active, pending: null, ended: { how, value: pending.value, at: now } }
  if (action === 'reject') return { ok: true, standing: after }
  return {
    ok: true,
    standing: { ...after, active: pending.value === null ? null : { value: pending.value, startedAt: now } },
  }
}
