import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'

/** How long an isolate's copy of a setting lives, real milliseconds: another isolate's change is seen after this. */
const COPY_MS = 2_000
const TRIES = 20
/** Longest pause before a further try, real milliseconds: writers that met do not meet again. */
const PAUSE_MS = 50

/** A setting of the house in D1, with a copy in the isolate. */
export interface Setting<T> {
  get(env: Env): Promise<T>
  /**
   * Replaces the stored JSON by what `next` makes of it (undefined: never stored). Nothing is stored when `next` or the reader throws;
   * a change that came between is not lost: `next` is asked again. Throws unavailable while too many change it at once.
   */
  change(env: Env, next: (stored: unknown) => unknown): Promise<T>
}

/**
 * Names a setting. `read` narrows what is stored and throws when it does not fit: a change is refused then, while something stored long ago
 * (by another version) is logged and `fallback` counts instead.
 */
export function setting<T>(name: string, fallback: T, read: (stored: unknown) => T): Setting<T> {
  let copy: { value: T; readAt: number } | null = null
  const keep = (value: T): T => {
    copy = { value, readAt: Date.now() }
    return value
  }
  const stored = async (env: Env): Promise<string | null> =>
    (await env.DB.prepare('SELECT value FROM setting WHERE name = ?1').bind(name).first<{ value: string }>())?.value ??
    null

  return {
    get: async (env) => {
      if (copy && Date.now() - copy.readAt < COPY_MS) return copy.value
      const text = await stored(env)
      if (text === null) return keep(fallback)
      try {
        return keep(read(JSON.parse(text)))
      } catch (error) {
        console.error(
          JSON.stringify({ level: 'error', message: `the stored setting ${name} does not fit`, error: String(error) }),
        )
        return keep(fallback)
      }
    },
    change: async (env, next) => {
      for (let tried = 0; tried < TRIES; tried++) {
        const before = await stored(env)
        const after = next(before === null ? undefined : JSON.parse(before))
        const value = read(after)
        const { meta } = await env.DB.prepare(
          'INSERT INTO setting (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = ?2 WHERE value IS ?3',
        )
          .bind(name, JSON.stringify(after), before)
          .run()
        if (meta.changes > 0) return keep(value)
        await new Promise((wake) => setTimeout(wake, Math.random() * PAUSE_MS))
      }
      throw new HttpError('unavailable', { headers: { 'retry-after': '1' } })
    },
  }
}
