import type { Ctx } from './serve.ts'

/** The request's id as the edge or the platform gave it, at most 64 characters; `otherwise` when neither did. */
export const requestIdOf = (c: Ctx, otherwise: string): string =>
  (c.req.header('x-request-id') ?? c.req.header('cf-ray') ?? otherwise).slice(0, 64)
