import type { Sql } from './sql.ts'

/** Something that seldom changes, kept in memory by each wallet object so that a bet need not ask its database for it. */
export interface Kept<T> {
  get(sql: Sql): T
  /** Whatever changes it in the database calls this first; the next reader asks the database. */
  forget(sql: Sql): void
  /** What it is after a change; should the transaction be taken back, that is forgotten with the rest. */
  set(sql: Sql, value: T): void
}

const memories: WeakMap<Sql, unknown>[] = []

/** Keeps what `read` gives, by the storage that it belongs to. */
export function kept<T>(read: (sql: Sql) => T): Kept<T> {
  const memory = new WeakMap<Sql, { value: T }>()
  memories.push(memory)
  return {
    get(sql) {
      const known = memory.get(sql)
      if (known) return known.value
      const value = read(sql)
      memory.set(sql, { value })
      return value
    },
    forget: (sql) => void memory.delete(sql),
    set: (sql, value) => void memory.set(sql, { value }),
  }
}

/** Forgets all of it: a transaction was taken back, and what was read in it may never have been. */
export function forgetKept(sql: Sql): void {
  for (const memory of memories) memory.delete(sql)
}
