import { type CryptoKey, importJWK, type JWK } from 'jose'
import * as v from 'valibot'
import type { Env } from '../env.ts'

const privateJwk = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    kty: v.literal('OKP'),
    crv: v.literal('Ed25519'),
    x: v.string(),
    d: v.string(),
    kid: v.pipe(v.string(), v.minLength(1)),
  }),
)

/** The public half as `GET /identity-api/v1/keys` tells it. */
export function publicJwk(env: Env) {
  const { kty, crv, x, kid } = v.parse(privateJwk, env.TOKEN_KEY)
  return { kty, crv, x, kid }
}

interface Keys {
  key: CryptoKey
  publicKey: CryptoKey
  kid: string
}
let imported: (Keys & { source: string }) | null = null

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'EdDSA')
  if (key instanceof Uint8Array) throw new Error('TOKEN_KEY is no key pair')
  return key
}

/** The key pair that signs tokens, imported once an isolate. */
export async function signingKey(env: Env): Promise<Keys> {
  if (imported?.source === env.TOKEN_KEY) return imported
  const jwk = v.parse(privateJwk, env.TOKEN_KEY)
  imported = {
    source: env.TOKEN_KEY,
    key: await importKey(jwk),
    publicKey: await importKey(publicJwk(env)),
    kid: jwk.kid,
  }
  return imported
}
