import { describe, expect, it, vi } from 'vitest'
import { errorBody } from '../../../shared/errors/catalogue.ts'
import { forward, isApiPath } from '../../../worker/edge/proxy.ts'
import { type Answer, envWith } from './support.ts'

vi.spyOn(console, 'warn').mockImplementation(() => {})

const ask = (
  path: string,
  headers: Record<string, string> = {},
  answer: Answer = () => new Response('from the origin'),
  init: RequestInit = {},
) => {
  const request = new Request(new URL(path, 'https://site.test'), { headers, ...init })
  return forward(request, new URL(request.url), envWith(answer))
}
const BEARER = { authorization: 'Bearer token-of-the-operator' }

describe('which paths are the API’s', () => {
  it.each([
    '/bff-api/config/all.json',
    '/web-api/accounts',
    '/feed-api/v1/live',
    '/limit-service-api/api/external/web/v3/limits',
    '/social-api/oauth/google-one-tap',
    '/openapi.json',
    '/healthz/backend',
    '/gettime',
    '/validate',
    '/update',
  ])('%s is, and a browser reaches it', async (path) => {
    expect(isApiPath(path)).toBe(true)
    expect(await (await ask(path))?.text()).toBe('from the origin')
  })

  it.each([
    '/redirects-api/api/v1/redirect-light',
    '/blocks-api/api/v1/block/light',
    '/blocks-api/api/v2/block',
    '/wallet-api/v1/bet',
    '/payments-api/v1/callback/acme',
    '/identity-api/v1/keys',
    '/operator-api/v1/clock',
  ])('%s is, and does not exist for a browser', async (path) => {
    expect(isApiPath(path)).toBe(true)
    expect(await ask(path)).toBeNull()
  })

  it.each([
    '/',
    '/en/line',
    '/web-api',
    '/web-apix/a',
    '/en/web-api/accounts',
    '/openapi.jsonx',
    '//web-api/accounts',
    '/gettime/x',
    '/%77eb-api/accounts',
  ])('%s is a page’s', (path) => expect(isApiPath(path)).toBe(false))

  it.each([
    '/web-api/..%2fidentity-api/v1/keys',
    '/web-api/%2e%2e%2Foperator-api/v1/clock',
    '/web-api/..%5cwallet-api/v1/bet',
  ])('%s does not lead around the list', async (path) => expect(await ask(path)).toBeNull())

  it('dots lead to where they say, and what is closed there stays closed', async () => {
    const request = new Request('https://site.test/web-api/../identity-api/v1/keys')
    expect(new URL(request.url).pathname).toBe('/identity-api/v1/keys')
    expect(await ask('/web-api/../identity-api/v1/keys')).toBeNull()
  })
})

describe('the operator’s API', () => {
  it('is reached with a bearer alone', async () => {
    expect((await ask('/operator-api/v1/clock', BEARER))?.status).toBe(200)
    for (const authorization of ['', 'Bearer', 'Bearer ', 'Basic dXNlcjpwYXNz', 'bearer token', 'Bearer a b'])
      expect(await ask('/operator-api/v1/clock', authorization ? { authorization } : {})).toBeNull()
    expect(await ask('/operator-api/v1/clock', { cookie: '__Host-sid=s' })).toBeNull()
  })
})

