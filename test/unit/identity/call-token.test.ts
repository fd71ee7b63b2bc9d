import { CompactSign, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { verifyCallToken } from '../../../worker/backend/identity/call-token.ts'

const NOW = 1_800_000_000
const JTI = '0f9d6d0e-6a53-4a52-9a50-0d8c1d7f4a11'
const HEAD = { alg: 'EdDSA', typ: 'call+jwt', kid: 'k1' }
const CLAIMS = { iss: 'edgebook', aud: 'edgebook-calls', sub: '417301', iat: NOW, exp: NOW + 300, jti: JTI }

const pair = await generateKeyPair('EdDSA', { extractable: true })
const other = await generateKeyPair('EdDSA', { extractable: true })
const keys = new Map([['k1', pair.publicKey]])

const token = (claims: Record<string, unknown> = {}, head: Record<string, unknown> = {}, key = pair.privateKey) =>
  new SignJWT({ ...CLAIMS, ...claims }).setProtectedHeader({ ...HEAD, ...head }).sign(key)
/** Claims as raw JSON: for numbers that a JavaScript object cannot be written with. */
const raw = (json: string) =>
  new CompactSign(new TextEncoder().encode(json)).setProtectedHeader(HEAD).sign(pair.privateKey)
const verify = (text: string, at = NOW) => verifyCallToken(text, keys, at)

let good = ''
beforeAll(async () => {
  good = await token()
})

it('knows the player of a fresh token', async () => {
  expect(await verify(good)).toEqual({ userId: 417301, jti: JTI })
})

it('SEC-62: takes a token that expired 4 s ago, not one of 6 s', async () => {
  expect(await verify(good, NOW + 304)).not.toBeNull()
  expect(await verify(good, NOW + 306)).toBeNull()
})

describe('SEC-60: another algorithm', () => {
  it('none is refused', async () => {
    expect(await verify(new UnsecuredJWT(CLAIMS).encode())).toBeNull()
    const [, claims] = good.split('.')
    for (const alg of ['none', 'NonE']) {
      const head = Buffer.from(JSON.stringify({ ...HEAD, alg })).toString('base64url')
      for (const signature of ['', 'AAAA']) expect(await verify(`${head}.${claims}.${signature}`)).toBeNull()
    }
  })
  it('C19 HS256 under the public key as secret is refused', async () => {
    const { x = '' } = await exportJWK(pair.publicKey)
    for (const secret of [Buffer.from(x, 'base64url'), new TextEncoder().encode(x)]) {
      expect(
        await verify(await new SignJWT(CLAIMS).setProtectedHeader({ ...HEAD, alg: 'HS256' }).sign(secret)),
      ).toBeNull()
    }
  })
  it('ES256 is refused', async () => {
    const { privateKey } = await generateKeyPair('ES256')
    expect(await verify(await token({}, { alg: 'ES256' }, privateKey))).toBeNull()
  })
})

it.each([
  ['no exp', { exp: undefined }],
  ['another audience', { aud: 'edgebook-edge' }],
  ['a list of audiences without ours', { aud: ['edgebook-edge', 'x'] }],
  ['another issuer', { iss: 'staging' }],
  ['a beginning an hour from now', { nbf: NOW + 3600 }],
  ['an exp 6 s ago', { exp: NOW - 6 }],
  ['an exp beyond our longest life', { exp: NOW + 3600 }],
  ['an exp with a fraction', { exp: NOW + 1.5 }],
  ['an iat in the future', { iat: NOW + 60 }],
  ['an iat of long ago', { iat: NOW - 3600 }],
  ['no iat', { iat: undefined }],
  ['an empty sub', { sub: '' }],
  ['a sub that is no id', { sub: 'admin' }],
  ['a sub with a leading zero', { sub: '0417301' }],
  ['no jti', { jti: undefined }],
])('SEC-61, SEC-63: refuses %s', async (_name, claims) => {
  expect(await verify(await token(claims))).toBeNull()
})

it.each([
  ['exp as text', `"exp":"${NOW + 300}"`],
  ['exp 1e400', '"exp":1e400'],
  ['sub as number', '"sub":417301'],
])('SEC-61, SEC-63: refuses %s', async (_name, member) => {
  const name = member.split(':')[0] ?? ''
  const rest = Object.entries(CLAIMS)
    .filter(([claim]) => `"${claim}"` !== name)
    .map(([claim, value]) => `"${claim}":${JSON.stringify(value)}`)
  expect(await verify(await raw(`{${[...rest, member].join(',')}}`))).toBeNull()
})

it('SEC-61, SEC-64: refuses another spelling of a good token', async () => {
  for (const text of [
    `${good}.`,
    `${good}=`,
    `${good}==`,
    ` ${good}`,
    `${good}\n`,
    good.slice(0, -4),
    '',
    'a.b',
    'x'.repeat(5000),
  ])
    expect(await verify(text)).toBeNull()
})

it.each([
  ['an unknown kid', { kid: 'k2' }],
  ['a path as kid', { kid: '../../key' }],
  ['a kid that objects inherit', { kid: 'constructor' }],
  ['jku', { jku: 'https://evil.test/keys' }],
  ['x5u', { x5u: 'https://evil.test/cert' }],
  ['the type of the edge’s token', { typ: 'edge+jwt' }],
  ['no special type', { typ: 'JWT' }],
])('SEC-65, SEC-66: refuses a header with %s', async (_name, head) => {
  expect(await verify(await token({}, head))).toBeNull()
})

it('SEC-65: refuses a token that brings its own key', async () => {
  const jwk = await exportJWK(other.publicKey)
  expect(await verify(await token({}, { jwk }, other.privateKey))).toBeNull()
  expect(await verify(await token({}, { jwk: await exportJWK(pair.publicKey) }))).toBeNull()
})

it('refuses a token of another key, and a critical extension that it does not know', async () => {
  expect(await verify(await token({}, {}, other.privateKey))).toBeNull()
  const head = Buffer.from(JSON.stringify({ ...HEAD, crit: ['exp'], exp: 1 })).toString('base64url')
  expect(await verify(`${head}.${good.split('.').slice(1).join('.')}`)).toBeNull()
})
