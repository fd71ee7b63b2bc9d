import { type LimitRules, type ProfileName, rulesOf } from '../../../shared/domain/licence/profiles.ts'
import { inCurrency } from '../../../shared/domain/limits/exchange.ts'
import { KIND_IDS, kindOf } from '../../../shared/domain/limits/kinds.ts'
import { calendarPeriod } from '../../../shared/domain/limits/periods.ts'
import { limitBook, standingOf } from './limits-book.ts'
import { counted, playedSince } from './limits-counted.ts'
import { isExcluded, mainCurrency } from './limits-gate.ts'
import type { Sql } from './sql.ts'

export interface Marketing {
  now: number
  licence: ProfileName
  /** Losses of the young weigh more. */
  isYoung: boolean
}

/** Net losses of the last whole calendar weeks, the latest first, minor units of `currency`. */
function weeklyLosses(sql: Sql, weeks: number, now: number, { zone }: LimitRules, currency: string): number[] {
  const lost = (from: number) => {
    const { stakes, returns } = playedSince(sql, from, currency)
    return stakes - returns
  }
  const losses: number[] = []
  let { from: end } = calendarPeriod('week', now, zone)
  let after = lost(end)
  for (let week = 0; week < weeks; week++) {
    end = calendarPeriod('week', end - 1, zone).from
    const since = lost(end)
    losses.push(since - after)
    after = since
  }
  return losses
}

/** Has the player lost so much in each of the last weeks that his licence calls his play intensive (RG-91)? */
export function isIntensive(sql: Sql, { now, licence, isYoung }: Marketing): boolean {
  const rules = rulesOf(licence)
  if (!rules.intensive) return false
  const { weeks, loss, youngLoss } = rules.intensive
  const currency = mainCurrency(sql)
  const most = inCurrency(isYoung ? youngLoss : loss, 'EUR', currency, 'down')
  return weeklyLosses(sql, weeks, now, rules, currency).every((lost) => lost >= most)
}

/** Is nothing left of one of the player's own limits of amounts? */
function isLimitReached(sql: Sql, now: number, rules: LimitRules): boolean {
  const book = limitBook(sql)
  return KIND_IDS.some((kind) => {
    const limit = standingOf(book, kind).active
    return (
      limit !== null &&
      kindOf(kind).period !== undefined &&
      counted(sql, kind, mainCurrency(sql), now, rules).amount >= limit.value
    )
  })
}

/** May the player be offered anything now? Not on a break, not at his limit, and not when his play is intensive (H19). */
export function mayMarket(sql: Sql, asked: Marketing): boolean {
  const { now, licence } = asked
  const book = limitBook(sql)
  const isOnBreak = isExcluded(book, now) || (book.timeOut !== null && now < book.timeOut.endsAt)
  return !isOnBreak && !isLimitReached(sql, now, rulesOf(licence)) && !isIntensive(sql, asked)
}
