import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EDGE_AUTH, GEO_HEADER } from '../../../shared/api/edge-decisions.ts'
import type { Env } from '../../../worker/edge/env.ts'
import { MINIMAL_CONFIG } from '../../../worker/edge/facts/default-config.ts'
import { retryAfter } from '../../../worker/edge/retry-after.ts'
import { type Answer, envWith, visitOf } from './support.ts'

vi.spyOn(console, 'warn').mockImplementation(() => {})
vi.spyOn(console, 'error').mockImplementation(() => {})

/** The facts' modules of an isolate that has just begun. */
async function freshIsolate() {
  vi.resetModules()
  const [block, redirect, maintenance] = await Promise.all([
    import('../../../worker/edge/facts/block.ts'),
    import('../../../worker/edge/facts/redirect-light.ts'),
    import('../../../worker/edge/facts/maintenance.ts'),
  ])
  return { ...block, ...redirect, ...maintenance }
}
const waitUntil = () => {}
const IPHONE = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
}
const PLAYER = { userId: 1, name: null, ban: 0, banVersion: 0, termsChanged: false }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())
const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

describe('block/light', () => {
  async function asked(
    address: string,
    headers: Record<string, string> = {},
    more: Parameters<typeof visitOf>[2] = {},
  ) {
    const seen: { url: URL; request: Request }[] = []
    const env = envWith(async (request) => {
      seen.push({ url: new URL(request.url), request })
      return Response.json({ displayTypeId: 0, templateTypeId: 0 })
    })
    const { readBlock } = await freshIsolate()
    const config = { ...MINIMAL_CONFIG, ...more.config }
    const visit = visitOf(address, headers, more)
    const read = () => readBlock(env, visit, config, waitUntil)
    return { answer: await read(), query: seen[0]?.url.searchParams, seen, read }
  }

  it('[S7.15] is asked with stage and auth, the country and the fixed header', async () => {
    const { query, seen } = await asked('/en/', { 'cf-ipcountry': 'DE' })
    expect(Object.fromEntries(query ?? [])).toEqual({ stage: 'test', auth: '0', host: 'site.test' })
    expect(seen[0]?.request.headers.get(GEO_HEADER)).toBe('DE')
    expect(seen[0]?.request.headers.get(EDGE_AUTH.header)).toBe(EDGE_AUTH.value)
    expect((await asked('/en/', {}, { player: PLAYER })).query?.get('auth')).toBe('1')
  })

  it.each(['bf', 'tag', 'btag', 'vkref', 'utm_source', 'qtag', 'whn', 'click_id'])(
    '[S7.16] carries the referral when %s is in the URL',
    async (name) => {
      expect((await asked(`/en/?${name}=x1&other=1`)).query?.get(name)).toBe('x1')
      expect((await asked(`/en/?${name}=x1&other=1`)).query?.has('other')).toBe(false)
      expect((await asked(`/en/?${name}=${'y'.repeat(5000)}`)).query?.get(name)).toHaveLength(256)
    },
  )

  it('[S7.16] carries none when none of them is there', async () => {
    expect([...((await asked('/en/?ref=a&utm_medium=b')).query?.keys() ?? [])]).toEqual(['stage', 'auth', 'host'])
  })

  it('[S7.17][S6.17] carries referralWHNMobile on a phone with whn, mainVipDomainAuthNeed where the site needs it', async () => {
    const has = async (name: string, ...of: Parameters<typeof asked>) => (await asked(...of)).query?.get(name) ?? null
    expect(await has('referralWHNMobile', '/en/?whn=1', IPHONE)).toBe('1')
    expect(await has('referralWHNMobile', '/en/?whn=1')).toBeNull()
    expect(await has('referralWHNMobile', '/en/', IPHONE)).toBeNull()
    const vip = (isMainVipDomainAuthNeed: boolean, geoAuthReqVip: boolean) =>
      has('mainVipDomainAuthNeed', '/en/', {}, { config: { isMainVipDomainAuthNeed, geoAuthReqVip } })
    expect([await vip(true, true), await vip(true, false), await vip(false, true)]).toEqual(['1', null, null])
  })

  it('[S7.18] is the second call, with auth and url, where the config says so', async () => {
    const { seen } = await asked('/en/line?a=1', {}, { config: { blockApi: 'v2' }, player: PLAYER })
    expect([seen[0]?.request.method, seen[0]?.url.pathname]).toEqual(['POST', '/blocks-api/api/v2/block'])
    expect(await seen[0]?.request.json()).toEqual({ auth: true, url: 'https://site.test/en/line' })
  })

  it('is kept in the isolate: no view asks again while the copy is fresh, and a change is seen within 10 s', async () => {
    const { seen, read } = await asked('/en/')
    for (let n = 0; n < 20; n++) await read()
    expect(seen).toHaveLength(1)
    later(10_000)
    await read()
    expect(seen).toHaveLength(2)
  })

  it.each<[string, Answer]>([
    ['does not come', () => Promise.reject(new Error('gone'))],
    ['is an error', () => new Response('', { status: 502 })],
    ['is garbage', () => new Response('<html>')],
    ['has wrong types', () => Response.json({ displayTypeId: '1', templateTypeId: 4 })],
    ['is another status', () => Response.json({ displayTypeId: 1, templateTypeId: 4 }, { status: 404 })],
  ])('[S8.11] is null when the answer %s', async (_, answer) => {
    const { readBlock } = await freshIsolate()
    expect(await readBlock(envWith(answer), visitOf('/en/'), MINIMAL_CONFIG, waitUntil)).toBeNull()
  })

  it('[S9.24] is tried twice, 100 ms apart', async () => {
    const at: number[] = []
    const { readBlock } = await freshIsolate()
    const env = envWith(() => {
      at.push(performance.now())
      return new Response('', { status: 500 })
    })
    await readBlock(env, visitOf('/en/'), MINIMAL_CONFIG, waitUntil)
    expect(at).toHaveLength(2)
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(95)
  })

  const answered = () => Response.json({ displayTypeId: 0, templateTypeId: 0 })
  const UNBLOCKED = { displayTypeId: 0, templateTypeId: 0 }

  it('gets its time also in a visit whose start has taken all there was', async () => {
    const { readBlock } = await freshIsolate()
    const slowly: Answer = () => new Promise((done) => setTimeout(() => done(answered()), 400))
    const env = envWith(slowly, { lane: { endsAt: Date.now() - 1, enter: async () => () => {} } })
    expect(await readBlock(env, visitOf('/en/live'), MINIMAL_CONFIG, waitUntil)).toEqual(UNBLOCKED)
  })

  it('[S9.24] is tried again when the first try is lost', async () => {
    let asked = 0
    const env = envWith(() => (++asked === 1 ? new Promise<never>(() => {}) : answered()))
    const { readBlock } = await freshIsolate()
    expect(await readBlock(env, visitOf('/en/live'), MINIMAL_CONFIG, waitUntil)).toEqual(UNBLOCKED)
    expect(asked).toBe(2)
  })

  it('lets what another isolate has left in the last five minutes decide for one that begins in an outage', async () => {
    const kept = new Map<string, Response>()
    const store = {
      match: async (key: string) => kept.get(key)?.clone(),
      put: async (k: string, r: Response) => void kept.set(k, r),
    }
    vi.stubGlobal('caches', { open: async () => store })
    const behind: Promise<unknown>[] = []
    const ask = async (answer: Answer, address: string) => {
      const { readBlock } = await freshIsolate()
      const found = await readBlock(envWith(answer), visitOf(address), MINIMAL_CONFIG, (work) => void behind.push(work))
      await Promise.all(behind)
      return found
    }
    const down: Answer = () => new Response('', { status: 503 })
    await ask(answered, '/en/live?tag=1')
    expect(kept.size).toBe(0)
    await ask(answered, '/en/live')
    later(4 * 60_000)
    expect(await ask(down, '/en/line')).toEqual(UNBLOCKED)
    later(2 * 60_000)
    expect(await ask(down, '/en/line')).toBeNull()
    vi.unstubAllGlobals()
  })

  it('keeps the last answer of a check that fails for five minutes, and no longer', async () => {
    let isDown = false
    const env = envWith(() =>
      isDown ? new Response('', { status: 500 }) : Response.json({ displayTypeId: 0, templateTypeId: 0 }),
    )
    const { readBlock } = await freshIsolate()
    const read = () => readBlock(env, visitOf('/en/'), MINIMAL_CONFIG, waitUntil)
    await read()
    isDown = true
    later(4 * 60_000)
    expect(await read()).toEqual({ displayTypeId: 0, templateTypeId: 0 })
    later(2 * 60_000)
    expect(await read()).toBeNull()
  })
})

