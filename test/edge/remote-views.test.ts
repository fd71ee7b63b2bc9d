import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { House } from '../../worker/ops/house.ts'
import { sampleRemote } from '../fixtures/remote/start.ts'
import { newPlayer, operator, until, Visitor } from '../support/client.ts'
import { testHouse } from '../support/house.ts'

let house: House
let registered: object = {}

const get = (path: string, headers: Record<string, string> = {}) => new Visitor(house.url, headers).fetch(path)
const googlebot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
const asJson = { 'mf-render-mode': 'json', 'mf-api-version': 'v2' }

interface Asked {
  method: string
  path: string
  headers: Record<string, string>
  body: string
}
const remote = async (path: string) =>
  (await house.miniflare.getWorker('remote-sample')).fetch(`https://remote.test${path}`)
/** What the remote was asked since the last time. */
const asked = async (): Promise<Asked[]> => (await (await remote('/asked')).json()) as Asked[]

/** The markup of a view: what stands in its shadow root. */
const shadowOf = (html: string): string =>
  /<template shadowrootmode="open">([\s\S]*?)<\/template>/.exec(html)?.[1] ?? ''

beforeAll(async () => {
  const { beside, remotes } = await sampleRemote()
  registered = Object.values(remotes)[0] ?? {}
  house = await testHouse({ beside: [beside] })
  await operator(house.url, 'PUT', '/config', { remotes, styles: [{ href: '/theme.css' }] })
  const shown = await until(
    () => get('/en/partners/good'),
    ({ text }) => text.includes('Hello from the remote'),
    20_000,
  )
  expect(shown.status).toBe(200)
})
afterAll(() => house?.stop())

describe('asking', () => {
  it('[S7.71] [S7.72] asks the URL plus the route path with the two headers of the contract', async () => {
    await asked()
    await get('/en/partners/good?page=2&utm_source=x')
    const [request] = await asked()
    expect(request).toMatchObject({ method: 'GET', path: '/en/partners/good?page=2' })
    expect(request?.headers).toMatchObject({ 'mf-render-mode': 'json', 'mf-api-version': 'v2' })
  })

  it('[S7.73] says force-spa for a hidden document, and only then', async () => {
    await asked()
    await get('/en/partners/good', { ...asJson, 'force-spa': 'true' })
    await get('/en/partners/good', asJson)
    const [hidden, seen] = await asked()
    expect(hidden?.headers['force-spa']).toBe('true')
    expect(seen?.headers).not.toHaveProperty('force-spa')
  })

  it('[S7.74] asks for components by POST', async () => {
    await asked()
    await get('/en/about')
    const [request] = await asked()
    expect(request).toMatchObject({ method: 'POST', path: '/en/about', body: '{"components":["top","side"]}' })
  })

  it('[SEC-45] tells the remote language, country and theme, and nothing of the player', async () => {
    const player = await newPlayer(house.url, '10.00')
    await asked()
    const page = await new Visitor(house.url, {
      cookie: [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      authorization: 'Bearer secret',
      'cf-ipcountry': 'DE',
      'x-forwarded-for': '203.0.113.9',
    }).fetch('/en/partners/good')
    expect(page.status).toBe(200)
    const [request] = await asked()
    expect(request?.headers).toMatchObject({ 'x-language': 'en', 'x-mount-path': '/en/partners/good' })
    const names = Object.keys(request?.headers ?? {})
    for (const name of ['cookie', 'authorization', 'x-forwarded-for', 'referer', 'user-agent'])
      expect(names).not.toContain(name)
    expect(JSON.stringify(request)).not.toContain(player.cookies.get('__Host-sid'))
  })
})

describe('composing', () => {
  it('[S1.02] puts a view into the shell, in a shadow root, with its title and description', async () => {
    const { status, text } = await get('/en/partners/code')
    expect(status).toBe(200)
    expect(text).toContain('<title>partners from elsewhere</title>')
    expect(text).toContain('content="A view of another house"')
    expect(text.match(/<main\b/g)).toHaveLength(1)
    expect(text).toContain('data-island="coupon"')
    expect(shadowOf(text)).toContain('<h1>Good view</h1>')
    expect(shadowOf(text)).toMatch(/<style nonce="[^"]+">p\{color/)
  })

  it('[SEC-44] loads its code by hash from our own origin, under the nonce', async () => {
    const page = await get('/en/partners/code')
    const [, nonce, src, integrity] =
      /<script type="module" nonce="([^"]+)" src="(\/_rv\/partners\/[0-9a-f]{64}\.js)" integrity="(sha256-[^"]+)">/.exec(
        page.text,
      ) ?? []
    expect(page.headers.get('content-security-policy')).toContain(`'nonce-${nonce}' 'strict-dynamic'`)
    const code = await get(src ?? '')
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code.text)))
    expect(`sha256-${Buffer.from(digest).toString('base64')}`).toBe(integrity)
    expect(Object.fromEntries(code.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect((await get(`/_rv/partners/${'0'.repeat(64)}.js`)).status).toBe(404)
    expect((await get(`/_rv/nobody/${'0'.repeat(64)}.js`)).status).toBe(404)
    expect((await get('/_rv/partners/x.js')).status).toBe(404)
  })

  it('finds code that it has not stored by its name in the manifest', async () => {
    const { SPY_CODE } = await import('../fixtures/remote/code.ts')
    const hex = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(SPY_CODE))).toString('hex')
    const code = await get(`/_rv/news/${hex}.js`)
    expect([code.status, code.text]).toEqual([200, SPY_CODE])
  })

  it('puts an untrusted view into a frame of no origin, with a policy of its own', async () => {
    const { text } = await get('/en/betting-alphabet/spy')
    const frame = /<iframe[^>]*>/.exec(text)?.[0] ?? ''
    expect(frame).toContain('sandbox="allow-scripts"')
    expect(frame).not.toContain('allow-same-origin')
    const srcdoc = (/srcdoc="([^"]*)"/.exec(frame)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&lt;', '<')
    expect(srcdoc).toContain('default-src &amp;#39;none&amp;#39;')
    expect(text).not.toContain('<template shadowrootmode')
  })

  it('answers the same contract for its own pages and for a remote one', async () => {
    for (const path of ['/en/about', '/en/partners/good']) {
      const answer = await get(path, asJson)
      expect(answer.headers.get('content-type')).toContain('application/json')
      expect(answer.json()).toMatchObject({ codeToEval: '', scriptsToLoad: [], cssToLoad: [], style: '' })
    }
  })
})

