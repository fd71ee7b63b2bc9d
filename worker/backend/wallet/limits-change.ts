import { rulesOf } from '../../../shared/domain/licence/profiles.ts'
import { ask, decide, isLooser, lapsed, type Standing } from '../../../shared/domain/limits/change.ts'
import { DAY_SECONDS, type KindId } from '../../../shared/domain/limits/kinds.ts'
import { byKey, remember } from './idempotency.ts'
import type { Asking, Change, LimitsApi, Reopening, Saved, Saving } from './limits-api.ts'
import { type LimitBook, type LimitEntry, limitBook, logLimit, type Stop, saveBook, standingOf } from './limits-book.ts'
import { isExcluded } from './limits-gate.ts'
import { keepTest } from './limits-test.ts'
import { limitViews } from './limits-view.ts'
import { withdrawOpenBets } from './limits-withdraw.ts'
import type { Refused } from './refusal.ts'
import type { Sql } from './sql.ts'

type Ask<K extends keyof LimitsApi> = Parameters<LimitsApi[K]>[0]
/** A book after a change, and what the log says of it. */
interface Changed {
  book: LimitBook
  log: LimitEntry[]
}

const FIXED: Refused = { ok: false, error: 'limitFixed' }
const withStanding = (book: LimitBook, kind: KindId, standing: Standing): LimitBook => ({
  ...book,
  standings: { ...book.standings, [kind]: standing },
})

/** What the log says of a limit that has changed. */
function told(kind: KindId, before: Standing, after: Standing): LimitEntry[] {
  const [was, is] = [before.active?.value ?? null, after.active?.value ?? null]
  const entries: LimitEntry[] = []
  if (after.ended && after.ended !== before.ended)
    entries.push({ kind, what: after.ended.how, before: was, after: after.ended.value })
  if (after.pending && after.pending !== before.pending)
    entries.push({ kind, what: 'asked', before: was, after: after.pending.value })
  if (was !== is && after.ended?.how !== 'confirmed') entries.push({ kind, what: 'set', before: was, after: is })
  return entries
}

/** A time-out or self-exclusion is only ever made longer. Too short an exclusion is a time-out (RG-46). */
function stopped(book: LimitBook, { kind, value, reasonId }: Change, { now, licence }: Asking): Changed | Refused {
  const isExclusion = kind === 30 && (value === null || value >= rulesOf(licence).minExclusionDays * DAY_SECONDS)
  const name = isExclusion ? 'exclusion' : 'timeOut'
  const known = book[name]
  const before = known && now < known.endsAt ? known : null
  if (value === null) return before || (kind === 30 && isExcluded(book, now)) ? FIXED : { book, log: [] }
  const endsAt = now + value * 1000
  if (before && endsAt < before.endsAt) return FIXED
  const stop: Stop = { startedAt: before?.startedAt ?? now, endsAt, reasonId: reasonId ?? null, askedAt: null }
  return {
    book: { ...book, [name]: stop },
    log: [{ kind: isExclusion ? 30 : 33, what: 'set', before: before?.endsAt ?? null, after: endsAt }],
  }
}

function changed(book: LimitBook, change: Change, asking: Asking): Changed | Refused {
  const { kind, value } = change
  const { now, licence } = asking
  if (kind === 30 || kind === 33) return stopped(book, change, asking)
  if (kind === 32) {
    const { reality } = book
    const log: LimitEntry = { kind, what: 'set', before: reality.chosen?.minutes ?? null, after: value }
    return {
      book: { ...book, reality: { ...reality, chosen: { minutes: value ?? 0, at: now }, hiddenFor: null } },
      log: [log],
    }
  }
  const before = standingOf(book, kind)
  const after = ask(before, kind, value, now, rulesOf(licence))
  return { book: withStanding(book, kind, after), log: told(kind, before, after) }
}

