import { DatabaseSync } from 'node:sqlite'
import { forgetKept } from '../../../worker/backend/wallet/kept.ts'
import { migrate } from '../../../worker/backend/wallet/schema.ts'
import type { Sql } from '../../../worker/backend/wallet/sql.ts'

/** A wallet's storage on node:sqlite, as of the schema's step `last`: the same statements as in the Durable Object, with its `transactionSync`, and its way to try something out. `before` is told each statement before it runs. */
export function nodeWallet(
  last?: number,
  before?: (query: string) => void,
): {
  sql: Sql
  change: <T>(f: (sql: Sql) => T) => T
  tryOut: <T>(f: () => T) => T
} {
  const db = new DatabaseSync(':memory:')
  const sql: Sql = {
    exec(query, ...params) {
      before?.(query)
      return db.prepare(query).all(...params)
    },
  }
  const change = <T>(f: (sql: Sql) => T): T => {
    db.exec('BEGIN IMMEDIATE')
    try {
      const result = f(sql)
      db.exec('COMMIT')
      return result
    } catch (error) {
      db.exec('ROLLBACK')
      forgetKept(sql)
      throw error
    }
  }
  const tryOut = <T>(f: () => T): T => {
    db.exec('SAVEPOINT tried')
    try {
      return f()
    } finally {
      db.exec('ROLLBACK TO tried')
      db.exec('RELEASE tried')
      forgetKept(sql)
    }
  }
  change((tx) => migrate(tx, last))
  return { sql, change, tryOut }
}
