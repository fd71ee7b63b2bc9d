import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { entryOf, stepOf } from '../../../client/navigation/history.ts'
import { isPlain, type Link, linkedPage, type Press, pageOf } from '../../../client/navigation/link.ts'
import { type Loaded, loadPage, readPage } from '../../../client/navigation/load-page.ts'
import { ahead, KEEP_MS, MOST_PAGES, mayPrefetch } from '../../../client/navigation/prefetch.ts'
import { mayReload, RELOAD_MS } from '../../../client/page/reload-once.ts'

describe('a press on a link', () => {
  const here = new URL('https://bet.example/en/live?sport=1')
  const press: Press = {
    button: 0,
    defaultPrevented: false,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
  }
  const link: Link = { href: 'https://bet.example/en/line', target: '', rel: '', hasAttribute: () => false }
  const target = (l: Partial<Link>) => linkedPage({ ...link, ...l }, here, 'en')?.href ?? null

  it.each([
    'https://bet.example/en/line',
    'https://bet.example/en/',
    'https://bet.example/en',
    'https://bet.example/en/line?page=2',
    'https://bet.example/en/rules/1#limits',
    'https://bet.example/en/live?sport=1',
  ])('that leads to %s swaps the content', (href) => expect(target({ href })).toBe(href))

  it.each<[string, Partial<Link>]>([
    ['another site', { href: 'https://other.example/en/line' }],
    ['another port', { href: 'https://bet.example:8443/en/line' }],
    ['another language', { href: 'https://bet.example/ru/line' }],
    ['a word that starts like the language', { href: 'https://bet.example/england' }],
    ['a file', { href: 'https://bet.example/manifest.json' }],
    ['an e-mail address', { href: 'mailto:help@bet.example' }],
    ['a script', { href: 'javascript:alert(1)' }],
    ['nothing', { href: '' }],
    ['a part of this page', { href: 'https://bet.example/en/live?sport=1#coupon' }],
    ['a new tab', { target: '_blank' }],
    ['a download', { hasAttribute: (name) => name === 'download' }],
    ['what is marked as external', { rel: 'nofollow external' }],
  ])('that leads to %s is left to the browser', (_, l) => expect(target(l)).toBeNull())

  it('is taken when nothing else is meant by it', () => expect(isPlain(press)).toBe(true))
  it.each<Partial<Press>>([
    { defaultPrevented: true },
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
  ])('is left to others with %j', (p) => expect(isPlain({ ...press, ...p })).toBe(false))

  it('names a page without the part behind #', () => expect(pageOf(new URL('https://a/en/x?y=1#z'))).toBe('/en/x?y=1'))
})

describe('the history', () => {
  it.each<[string, string, string, unknown, ReturnType<typeof stepOf>]>([
    ['another page comes, scrolled as it was', '/en/live', '/en/line', { y: 640 }, { kind: 'swap', y: 640 }],
    ['another page without a state comes from its top', '/en/live', '/en/line', null, { kind: 'swap', y: 0 }],
    ['another query is another page', '/en/line', '/en/line?page=2', { y: 0 }, { kind: 'swap', y: 0 }],
    ['a press on a part of the page is the browser’s', '/en/live', '/en/live', null, { kind: 'stay', y: null }],
    ['back from a part of the page scrolls', '/en/live', '/en/live', { y: 90 }, { kind: 'stay', y: 90 }],
  ])('%s', (_, shown, now, state, step) => expect(stepOf(shown, now, state)).toEqual(step))

  it.each([[{ y: -5 }], [{ y: Number.NaN }], [{ y: '7' }], ['x'], [undefined], [{ y: Number.POSITIVE_INFINITY }]])(
    'takes a broken state for the top: %j',
    (state) => expect(entryOf(state)).toEqual({ y: 0 }),
  )
})

const state = { v: 1, lang: 'en', player: null, display: {}, live: null, islands: {} }
const json = {
  title: 'Line',
  body: '<h1>Line</h1>',
  style: '.own{}',
  head: '<title>Line</title>',
  page: {
    path: '/en/line',
    lang: 'en',
    dir: 'ltr',
    layout: 'main',
    regions: { side: '<nav>' },
    redirect: null,
    version: 'abc',
    state,
  },
}

describe('a page in JSON form', () => {
  it('is read', () => {
    expect(readPage(json)).toMatchObject({
      kind: 'page',
      version: 'abc',
      page: {
        path: '/en/line',
        title: 'Line',
        body: '<h1>Line</h1>',
        regions: { side: '<nav>' },
        state: { lang: 'en' },
      },
    })
  })
  it('may lead elsewhere', () => {
    expect(readPage({ page: { status: 302, redirect: '/en/user/login', version: 'abc' } })).toEqual({
      kind: 'redirect',
      to: '/en/user/login',
      version: 'abc',
    })
  })
  it.each([
    ['nothing', null],
    ['a text', 'x'],
    ['a list', []],
    ['no version', { ...json, page: { ...json.page, version: undefined } }],
    ['no body', { ...json, body: undefined }],
    ['a state of another version', { ...json, page: { ...json.page, state: { ...state, v: 2 } } }],
    ['no state (a page with views of others)', { ...json, page: { ...json.page, state: null } }],
    ['regions of another shape', { ...json, page: { ...json.page, regions: { side: 1 } } }],
  ])('that is %s is left to the browser', (_, value) => expect(readPage(value)).toBeNull())

  it.each<[string, () => Promise<Response>]>([
    ['a document', async () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
    ['broken JSON', async () => new Response('{', { headers: { 'content-type': 'application/json' } })],
    ['nothing, for the network is gone', () => Promise.reject(new TypeError('failed'))],
  ])('that is %s is left to the browser', async (_, answer) => {
    vi.stubGlobal('fetch', answer)
    expect(await loadPage('/en/line', new AbortController().signal)).toBeNull()
    vi.unstubAllGlobals()
  })

  it('[S7.72] is asked for with the headers of the contract; an error that is a page is shown', async () => {
    let asked: RequestInit | undefined
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      asked = init
      return Response.json(json, { status: 404 })
    })
    expect(await loadPage('/en/nothing', new AbortController().signal)).toMatchObject({ kind: 'page' })
    expect(asked?.headers).toMatchObject({ 'mf-render-mode': 'json', 'mf-api-version': 'v2' })
    vi.unstubAllGlobals()
  })

  it('of a press that was overtaken by another one is not taken for a failure', async () => {
    const stop = new AbortController()
    vi.stubGlobal('fetch', async () => {
      stop.abort()
      throw stop.signal.reason
    })
    await expect(loadPage('/en/line', stop.signal)).rejects.toThrow()
    vi.unstubAllGlobals()
  })
})