/** Writes what has changed, and what follows from an exclusion: open bets go back where the profile says so. */
function keep(sql: Sql, asking: Asking, { book, log }: Changed): Saved {
  const { userId, requestId, now, licence } = asking
  if (log.length > 0) saveBook(sql, book)
  for (const entry of log) logLimit(sql, userId, entry, requestId, now)
  const isExclusion = log.some(({ kind }) => kind === 30)
  if (isExclusion && rulesOf(licence).openBets === 'void') withdrawOpenBets(sql, requestId, now)
  const ends = isExclusion ? (book.exclusion?.endsAt ?? null) : null
  return { ok: true, limits: limitViews(sql, asking, null), token: null, ends }
}

/** The limits as they are, when there is nothing to do. */
const asIs = (sql: Sql, asking: Asking): Saved => keep(sql, asking, { book: limitBook(sql), log: [] })

/** Applies changes, all or none. */
export function applyChanges(sql: Sql, asking: Asking, changes: readonly Change[]): Saved {
  let state: Changed = { book: limitBook(sql), log: [] }
  for (const change of changes) {
    const next = changed(state.book, change, asking)
    if ('error' in next) return next
    state = { book: next.book, log: [...state.log, ...next.log] }
  }
  return keep(sql, asking, state)
}

/** Sets limits, all or none. With a key that has been used nothing is done again. */
export function saveLimits(sql: Sql, saving: Saving): Saved {
  const { key, changes, asksFirst = false, now } = saving
  const first = key && byKey(sql, `limits:${key.key}`)
  if (first) return first.requestHash === key.requestHash ? asIs(sql, saving) : { ok: false, error: 'keyReused' }
  const book = limitBook(sql)
  const loosens = changes.some(({ kind, value }) => isLooser(standingOf(book, kind).active?.value ?? null, value))
  const saved =
    asksFirst && loosens
      ? { ...asIs(sql, saving), token: keepTest(sql, changes, now) }
      : applyChanges(sql, saving, changes)
  if (key && saved.ok) remember(sql, `limits:${key.key}`, key.requestHash, 200, '', now)
  return saved
}

/** The player's word on what waits: exactly one of two at once wins, the other one learns how it ended. */
export function decideLimit(sql: Sql, deciding: Ask<'decideLimit'>): Saved {
  const { kind, action, now } = deciding
  const book = limitBook(sql)
  const before = standingOf(book, kind)
  const decision = decide(before, action, now)
  if (decision.ok) {
    const after = decision.standing
    return keep(sql, deciding, { book: withStanding(book, kind, after), log: told(kind, before, after) })
  }
  if (decision.why === 'none') return { ok: false, error: 'notFound' }
  const { pending, ended } = lapsed(before, now)
  return decision.why === 'early'
    ? {
        ok: false,
        error: 'limitTooEarly',
        data: { limitType: kind, approveAt: pending && Math.ceil(pending.from / 1000) },
      }
    : { ok: false, error: 'limitDecided', data: { limitType: kind, limitState: 'INACTIVE', ended: ended?.how } }
}

/** Cancels what waits, unless that is the removal itself; else asks for the removal, which is a loosening. */
export function removeLimit(sql: Sql, removing: Ask<'removeLimit'>): Saved {
  const { kind, now } = removing
  const { active, pending } = lapsed(standingOf(limitBook(sql), kind), now)
  if (pending && pending.value !== null) return decideLimit(sql, { ...removing, action: 'reject' })
  const hasStanding = kind !== 30 && kind !== 32 && kind !== 33
  return hasStanding && !active
    ? { ok: false, error: 'notFound' }
    : applyChanges(sql, removing, [{ kind, value: null }])
}

/** The player asks to come back after his exclusion: a day later he may sign in. Nobody lifts one that runs (RG-47, RG-48). */
export function askReopening(sql: Sql, { userId, licence, requestId, now }: Asking): Reopening {
  const book = limitBook(sql)
  const { exclusion } = book
  if (!exclusion) return { ok: false, error: 'notFound' }
  if (now < exclusion.endsAt || rulesOf(licence).reopening === 'new') return FIXED
  if (exclusion.askedAt !== null) return { ok: true, askedAt: exclusion.askedAt }
  saveBook(sql, { ...book, exclusion: { ...exclusion, askedAt: now } })
  logLimit(sql, userId, { kind: 30, what: 'reopened', before: exclusion.endsAt, after: now }, requestId, now)
  return { ok: true, askedAt: now }
}
