import type { Ctx } from '../http/serve.ts'

/** An answer that is the same for everyone and changes now and then. */
export const shared = <T>(c: Ctx, data: T): Response => c.json({ data }, 200, { 'cache-control': 'public, max-age=10' })
