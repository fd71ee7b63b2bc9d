import { type CryptoKey, jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import { CALL_TOKEN } from '../../../shared/api/identity.ts'
import type { Env } from '../env.ts'
import { signingKey } from './signing-key.ts'

/** Seconds by which clocks may differ: a token that expired 4 s ago still counts. */
const TOLERANCE = 5
/** Three unpadded base64url parts: one token has one spelling (jose also takes a padded signature). */
const COMPACT = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/
const seconds = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const claims = v.object({
  sub: v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,15}$/)),
  iat: seconds,
  exp: seconds,
  jti: v.pipe(v.string(), v.uuid()),
})

/** A bearer token for browser calls, valid 5 minutes of real time. */
export async function signCallToken(env: Env, userId: number): Promise<string> {
  const { key, kid } = await signingKey(env)
  const iat = Math.floor(Date.now() / 1000)
  return new SignJWT()
    .setProtectedHeader({ alg: 'EdDSA', typ: CALL_TOKEN.typ, kid })
    .setIssuer(CALL_TOKEN.issuer)
    .setAudience(CALL_TOKEN.audience)
    .setSubject(String(userId))
    .setJti(crypto.randomUUID())
    .setIssuedAt(iat)
    .setExpirationTime(iat + CALL_TOKEN.maxAgeSeconds)
    .sign(key)
}

/**
 * Who a bearer token speaks for; null for anything but a fresh token of this purpose (SEC-60 … SEC-66). `keys` is the constant map that
 * `kid` looks up: keys inside the token are not read, and their header names are refused. Deny lists go by `jti`, never by the text.
 */
export async function verifyCallToken(
  token: string,
  keys: ReadonlyMap<string, CryptoKey>,
  nowSeconds: number,
): Promise<{ userId: number; jti: string } | null> {
  if (token.length > 2048 || !COMPACT.test(token)) return null
  try {
    const { payload } = await jwtVerify(
      token,
      (header) => {
        const key = keys.get(header.kid ?? '')
        if (!key || ['jku', 'jwk', 'x5u', 'x5c'].some((name) => name in header)) throw new Error('key not known')
        return key
      },
      {
        algorithms: ['EdDSA'],
        issuer: CALL_TOKEN.issuer,
        audience: CALL_TOKEN.audience,
        typ: CALL_TOKEN.typ,
        requiredClaims: ['exp', 'sub', 'iat', 'jti'],
        maxTokenAge: CALL_TOKEN.maxAgeSeconds,
        clockTolerance: TOLERANCE,
        currentDate: new Date(nowSeconds * 1000),
      },
    )
    const own = v.safeParse(claims, payload)
    if (!own.success || own.output.exp > nowSeconds + CALL_TOKEN.maxAgeSeconds + TOLERANCE) return null
    return { userId: Number(own.output.sub), jti: own.output.jti }
  } catch {
    return null
  }
}