describe('a hostile remote', () => {
  it.each(['partners', 'news', 'betting-alphabet'])(
    '[SEC-42] [SEC-44] %s: nothing of its markup can run or load',
    async (app) => {
      const page = await get(`/en/${app}/hostile-markup`)
      expect(page.status).toBe(200)
      expect(page.text).toContain('Hostile')
      const scripts = page.text.replace(/<style[\s\S]*?<\/style>/g, '').match(/<script\b[^>]*>/g) ?? []
      const nonce = /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1]
      for (const script of scripts)
        expect(script).toMatch(new RegExp(`nonce="${nonce?.replace(/[+/]/g, '\\$&')}"|type="application/`))
      const frame = /srcdoc="([^"]*)"/.exec(page.text)?.[1]
      const inside =
        frame === undefined
          ? shadowOf(page.text)
          : frame.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
      const body = inside.slice(
        inside.indexOf('<h1>Hostile'),
        inside.includes('<script type="module"') ? inside.indexOf('<script type="module"') : undefined,
      )
      expect(body).not.toMatch(
        /<(?:script|iframe|base|meta|svg|math|style|object|embed|link|noscript|template|plaintext|textarea)/i,
      )
      expect(body).not.toMatch(/\son\w+=|javascript:|evil\.test|style=|\sis=/i)
      expect(body).not.toContain('<!--')
      expect(page.text).not.toMatch(/<\/template>\s*<\/remote-view><\/div><\/main><script/)
      expect(page.text.match(/<main\b/g)).toHaveLength(1)
      expect(page.text.match(/<title>/g)).toHaveLength(1)
      expect(page.text).not.toContain('http-equiv="refresh"')
    },
  )

  it('[SEC-44] code without a hash in a manifest of a known key does not run: error state', async () => {
    const paths = [
      'partners/hostile-code',
      'partners/foreign-script',
      'partners/unnamed-script',
      'partners/foreign-style',
      'partners/other-app',
    ]
    for (const path of [...paths, 'news/hostile-code', 'betting-alphabet/hostile-code', 'desktop-app']) {
      const page = await get(`/en/${path}`)
      expect([path, page.status]).toEqual([path, 502])
      expect(page.text).toContain('state="-1"')
      expect(page.text).not.toContain('pwned')
      expect(page.text).not.toContain('/_rv/')
    }
  })

  it.each([
    ['redirect', 502],
    ['big', 502],
    ['html', 502],
    ['garbage', 502],
    ['shape', 502],
    ['array', 502],
    ['null-entry', 502],
    ['down', 503],
    ['missing', 404],
  ])('[SEC-45] [S8.16] %s is an error of the page with status %i', async (variant, status) => {
    const page = await get(`/en/partners/${variant}`)
    expect(page.status).toBe(status)
    expect(page.text).toContain('<main')
    expect(page.headers.get('location')).toBeNull()
  })

  it('[SEC-46] drops the headers that a remote sends', async () => {
    const page = await get('/en/partners/headers')
    expect(page.status).toBe(200)
    expect(page.headers.getSetCookie().join()).not.toMatch(/stolen|lng=ar/)
    for (const name of ['location', 'refresh', 'x-remote']) expect(page.headers.get(name)).toBeNull()
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe-inline')
  })

  it('[SEC-45] a registration of an address inside a network is refused', async () => {
    for (const url of [
      'http://169.254.169.254/',
      'https://127.0.0.1',
      'https://[::1]/',
      'https://2130706433/',
      'file:///etc/passwd',
      'https://user:pass@remote.test',
    ])
      await expect(operator(house.url, 'PUT', '/config', { remotes: { inside: { url } } })).rejects.toThrow(/ 4\d\d /)
  })
})