describe('a forwarded call', () => {
  it('carries method, query, body and headers as they are', async () => {
    let seen: unknown[] = []
    const answer: Answer = async (request) => {
      const url = new URL(request.url)
      seen = [
        request.method,
        url.pathname + url.search,
        request.headers.get('cookie'),
        request.headers.get('idempotency-key'),
        await request.text(),
      ]
      return new Response(null, { status: 201, headers: { 'set-cookie': '__Host-sid=new; Path=/' } })
    }
    const response = await ask(
      '/web-api/coupon/place?a=1',
      { cookie: '__Host-sid=s', 'idempotency-key': 'k' },
      answer,
      { method: 'POST', body: '{}' },
    )
    expect(seen).toEqual(['POST', '/web-api/coupon/place?a=1', '__Host-sid=s', 'k', '{}'])
    expect([response?.status, response?.headers.getSetCookie()]).toEqual([201, ['__Host-sid=new; Path=/']])
  })

  it('[SEC-71] carries no header that names another host, scheme or path', async () => {
    let seen: Headers | undefined
    const dropped = {
      'x-forwarded-host': 'evil.test',
      'x-original-url': '/a',
      'x-rewrite-url': '/b',
      'x-forwarded-scheme': 'http',
      'x-internal': '1',
    }
    await ask('/web-api/accounts', { ...dropped, 'x-app-n': 'web' }, (request) => {
      seen = request.headers
      return new Response()
    })
    for (const name of Object.keys(dropped)) expect(seen?.get(name)).toBeNull()
    expect(seen?.get('x-app-n')).toBe('web')
  })

  it('says where the visitor is, and lets nobody say it for himself or pass for the edge', async () => {
    const seen: (string | null)[] = []
    const answer: Answer = (request) => {
      seen.push(request.headers.get('x-geo-country'), request.headers.get('x-auth'))
      return new Response()
    }
    const claimed = { 'x-geo-country': 'US', 'x-auth': 'edgebook-edge' }
    await ask('/bff-api/config/all.json', claimed, answer)
    await ask('/bff-api/config/all.json', { ...claimed, 'cf-ipcountry': 'DE' }, answer)
    await ask('/bff-api/config/all.json', { ...claimed, 'cf-ipcountry': '<b>' }, answer)
    expect(seen).toEqual([null, null, 'DE', null, null, null])
  })

  it('in production only the platform says where the visitor is', async () => {
    let country: string | null = 'none'
    const request = new Request('https://site.test/bff-api/config/all.json', { headers: { 'cf-ipcountry': 'DE' } })
    const env = envWith(
      (call) => {
        country = call.headers.get('x-geo-country')
        return new Response()
      },
      { ENVIRONMENT: 'production' },
    )
    await forward(request, new URL(request.url), env)
    expect(country).toBeNull()
    await forward(Object.assign(request.clone(), { cf: { country: 'FR' } }), new URL(request.url), env)
    expect(country).toBe('FR')
  })

  it('does not follow a redirect of the origin', async () => {
    let redirect: string | undefined
    const response = await ask('/web-api/x', {}, (request) => {
      redirect = request.redirect
      return new Response(null, { status: 302, headers: { location: 'https://evil.test/' } })
    })
    expect([redirect, response?.status]).toEqual(['manual', 302])
  })

  it('gives the origin’s own errors as they are', async () => {
    const body = errorBody('unknownOutcome')
    const response = await ask('/web-api/x', {}, () => Response.json(body, { status: 503 }))
    expect([response?.status, await response?.json()]).toEqual([503, body])
    expect((await ask('/web-api/x', {}, () => new Response('no', { status: 404 })))?.status).toBe(404)
  })

  it.each<[string, Answer]>([
    ['cannot be reached', () => Promise.reject(new Error('connection refused at 10.0.0.1'))],
    [
      'answers with a failure page',
      () =>
        new Response('<h1>Error 1101</h1> at worker.js:1', { status: 500, headers: { 'content-type': 'text/html' } }),
    ],
    ['fails without a word', () => new Response(null, { status: 502 })],
  ])('[SEC-93] answers 503 of the catalogue when the origin %s, and nothing of the failure', async (_, answer) => {
    const response = await ask('/web-api/accounts', {}, answer)
    expect(response?.status).toBe(503)
    expect(response?.headers.get('retry-after')).toBe('5')
    expect(response?.headers.get('cache-control')).toBe('private, no-store')
    expect(await response?.json()).toEqual(errorBody('unavailable'))
  })
})
