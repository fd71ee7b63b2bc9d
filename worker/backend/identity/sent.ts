import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import type { Ctx } from '../http/serve.ts'
import { addressKey } from './address.ts'
import { callerAddress } from './caller.ts'

const MINUTE = 60_000
/** How often something is sent to one place, and asked for from one address (SEC-17): so many within so long, milliseconds. */
const TO = [
  { most: 1, within: MINUTE },
  { most: 5, within: 60 * MINUTE },
  { most: 10, within: 24 * 60 * MINUTE },
] as const
const FROM = [
  { most: 10, within: MINUTE },
  { most: 30, within: 60 * MINUTE },
  { most: 60, within: 24 * 60 * MINUTE },
] as const

type Rule = { most: number; within: number }

/** Notes a sending under a key, or gives after how many seconds it may be; the condition is in the statement, so that many at once get no more. */
async function note({ DB }: Env, key: string, rules: readonly Rule[], now: number): Promise<number> {
  const free = rules
    .map(({ most, within }) => `(SELECT COUNT(*) FROM sent WHERE key = ?1 AND at > ?2 - ${within}) < ${most}`)
    .join(' AND ')
  const { meta } = await DB.prepare(`INSERT INTO sent (key, at) SELECT ?1, ?2 WHERE ${free}`).bind(key, now).run()
  if (meta.changes > 0) return 0
  const waits = await Promise.all(
    rules.map(async ({ most, within }) => {
      const at = await DB.prepare('SELECT at FROM sent WHERE key = ?1 AND at > ?2 ORDER BY at DESC LIMIT 1 OFFSET ?3')
        .bind(key, now - within, most - 1)
        .first<number>('at')
      return at === null ? 0 : at + within - now
    }),
  )
  return Math.max(1, ...waits.map((ms) => Math.ceil(ms / 1000)))
}

/** Throws tooMany when something was sent there, or asked for from this address, too often. `place` is `phone:…` or `email:…`. */
export async function maySend(c: Ctx, place: string, now: number): Promise<void> {
  const ip = callerAddress(c)
  const from = ip === null ? 0 : await note(c.env, `address:${addressKey(ip)}`, FROM, now)
  const wait = from || (await note(c.env, place, TO, now))
  if (wait > 0) throw new HttpError('tooMany', { headers: { 'retry-after': String(wait) } })
}

/** Forgets what no rule looks at any more. */
export const forgetSent = ({ DB }: Env, now: number): D1PreparedStatement =>
  DB.prepare('DELETE FROM sent WHERE at < ?1').bind(now - 24 * 60 * MINUTE)
