import { createHmac } from 'node:crypto'
import { exportJWK, generateKeyPair, type JSONWebKeySet, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { CALL_TOKEN, EDGE_TOKEN } from '../../../shared/api/identity.ts'
import { verifyPlayer } from '../../../worker/edge/visit/player.ts'

const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true })
const publicJwk = { ...(await exportJWK(publicKey)), kid: 'k1' }
const KEYS: JSONWebKeySet = { keys: [publicJwk] }
const other = await generateKeyPair('EdDSA')

const now = () => Math.floor(Date.now() / 1000)
const HEADER = { alg: 'EdDSA', typ: EDGE_TOKEN.typ, kid: 'k1' }
const claims = (more: Record<string, unknown> = {}) => ({
  iss: EDGE_TOKEN.issuer,
  aud: EDGE_TOKEN.audience,
  sub: '42',
  iat: now(),
  exp: now() + 300,
  name: 'Ann',
  ban: 0,
  banv: 0,
  terms: false,
  ...more,
})
const signed = (payload: Record<string, unknown>, header: Record<string, unknown> = {}, key = privateKey) =>
  new SignJWT(payload)
    .setProtectedHeader({ ...HEADER, ...header } as Parameters<SignJWT['setProtectedHeader']>[0])
    .sign(key)

const part = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
/** A token whose payload is written by hand, for what JSON.stringify cannot say. */
async function signedText(payload: string): Promise<string> {
  const input = `${part(HEADER)}.${part(payload)}`
  const signature = await crypto.subtle.sign('Ed25519', privateKey, new TextEncoder().encode(input))
  return `${input}.${Buffer.from(signature).toString('base64url')}`
}

describe('the signed token of a player', () => {
  it('tells who is here', async () => {
    expect(await verifyPlayer(await signed(claims({ ban: 45, banv: 1, terms: true })), KEYS)).toEqual({
      userId: 42,
      name: 'Ann',
      ban: 45,
      banVersion: 1,
      termsChanged: true,
    })
    expect((await verifyPlayer(await signed(claims({ name: null })), KEYS))?.name).toBeNull()
  })

  it('[SEC-60][C1] is refused with the algorithm none, HMAC with the public key, and any other', async () => {
    for (const alg of ['none', 'NonE', 'HS256', 'ES256', 'RS256']) {
      const input = `${part({ ...HEADER, alg })}.${part(claims())}`
      const hmac = createHmac('sha256', JSON.stringify(publicJwk)).update(input).digest('base64url')
      for (const signature of ['', hmac]) expect(await verifyPlayer(`${input}.${signature}`, KEYS)).toBeNull()
    }
    const raw = createHmac('sha256', Buffer.from(publicJwk.x ?? '', 'base64url'))
    const input = `${part({ ...HEADER, alg: 'HS256' })}.${part(claims())}`
    expect(await verifyPlayer(`${input}.${raw.update(input).digest('base64url')}`, KEYS)).toBeNull()
  })

  it.each<[string, Record<string, unknown>]>([
    ['[SEC-61] without exp', { exp: undefined }],
    ['[C2] with exp as a word', { exp: 'never' }],
    ['[SEC-61] with exp as a string', { exp: String(now() + 300) }],
    ['[SEC-61] of another audience', { aud: 'somebody-else' }],
    ['[SEC-61] that begins in an hour', { nbf: now() + 3600 }],
    ['[SEC-61] that expired 6 s ago', { iat: now() - 200, exp: now() - 6 }],
    ['[SEC-63] with a fractional exp', { exp: now() + 100.5 }],
    ['[SEC-63] with an empty sub', { sub: '' }],
    ['[SEC-63] with a number as sub', { sub: 42 }],
    ['with zero as sub', { sub: '0' }],
    ['with a sub that is no id', { sub: '42abc' }],
    ['[SEC-63] issued in the future', { iat: now() + 60, exp: now() + 120 }],
    ['without iat', { iat: undefined }],
    ['without sub', { sub: undefined }],
    ['[SEC-63] that lives longer than a token may', { exp: now() + 360 }],
    ['of another issuer', { iss: 'evil' }],
    ['[SEC-66] of another purpose by audience', { aud: CALL_TOKEN.audience }],
    ['without the claims that guards ask of it', { ban: undefined }],
    ['with a ban that is no number', { ban: '0' }],
  ])('%s proves nothing', async (_, more) => {
    expect(await verifyPlayer(await signed(claims(more)), KEYS)).toBeNull()
  })

  it('[SEC-62] expired 4 s ago still counts: clocks differ', async () => {
    const player = await verifyPlayer(await signed(claims({ iat: now() - 200, exp: now() - 4 })), KEYS)
    expect(player?.userId).toBe(42)
  })

  it('[SEC-63] with an endless exp proves nothing', async () => {
    const text = JSON.stringify(claims())
    expect((await verifyPlayer(await signedText(text), KEYS))?.userId).toBe(42)
    expect(await verifyPlayer(await signedText(text.replace(/"exp":\d+/, '"exp":1e400')), KEYS)).toBeNull()
  })

  it.each<[string, Record<string, unknown>]>([
    ['[SEC-65] an unknown key', { kid: 'k2' }],
    ['[SEC-65] a key that is a path', { kid: '../../key' }],
    ['[SEC-66] another type', { typ: CALL_TOKEN.typ }],
    ['no type', { typ: undefined }],
  ])('%s in its header proves nothing', async (_, header) => {
    expect(await verifyPlayer(await signed(claims(), header), KEYS)).toBeNull()
  })

  it('[SEC-61] with an extension that must be understood proves nothing', async () => {
    const input = `${part({ ...HEADER, crit: ['x'], x: 1 })}.${part(claims())}`
    const signature = Buffer.from(await crypto.subtle.sign('Ed25519', privateKey, Buffer.from(input))).toString(
      'base64url',
    )
    expect(await verifyPlayer(`${input}.${signature}`, KEYS)).toBeNull()
  })

  it('[SEC-65] never takes its key from the token', async () => {
    const jwk = { ...(await exportJWK(other.publicKey)), kid: 'k1' }
    expect(await verifyPlayer(await signed(claims(), { jwk }, other.privateKey), KEYS)).toBeNull()
    expect(
      await verifyPlayer(await signed(claims(), { jku: 'https://evil.test/keys' }, other.privateKey), KEYS),
    ).toBeNull()
  })

  it('[SEC-60] of another algorithm proves nothing, also when its key stands among ours', async () => {
    const pair = await generateKeyPair('ES256', { extractable: true })
    const keys = { keys: [publicJwk, { ...(await exportJWK(pair.publicKey)), kid: 'k2' }] }
    expect(await verifyPlayer(await signed(claims(), { alg: 'ES256', kid: 'k2' }, pair.privateKey), keys)).toBeNull()
    expect((await verifyPlayer(await signed(claims()), keys))?.userId).toBe(42)
  })

  it('signed by another key, changed, cut or prolonged proves nothing', async () => {
    const token = await signed(claims())
    const [header, , signature] = token.split('.')
    expect(await verifyPlayer(await signed(claims(), {}, other.privateKey), KEYS)).toBeNull()
    expect(await verifyPlayer(`${header}.${part(claims({ sub: '1' }))}.${signature}`, KEYS)).toBeNull()
    for (const bad of ['', 'x', '..', `${token}.`, token.slice(0, -8), `${token}.x`, ` ${token}`])
      expect(await verifyPlayer(bad, KEYS)).toBeNull()
  })

  it('is refused when there are no keys', async () => {
    expect(await verifyPlayer(await signed(claims()), { keys: [] })).toBeNull()
  })
})
