import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import * as v from 'valibot'
import { EDGE_TOKEN, edgeClaims } from '../../../shared/api/identity.ts'
import type { Visit } from './visit.ts'

type KeySet = ReturnType<typeof createLocalJWKSet>
/** Imported keys, kept as long as the set that they were read with. */
const imported = new WeakMap<JSONWebKeySet, KeySet>()

function keySet(keys: JSONWebKeySet): KeySet {
  const known = imported.get(keys)
  if (known) return known
  const made = createLocalJWKSet(keys)
  imported.set(keys, made)
  return made
}

export type Player = NonNullable<Visit['player']>

/**
 * The player that a signed token tells of; null when it proves nothing. jose checks signature, algorithm, times, issuer and audience;
 * the claims' shape is ours to check (it takes `exp: 1e400` and an empty `sub`: security.md SEC-63).
 */
export async function verifyPlayer(token: string, keys: JSONWebKeySet): Promise<Player | null> {
  try {
    const { payload } = await jwtVerify(token, keySet(keys), {
      algorithms: ['EdDSA'],
      issuer: EDGE_TOKEN.issuer,
      audience: EDGE_TOKEN.audience,
      typ: EDGE_TOKEN.typ,
      requiredClaims: ['exp', 'iat', 'sub'],
      clockTolerance: 5,
      maxTokenAge: EDGE_TOKEN.maxAgeSeconds,
    })
    const claims = v.safeParse(edgeClaims, payload)
    if (!claims.success || claims.output.exp > claims.output.iat + EDGE_TOKEN.maxAgeSeconds) return null
    const { sub, name, ban, banv, terms, noline, nolive } = claims.output
    const closed = noline.length + nolive.length > 0 && { closed: { line: noline, live: nolive } }
    return { userId: Number(sub), name, ban, banVersion: banv, termsChanged: terms, ...closed }
  } catch {
    return null
  }
}
