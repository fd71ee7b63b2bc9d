import * as v from 'valibot'
import type { Env } from '../env.ts'

/** KV `OPS`, key `purge` (`npm run ops -- purge`): copies of the origin's answers that are older than `at` are not used while it answers. */
const purge = v.object({ at: v.pipe(v.string(), v.isoTimestamp()) })

/** How old the knowledge may be, ms: looked up behind an answer, and waited for (not long) when nobody has looked for a while. */
const FRESH_MS = 4000
const STALE_MS = 9000
const PATIENCE_MS = 50

let purgedAt = 0
let lookedAt = 0

/** Instant of the last purge; copies from before it are old. Milliseconds since 1970, never in the future. */
export const lastPurge = (): number => Math.min(purgedAt, Date.now())

async function look(env: Env): Promise<void> {
  try {
    const stored = await env.OPS?.get('purge', 'json')
    if (stored === null || stored === undefined) return
    const parsed = v.safeParse(purge, stored)
    if (parsed.success) purgedAt = Date.parse(parsed.output.at)
    else console.error(JSON.stringify({ level: 'error', message: 'the key purge does not fit; the last value counts' }))
  } catch (error) {
    console.error(
      JSON.stringify({
        level: 'error',
        message: 'the key purge is not readable; the last value counts',
        error: String(error),
      }),
    )
  }
}

/** Keeps up with the operator's purges; call before the shared reads of a visit. */
export async function watchPurge(env: Env, waitUntil: (work: Promise<unknown>) => void): Promise<void> {
  const age = Date.now() - lookedAt
  if (age < FRESH_MS) return
  lookedAt = Date.now()
  const looking = look(env)
  waitUntil(looking)
  if (age < STALE_MS) return
  await Promise.race([looking, new Promise((wake) => setTimeout(wake, PATIENCE_MS))])
}
