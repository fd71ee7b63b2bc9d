import * as v from 'valibot'
import type { Body } from '../../../../shared/api/call.ts'
import type { BoughtPromo } from '../../../../shared/api/points.ts'
import type { PromoCode, postPromoCode } from '../../../../shared/api/promo-codes.ts'

const row = v.object({
  code: v.string(),
  user_id: v.nullable(v.number()),
  amount: v.string(),
  currency: v.string(),
  min_coef: v.nullable(v.string()),
  until: v.nullable(v.string()),
  is_listed: v.number(),
  ended: v.nullable(v.number()),
})
type Row = v.InferOutput<typeof row>
const PAGE = 50

export const shownPromo = ({ code, amount, currency, min_coef, until }: Row): PromoCode => ({
  code,
  amount,
  currency,
  minCoef: min_coef,
  until,
})

const findRow = async (db: D1Database, code: string): Promise<Row | null> => {
  const found = await db.prepare('SELECT * FROM promo_code WHERE code = ?1').bind(code).first()
  return found === null ? null : v.parse(row, found)
}

/** A code that stands and is for this player; null for any other. */
export async function findPromo(db: D1Database, code: string, userId: number): Promise<PromoCode | null> {
  const found = await findRow(db, code)
  return found && found.ended === null && (found.user_id === null || found.user_id === userId)
    ? shownPromo(found)
    : null
}

/** What a player can choose among, the soonest to end first. `now` in milliseconds. */
export async function promosFor(db: D1Database, userId: number, now: number): Promise<PromoCode[]> {
  const { results } = await db
    .prepare(
      `SELECT * FROM promo_code WHERE ended IS NULL AND (until IS NULL OR until >= ?1)
       AND (user_id = ?2 OR (user_id IS NULL AND is_listed = 1)) ORDER BY until IS NULL, until, made LIMIT ${PAGE}`,
    )
    .bind(new Date(now).toISOString(), userId)
    .all()
  return v.parse(v.array(row), results).map(shownPromo)
}

/** Issues a code; false when it stands already with other terms. */
export async function issuePromo(db: D1Database, given: Body<typeof postPromoCode>, now: number): Promise<boolean> {
  const until = given.until ? new Date(given.until).toISOString() : null
  await db
    .prepare(
      `INSERT OR IGNORE INTO promo_code (code, user_id, amount, currency, min_coef, until, is_listed, made)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)`,
    )
    .bind(
      given.code,
      given.userId ?? null,
      given.amount,
      given.currency,
      given.minCoef ?? null,
      until,
      given.isListed ? 1 : 0,
      now,
    )
    .run()
  const kept = await findRow(db, given.code)
  return (
    kept !== null &&
    kept.ended === null &&
    kept.user_id === (given.userId ?? null) &&
    kept.amount === given.amount &&
    kept.currency === given.currency &&
    kept.min_coef === (given.minCoef ?? null) &&
    kept.until === until &&
    kept.is_listed === (given.isListed ? 1 : 0)
  )
}

/** Codes that players have bought with points or won: a repeat changes nothing. One statement for all. */
export const issueBought = (db: D1Database, bought: readonly BoughtPromo[], now: number): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO promo_code (code, user_id, amount, currency, min_coef, until, is_listed, made)
       SELECT value ->> 'code', value ->> 'userId', value ->> 'amount', value ->> 'currency', value ->> 'minCoef', value ->> 'until', 0, ?2
       FROM json_each(?1) WHERE TRUE ON CONFLICT (code) DO NOTHING`,
    )
    .bind(JSON.stringify(bought), now)

/** Issues codes that a wallet has just sold or given, so that they are good at once; should it fail, the wallet's outbox issues them. */
export async function issueAtOnce(db: D1Database, bought: readonly BoughtPromo[], now: number): Promise<void> {
  if (bought.length === 0) return
  try {
    await issueBought(db, bought, now).run()
  } catch (error) {
    console.error(
      JSON.stringify({ level: 'error', message: 'a promo code waits for the outbox', error: String(error) }),
    )
  }
}

/** Ends a code; false when there is none. */
export async function endPromo(db: D1Database, code: string, now: number): Promise<boolean> {
  const { meta } = await db
    .prepare('UPDATE promo_code SET ended = COALESCE(ended, ?2) WHERE code = ?1')
    .bind(code, now)
    .run()
  return meta.changes > 0
}

export async function promoPage(db: D1Database, page: number) {
  const [{ results }, total] = await Promise.all([
    db
      .prepare(`SELECT * FROM promo_code ORDER BY made DESC, code LIMIT ${PAGE} OFFSET ?1`)
      .bind((page - 1) * PAGE)
      .all(),
    db.prepare('SELECT COUNT(*) AS n FROM promo_code').first<{ n: number }>(),
  ])
  return {
    items: v.parse(v.array(row), results).map((each) => ({
      ...shownPromo(each),
      userId: each.user_id,
      isListed: each.is_listed === 1,
      isEnded: each.ended !== null,
    })),
    total: total?.n ?? 0,
    page,
  }
}
