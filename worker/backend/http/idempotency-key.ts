import { invalid } from './error.ts'
import type { Ctx } from './serve.ts'

const HEADER = 'idempotency-key'
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The key of a call that moves money, in small letters. Throws invalid when there is none, or no UUID. */
export function requiredKey(c: Ctx): string {
  const key = c.req.header(HEADER) ?? ''
  if (!UUID.test(key)) throw invalid(HEADER, 'Expected a UUID in this header')
  return key.toLowerCase()
}

/** The same for calls that may have one; undefined when there is none. */
export const optionalKey = (c: Ctx): string | undefined =>
  c.req.header(HEADER) === undefined ? undefined : requiredKey(c)
