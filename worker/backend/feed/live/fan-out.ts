import { type Batch, dropBatch, takeBatch } from '../core/batch.ts'
import type { HotBook } from '../core/hot-book.ts'
import type { BookStore } from '../store.ts'

/** Sockets get at most one frame in this time, milliseconds. */
const FRAME_MS = 250

export interface FanOutParts {
  book(): HotBook
  store: Pick<BookStore, 'shards' | 'addShard' | 'removeShard'>
  /** Hands a batch to a shard; gives how many sockets it has. */
  push(shard: string, batch: Batch): Promise<number>
}

export interface Listening {
  version: number
  fresh: boolean
}

/** The book's side of the live socket: batches of changes to the shards that have sockets. */
export function fanOut({ book, store, push }: FanOutParts) {
  /** Shards with sockets, and how often each has said so. */
  const shards = new Map(store.shards().map((name) => [name, 0]))
  let busy = false
  let last = 0

  /** One batch to every shard. A shard that misses one sees the gap by `prev`, so a failed push is not repeated. */
  async function flush(): Promise<void> {
    last = Date.now()
    const batch = takeBatch(book())
    const each = async (name: string, times: number, whole: Batch) => {
      const sockets = await push(name, whole).catch(() => 1)
      // A socket may have come since: then the shard has said so again.
      if (sockets > 0 || shards.get(name) !== times) return
      shards.delete(name)
      store.removeShard(name)
    }
    if (batch) await Promise.all([...shards].map(([name, times]) => each(name, times, batch)))
    busy = false
    soon()
  }

  /** Call after every change: what has changed leaves within 250 ms. */
  function soon(): void {
    if (shards.size === 0) dropBatch(book())
    else if (!busy && book().version !== book().flushed) {
      busy = true
      setTimeout(() => void flush(), Math.max(0, last + FRAME_MS - Date.now()))
    }
  }

  return {
    soon,
    listening: () => shards.size > 0,
    /** A shard has sockets: after the answered version it gets every batch. `fresh`: up to then it got none. */
    listen(shard: string): Listening {
      if (shards.size === 0) dropBatch(book())
      const fresh = !shards.has(shard)
      if (fresh) store.addShard(shard)
      shards.set(shard, (shards.get(shard) ?? 0) + 1)
      return { version: book().flushed, fresh }
    },
  }
}
