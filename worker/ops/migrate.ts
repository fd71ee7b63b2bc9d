import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unstable_splitSqlQuery } from 'wrangler'

const FOLDER = 'worker/backend/migrations'

interface Database {
  exec(sql: string): Promise<unknown>
  prepare(sql: string): { all(): Promise<{ results: Record<string, unknown>[] }>; bind(...values: unknown[]): never }
  batch(statements: never[]): Promise<unknown>
}

/** Applies the migrations that the database has not seen, in order, each whole; keeps wrangler's own table of them. */
export async function applyMigrations(db: unknown): Promise<string[]> {
  const d1 = db as Database
  await d1.exec(
    'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
  )
  const { results } = await d1.prepare('SELECT name FROM d1_migrations').all()
  const applied = new Set(results.map((row) => row.name))
  const fresh = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql') && !applied.has(name))
    .sort()
  for (const name of fresh) {
    const statements = unstable_splitSqlQuery(readFileSync(join(FOLDER, name), 'utf8'))
    await d1.batch([
      ...statements.map((sql) => d1.prepare(sql) as never),
      d1.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
  }
  return fresh
}
