import type { Period } from '../limits/kinds.ts'

/** What a licence asks of limits and breaks (safer-play.md 1.2); values without a source there are the house's own choice. */
export interface LimitRules {
  /** How long a loosening waits before it may be confirmed, seconds. */
  raiseDelay: number
  /** Does it also wait for the end of the running period? Only calendar periods have one. */
  raiseWaitsForPeriodEnd: boolean
  /** How long it may then be confirmed, seconds; silence means no. */
  confirmWindow: number
  /** No bets without a deposit limit. */
  depositLimitMandatory: boolean
  periods: 'rolling' | 'calendar'
  /** Time zone of calendar periods (IANA). */
  zone: string
  /** A shorter self-exclusion is a time-out. */
  minExclusionDays: number
  /** Years of self-exclusion have 360 days. */
  isBankingYear: boolean
  /** After its end: the player asks and waits, or must register anew. */
  reopening: 'ask' | 'new'
  /** What becomes of open bets on events that have not started. */
  openBets: 'void' | 'run'
  /** Minutes; 0 is off. */
  realityCheck: { usual: number; longest: number; hideable: boolean }
  /** May a player take a withdrawal back while it waits? */
  reverseWithdrawal: boolean
  /** Net losses (minor units of EUR) in each of so many whole weeks from which play is intensive: no offers, no credit cards, a warning; null: none. */
  intensive: { weeks: number; loss: number; youngLoss: number } | null
  /** Are time and spend fixed before a session of slots? */
  slotSession: boolean
  /** Does bonus money count? */
  bonusCounts: Readonly<Record<'wager' | 'loss', boolean>>
}

const DAY = 86_400
const STRICT: LimitRules = {
  raiseDelay: DAY,
  raiseWaitsForPeriodEnd: true,
  confirmWindow: 7 * DAY,
  depositLimitMandatory: false,
  periods: 'rolling',
  zone: 'UTC',
  minExclusionDays: 180,
  isBankingYear: false,
  reopening: 'ask',
  openBets: 'void',
  realityCheck: { usual: 60, longest: 60, hideable: false },
  reverseWithdrawal: false,
  intensive: null,
  slotSession: false,
  bonusCounts: { wager: true, loss: false },
}

/** One row a licence profile; `strict` is for every place that is not known, `none` for one without rules. */
export const PROFILES = {
  strict: STRICT,
  gb: { ...STRICT, raiseWaitsForPeriodEnd: false, openBets: 'run' },
  mt: { ...STRICT, raiseWaitsForPeriodEnd: false, openBets: 'run' },
  se: {
    ...STRICT,
    raiseDelay: 3 * DAY,
    depositLimitMandatory: true,
    periods: 'calendar',
    zone: 'Europe/Stockholm',
    minExclusionDays: 30,
    openBets: 'run',
  },
  dk: {
    ...STRICT,
    raiseWaitsForPeriodEnd: false,
    depositLimitMandatory: true,
    periods: 'calendar',
    zone: 'Europe/Copenhagen',
    minExclusionDays: 30,
    reopening: 'new',
    openBets: 'run',
    realityCheck: { usual: 0, longest: 60, hideable: false },
  },
  es: {
    ...STRICT,
    raiseWaitsForPeriodEnd: false,
    periods: 'calendar',
    zone: 'Europe/Madrid',
    openBets: 'run',
    intensive: { weeks: 3, loss: 60_000, youngLoss: 20_000 },
    slotSession: true,
  },
  on: { ...STRICT, raiseWaitsForPeriodEnd: false },
  'us-pa': {
    ...STRICT,
    raiseDelay: 0,
    periods: 'calendar',
    zone: 'America/New_York',
    minExclusionDays: 365,
  },
  none: {
    ...STRICT,
    raiseWaitsForPeriodEnd: false,
    openBets: 'run',
    realityCheck: { usual: 0, longest: 60, hideable: true },
    reverseWithdrawal: true,
  },
} as const satisfies Record<string, LimitRules>
export type ProfileName = keyof typeof PROFILES

const isProfile = (name: string): name is ProfileName => Object.hasOwn(PROFILES, name)
const OF_COUNTRY: Readonly<Record<string, ProfileName>> = { GB: 'gb', MT: 'mt', SE: 'se', DK: 'dk', ES: 'es' }

/** The profile of a config: the one that it names, else its country's (ISO alpha-2); unknown ones are `strict`. */
export function profileOf(name: string | null, country: string | null): ProfileName {
  const found = name ?? OF_COUNTRY[country ?? ''] ?? 'strict'
  return isProfile(found) ? found : 'strict'
}

export const rulesOf = (profile: ProfileName): LimitRules => PROFILES[profile]

/** Lengths of rolling periods, milliseconds. */
export const ROLLING: Readonly<Record<Period, number>> = {
  day: DAY * 1000,
  week: 7 * DAY * 1000,
  month: 30 * DAY * 1000,
}
