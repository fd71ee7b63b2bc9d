import type { AvailableLimit, Limit, RealityCheck } from '../../../shared/api/limits.ts'
import {
  exclusionDays,
  type KindId,
  kindOf,
  REALITY_MINUTES,
  SESSION_HOURS,
} from '../../../shared/domain/limits/kinds.ts'

/** The time of these tests, seconds: 2 March 2026, 10:00 UTC. */
export const NOW = 1_772_445_600
export const HOUR = 3600
export const DAY = 86_400

/** A limit of the wire, in force since a day ago unless said otherwise. */
export const limit = (kind: KindId, limitValue: string | number, change: Partial<Limit> = {}): Limit => ({
  type: kind,
  limitType: kind,
  limitValue,
  limitBalance: null,
  limitState: 'ACTIVE',
  needApprove: false,
  startedAt: NOW - DAY,
  endsAt: null,
  approveAt: null,
  label: '',
  measure: kindOf(kind).measure,
  availableValues: [],
  selfExcludeReason: null,
  ...change,
})

/** A loosening that was asked for some hours ago. */
export const pending = (kind: KindId, limitValue: string | number, hoursAgo: number): Limit =>
  limit(kind, limitValue, {
    limitState: 'PENDING',
    needApprove: true,
    startedAt: NOW - hoursAgo * HOUR,
    approveAt: NOW - hoursAgo * HOUR + DAY,
    endsAt: NOW - hoursAgo * HOUR + 8 * DAY,
  })

const options = (values: readonly number[]) => values.map((value, i) => ({ id: i + 1, value, name: String(value) }))
const MONEY = [1, 2, 3, 10, 11, 12, 20, 21, 22, 37] as const

/** What the house offers. */
export const OFFERED: AvailableLimit[] = [
  ...MONEY.map((type) => ({ type, options: [] })),
  { type: 30, options: options(exclusionDays(false).map((days) => days * DAY)) },
  { type: 31, options: options(SESSION_HOURS) },
  { type: 32, options: options(REALITY_MINUTES) },
  { type: 33, options: options([DAY, 7 * DAY, 30 * DAY]) },
]

export const SESSION: RealityCheck = {
  minutes: 60,
  isHideable: false,
  dueAt: null,
  time: new Date(NOW * 1000).toISOString(),
  startedAt: new Date((NOW - 4000) * 1000).toISOString(),
  elapsedSeconds: 4000,
  sessionId: '0123456789abcdef',
  lastSignIn: { at: new Date((NOW - 90_000) * 1000).toISOString(), country: 'MT' },
  currency: 'EUR',
  stakes: '30.00',
  returns: '12.50',
  net: '-17.50',
  todayNet: '-20.00',
  isIntensive: false,
}