describe('redirect-light', () => {
  it('[S7.12] is asked by POST with the URL and the fixed auth header, once for all visits of a path', async () => {
    const seen: { method: string; auth: string | null; body: unknown }[] = []
    const answer = { redirect: true, code: 301, url: '/en/y', reasons: ['rule'], breadcrumbs: ['/x'] }
    const env = envWith(async (request) => {
      const { method, headers } = request
      seen.push({ method, auth: headers.get(EDGE_AUTH.header), body: await request.json() })
      return Response.json(answer)
    })
    const { readRedirect } = await freshIsolate()
    expect(await readRedirect(env, '/en/x', waitUntil)).toEqual(answer)
    await readRedirect(env, '/en/x', waitUntil)
    expect(seen).toHaveLength(1)
    expect(seen[0]).toEqual({ method: 'POST', auth: EDGE_AUTH.value, body: { url: '/en/x' } })
  })

  it('[S7.13] that never answers is tried five times more, behind the page', async () => {
    vi.useFakeTimers()
    const behind: Promise<unknown>[] = []
    let calls = 0
    const env = envWith(() => {
      calls += 1
      return new Response('{}', { status: 503, headers: { 'content-type': 'application/json' } })
    })
    const { readRedirect } = await freshIsolate()
    expect(await readRedirect(env, '/en/x', (work) => void behind.push(work))).toBeNull()
    expect(calls).toBe(1)
    await vi.advanceTimersByTimeAsync(10_000)
    await Promise.all(behind)
    expect(calls).toBe(6)
  })
})

