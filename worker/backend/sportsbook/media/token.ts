import { jwtVerify, SignJWT } from 'jose'
import { MEDIA_TOKEN } from '../../../../shared/api/media.ts'
import type { Env } from '../../env.ts'
import { signingKey } from '../../identity/signing-key.ts'

/** Seconds by which clocks may differ. */
const TOLERANCE = 5

/** A video token of a player, in force from `now` (real time, seconds) for ten minutes. */
export async function signMediaToken(env: Env, userId: number, now: number): Promise<string> {
  const { key, kid } = await signingKey(env)
  return new SignJWT()
    .setProtectedHeader({ alg: 'EdDSA', typ: MEDIA_TOKEN.typ, kid })
    .setIssuer(MEDIA_TOKEN.issuer)
    .setAudience(MEDIA_TOKEN.audience)
    .setSubject(String(userId))
    .setIssuedAt(now)
    .setExpirationTime(now + MEDIA_TOKEN.maxAgeSeconds)
    .sign(key)
}

/** Is this a video token of ours that is in force? A token of any other purpose is not (SEC-66). */
export async function isMediaToken(env: Env, token: string, now: number): Promise<boolean> {
  const { publicKey } = await signingKey(env)
  try {
    await jwtVerify(token, publicKey, {
      algorithms: ['EdDSA'],
      issuer: MEDIA_TOKEN.issuer,
      audience: MEDIA_TOKEN.audience,
      typ: MEDIA_TOKEN.typ,
      requiredClaims: ['exp', 'sub', 'iat'],
      maxTokenAge: MEDIA_TOKEN.maxAgeSeconds,
      clockTolerance: TOLERANCE,
      currentDate: new Date(now * 1000),
    })
    return true
  } catch {
    return false
  }
}
