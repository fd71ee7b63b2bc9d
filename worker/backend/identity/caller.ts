import { isProduction } from '../env.ts'
import type { Ctx } from '../http/serve.ts'

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/i

/**
 * The address of whoever asks, where per-address limits count; null where none was sent. Outside production only one that the caller sends
 * counts (api.md): the local runtime puts the loopback address where there is none.
 */
export function callerAddress(c: Ctx): string | null {
  const address = c.req.header('cf-connecting-ip') ?? null
  return address !== null && LOOPBACK.test(address) && !isProduction(c.env) ? null : address
}