describe('the maintenance flag', () => {
  const envOf = (get: () => Promise<string | null>) =>
    envWith(() => new Response(), { OPS: { get } as unknown as Env['OPS'] })

  it('[S3.19] has six fields; those that are not said are off', async () => {
    const { readMaintenance } = await freshIsolate()
    const flag = await readMaintenance(
      envOf(async () => '{"isActive":true,"started_at":1700000000,"x":1}'),
      waitUntil,
    )
    expect(flag).toEqual({
      started_at: 1_700_000_000,
      ended_at: null,
      notify_started_at: null,
      notify_ended_at: null,
      isActive: true,
      web_state: false,
    })
  })

  it('[C25] [T27] keeps its last good value while KV fails, is slow, or holds nonsense, and is asked at most every 5 s', async () => {
    const { readMaintenance } = await freshIsolate()
    let get: () => Promise<string | null> = async () => '{"isActive":true}'
    let asked = 0
    const env = envOf(() => {
      asked += 1
      return get()
    })
    const read = async () => (await readMaintenance(env, waitUntil))?.isActive
    expect(await read()).toBe(true)
    for (const broken of [
      () => Promise.reject(new Error('KV is down')),
      () => new Promise<string | null>(() => {}),
      async () => '{"isActive":"yes"}',
      async () => 'yes',
    ]) {
      get = broken
      later(60_000)
      expect(await read()).toBe(true)
    }
    get = async () => '{"isActive":false}'
    later(60_000)
    expect(await read()).toBe(false)
    asked = 0
    for (let n = 0; n < 10; n++) await read()
    expect(asked).toBe(0)
  })

  it('is off when there never was a value', async () => {
    const { readMaintenance } = await freshIsolate()
    expect(
      (
        await readMaintenance(
          envOf(async () => null),
          waitUntil,
        )
      )?.isActive,
    ).toBe(false)
    const other = await freshIsolate()
    expect(
      await other.readMaintenance(
        envOf(() => Promise.reject(new Error('down'))),
        waitUntil,
      ),
    ).toBeNull()
  })
})

