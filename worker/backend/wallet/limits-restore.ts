import { rulesOf } from '../../../shared/domain/licence/profiles.ts'
import { ask, type Standing } from '../../../shared/domain/limits/change.ts'
import { isKindId, type KindId } from '../../../shared/domain/limits/kinds.ts'
import type { LimitsApi, LogRow } from './limits-api.ts'
import { type LimitBook, limitBook, type Stop, saveBook, standingOf } from './limits-book.ts'
import { count, type Sql } from './sql.ts'

type Restoring = Parameters<LimitsApi['restoreLimits']>[0]

const isKnown = (sql: Sql, { limitType, what, at, requestId }: LogRow): boolean =>
  count(
    sql,
    'SELECT COUNT(*) AS n FROM limit_log WHERE kind = ? AND what = ? AND at = ? AND request_id = ?',
    limitType,
    what,
    at,
    requestId,
  ) > 0

/** A break as it was set; what runs longer already stays. */
function stopped(before: Stop | null, { after, at }: LogRow): Stop | null {
  if (after === null || (before && before.endsAt >= after)) return before
  return { startedAt: before?.startedAt ?? at, endsAt: after, reasonId: before?.reasonId ?? null, askedAt: null }
}

/** A limit after one entry of the log. */
function standing(
  before: Standing,
  kind: KindId,
  { what, after, at }: LogRow,
  licence: Restoring['licence'],
): Standing {
  switch (what) {
    case 'set':
    case 'confirmed':
      return { ...before, active: after === null ? null : { value: after, startedAt: at }, pending: null }
    case 'asked':
      return ask(before, kind, after, at, rulesOf(licence))
    default:
      return { ...before, pending: null }
  }
}

function replayed(book: LimitBook, kind: KindId, entry: LogRow, licence: Restoring['licence']): LimitBook {
  if (kind === 33) return { ...book, timeOut: stopped(book.timeOut, entry) }
  if (kind === 30) {
    const { exclusion } = book
    if (entry.what === 'reopened') return { ...book, exclusion: exclusion && { ...exclusion, askedAt: entry.at } }
    return { ...book, exclusion: stopped(exclusion, entry) }
  }
  if (kind === 32) {
    const chosen = entry.what === 'set' ? { minutes: entry.after ?? 0, at: entry.at } : book.reality.chosen
    return { ...book, reality: { ...book.reality, chosen } }
  }
  const after = standing(standingOf(book, kind), kind, entry, licence)
  return { ...book, standings: { ...book.standings, [kind]: after } }
}

/**
 * Plays the entries of the house's log that this wallet does not know once more, the oldest first: after a restore of its storage no limit and
 * no break is lost (RG-94). Gives how many there were, and until when the player is excluded. Call it inside a transaction.
 */
export function restoreLimits(
  sql: Sql,
  { entries, licence }: Restoring,
): Awaited<ReturnType<LimitsApi['restoreLimits']>> {
  const missing = entries.filter((entry) => isKindId(entry.limitType) && !isKnown(sql, entry))
  let book = limitBook(sql)
  for (const entry of missing) {
    if (!isKindId(entry.limitType)) continue
    book = replayed(book, entry.limitType, entry, licence)
    sql.exec(
      'INSERT INTO limit_log (kind, what, before, after, at, request_id) VALUES (?, ?, ?, ?, ?, ?)',
      entry.limitType,
      entry.what,
      entry.before,
      entry.after,
      entry.at,
      entry.requestId,
    )
  }
  if (missing.length > 0) saveBook(sql, book)
  return { restored: missing.length, excludedUntil: book.exclusion?.endsAt ?? null }
}
