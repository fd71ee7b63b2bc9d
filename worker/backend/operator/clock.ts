import type { Env } from '../env.ts'

/**
 * After the clock went back, no session or failed sign-in may lie in the future: what does is pulled to `at` (milliseconds on the backend's
 * clock). `forget` sets every session's last-seen time afresh, as a reset promises.
 */
export async function settleTimes(env: Env, at: number, lifeMs: number, forget: boolean): Promise<void> {
  await env.DB.batch([
    env.DB.prepare(
      'UPDATE session SET created = min(created, ?1), seen = CASE WHEN ?3 = 1 THEN ?1 ELSE min(seen, ?1) END, expires = min(expires, ?1 + ?2)',
    ).bind(at, lifeMs, forget ? 1 : 0),
    env.DB.prepare('DELETE FROM login_failure WHERE last > ?1').bind(at),
  ])
}
