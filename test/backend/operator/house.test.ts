import { env } from 'cloudflare:test'
import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { app } from '../../../worker/backend/app.ts'
import { operator, SITE, Visitor } from '../identity/visitor.ts'

const EDGE = { 'x-auth': 'edgebook-edge' }
const light = (url: string, headers: Record<string, string> = EDGE) =>
  new Visitor().post('/redirects-api/api/v1/redirect-light', { url }, headers)
const block = (headers: Record<string, string>, query = '') =>
  new Visitor().send(`/blocks-api/api/v1/block/light?stage=1&auth=0${query}`, { headers })
const time = async () =>
  Date.parse(v.parse(v.object({ time: v.string() }), (await new Visitor().send('/gettime')).data).time)

afterEach(async () => {
  await operator('POST', '/clock', { reset: true })
  await operator('PUT', '/redirects', { rules: [] })
  await operator('PUT', '/blocks', { rules: [] })
  await operator('PUT', '/config', { redirectHosts: null, countryCode: null })
})

describe('redirects', () => {
  it('[S7.12] [S6.25] a list counts at once, and is replaced as a whole', async () => {
    expect((await operator('PUT', '/redirects', { rules: [{ from: '/old', to: '/new' }] })).data).toEqual({
      data: { rules: 1 },
    })
    expect((await light('/en/old?a=1&redirect-service=1')).data).toEqual({
      redirect: true,
      code: 302,
      url: '/en/new?a=1',
      reasons: ['rule'],
      breadcrumbs: ['/old'],
    })
    await operator('PUT', '/redirects', { rules: [{ from: '/older', to: '/new', code: 301 }] })
    expect((await light('/en/old')).data).toMatchObject({ redirect: false, url: '/en/old' })
    expect((await light('/ru/older')).data).toMatchObject({ redirect: true, code: 301, url: '/ru/new' })
  })

  it('a list with a loop or an unlisted host is refused 422 as a whole', async () => {
    await operator('PUT', '/redirects', { rules: [{ from: '/old', to: '/new' }] })
    for (const bad of [
      { from: '/a', to: '/a' },
      { from: '/a', to: 'https://evil.test/' },
      { from: '/a', to: '/b', code: 200 },
    ]) {
      const answer = await operator('PUT', '/redirects', { rules: [{ from: '/ok', to: '/x' }, bad] })
      expect([answer.status, answer.data]).toMatchObject([
        422,
        { issues: [{ path: expect.stringMatching(/^rules\.1/) }] },
      ])
    }
    expect((await light('/en/old')).data).toMatchObject({ redirect: true })
    expect((await light('/en/ok')).data).toMatchObject({ redirect: false })
  })

  it('a host of the config is allowed', async () => {
    await operator('PUT', '/config', { redirectHosts: ['partner.test'] })
    expect(
      (await operator('PUT', '/redirects', { rules: [{ from: '/out', to: 'https://partner.test/x' }] })).status,
    ).toBe(200)
    expect((await light('/en/out')).data).toMatchObject({ redirect: true, url: 'https://partner.test/x' })
  })

  it('are told to the edge only', async () => {
    for (const headers of [{}, { 'x-auth': 'x' }] as Record<string, string>[])
      expect((await light('/en/old', headers)).status).toBe(404)
    expect((await block({})).status).toBe(404)
  })
})