it('Retry-After is the announced end, within a minute and a day', () => {
  const now = Date.parse('2026-01-01T00:00:00Z')
  const flag = (ended_at: string | number | null) => ({
    started_at: null,
    ended_at,
    notify_started_at: null,
    notify_ended_at: null,
    isActive: true,
    web_state: false,
  })
  expect(retryAfter(flag('2026-01-01T00:10:00Z'), now)).toBe(600)
  expect(retryAfter(flag(now / 1000 + 600), now)).toBe(600)
  expect(
    ['2025-12-31T00:00:00Z', '2026-01-01T00:00:05Z', 'soon', null].map((end) => retryAfter(flag(end), now)),
  ).toEqual([60, 60, 60, 60])
  expect(retryAfter(flag('2027-01-01T00:00:00Z'), now)).toBe(86_400)
  expect(retryAfter(null, now)).toBe(60)
})

describe('how a page is asked for', () => {
  it.each<[string, Record<string, string>, string]>([
    ['a plain request', {}, 'document'],
    ['an HTTP library', { 'sec-fetch-mode': 'cors' }, 'document'],
    ['a browser that opens a page', { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }, 'document'],
    ['a script', { 'sec-fetch-dest': 'empty' }, 'other'],
    ['XMLHttpRequest', { 'x-requested-with': 'XMLHttpRequest' }, 'other'],
    ['a prefetch', { 'sec-purpose': 'prefetch;prerender', 'sec-fetch-dest': 'document' }, 'other'],
    ['the browser’s navigation', { 'mf-render-mode': 'json', 'sec-fetch-dest': 'empty' }, 'soft'],
  ])('%s', (_, headers, kind) => expect(visitOf('/en/', headers).kind).toBe(kind))

  it('a form is none', () => expect(visitOf('/en/', {}, { method: 'POST' }).kind).toBe('other'))

  it.each([
    ['https://site.test/en/office/history?a=1', 'history'],
    ['https://site.test/en/', 'home'],
    ['https://site.test/nothing', null],
    ['https://other.test/en/', null],
    ['nonsense', null],
    ['', null],
  ])('comes from %j: %s', (referer, name) => expect(visitOf('/en/', { referer }).previous).toBe(name))
})

describe('devices', () => {
  it.each<[string, Record<string, string>, boolean, boolean]>([
    ['/en/', {}, false, false],
    ['/en/?platform_type=mobile', {}, true, false],
    ['/en/?platform_type=desktop&platform_type=mobile', {}, false, false],
    ['/en/', { cookie: 'platform_type=mobile' }, true, false],
    ['/en/?platform_type=desktop', { cookie: 'platform_type=mobile' }, false, false],
    ['/en/', IPHONE, true, false],
    [
      '/en/',
      { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0', 'sec-ch-ua-platform': '"Android"' },
      false,
      true,
    ],
    [
      '/en/',
      { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0', 'sec-ch-ua-form-factors': '"Tablet"' },
      false,
      true,
    ],
    [
      '/en/',
      { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0.0.0', 'sec-ch-ua-platform': '"Android"' },
      true,
      false,
    ],
    [
      '/en/',
      { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0', 'sec-ch-ua-platform': '"Linux"' },
      false,
      false,
    ],
  ])('[S6.46][S6.47][SEC-28] %s %j: mobile %s, hidden tablet %s', (address, headers, isMobile, isHiddenTablet) => {
    expect(visitOf(address, headers)).toMatchObject({ isMobile, isHiddenTablet })
  })
})
