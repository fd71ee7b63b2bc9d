import type { MiddlewareHandler } from 'hono'
import { CALLS } from '../../../shared/api/index.ts'
import type { Env } from '../env.ts'
import { HttpError } from './error.ts'
import { requireOperator } from './operator-token.ts'
import type { Ctx } from './serve.ts'

const table = CALLS.map((call) => ({
  path: call.path,
  method: call.method,
  isOperators: call.audience === 'operator',
  pattern: new RegExp(`^${call.path.replace(/:[a-z]+/gi, '[^/]+')}$`),
}))
type Row = (typeof table)[number]

/** 405 with the methods that there are; an operator's call exists for its bearer only. */
function wrongMethod(c: Ctx, rows: readonly Row[]): HttpError {
  if (rows.some(({ isOperators }) => isOperators)) requireOperator(c)
  return new HttpError('wrongMethod', { headers: { allow: [...new Set(rows.map(({ method }) => method))].join(', ') } })
}

const fixed = Map.groupBy(
  table.filter(({ path }) => !path.includes(':')),
  ({ path }) => path,
)

/** An address of its own is never taken for another call's `:id`: GET /web-api/coupon/place is 405, and no coupon of that name. */
export const keepFixedPaths: MiddlewareHandler<{ Bindings: Env }> = async (c, next) => {
  const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
  const rows = fixed.get(c.req.path)
  if (rows && !rows.some((row) => row.method === method)) throw wrongMethod(c, rows)
  await next()
}

/** No call has this method and path: 405 with `Allow` when another method has, else 404. */
export function unmatched(c: Ctx): Response {
  const rows = table.filter((row) => row.pattern.test(c.req.path))
  throw rows.length > 0 ? wrongMethod(c, rows) : new HttpError('notFound')
}
