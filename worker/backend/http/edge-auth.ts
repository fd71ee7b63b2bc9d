import { EDGE_AUTH } from '../../../shared/api/edge-decisions.ts'
import { HttpError } from './error.ts'
import type { Ctx } from './serve.ts'

/** The edge's fixed auth header; without it a server call does not exist. */
export function requireEdge(c: Ctx): void {
  if (c.req.header(EDGE_AUTH.header) !== EDGE_AUTH.value) throw new HttpError('notFound')
}
