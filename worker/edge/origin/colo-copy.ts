import type { Env } from '../env.ts'
import { readCapped } from '../read-capped.ts'

/** Where copies lie in the Cache API: no address that a visitor can ask for, under the origin that said it and the key that we read it by. */
const PLACE = 'https://copies.invalid/1'
const AT = 'x-copied-at'
const CAP = 4 * 1024 * 1024
/** A page never waits longer for a copy, ms. */
const PATIENCE_MS = 150

const addressOf = (env: Env, key: string): string =>
  `${PLACE}/${encodeURIComponent(env.ORIGIN_URL || 'ORIGIN')}/${encodeURIComponent(key)}`

/** The platform's cache of this place; there is none where the code runs outside a Worker. */
const store = async (): Promise<Cache | undefined> =>
  typeof caches === 'undefined' ? undefined : caches.open('edgebook-copies')

/** The copy of an answer's text that another isolate of this place has left, and when (milliseconds since 1970); null without one. */
export async function readCopy(env: Env, key: string): Promise<{ text: string; at: number } | null> {
  try {
    const response = await Promise.race([
      store().then((cache) => cache?.match(addressOf(env, key))),
      new Promise<undefined>((wake) => setTimeout(wake, PATIENCE_MS)),
    ])
    if (!response) return null
    const text = await readCapped(response.body, CAP)
    const at = Number(response.headers.get(AT))
    return text !== null && at > 0 && at <= Date.now() ? { text, at } : null
  } catch {
    return null
  }
}

/**
 * Leaves a copy of an answer's text for `keep` ms. Only the text: none of the origin's headers is kept, so that a `Set-Cookie` of one visit
 * can never reach another (security.md SEC-73).
 */
export async function leaveCopy(env: Env, key: string, text: string, keep: number): Promise<void> {
  try {
    const headers = { 'cache-control': `public, max-age=${Math.ceil(keep / 1000)}`, [AT]: String(Date.now()) }
    await (await store())?.put(addressOf(env, key), new Response(text, { headers }))
  } catch (error) {
    console.warn(JSON.stringify({ level: 'warn', copy: key, error: String(error) }))
  }
}
