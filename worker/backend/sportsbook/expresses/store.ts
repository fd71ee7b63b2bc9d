import * as v from 'valibot'
import type { ReadyLeg } from '../../../../shared/domain/bonus/ready-express.ts'

export type ExpressType = 'line' | 'live'
const DAY = 86_400_000
/** Expresses of one type that a day may see: legs that end are replaced by a new one, but no feed may fill the table. */
const MOST_A_DAY = 500

const legs = v.array(v.object({ marketId: v.number(), outcomeId: v.number() }))
const row = v.object({ id: v.number(), n: v.number(), legs: v.pipe(v.string(), v.parseJson(), legs) })
export interface StoredExpress {
  id: number
  /** Which of its day's. */
  n: number
  legs: ReadyLeg[]
}

const dayOf = (now: number) => Math.floor(now / DAY)

/** The last express of a type that was made on the day of `now`; null when there is none. */
export async function lastExpress(db: D1Database, type: ExpressType, now: number): Promise<StoredExpress | null> {
  const stored = await db
    .prepare('SELECT id, n, legs FROM ready_express WHERE type = ?1 AND day = ?2 ORDER BY n DESC LIMIT 1')
    .bind(type, dayOf(now))
    .first()
  return stored === null ? null : v.parse(row, stored)
}

/** Keeps the day's express number `n`, and gives the one that stands: of two made at once the first. */
export async function keepExpress(
  db: D1Database,
  type: ExpressType,
  n: number,
  made: ReadyLeg[],
  now: number,
): Promise<StoredExpress | null> {
  if (n > MOST_A_DAY) return null
  await db
    .prepare('INSERT OR IGNORE INTO ready_express (type, day, n, legs, made) VALUES (?1, ?2, ?3, ?4, ?5)')
    .bind(type, dayOf(now), n, JSON.stringify(made), now)
    .run()
  return lastExpress(db, type, now)
}

/** The legs of an express by its id, null when there was never one. */
export async function expressLegs(db: D1Database, id: number): Promise<ReadyLeg[] | null> {
  const stored = await db.prepare('SELECT id, n, legs FROM ready_express WHERE id = ?1').bind(id).first()
  return stored === null ? null : v.parse(row, stored).legs
}
