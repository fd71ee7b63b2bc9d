import { type CatalogueError, ERRORS, type ErrorName, errorBody } from '../../../shared/errors/catalogue.ts'

/** The caller's fault, by its name in the catalogue; mapped to an answer in one place. */
export class HttpError extends Error {
  readonly error: ErrorName
  readonly more: Record<string, unknown>
  readonly data: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(
    error: ErrorName,
    parts: { more?: Record<string, unknown>; data?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(error)
    this.error = error
    this.more = parts.more ?? {}
    this.data = parts.data ?? {}
    this.headers = parts.headers ?? {}
  }

  toResponse(): Response {
    const e: CatalogueError = ERRORS[this.error]
    return Response.json(errorBody(this.error, this.more, this.data), {
      status: e.http,
      headers: { 'cache-control': 'private, no-store', ...this.headers },
    })
  }
}

/** What a schema cannot judge is wrong at `path`: 422 with that issue (api.md). */
export const invalid = (path: string, message: string): HttpError =>
  new HttpError('invalid', { more: { issues: [{ path, message }] } })
