import type { ErrorName } from '../../../shared/errors/catalogue.ts'
import { HttpError } from './error.ts'

/** What a wallet has refused, as the error that the caller is answered with; a wait that it names (`waitMs`) is told as `Retry-After`. */
export function refused({ error, data }: { error: ErrorName; data?: Record<string, unknown> }): HttpError {
  const waitMs = error === 'tooMany' ? Number(data?.waitMs) : 0
  return new HttpError(error, {
    ...(data && { data }),
    ...(waitMs > 0 && { headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) } }),
  })
}
