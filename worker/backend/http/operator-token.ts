import { timingSafeEqual } from 'node:crypto'
import { HttpError } from './error.ts'
import type { Ctx } from './serve.ts'

/** The operator's bearer, compared in constant time; anything else is 404: the operator's calls do not exist for others. */
export function requireOperator(c: Ctx): void {
  const given = new TextEncoder().encode(c.req.header('authorization') ?? '')
  const expected = new TextEncoder().encode(`Bearer ${c.env.OPERATOR_TOKEN}`)
  if (!c.env.OPERATOR_TOKEN || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new HttpError('notFound')
}
