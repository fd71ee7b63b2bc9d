import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { EDGE_TOKEN } from '../../../shared/api/identity.ts'
import { MINIMAL_CONFIG } from '../../../worker/edge/facts/default-config.ts'
import { CookieJar, readCookies } from '../../../worker/edge/visit/cookies.ts'
import { type Answer, envWith } from './support.ts'

vi.spyOn(console, 'warn').mockImplementation(() => {})
const logged = vi.spyOn(console, 'error').mockImplementation(() => {})

/** The facts' modules of an isolate that has just begun. */
async function freshIsolate() {
  vi.resetModules()
  const [config, player] = await Promise.all([
    import('../../../worker/edge/facts/config.ts'),
    import('../../../worker/edge/facts/player.ts'),
  ])
  return { ...config, ...player }
}
const waitUntil = () => {}
const CONFIG = { ...MINIMAL_CONFIG, companyName: 'Acme', isRegistrationAllowed: true, ageCheck: 'manual' as const }

describe('the site config', () => {
  beforeEach(() => void logged.mockClear())

  it('is the origin’s, without fields that are not known', async () => {
    const { readConfig } = await freshIsolate()
    const config = await readConfig(
      envWith(() => Response.json({ ...CONFIG, surprise: 1 })),
      waitUntil,
    )
    expect(config.companyName).toBe('Acme')
    expect(config).not.toHaveProperty('surprise')
  })

  it('[S5.04] has its unknown languages removed', async () => {
    const { readConfig } = await freshIsolate()
    const config = await readConfig(
      envWith(() => Response.json({ ...CONFIG, languages: ['en', 'ru', 'zz-unknown', 'qq'] })),
      waitUntil,
    )
    expect([config.companyName, config.languages]).toEqual(['Acme', ['en', 'ru']])
  })

  it.each<[string, Answer]>([
    ['is not answered', () => Promise.reject(new Error('gone'))],
    ['fails', () => new Response('boom', { status: 500 })],
    ['is garbage', () => new Response('<html>')],
    ['has wrong types', () => Response.json({ ...CONFIG, availableRoutes: 'all' })],
    ['is missing', () => Response.json(CONFIG, { status: 404 })],
  ])(
    '[S8.01] when it %s is the minimal one, without registration, and "no site config" is logged',
    async (_, answer) => {
      const { readConfig } = await freshIsolate()
      const config = await readConfig(envWith(answer), waitUntil)
      expect(config).toEqual(MINIMAL_CONFIG)
      expect(config.isRegistrationAllowed).toBe(false)
      expect(String(logged.mock.lastCall?.[0])).toContain('no site config')
    },
  )

  it('[S7.07] [S7.08] is asked for in the language of the address, and with the country when it is known', async () => {
    const { readConfig } = await freshIsolate()
    const seen: unknown[] = []
    const env = envWith((request) => {
      const { pathname, search } = new URL(request.url)
      seen.push([pathname + search, request.headers.get('x-geo-country')])
      return Response.json(CONFIG)
    })
    await readConfig(env, waitUntil, { lang: 'en', country: 'DE' })
    await readConfig(env, waitUntil, { lang: 'qq', country: null })
    await readConfig(env, waitUntil, { lang: 'en', country: 'DE' })
    expect(seen).toEqual([
      ['/bff-api/config/all.json?lang=en', 'DE'],
      ['/bff-api/config/all.json', null],
    ])
  })

  it('[S7.09] [S9.23] is asked for five times more, one second apart, behind the answer', async () => {
    vi.useFakeTimers()
    try {
      const { readConfig } = await freshIsolate()
      const asked: number[] = []
      const env = envWith(() => {
        asked.push(Date.now())
        return new Response('', { status: 503 })
      })
      const behind: Promise<unknown>[] = []
      const config = await readConfig(env, (work) => void behind.push(work))
      expect([config, asked.length]).toEqual([MINIMAL_CONFIG, 1])
      await vi.advanceTimersByTimeAsync(20_000)
      await Promise.all(behind)
      expect(asked.map((at) => Math.round((at - (asked[0] ?? 0)) / 100) / 10)).toEqual([0, 1, 2, 3, 4, 5])
    } finally {
      vi.useRealTimers()
    }
  })

  it('comes by itself when the origin is back, without a visit that waits for it', async () => {
    vi.useFakeTimers()
    try {
      const { readConfig } = await freshIsolate()
      let isBack = false
      const env = envWith(() => (isBack ? Response.json(CONFIG) : new Response('', { status: 503 })))
      await readConfig(env, () => {})
      isBack = true
      await vi.advanceTimersByTimeAsync(1000)
      isBack = false
      expect((await readConfig(env, () => {})).companyName).toBe('Acme')
    } finally {
      vi.useRealTimers()
    }
  })

  it('of another language or country serves when its own was never heard, but nobody’s country is claimed', async () => {
    const { readConfig } = await freshIsolate()
    await readConfig(
      envWith(() => Response.json({ ...CONFIG, countryCode: 'DE' })),
      waitUntil,
      { lang: 'en', country: 'DE' },
    )
    const down = envWith(() => new Response('', { status: 503 }))
    const config = await readConfig(down, waitUntil, { lang: 'ru', country: null })
    expect([config.companyName, config.countryCode]).toEqual(['Acme', null])
  })

  it('is the last good copy when the origin stops to answer', async () => {
    const { readConfig } = await freshIsolate()
    await readConfig(
      envWith(() => Response.json(CONFIG)),
      waitUntil,
    )
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    try {
      const config = await readConfig(
        envWith(() => new Response('', { status: 500 })),
        waitUntil,
      )
      expect(config.companyName).toBe('Acme')
    } finally {
      vi.useRealTimers()
    }
    expect(logged).not.toHaveBeenCalled()
  })
})

