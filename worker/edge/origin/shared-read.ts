import { recent } from '../recent.ts'

/**
 * Reads that are the same for every visit, kept in the isolate as values (never promises: an isolate serves many requests at once).
 * Younger than `fresh` ms: given as it is. Younger than `stale`: given, and refreshed behind the answer. Older: awaited.
 * When the origin does not answer, the last good copy serves for `keep` ms, then nothing.
 */
export interface SharedPolicy {
  fresh: number
  stale: number
  keep: number
}

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
}

/** Longest that a refresh counts as under way: the visit that began it may have been cut off. */
const UNDER_WAY = 5000
/** After a failure visits go on without waiting; the first one after this pause tries again (reliability.md 4.1, circuit breaker). */
const REST = 2000
/** Characters of answers a generation; the values parsed from them take some times as much. */
const entries = recent<Entry>(4_000_000)
let stamps = 0

export interface Shared<T> {
  value: T
  /** Grows only when the content changes, so that what was rendered from it can be kept. */
  stamp: number
}

/** `load` gives the answer's text and its parsed value, or null when there is none. */
export async function sharedRead<T>(
  key: string,
  policy: SharedPolicy,
  waitUntil: (work: Promise<unknown>) => void,
  load: () => Promise<{ text: string; value: T } | null>,
): Promise<Shared<T> | null> {
  const entry = entries.get(key) ?? { copy: null, failed: false, notBefore: 0 }
  /** The copy when it is younger than `limit` ms. One key is always read with one `load`, which makes its type known. */
  const copyWithin = (limit: number): Shared<T> | null => {
    const { copy } = entry
    return copy && Date.now() - copy.at < limit ? { value: copy.value as T, stamp: copy.stamp } : null
  }

  const refresh = async (): Promise<Shared<T> | null> => {
    entry.notBefore = Date.now() + UNDER_WAY
    const loaded = await load()
    entry.failed = loaded === null
    entry.notBefore = loaded ? 0 : Date.now() + REST
    if (loaded) {
      const { copy } = entry
      entry.copy =
        copy?.text === loaded.text ? { ...copy, at: Date.now() } : { ...loaded, at: Date.now(), stamp: ++stamps }
    }
    entries.set(key, entry, key.length + (entry.copy?.text.length ?? 0))
    return copyWithin(policy.keep)
  }

  const fresh = copyWithin(policy.fresh)
  if (fresh) return fresh
  const isWaiting = Date.now() < entry.notBefore
  const recentEnough = copyWithin(policy.stale)
  if (recentEnough) {
    if (!isWaiting) waitUntil(refresh())
    return recentEnough
  }
  return isWaiting && entry.failed ? copyWithin(policy.keep) : refresh()
}
