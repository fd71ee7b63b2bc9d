/**
 * Reads that are the same for every visit, kept in the isolate as values (never promises: an isolate serves many requests).
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
  at: number
  /** Grows only when the content changes, so that what was rendered from it can be kept. */
  stamp: number
  text: string
  refreshing: boolean
}

const copies = new Map<string, Copy>()
let stamps = 0

export interface Shared<T> {
  value: T
  stamp: number
}

/** `load` gives the answer's text and its parsed value, or null when there is none. */
export async function sharedRead<T>(
  key: string,
  policy: SharedPolicy,
  waitUntil: (work: Promise<unknown>) => void,
  load: () => Promise<{ text: string; value: T } | null>,
): Promise<Shared<T> | null> {
  const copy = copies.get(key)
  const age = copy ? Date.now() - copy.at : Number.POSITIVE_INFINITY
  const given = (from: Copy): Shared<T> => ({ value: from.value as T, stamp: from.stamp })

  const refresh = async (): Promise<Shared<T> | null> => {
    if (copy) copy.refreshing = true
    const loaded = await load()
    if (copy) copy.refreshing = false
    if (!loaded) return copy && Date.now() - copy.at < policy.keep ? given(copy) : null
    const before = copies.get(key)
    const stamp = before && before.text === loaded.text ? before.stamp : ++stamps
    const next: Copy = { ...loaded, stamp, at: Date.now(), refreshing: false }
    copies.set(key, next)
    return given(next)
  }

  if (!copy || age >= policy.stale) return refresh()
  if (age >= policy.fresh && !copy.refreshing) waitUntil(refresh())
  return given(copy)
}
