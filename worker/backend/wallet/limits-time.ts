import { type LimitRules, rulesOf } from '../../../shared/domain/licence/profiles.ts'
import { calendarPeriod } from '../../../shared/domain/limits/periods.ts'
import { beat, timeLeft } from '../../../shared/domain/limits/play-time.ts'
import { open } from './accounts.ts'
import type { Asking, LimitsApi, RealityView, Running, Time } from './limits-api.ts'
import { type LimitBook, limitBook, logLimit, saveBook, standingOf } from './limits-book.ts'
import { playedSince } from './limits-counted.ts'
import { mainCurrency, shut } from './limits-gate.ts'
import type { Refused } from './refusal.ts'
import type { Sql } from './sql.ts'

type Ask<K extends keyof LimitsApi> = Parameters<LimitsApi[K]>[0]

/** The player is here: his day's time goes on, when he has a session limit. */
const heard = (book: LimitBook, now: number, hoursEast: number): LimitBook =>
  standingOf(book, 31).active ? { ...book, day: beat(book.day, now, hoursEast) } : book

/** A player signs in: the wallet is opened, his day goes on, and the reality check's time begins anew. */
export function enter(sql: Sql, { userId, currency, hoursEast, now }: Ask<'enter'>): Refused | null {
  open(sql, { userId, currency })
  const closed = shut(sql, 'enter', { now })
  if (closed) return closed
  const book = limitBook(sql)
  const { reality } = book
  const next = heard(
    reality.chosen ? { ...book, reality: { ...reality, answeredAt: now, hiddenFor: null } } : book,
    now,
    hoursEast,
  )
  if (next !== book) saveBook(sql, next)
  return null
}

/** Minutes between two reality checks, and when the next is due in a running session; null: never. Milliseconds. */
export function realityOf({ reality }: LimitBook, rules: LimitRules, running: Running | null) {
  const { chosen, answeredAt, hiddenFor } = reality
  const { usual, longest, hideable } = rules.realityCheck
  const minutes = Math.min(chosen?.minutes ?? usual, longest)
  const isHidden = hideable && hiddenFor !== null && hiddenFor === running?.sessionHash
  const since = chosen?.at ?? null
  const begun = Math.max(running?.startedAt ?? 0, answeredAt ?? 0, since ?? 0)
  return { minutes, since, dueAt: minutes === 0 || isHidden || !running ? null : begun + minutes * 60_000 }
}

/** What is left of the day, and when the next reality check is due. */
function timeOf(book: LimitBook, { now, licence }: Asking, running: Running | null): Time {
  const hours = standingOf(book, 31).active?.value
  return {
    secondsLeft: hours === undefined ? null : Math.floor(timeLeft(book.day, hours, now) / 1000),
    renewsAt: hours === undefined ? null : (book.day?.to ?? null),
    realityCheckAt: realityOf(book, rulesOf(licence), running).dueAt,
  }
}

export function beatNow(sql: Sql, ask: Ask<'beat'>): Time {
  const book = limitBook(sql)
  const next = heard(book, ask.now, ask.hoursEast)
  if (next !== book) saveBook(sql, next)
  return timeOf(next, ask, ask.running)
}

/** What a reality check shows: the player's own stakes and returns since the session began, and the day's result. */
export function reality(sql: Sql, { licence, running, now }: Ask<'reality'>): RealityView {
  const rules = rulesOf(licence)
  const { minutes, dueAt } = realityOf(limitBook(sql), rules, running)
  const currency = mainCurrency(sql)
  const played = playedSince(sql, running.startedAt, currency)
  const today = playedSince(sql, calendarPeriod('day', now, rules.zone).from, currency)
  return {
    minutes,
    isHideable: rules.realityCheck.hideable,
    dueAt,
    currency,
    ...played,
    todayNet: today.returns - today.stakes,
  }
}

/** The player has answered: the time begins anew, by the server's clock. What his browser claims stands beside it in the log. */
export function answerReality(sql: Sql, ask: Ask<'answerReality'>): RealityView {
  const { userId, requestId, now, running, hide, shownAt } = ask
  const book = limitBook(sql)
  const hiddenFor = hide ? running.sessionHash : book.reality.hiddenFor
  saveBook(sql, { ...book, reality: { ...book.reality, answeredAt: now, hiddenFor } })
  logLimit(sql, userId, { kind: 32, what: 'answered', before: shownAt, after: now }, requestId, now)
  return reality(sql, ask)
}
