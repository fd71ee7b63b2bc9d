import { CALLS } from '../../../shared/api/index.ts'
import { HttpError } from './error.ts'
import type { Ctx } from './serve.ts'

const table = CALLS.map((call) => ({
  method: call.method,
  audience: call.audience,
  pattern: new RegExp(`^${call.path.replace(/:[a-z]+/gi, '[^/]+')}$`),
}))

/** No call has this method and path: 405 with `Allow` when another method has, else 404. */
export function unmatched(c: Ctx): Response {
  const allowed = table
    .filter((row) => row.audience !== 'operator' && row.pattern.test(c.req.path))
    .map((row) => row.method)
  if (allowed.length > 0)
    return new HttpError('wrongMethod', { headers: { allow: [...new Set(allowed)].join(', ') } }).toResponse()
  return new HttpError('notFound').toResponse()
}