describe('blocks', () => {
  it('[S3.20] [S7.15] count at once, by country and host, and end with the list', async () => {
    expect((await block(EDGE)).data).toEqual({ displayTypeId: 0, templateTypeId: 0 })
    await operator('PUT', '/blocks', {
      rules: [
        { country: 'UA', displayTypeId: 1, templateTypeId: 13 },
        { host: 'closed.test', displayTypeId: 1, templateTypeId: 8 },
      ],
    })
    expect((await block({ ...EDGE, 'x-geo-country': 'UA' })).data).toEqual({ displayTypeId: 1, templateTypeId: 13 })
    expect((await block(EDGE, '&host=closed.test')).data).toEqual({ displayTypeId: 1, templateTypeId: 8 })
    expect((await block(EDGE)).data).toEqual({ displayTypeId: 0, templateTypeId: 0 })
    await operator('PUT', '/blocks', { rules: [] })
    expect((await block({ ...EDGE, 'x-geo-country': 'UA' })).data).toMatchObject({ displayTypeId: 0 })
  })

  it.each(['https://closed.test', 'closed.test/', 'Closed.test', ''])(
    'of a host that is none, %j, are refused',
    async (host) => {
      await operator('PUT', '/blocks', { rules: [{ country: 'UA', displayTypeId: 1, templateTypeId: 13 }] })
      const rule = { displayTypeId: 1, templateTypeId: 8 }
      const answer = await operator('PUT', '/blocks', { rules: [rule, { ...rule, host }] })
      expect([answer.status, answer.data]).toMatchObject([422, { issues: [{ path: 'rules.1.host' }] }])
      expect((await block(EDGE)).data).toMatchObject({ displayTypeId: 0 })
    },
  )

  it('the config’s country counts when the visitor’s is not told', async () => {
    await operator('PUT', '/blocks', { rules: [{ country: 'UA', displayTypeId: 1, templateTypeId: 13 }] })
    await operator('PUT', '/config', { countryCode: 'UA' })
    expect((await block(EDGE)).data).toMatchObject({ displayTypeId: 1 })
    expect((await block({ ...EDGE, 'x-geo-country': 'DE' })).data).toMatchObject({ displayTypeId: 0 })
  })

  it('[S7.16] [S7.17] take referral parameters along', async () => {
    expect(
      (await block(EDGE, '&bf=1&btag=x&utm_source=y&click_id=z&referralWHNMobile=1&mainVipDomainAuthNeed=1')).status,
    ).toBe(200)
  })

  it('[S7.18] are told of an address too', async () => {
    await operator('PUT', '/blocks', { rules: [{ host: 'closed.test', displayTypeId: 1, templateTypeId: 16 }] })
    const ask = async (url: string) =>
      (await new Visitor().post('/blocks-api/api/v2/block', { auth: 0, url }, EDGE)).data
    expect(await ask('https://closed.test/en/')).toEqual({ displayTypeId: 1, templateTypeId: 16 })
    expect(await ask('/en/')).toEqual({ displayTypeId: 0, templateTypeId: 0 })
  })
})

describe('the clock', () => {
  it('moves by steps that add up, and comes back', async () => {
    const start = await time()
    await operator('POST', '/clock', { advanceSeconds: 3600 })
    const answer = await operator('POST', '/clock', { advanceSeconds: 3600 })
    expect(Math.abs((await time()) - start - 7_200_000)).toBeLessThan(5000)
    expect(
      Math.abs(
        Date.parse(v.parse(v.object({ data: v.object({ time: v.string() }) }), answer.data).data.time) -
          start -
          7_200_000,
      ),
    ).toBeLessThan(5000)
    await operator('POST', '/clock', { reset: true })
    expect(Math.abs((await time()) - Date.now())).toBeLessThan(5000)
  })

  it('loses none of the steps that are made at once', async () => {
    const start = await time()
    await Promise.all([100, 200, 400, 800].map((advanceSeconds) => operator('POST', '/clock', { advanceSeconds })))
    expect(Math.abs((await time()) - start - 1_500_000)).toBeLessThan(10_000)
  })

  it('takes nothing but a step or a reset', async () => {
    for (const body of [
      {},
      { advanceSeconds: 1.5 },
      { advanceSeconds: '60' },
      { reset: false },
      { advanceSeconds: 1, reset: true },
      { advanceSeconds: 1e12 },
    ]) {
      expect((await operator('POST', '/clock', body)).status).toBe(422)
    }
  })
})

it('in production there is no clock to move, no outbox and no captcha that solves itself', async () => {
  const production = { ...env, ENVIRONMENT: 'production' as const }
  const ctx = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} }
  const headers = {
    authorization: 'Bearer operator-token-of-the-tests',
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-captcha': 'solved',
  }
  const ask = async (path: string, method: string, body?: unknown) =>
    app.request(
      SITE + path,
      { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) },
      production,
      ctx,
    )
  expect((await ask('/operator-api/v1/clock', 'POST', { advanceSeconds: 60 })).status).toBe(404)
  expect((await ask('/operator-api/v1/outbox', 'GET')).status).toBe(404)
  expect((await ask('/gettime', 'GET')).status).toBe(200)
  const login = () =>
    ask('/web-api/auth/login/email', 'POST', {
      uLogin: btoa('nobody.there@example.test'),
      uPassword: btoa('wrong-password'),
    })
  for (let n = 0; n < 5; n++) expect((await login()).status).toBe(401)
  expect((await login()).status).toBe(400)
})

it('the built-in feed is started, slowed and stopped', async () => {
  expect((await operator('POST', '/simulator', { running: false, speed: 2, seed: 42 })).data).toEqual({
    data: { running: false, speed: 2, seed: 42 },
  })
  expect((await operator('POST', '/simulator', { speed: 0 })).status).toBe(422)
})
