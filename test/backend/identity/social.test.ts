import { SELF } from 'cloudflare:test'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { operator, SITE, Visitor, whoAmI } from './visitor.ts'

const ISSUER = 'https://accounts.google.com'
const keys = await generateKeyPair('RS256')
const publicKey = { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256' }
const google = { clientId: 'c1', issuer: ISSUER, jwks: { keys: [publicKey] }, authorizeUrl: `${ISSUER}/o/oauth2/auth` }
const setUp = () => operator('PUT', '/config', { isOneTapAuthEnabled: true, social: { google, foo: google } })
beforeAll(setUp)
afterEach(setUp)

const word = (claims: Record<string, unknown>, { aud = 'c1', key = keys.privateKey, at = Date.now() / 1000 } = {}) =>
  new SignJWT({ email_verified: true, given_name: 'Ann', family_name: 'Player', ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .setIssuer(ISSUER)
    .setAudience(aud)
    .setIssuedAt(Math.floor(at))
    .setExpirationTime(Math.floor(at) + 300)
    .sign(key)

async function oneTap(visitor: Visitor, credential: string) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ credential, language: 'en', currency: 'EUR', countryId: '1' }))
    form.set(name, value)
  const request = new Request('https://x.test', { method: 'POST', body: form })
  return visitor.send('/social-api/oauth/google-one-tap', {
    method: 'POST',
    body: await request.text(),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  })
}
const socReg = (visitor: Visitor) =>
  visitor.post('/web-api/auth/registration/soc_reg', {
    countryId: 1,
    currency: 'EUR',
    bonus: 0,
    birthday: '1990-01-01',
    agree: true,
  })

it('[S3.46] [S3.47] [S7.01] [S7.02] one-tap: a new person goes on to register, a known one is in', async () => {
  const credential = await word({ sub: 'g-1', email: 'g1@example.test' })
  const visitor = new Visitor()
  const first = await oneTap(visitor, credential)
  expect([first.status, first.data]).toEqual([
    200,
    { redirectUrl: '/en/registration/socialregistration?currency=EUR&countryId=1', clientId: 'c1' },
  ])
  const registered = await socReg(visitor)
  expect(registered.data).toMatchObject({ data: { login: 'g1@example.test' } })
  expect((await visitor.send('/web-api/user/config')).data).toMatchObject({
    data: { activation_type: 1, user_name: 'Ann', age_verified: true },
  })
  const again = new Visitor()
  expect((await oneTap(again, credential)).data).toMatchObject({ redirectUrl: '/en/user/login' })
  expect(await whoAmI(again)).toEqual(await whoAmI(visitor))
})

it('SEC-19b: a word for another client, of another key, without a person, or an old one is 401', async () => {
  const other = await generateKeyPair('RS256')
  for (const credential of [
    await word({ sub: 'g-2' }, { aud: 'c2' }),
    await word({ sub: 'g-2' }, { key: other.privateKey }),
    await word({}),
    await word({ sub: 'g-2' }, { at: Date.now() / 1000 - 3600 }),
    'not.a.token',
  ])
    expect((await oneTap(new Visitor(), credential)).status).toBe(401)
})

it('[S7.03] tells the client id; without a set-up every social call is 404 in the catalogue’s words', async () => {
  const visitor = new Visitor()
  expect((await visitor.send('/social-api/oauth/google-one-tap/clientId')).data).toEqual({ clientId: 'c1' })
  await operator('PUT', '/config', { social: null, isOneTapAuthEnabled: null })
  const off = { success: false, title: 'auth_social_unavailable' }
  const calls = [
    await visitor.send('/social-api/oauth/google-one-tap/clientId'),
    await oneTap(visitor, 'x'),
    await visitor.post('/web-api/auth/oauth', { provider: 'google' }),
    await visitor.post('/web-api/auth/login/social', { login: 'google', pass: 'x' }),
  ]
  for (const call of calls) expect([call.status, call.data]).toMatchObject([404, off])
  expect((await visitor.send('/web-api/auth/social')).data).toEqual({ data: { items: [] } })
})

it('[S3.44] [S5.49] lists the providers that are set up; one that nobody knows is not shown', async () => {
  const { data } = await new Visitor().send('/web-api/auth/social')
  expect(data).toEqual({
    data: {
      items: [
        {
          name: 'google',
          value: 'google',
          label: 'Google',
          mediaFullPath: '/web-api/auth/social/google',
          iconName: 'google',
        },
      ],
    },
  })
})

it('[S3.52] a link has its five fields, of which the last but one is the address of its mark; there are six at most', async () => {
  const all = ['google', 'vk', 'ok', 'fb', 'mailru', 'yandex', 'telegram', 'apple']
  await operator('PUT', '/config', { social: Object.fromEntries(all.map((name) => [name, google])) })
  const { data } = Object((await new Visitor().send('/web-api/auth/social')).data)
  expect(data.items).toHaveLength(6)
  for (const item of data.items) {
    expect(Object.keys(item)).toEqual(['name', 'value', 'label', 'mediaFullPath', 'iconName'])
    const mark = await new Visitor().send(item.mediaFullPath)
    expect([mark.status, mark.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  }
  await operator('PUT', '/config', { social: null })
})

it('[S7.44] [S7.51] a social sign-in goes to the provider and comes back with his word for this very browser', async () => {
  const visitor = new Visitor()
  const begun = await visitor.post('/web-api/auth/oauth', { provider: 'google', lng: 'en' })
  const { data } = Object(begun.data)
  const to = new URL(data.redirectUrl)
  expect([to.origin + to.pathname, to.searchParams.get('redirect_uri')]).toEqual([
    `${ISSUER}/o/oauth2/auth`,
    `${SITE}/en/user/login`,
  ])
  const nonce = to.searchParams.get('nonce') ?? ''
  const social = async (by: Visitor, said: string) =>
    by.post('/web-api/auth/login/social', { login: 'google', pass: await word({ sub: 'g-3', nonce: said }) })
  expect((await social(new Visitor(), nonce)).status).toBe(401)
  expect((await social(visitor, 'another')).status).toBe(401)
  expect((await social(visitor, nonce)).data).toEqual({ data: { next: 'registration' } })
  expect((await socReg(visitor)).status).toBe(200)
})

it('registration with a provider’s word needs that word', async () => {
  expect((await socReg(new Visitor())).status).toBe(401)
})

it('one-tap reads multipart only, of at most 32 KiB', async () => {
  const send = (body: string, type: string) =>
    SELF.fetch(`${SITE}/social-api/oauth/google-one-tap`, {
      method: 'POST',
      body,
      headers: { origin: SITE, 'content-type': type },
    })
  expect((await send('{}', 'application/json')).status).toBe(415)
  expect((await send('x'.repeat(33 * 1024), 'multipart/form-data; boundary=x')).status).toBe(413)
})