describe('fetching ahead', () => {
  const page: Loaded = { kind: 'redirect', to: '/', version: 'a' }
  let now: number
  let asked: string[]
  const never = new AbortController().signal
  const pages = () =>
    ahead(
      async (href) => {
        asked.push(href)
        return page
      },
      () => now,
    )
  beforeEach(() => {
    now = 0
    asked = []
  })

  it.each([
    [undefined, true],
    [{}, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '3g', saveData: false }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
  ])('[S9.22] on a connection %j: %s', (connection, yes) => expect(mayPrefetch(connection)).toBe(yes))

  it('keeps a page for one use', async () => {
    const kept = pages()
    kept.fetch('/a', true)
    expect(await kept.take('/a', never)).toBe(page)
    expect(asked).toEqual(['/a'])
    await kept.take('/a', never)
    expect(asked).toEqual(['/a', '/a'])
  })

  it('asks once for a page that is pointed at twice', () => {
    const kept = pages()
    expect([kept.fetch('/a', true), kept.fetch('/a', true)]).toEqual([true, false])
    expect(asked).toEqual(['/a'])
  })

  it('keeps a page for 30 s', async () => {
    const kept = pages()
    kept.fetch('/a', true)
    now = KEEP_MS + 1
    await kept.take('/a', never)
    expect(asked).toEqual(['/a', '/a'])
  })

  it('keeps at most five: one that is pointed at pushes out the oldest, one that is only in view does not', async () => {
    const kept = pages()
    for (const href of ['/a', '/b', '/c', '/d', '/e']) kept.fetch(href, false)
    expect(MOST_PAGES).toBe(5)
    expect(kept.fetch('/f', false)).toBe(false)
    expect(kept.fetch('/g', true)).toBe(true)
    asked = []
    await kept.take('/b', never)
    await kept.take('/g', never)
    expect(asked).toEqual([])
    await kept.take('/a', never)
    expect(asked).toEqual(['/a'])
  })

  it('takes a page anew when fetching it ahead has failed', async () => {
    let isDown = true
    const kept = ahead(
      async () => (isDown ? Promise.reject(new Error('down')) : page),
      () => now,
    )
    kept.fetch('/a', true)
    isDown = false
    expect(await kept.take('/a', never)).toBe(page)
  })
})

describe('the version of the site', () => {
  let events: string[]
  beforeEach(() => {
    vi.resetModules()
    vi.useFakeTimers()
    events = []
    vi.stubGlobal('document', { querySelector: () => ({ content: 'aaa' }) })
    vi.stubGlobal('dispatchEvent', (event: CustomEvent) => events.push(`${event.type} ${event.detail}`))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('[S4.128] raises `update` once when it is another than the page’s', async () => {
    const { hearVersion, isNewer } = await import('../../../client/navigation/version.ts')
    expect([hearVersion('aaa'), hearVersion(null), isNewer()]).toEqual([false, false, false])
    expect([hearVersion('bbb'), hearVersion('ccc'), isNewer()]).toEqual([true, true, true])
    expect(events).toEqual(['update bbb'])
  })

  it('[S9.13] is asked for 60 s after the start, once', async () => {
    const { checkLater } = await import('../../../client/navigation/version.ts')
    const asked: string[] = []
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path)
      return new Response(null, { headers: { 'x-app-version': 'bbb' } })
    })
    checkLater()
    await vi.advanceTimersByTimeAsync(59_999)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual(['/healthz'])
    expect(events).toEqual(['update bbb'])
    await vi.advanceTimersByTimeAsync(600_000)
    expect(asked).toHaveLength(1)
  })

  it('stays what it was when the site does not answer', async () => {
    const { checkLater, isNewer } = await import('../../../client/navigation/version.ts')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    checkLater()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([isNewer(), events]).toEqual([false, []])
  })
})

it('[S8.12] a chunk that did not come loads the page anew, once in 60 s', () => {
  expect(mayReload(null, 1_000_000)).toBe(true)
  expect(mayReload('1000000', 1_000_000 + RELOAD_MS - 1)).toBe(false)
  expect(mayReload('1000000', 1_000_000 + RELOAD_MS)).toBe(true)
  expect(mayReload('rubbish', 1_000_000)).toBe(true)
})
