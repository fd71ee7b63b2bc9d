import * as v from 'valibot'
import type { ChampView, EventView } from '../../../shared/api/feed.ts'
import type { ResultsQuery } from './api.ts'
import { final, finalOf } from './core/final.ts'
import type { HotBook } from './core/hot-book.ts'

const TABLES = [
  'CREATE TABLE IF NOT EXISTS result (event_id INTEGER PRIMARY KEY, starts_at INTEGER NOT NULL, sport_id INTEGER NOT NULL, champ_id INTEGER NOT NULL, home_id INTEGER NOT NULL, away_id INTEGER NOT NULL, version INTEGER NOT NULL, body TEXT NOT NULL)',
  'CREATE INDEX IF NOT EXISTS result_day ON result (starts_at)',
  'CREATE INDEX IF NOT EXISTS result_champ ON result (champ_id, starts_at)',
  'CREATE INDEX IF NOT EXISTS result_home ON result (home_id, starts_at)',
  'CREATE INDEX IF NOT EXISTS result_away ON result (away_id, starts_at)',
]
const HOUR = 3_600_000
const DAY = 24 * HOUR
/** How long results stay after their start, and how many at most, whatever comes first. */
const STAY = { age: 45 * DAY, rows: 50_000 }
/** Removed at once, so that the book answers in between. */
const AT_ONCE = 500
const PAGE = { usual: 50, most: 400 }

type Row = { version: number; body: string }
const stored = v.pipe(v.string(), v.parseJson(), final)
/** A row as an event of lists; none when another version of the code wrote what this one cannot read. */
function viewOf({ version, body }: Row): EventView[] {
  const parsed = v.safeParse(stored, body)
  return parsed.success ? [{ ...parsed.output, version, marketCount: 0, markets: [] }] : []
}

/** The bounds of a day in the zone asked for, milliseconds. `tz` in hours east of UTC. */
function dayOf(date: string, tz = 0): [from: number, to: number] {
  const from = Date.parse(`${date}T00:00:00Z`) - tz * HOUR
  return [from, from + DAY]
}

/** The conditions of a query: of a day, or of a championship, a team, two teams, an event over all days. */
function conditions(query: ResultsQuery, now: number): { where: string; values: number[] } {
  const parts: string[] = []
  const values: number[] = []
  const add = (part: string, ...more: number[]) => {
    parts.push(part)
    values.push(...more)
  }
  const { event, champ, team, rival, sport, tz = 0 } = query
  if (event !== undefined) add('event_id = ?', event)
  if (champ !== undefined) add('champ_id = ?', champ)
  if (sport !== undefined) add('sport_id = ?', sport)
  if (team !== undefined && rival !== undefined)
    add('((home_id = ? AND away_id = ?) OR (home_id = ? AND away_id = ?))', team, rival, rival, team)
  else if (team !== undefined) add('(home_id = ? OR away_id = ?)', team, team)
  const ofAllDays = event !== undefined || champ !== undefined || team !== undefined
  const date = query.date ?? (ofAllDays ? undefined : new Date(now + tz * HOUR).toISOString().slice(0, 10))
  if (date !== undefined) add('starts_at >= ? AND starts_at < ?', ...dayOf(date, tz))
  return { where: parts.join(' AND '), values }
}

/** Results of events, kept apart from the book: they outlive what the book forgets of an event. Methods are synchronous. */
export function resultStore(sql: SqlStorage) {
  for (const statement of TABLES) sql.exec(statement)
  const rows = <T extends Record<string, SqlStorageValue>>(query: string, ...values: SqlStorageValue[]): T[] =>
    sql.exec<T>(query, ...values).toArray()

  return {
    /** Writes down those of the events that are over; a correction takes the place of what stood, a repeat costs no write. */
    keep(book: HotBook, eventIds: Iterable<number>): void {
      for (const id of eventIds) {
        const hot = book.events.get(id)
        const row = hot ? finalOf(hot) : null
        if (row)
          rows(
            `INSERT INTO result VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT (event_id) DO UPDATE SET starts_at = ?2,
             sport_id = ?3, champ_id = ?4, home_id = ?5, away_id = ?6, version = ?7, body = ?8 WHERE body <> ?8`,
            row.eventId,
            row.startsAt,
            row.sportId,
            row.champId,
            row.homeId,
            row.awayId,
            book.version,
            JSON.stringify(row.final),
          )
      }
    },

    /** Results, the latest first. */
    find(query: ResultsQuery, now: number): { items: EventView[]; total: number; page: number } {
      const { where, values } = conditions(query, now)
      const page = query.page ?? 1
      const size = Math.min(Math.max(query.count ?? PAGE.usual, 1), PAGE.most)
      const total = rows<{ n: number }>(`SELECT COUNT(*) AS n FROM result WHERE ${where}`, ...values)[0]?.n ?? 0
      const found = rows<Row>(
        `SELECT version, body FROM result WHERE ${where} ORDER BY starts_at DESC, event_id LIMIT ? OFFSET ?`,
        ...values,
        size,
        (page - 1) * size,
      )
      return { items: found.flatMap(viewOf), total, page }
    },

    /** Championships of which there are results, by sport and name, with their number. */
    champs(sport: number | undefined): ChampView[] {
      // A bare column beside MAX is of the row that has the maximum (sqlite.org/lang_select.html): the latest name counts.
      const found = rows<{ count: number; at: number } & Row>(
        `SELECT COUNT(*) AS count, MAX(starts_at) AS at, version, body FROM result ${sport === undefined ? '' : 'WHERE sport_id = ?'} GROUP BY champ_id`,
        ...(sport === undefined ? [] : [sport]),
      )
      return found
        .flatMap(({ count, ...row }) =>
          viewOf(row).map(({ champId, sportId, champ, champNames, country }) => ({
            id: champId,
            sportId,
            name: champ,
            ...(champNames && { names: champNames }),
            ...(country && { country }),
            count,
          })),
        )
        .toSorted((a, b) => a.sportId - b.sportId || (a.name < b.name ? -1 : 1))
    },

    /** Removes what is too old or too much. `now` is real time, for a clock that is moved for a test must not delete anything. */
    tidy(now: number): void {
      const floor =
        rows<{ at: number }>(
          `SELECT starts_at AS at FROM result ORDER BY starts_at DESC LIMIT 1 OFFSET ${STAY.rows}`,
        )[0]?.at ?? 0
      rows(
        'DELETE FROM result WHERE event_id IN (SELECT event_id FROM result WHERE starts_at < ?1 ORDER BY starts_at LIMIT ?2)',
        Math.max(floor, now - STAY.age),
        AT_ONCE,
      )
    },
  }
}