describe('a section that names its middleware', () => {
  beforeAll(async () => {
    const remotes = {
      '/licenses': { ...registered, middleware: ['no-such'] },
      '/taxation': { ...registered, middleware: ['login-required'] },
    }
    await operator(house.url, 'PUT', '/config', { remotes })
    await until(
      () => get('/en/taxation'),
      ({ status }) => status !== 200,
      20_000,
    )
  })

  it('[S8.15] [S8.13] is 500 where the name is not known, and nothing is shown unguarded', async () => {
    const { status, text } = await get('/en/licenses')
    expect(status).toBe(500)
    expect(text).toContain('Unknown middleware: no-such')
    expect(text).toContain('<main')
    expect(text).toMatch(/>500</)
  })

  it('[S6.14] asks a visitor to sign in where it is for players', async () => {
    const { status, headers } = await get('/en/taxation')
    expect([status, headers.get('location')]).toEqual([302, '/en/user/login?next=%2Fen%2Ftaxation'])
  })
})

it('[S7.78] a style sheet of the operator’s is loaded with the page, under the page’s nonce', async () => {
  const { text, headers } = await get('/en/about')
  const [, nonce] = /<link rel="stylesheet" nonce="([^"]+)" href="\/theme\.css">/.exec(text) ?? []
  expect(headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`)
})

it('[S8.44] a module that is gone is 404 with the code MODULE_NOT_FOUND', async () => {
  const { status, json } = await get('/assets/coupon-00000000.js')
  expect([status, json()]).toMatchObject([404, { code: 'MODULE_NOT_FOUND' }])
})

describe('a failing remote', () => {
  it('[S8.17] shows the refresh button with its three texts', async () => {
    const { text } = await get('/en/partners/down')
    expect(text).toContain('This part did not load')
    expect(text).toContain('Refresh it to try again. The rest of the page works.')
    expect(text).toMatch(
      /<form method="get" action="\/en\/partners\/down"><button[^>]*data-refresh[^>]*>Refresh<\/button>/,
    )
  })

  it('a failed section leaves its page at 200 and whole', async () => {
    await remote('/control?failing=1')
    const page = await get('/ru/about', googlebot)
    expect(page.status).toBe(200)
    expect(page.text).toMatch(/<remote-view app="banner"[^>]*state="-1" kind="component"/)
    expect(page.text).toContain('<h1')
    expect((await get('/ru/about', googlebot)).text).toMatch(/<remote-view app="banner"[^>]*state="2"/)
  })

  it('shows its last good copy while it fails', async () => {
    expect((await get('/en/partners/kept')).status).toBe(200)
    await remote('/control?failing=1')
    const page = await get('/en/partners/kept')
    expect(page.status).toBe(200)
    expect(shadowOf(page.text)).toContain('Hello from the remote')
  })

  it('the shell does not wait for a slow one: its view is streamed, or the button in its place', async () => {
    const began = Date.now()
    const answer = await fetch(`${house.direct}/en/partners/slow`)
    const reader = (answer.body ?? new ReadableStream<Uint8Array>()).pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    let shellAt = 0
    let endAt = 0
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      text += read.value
      if (shellAt === 0 && text.includes('coming=""')) shellAt = Date.now() - began
      endAt = Date.now() - began
    }
    expect(answer.status).toBe(200)
    expect(shellAt).toBeLessThan(1000)
    expect(endAt).toBeGreaterThan(1400)
    expect(text).toMatch(/state="-1"[\s\S]*data-refresh/)
    const late = await get('/en/partners/late')
    expect(late.text.indexOf('coming=""')).toBeLessThan(late.text.indexOf('Hello from the remote'))
  })

  it('a crawler waits for it and gets one document', async () => {
    const page = await get('/en/partners/late', googlebot)
    expect(page.text).not.toContain('coming=""')
    expect(shadowOf(page.text)).toContain('Hello from the remote')
    expect((await get('/en/partners/slow', googlebot)).status).toBe(504)
  })
})