describe('the player of a visit', async () => {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true })
  const { x = '' } = await exportJWK(publicKey)
  const keys = { keys: [{ kty: 'OKP', crv: 'Ed25519', x, kid: 'k1' }] }
  const token = (life = 300, sub = '42') => {
    const now = Math.floor(Date.now() / 1000)
    return new SignJWT({ name: 'Ann', ban: 0, banv: 0, terms: false })
      .setProtectedHeader({ alg: 'EdDSA', typ: EDGE_TOKEN.typ, kid: 'k1' })
      .setIssuer(EDGE_TOKEN.issuer)
      .setAudience(EDGE_TOKEN.audience)
      .setSubject(sub)
      .setIssuedAt(now + life - 300)
      .setExpirationTime(now + life)
      .sign(privateKey)
  }

  /** Reads the player behind a cookie header; tells what was asked of the origin. */
  async function read(
    cookie: string | null,
    session: Answer,
    keysAnswer: Answer = () => Response.json(keys),
    isDocument = true,
  ) {
    const asked: string[] = []
    const jar = new CookieJar()
    const env = envWith((request) => {
      const { pathname } = new URL(request.url)
      asked.push(pathname)
      return pathname === '/identity-api/v1/keys' ? keysAnswer(request) : session(request)
    })
    const { readPlayer } = await freshIsolate()
    const player = await readPlayer(env, readCookies(cookie), cookie, jar, waitUntil, () => false, isDocument)
    return { id: player?.userId ?? null, asked, lines: [...jar.lines] }
  }
  const KEYS = '/identity-api/v1/keys'
  const SESSION = '/web-api/auth/session'
  const renewed =
    (value: string): Answer =>
    () =>
      Response.json({ user_id: 42 }, { headers: { 'set-cookie': `__Host-at=${value}; Path=/; Secure; HttpOnly` } })

  it('[S6.01] is nobody without a session cookie, and nothing is asked', async () => {
    expect(await read(null, renewed(await token()))).toEqual({ id: null, asked: [], lines: [] })
    expect(await read(`__Host-at=${await token()}`, renewed(await token()))).toMatchObject({ id: null, asked: [] })
  })

  it('is known by the token alone: the session is not asked for', async () => {
    expect(await read(`__Host-sid=s; __Host-at=${await token()}`, renewed(''))).toMatchObject({ id: 42, asked: [KEYS] })
  })

  it('is asked for once when the token is missing or old, and the new token is set', async () => {
    for (const cookie of ['__Host-sid=s', `__Host-sid=s; __Host-at=${await token(-60)}`, '__Host-sid=s; __Host-at=x']) {
      const seen = await read(cookie, renewed(await token()))
      expect([seen.id, seen.asked, seen.lines.length]).toEqual([42, [KEYS, SESSION], 1])
    }
  })

  it('[S8.47] is nobody while the session does not answer, which is only logged', async () => {
    const warned = vi.mocked(console.warn).mockClear()
    expect((await read('__Host-sid=s', () => Promise.reject(new Error('gone')))).id).toBeNull()
    expect(warned.mock.calls.join()).toContain('"call":"session"')
  })

  it('is nobody when the session is over, does not answer, or answers with a token that proves nothing', async () => {
    const over: Answer = () => Response.json({ user_id: null })
    const gone: Answer = () => Promise.reject(new Error('gone'))
    expect((await read('__Host-sid=s', over)).id).toBeNull()
    expect((await read('__Host-sid=s', gone)).id).toBeNull()
    expect((await read('__Host-sid=s', renewed('x.y.z'))).id).toBeNull()
  })

  it('takes the cookies of a session that is over away with a document, never with a page that a script reads', async () => {
    const over: Answer = () =>
      Response.json({ user_id: null }, { headers: { 'set-cookie': '__Host-sid=; Max-Age=0; Path=/; Secure' } })
    expect((await read('__Host-sid=s', over)).lines).toHaveLength(1)
    expect(await read('__Host-sid=s', over, undefined, false)).toMatchObject({ id: null, lines: [] })
  })

  it.each<[string, Answer]>([
    ['do not come', () => Promise.reject(new Error('gone'))],
    ['are garbage', () => new Response('<html>')],
    ['are of another kind', () => Response.json({ keys: [{ kty: 'oct', k: 'AAAA', kid: 'k1' }] })],
  ])('is nobody when the keys %s', async (_, answer) => {
    expect((await read(`__Host-sid=s; __Host-at=${await token()}`, renewed(''), answer)).id).toBeNull()
  })
})
