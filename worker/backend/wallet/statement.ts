import * as v from 'valibot'
import type { Month } from '../../../shared/domain/limits/months.ts'
import type { StatementRow } from './limits-api.ts'
import { returns, stakes } from './limits-counted.ts'
import { rows, type Sql } from './sql.ts'

type Totals = Map<string, number>
const sum = v.object({ currency: v.string(), n: v.nullable(v.number()) })
type Sum = v.InferOutput<typeof sum>

const totals = (sums: readonly Sum[]): Totals => {
  const all: Totals = new Map()
  for (const { currency, n } of sums) all.set(currency, (all.get(currency) ?? 0) + (n ?? 0))
  return all
}

/** What an account has booked of a kind since `from`, by currency. */
const booked = (sql: Sql, kind: 'deposit' | 'withdrawal', accounts: string, sign: 1 | -1, from: number): Sum[] =>
  rows(
    sql,
    sum,
    `SELECT currency, SUM(amount) * ${sign} AS n FROM posting WHERE kind = '${kind}' AND account IN (${accounts}) AND at >= ?
     GROUP BY currency`,
    from,
  )

/** All that a statement counts, since an instant. */
const since = (sql: Sql, from: number) => ({
  deposits: totals(booked(sql, 'deposit', "'player:main', 'player:debt'", 1, from)),
  withdrawals: totals(booked(sql, 'withdrawal', "'player:hold'", -1, from)),
  stakes: totals(stakes(sql, from, false)),
  returns: totals(returns(sql, from, false)),
})

/**
 * The player's account by months and currencies, the months as they are given, the latest first; a month without anything has a row of the main
 * currency. What counts as a stake or a return is what limits count: a month is what has come since its beginning less what has come since its end.
 */
export function statement(sql: Sql, months: readonly Month[], main: string): StatementRow[] {
  const [latest] = months
  let after = latest ? since(sql, latest.to) : null
  return months.flatMap(({ name, from }) => {
    const here = since(sql, from)
    const later = after
    after = here
    const of = (what: keyof typeof here, currency: string) =>
      (here[what].get(currency) ?? 0) - (later?.[what].get(currency) ?? 0)
    const found = [...new Set(Object.values(here).flatMap((each) => [...each.keys()]))].sort()
    const sums = found.map((currency) => ({
      month: name,
      currency,
      deposits: of('deposits', currency),
      withdrawals: of('withdrawals', currency),
      stakes: of('stakes', currency),
      returns: of('returns', currency),
    }))
    const some = sums.filter(({ deposits, withdrawals, stakes, returns }) =>
      [deposits, withdrawals, stakes, returns].some((minor) => minor !== 0),
    )
    return some.length > 0
      ? some
      : [{ month: name, currency: main, deposits: 0, withdrawals: 0, stakes: 0, returns: 0 }]
  })
}
