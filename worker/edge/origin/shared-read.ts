import type { Env } from '../env.ts'
import { recent } from '../recent.ts'
import { leaveCopy, readCopy } from './colo-copy.ts'
import type { SharedPolicy } from './policies.ts'
import { lastPurge } from './purge.ts'

export type { SharedPolicy } from './policies.ts'

interface Copy {
  value: unknown
  text: string
  at: number
  stamp: number
}

interface Entry {
  copy: Copy | null
  /** Did the last refresh fail? */
  failed: boolean
  /** Before this time no other refresh is begun: one is under way behind another visit's answer, or the last one just failed. */
  notBefore: number
  /** When the copy was last left for other isolates. */
  leftAt: number
}

/** Longest that a refresh counts as under way: the visit that began it may have been cut off. */
const UNDER_WAY = 5000
/** After a failure visits go on without waiting; the first one after this pause tries again (reliability.md 4.1, circuit breaker). */
const REST = 2000
/** A copy is left for other isolates at most so often, ms. */
const LEAVE_EVERY = 5000
/** Characters of answers a generation; the values parsed from them take some times as much. */
const entries = recent<Entry>(4_000_000)
let stamps = 0

export interface Shared<T> {
  value: T
  /** Grows only when the content changes, so that what was rendered from it can be kept. */
  stamp: number
}

/** A read whose copies are also left in the Cache API, for isolates that start during an outage; `revive` parses such a copy's text. */
export interface Colo<T> {
  env: Env
  revive(text: string): T | null
}

type Loaded<T> = { text: string; value: T } | null

/**
 * Reads that are the same for every visit, kept in the isolate as values (never promises: an isolate serves many requests at once).
 * Younger than `fresh` ms: given as it is. Younger than `stale`: given, and refreshed behind the answer. Older: awaited.
 * When the origin does not answer, the last good copy serves for `keep` ms, then nothing. Copies from before the operator's last purge are old.
 * `load` gives the answer's text and its parsed value, or null when there is none; it is told when it runs behind the answer.
 */
export async function sharedRead<T>(
  key: string,
  policy: SharedPolicy,
  waitUntil: (work: Promise<unknown>) => void,
  load: (behind: boolean) => Promise<Loaded<T>>,
  colo?: Colo<T>,
): Promise<Shared<T> | null> {
  const known = entries.get(key)
  if (known?.copy && Date.now() - known.copy.at < policy.fresh && known.copy.at >= lastPurge())
    return { value: known.copy.value as T, stamp: known.copy.stamp }
  const entry = known ?? { copy: null, failed: false, notBefore: 0, leftAt: 0 }
  /** The copy when it is younger than `limit` ms. One key is always read with one `load`, which makes its type known. */
  const copyWithin = (limit: number, since = 0): Shared<T> | null => {
    const { copy } = entry
    return copy && Date.now() - copy.at < limit && copy.at >= since
      ? { value: copy.value as T, stamp: copy.stamp }
      : null
  }
  const keep = () => entries.set(key, entry, key.length + (entry.copy?.text.length ?? 0))

  const take = (loaded: { text: string; value: T }): void => {
    const { copy } = entry
    entry.copy =
      copy?.text === loaded.text ? { ...copy, at: Date.now() } : { ...loaded, at: Date.now(), stamp: ++stamps }
    if (!colo || Date.now() - entry.leftAt < LEAVE_EVERY) return
    entry.leftAt = Date.now()
    waitUntil(leaveCopy(colo.env, key, loaded.text, policy.keep))
  }

  const refresh = async (behind = false): Promise<Shared<T> | null> => {
    entry.notBefore = Date.now() + UNDER_WAY
    const loaded = await load(behind)
    entry.failed = loaded === null
    entry.notBefore = loaded ? 0 : Date.now() + REST
    if (loaded) take(loaded)
    else if (policy.again && !behind) waitUntil(goOn(policy.again))
    keep()
    return copyWithin(policy.keep)
  }

  /** The further tries after a failure; meanwhile visits use what there is. */
  const goOn = async ({ tries, pause }: NonNullable<SharedPolicy['again']>): Promise<void> => {
    for (let n = 0; n < tries && entry.failed; n++) {
      entry.notBefore = Date.now() + pause + UNDER_WAY
      await new Promise((wake) => setTimeout(wake, pause))
      await refresh(true)
    }
  }

  if (!entry.copy && !entry.failed && colo) {
    const left = await readCopy(colo.env, key)
    const value = left && colo.revive(left.text)
    if (left && value !== null && !entry.copy) {
      entry.copy = { value, text: left.text, at: left.at, stamp: ++stamps }
      keep()
    }
  }
  const fresh = copyWithin(policy.fresh, lastPurge())
  if (fresh) return fresh
  const isWaiting = Date.now() < entry.notBefore
  const recentEnough = copyWithin(policy.stale, lastPurge())
  if (recentEnough) {
    if (!isWaiting) waitUntil(refresh())
    return recentEnough
  }
  return isWaiting && entry.failed ? copyWithin(policy.keep) : refresh()
}
