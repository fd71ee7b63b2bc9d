import { HttpError } from '../http/error.ts'
import type { Ctx } from '../http/serve.ts'
import { verifyCallToken } from './call-token.ts'
import { signingKey } from './signing-key.ts'

/**
 * The player for whom a call's bearer token speaks (`Authorization`, or the site's own `x-auth`); null without one. Throws unauthorised for
 * a token that is not in force.
 */
export async function bearerOf(c: Ctx): Promise<number | null> {
  const header = c.req.header('authorization') ?? c.req.header('x-auth')
  if (header === undefined) return null
  const { publicKey, kid } = await signingKey(c.env)
  const token = /^Bearer (\S+)$/.exec(header)?.[1] ?? ''
  const found = await verifyCallToken(token, new Map([[kid, publicKey]]), Math.floor(Date.now() / 1000))
  if (!found) throw new HttpError('unauthorised')
  return found.userId
}
