import * as v from 'valibot'
import { couponType } from '../../../../shared/api/coupon.ts'
import { addressKey } from '../../identity/address.ts'

const DAY = 24 * 3_600_000
/** How long a code stays, and how many there are at most; the oldest go first. */
const KEPT = { age: 30 * DAY, rows: 100_000 }
/** Codes that one address may have made in a window. */
const MOST = { codes: 60, windowMs: 10 * 60_000 }
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const id = v.number()
/** What is kept of a coupon: what the slip needs to make it again, and nothing of its player. */
export const savedContent = v.object({
  typeId: couponType,
  systemValue: v.nullable(v.number()),
  bets: v.array(
    v.object({
      marketId: id,
      outcomeId: id,
      coef: v.string(),
      banker: v.optional(v.boolean()),
      blockId: v.optional(v.nullable(v.number())),
    }),
  ),
})
export type SavedContent = v.InferOutput<typeof savedContent>

/** Twelve random letters and digits, 60 bits: no codes are found by asking for many (SEC-82). */
const newCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

const row = v.object({ code: v.string(), content: v.pipe(v.string(), v.parseJson(), savedContent), saved: v.number() })
const expiry = (saved: number): string => new Date(saved + KEPT.age).toISOString()

/** Keeps a coupon; the same coupon has one code, which lives on from its last saving. `hash` is the content's. */
export async function keep(db: D1Database, content: SavedContent, hash: string, now: number) {
  const stored = await db
    .prepare(
      `INSERT INTO coupon_code (code, content_hash, content, saved) VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT (content_hash) DO UPDATE SET saved = ?4,
       code = CASE WHEN saved > ?4 - ${KEPT.age} THEN code ELSE ?1 END RETURNING code, content, saved`,
    )
    .bind(newCode(), hash, JSON.stringify(content), now)
    .first()
  const { code, saved } = v.parse(row, stored)
  return { code, expiresAt: expiry(saved) }
}

/** The coupon of a code; null when there is none, or none any more. */
export async function find(db: D1Database, code: string, now: number) {
  const stored = await db
    .prepare('SELECT code, content, saved FROM coupon_code WHERE code = ?1 AND saved > ?2')
    .bind(code, now - KEPT.age)
    .first()
  const parsed = v.safeParse(row, stored)
  return parsed.success ? { content: parsed.output.content, expiresAt: expiry(parsed.output.saved) } : null
}

/** Counts a code for the address that asks for it; false when it has had enough of them for now. */
export async function mayMake(db: D1Database, ip: string, now: number): Promise<boolean> {
  const counted = await db
    .prepare(
      `INSERT INTO coupon_code_made (address, count, since) VALUES (?1, 1, ?2)
       ON CONFLICT (address) DO UPDATE SET count = CASE WHEN since <= ?2 - ${MOST.windowMs} THEN 1 ELSE count + 1 END,
       since = CASE WHEN since <= ?2 - ${MOST.windowMs} THEN ?2 ELSE since END
       WHERE count < ${MOST.codes} OR since <= ?2 - ${MOST.windowMs} RETURNING count`,
    )
    .bind(addressKey(ip), now)
    .first()
  return counted !== null
}

/** Clears away codes that are too old or too many, and addresses that have been quiet. `now` is real time: a clock moved for a test deletes nothing. */
export async function forgetCodes(db: D1Database, now: number): Promise<void> {
  await db.batch([
    db
      .prepare(
        `DELETE FROM coupon_code WHERE saved < MAX(?1,
         COALESCE((SELECT saved FROM coupon_code ORDER BY saved DESC LIMIT 1 OFFSET ${KEPT.rows}), 0))`,
      )
      .bind(now - KEPT.age),
    db.prepare('DELETE FROM coupon_code_made WHERE since < ?1').bind(now - DAY),
  ])
}
