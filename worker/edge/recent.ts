export interface Recent<V> {
  get(key: string): V | undefined
  set(key: string, value: V, size: number): void
}

/**
 * A map that forgets: two generations, each of about `limit` in the sizes that `set` is told. When the young one is full it becomes the
 * old one, and what nobody asked for during a whole generation is dropped. So the memory is bounded whatever keys visitors think of.
 * Module state of an isolate, which serves many requests at once: values only, never promises.
 */
export function recent<V>(limit: number): Recent<V> {
  type Entry = { value: V; size: number }
  let young = new Map<string, Entry>()
  let old = new Map<string, Entry>()
  let filled = 0

  function put(key: string, entry: Entry): void {
    if (filled + entry.size > limit && young.size > 0) {
      old = young
      young = new Map()
      filled = 0
    }
    filled += entry.size - (young.get(key)?.size ?? 0)
    young.set(key, entry)
  }

  return {
    get(key) {
      const fresh = young.get(key)
      if (fresh) return fresh.value
      const entry = old.get(key)
      if (entry) put(key, entry)
      return entry?.value
    },
    set: (key, value, size) => put(key, { value, size }),
  }
}
