import type { AvailableLimit, Limit } from '../../api/limits.ts'
import type { LimitRules } from '../../domain/licence/profiles.ts'
import { ask, UNSET } from '../../domain/limits/change.ts'
import { APPROVAL_SECONDS, type KindId, NO_LIMIT } from '../../domain/limits/kinds.ts'

/** A value as the wire has it: a decimal string, or a whole number; null is no limit. */
export type ShownValue = string | number | null

/** A limit as the office shows it. Instants in seconds since 1970. */
export interface ShownLimit {
  kind: KindId
  value: ShownValue
  /** What is left of it: an amount, or seconds of today. */
  left: ShownValue
  endsAt: number | null
  /** A change that waits: from `from` to `until` the player may confirm it, in `hours` from now. */
  waiting: { value: ShownValue; from: number; until: number | null; hours: number } | null
  /** What may be chosen; empty where any amount may be typed. */
  options: readonly number[]
  /** From when a loosening that is asked for now could be confirmed. */
  raiseAt: number
}

const HOUR = 3600

/** A value of the wire, without the number that stands for none (S3.09). */
export const shownValue = (value: string | number): ShownValue => (Number(value) === NO_LIMIT ? null : value)

/** Whole hours until an instant, the begun one counted; 0 when it is past. Both in seconds. */
export const hoursUntil = (at: number, now: number): number => Math.max(0, Math.ceil((at - now) / HOUR))

/** From when a pending limit may be confirmed, seconds: the server says it, else a day after it was asked for (S4.51). */
export const approvableFrom = ({ approveAt, startedAt }: Pick<Limit, 'approveAt' | 'startedAt'>): number =>
  approveAt ?? (startedAt ?? 0) + APPROVAL_SECONDS

/** One kind of the player's limits; null when it is neither set nor on offer. `now` in seconds. */
export function shownLimit(
  kind: KindId,
  limits: readonly Limit[],
  offered: readonly AvailableLimit[],
  rules: LimitRules,
  now: number,
): ShownLimit | null {
  const own = limits.filter(({ limitType }) => limitType === kind)
  const active = own.find(({ limitState }) => limitState === 'ACTIVE')
  const pending = own.find(({ limitState }) => limitState === 'PENDING')
  const offer = offered.find(({ type }) => type === kind)
  if (!active && !pending && !offer) return null
  const loosened = ask({ ...UNSET, active: { value: 0, startedAt: 0 } }, kind, null, now * 1000, rules).pending
  return {
    kind,
    value: active ? shownValue(active.limitValue) : null,
    left: active?.limitBalance ?? null,
    endsAt: active?.endsAt ?? null,
    waiting: pending
      ? {
          value: shownValue(pending.limitValue),
          from: approvableFrom(pending),
          until: pending.endsAt,
          hours: hoursUntil(approvableFrom(pending), now),
        }
      : null,
    options: offer?.options.map(({ value }) => value) ?? [],
    raiseAt: (loosened?.from ?? 0) / 1000,
  }
}
