import * as v from 'valibot'
import { type LimitRules, type ProfileName, rulesOf } from '../../../shared/domain/licence/profiles.ts'
import { inCurrency } from '../../../shared/domain/limits/exchange.ts'
import { KIND_IDS, type KindId, kindOf } from '../../../shared/domain/limits/kinds.ts'
import { timeLeft } from '../../../shared/domain/limits/play-time.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import { type AccountRow, BONUS_ACCOUNT } from './accounts.ts'
import type { PlaceInput } from './api.ts'
import { bonusStakeRefusal } from './bonus-row.ts'
import { type LimitBook, limitBook, standingOf } from './limits-book.ts'
import { counted } from './limits-counted.ts'
import type { Refused } from './refusal.ts'
import { row, type Sql } from './sql.ts'

/** Who asks, and by which licence. */
interface Asked {
  now: number
  licence?: ProfileName | undefined
}
/** What of a player is refused: all play, deposits, or the sign-in itself. */
type Action = 'play' | 'deposit' | 'enter'

const main = v.object({ currency: v.string() })
/** The main account's currency, in which limits are set. */
export const mainCurrency = (sql: Sql): string =>
  row(sql, main, 'SELECT currency FROM account WHERE type = 0')?.currency ?? 'EUR'

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

/** A refusal by a limit (api.md 'Limits on the wire'): which, what is still possible, and when it renews. */
function refused(sql: Sql, limitType: KindId, available: number, renewsAt: number | null): Refused {
  const currency = mainCurrency(sql)
  return {
    ok: false,
    error: 'limitExceeded',
    data: { limitType, available: formatMoney(Math.max(0, available), currency), currency, renewsAt: iso(renewsAt) },
  }
}

/** A self-exclusion that is over stays shut until the player has asked to come back, and a day has passed (RG-48). */
const REOPENING_MS = 86_400_000
export function isExcluded({ exclusion }: LimitBook, now: number): boolean {
  if (!exclusion) return false
  return now < exclusion.endsAt || exclusion.askedAt === null || now < exclusion.askedAt + REOPENING_MS
}

/** The session limit's refusal: the day is used up. */
function dayIsOver(book: LimitBook, now: number): boolean {
  const hours = standingOf(book, 31).active?.value
  return hours !== undefined && book.day !== null && now < book.day.to && timeLeft(book.day, hours, now) === 0
}

/** Is the reality check that the player has chosen due, and not answered? Counted from when he was last asked or chose it. */
function isCheckDue({ reality }: LimitBook, now: number, { realityCheck }: LimitRules): boolean {
  const { chosen, answeredAt, hiddenFor } = reality
  if (realityCheck.hideable && hiddenFor !== null) return false
  return chosen !== null && chosen.minutes > 0 && now >= Math.max(chosen.at, answeredAt ?? 0) + chosen.minutes * 60_000
}

/** What shuts an action off altogether: exclusion, time-out, a used-up day, a reality check without an answer, a deposit limit that is wanted first. */
export function shut(sql: Sql, action: Action, { now, licence = 'strict' }: Asked): Refused | null {
  const book = limitBook(sql)
  const { exclusion, timeOut, day } = book
  if (exclusion && isExcluded(book, now)) return refused(sql, 30, 0, exclusion.endsAt)
  if (action !== 'enter' && timeOut && now < timeOut.endsAt) return refused(sql, 33, 0, timeOut.endsAt)
  if (dayIsOver(book, now)) return refused(sql, 31, 0, day?.to ?? null)
  if (action !== 'play') return null
  const rules = rulesOf(licence)
  if (isCheckDue(book, now, rules)) return refused(sql, 32, 0, now)
  return rules.depositLimitMandatory && ![20, 21, 22].some((kind) => book.standings[kind]?.active)
    ? { ok: false, error: 'limitFirst', data: { limitType: 20 } }
    : null
}

/** The limits of amounts that an action has to pass. */
const AMOUNTS = {
  play: KIND_IDS.filter((kind) => ['wager', 'loss', 'stake'].includes(kindOf(kind).family)),
  deposit: KIND_IDS.filter((kind) => kindOf(kind).family === 'deposit'),
} as const

export interface Amount extends Asked {
  minor: number
  currency: string
  /** Bonus money, or a stake that the house gives. */
  isBonus?: boolean
}

/**
 * The limit that an amount would exceed, the one that leaves least; null when it passes all. Call it in the transaction that moves the
 * money, after everything that has moved before. Limits are the person's: another account or currency changes nothing.
 */
export function exceeded(sql: Sql, action: 'play' | 'deposit', amount: Amount): Refused | null {
  const { now, licence = 'strict', isBonus = false } = amount
  const book = limitBook(sql)
  const kinds = AMOUNTS[action].filter((kind) => standingOf(book, kind).active)
  if (kinds.length === 0) return null
  const rules = rulesOf(licence)
  const currency = mainCurrency(sql)
  const minor = inCurrency(amount.minor, amount.currency, currency, 'up')
  let tightest: { kind: KindId; left: number; renewsAt: number | null } | null = null
  for (const kind of kinds) {
    if (isBonus && !countsBonus(kind, rules)) continue
    const limit = standingOf(book, kind).active?.value ?? 0
    const { amount: used, renewsAt } = counted(sql, kind, currency, now, rules)
    const left = limit - used
    if (minor > left && (!tightest || left < tightest.left)) tightest = { kind, left, renewsAt }
  }
  return tightest && refused(sql, tightest.kind, tightest.left, tightest.renewsAt)
}

function countsBonus(kind: KindId, { bonusCounts }: LimitRules): boolean {
  const { family } = kindOf(kind)
  return family === 'wager' || family === 'loss' ? bonusCounts[family] : true
}

/** Refuses a coupon's stake (minor units of the paying account's currency) by the terms of its bonus, and the player's own limits. */
export const stakeRefusal = (
  sql: Sql,
  { now, limits, promo }: Pick<PlaceInput, 'now' | 'limits' | 'promo'>,
  account: AccountRow,
  stake: number,
): Refused | null =>
  bonusStakeRefusal(sql, account, stake) ??
  exceeded(sql, 'play', {
    now,
    licence: limits.licence,
    minor: stake,
    currency: account.currency,
    isBonus: account.type === BONUS_ACCOUNT || promo !== undefined,
  })

/** Refuses a deposit: what shuts it off, and what the limits 20 to 22 leave. */
export const depositRefusal = (sql: Sql, amount: Amount): Refused | null =>
  shut(sql, 'deposit', amount) ?? exceeded(sql, 'deposit', amount)
