import * as v from 'valibot'

export type SqlValue = string | number | null
/** The one thing that the wallet's core asks of its storage: run a statement, get its rows. Runs on Durable Object SQL and on node:sqlite. */
export interface Sql {
  exec(query: string, ...params: SqlValue[]): Record<string, unknown>[]
}

/** Rows of a query, each narrowed by a schema: another version of this code may have written them. */
export function rows<S extends v.GenericSchema>(
  sql: Sql,
  schema: S,
  query: string,
  ...params: SqlValue[]
): v.InferOutput<S>[] {
  const found = sql.exec(query, ...params)
  return found.length === 0 ? [] : v.parse(v.array(schema), found)
}

/** The first row, or null. */
export function row<S extends v.GenericSchema>(
  sql: Sql,
  schema: S,
  query: string,
  ...params: SqlValue[]
): v.InferOutput<S> | null {
  return rows(sql, schema, query, ...params)[0] ?? null
}

const counted = v.object({ n: v.number() })
/** The number that a query names `n`. */
export const count = (sql: Sql, query: string, ...params: SqlValue[]): number =>
  row(sql, counted, query, ...params)?.n ?? 0
