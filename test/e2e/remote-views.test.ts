import type { Page } from 'playwright'
import { afterEach, describe, expect, it } from 'vitest'
import { sampleRemote } from '../fixtures/remote/start.ts'
import { operator, until, Visitor } from '../support/client.ts'
import { browser, house, open, withBrowser } from './support.ts'

const remote = async (path: string) =>
  (await house.miniflare.getWorker('remote-sample')).fetch(`https://remote.test${path}`)

withBrowser(
  async ({ remotes }) => {
    await operator(house.url, 'PUT', '/config', { remotes })
    await until(
      () => new Visitor(house.url).fetch('/en/partners/good'),
      ({ text }) => text.includes('Hello from the remote'),
      20_000,
    )
  },
  async () => {
    const { beside, remotes } = await sampleRemote()
    return { beside: [beside], remotes }
  },
)
// An open page goes on asking: prefetches and retries.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))

/** A page that writes down what leaves our origin, and the states and marks of remote views. */
async function visit(path: string): Promise<{ page: Page; errors: string[]; outside: string[] }> {
  const { page, errors } = await open()
  const outside: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    // The remote's own pictures may be shown.
    const isPicture = request.resourceType() === 'image' && url.startsWith('https://remote.test/')
    if (!isPicture && !url.startsWith(house.direct) && !/^(?:data|about|blob):/.test(url)) outside.push(url)
  })
  await page.addInitScript(() => {
    const seen: unknown[] = []
    Object.assign(globalThis, { seen })
    for (const type of ['remote-view:state', 'remote-view:track'])
      addEventListener(type, (event) => seen.push(event instanceof CustomEvent && event.detail))
  })
  await page.goto(house.direct + path)
  return { page, errors, outside }
}

const seen = (page: Page): Promise<Record<string, unknown>[]> => page.evaluate(() => Reflect.get(globalThis, 'seen'))
const marks = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(globalThis, 'pwned'))

describe('a good view', () => {
  it.each(['partners', 'news'])(
    '[S1.02] [S4.07] %s: its code runs, its styles hold, and the shell is around it',
    async (app) => {
      const { page, errors, outside } = await visit(`/en/${app}/code`)
      const button = page.locator('remote-view button').first()
      await button.filter({ hasText: 'Mounted en' }).waitFor()
      await button.click()
      await button.filter({ hasText: 'Pressed 1' }).waitFor()
      expect(await seen(page)).toContainEqual({ app, name: 'press', data: { presses: 1 } })
      expect(await seen(page)).toContainEqual({ app, state: 2 })
      expect(await page.locator('remote-view p').evaluate((p) => getComputedStyle(p).color)).toBe('rgb(1, 2, 3)')
      expect(await page.locator('[data-coupon]').count()).toBe(1)
      expect(outside).toEqual([])
      expect(errors).toEqual([])
    },
  )

  it('[S4.11] a realm goes with its view: no timer, no frame, no global of it is left', async () => {
    const { page } = await visit('/en/news/code')
    await page.locator('remote-view button', { hasText: 'Mounted' }).waitFor()
    const frames = page.frames().length
    // The navigation comes after 2 s.
    await page.waitForTimeout(2500)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'remoteTicks'))).toBeUndefined()
    expect(await page.evaluate(() => Reflect.get(globalThis, 'remoteGlobal'))).toBeUndefined()
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
    await page.locator('remote-view #about').click()
    await page.waitForURL('**/en/contacts')
    await page.locator('h1', { hasText: 'Contacts' }).first().waitFor()
    expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true)
    await expect.poll(() => page.frames().length).toBe(frames - 1)
  })

  it('is swapped in by a link: root, styles and code come without the parser', async () => {
    const { page, errors } = await visit('/en/rules/1')
    await page.evaluate(() => {
      Object.assign(globalThis, { sameDocument: true })
      const link = document.createElement('a')
      link.href = '/en/news/code'
      link.id = 'to-remote'
      link.textContent = 'to the remote'
      document.querySelector('main')?.appendChild(link)
    })
    await page.waitForTimeout(2500)
    await page.locator('#to-remote').click()
    await page.locator('remote-view button', { hasText: 'Mounted en' }).waitFor()
    expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true)
    expect(await page.locator('remote-view p').evaluate((p) => getComputedStyle(p).color)).toBe('rgb(1, 2, 3)')
    expect(errors).toEqual([])
  })

  it('one that comes late takes its place and runs', async () => {
    const { page, errors } = await visit('/en/partners/late')
    await page.locator('remote-view button', { hasText: 'Mounted en' }).waitFor()
    expect(await page.locator('remote-view').count()).toBe(1)
    expect(errors).toEqual([])
  })
})

describe('a hostile view', () => {
  it.each(['partners', 'news', 'betting-alphabet'])(
    '[SEC-42] [SEC-44] %s: none of its scripts runs, nothing is sent elsewhere',
    async (app) => {
      const { page, outside } = await visit(`/en/${app}/hostile-markup`)
      await page.waitForTimeout(500)
      const link =
        app === 'betting-alphabet'
          ? page.frameLocator('remote-view iframe').locator('#js')
          : page.locator('remote-view #js')
      await link.click()
      await page.waitForTimeout(200)
      for (const frame of page.frames())
        expect(await frame.evaluate(() => Reflect.get(globalThis, 'pwned'))).toBeUndefined()
      expect(outside).toEqual([])
      expect(new URL(page.url()).pathname).toBe(`/en/${app}/hostile-markup`)
    },
  )

  it('[SEC-44] code that no manifest names does not run', async () => {
    const { page, outside } = await visit('/en/partners/hostile-code')
    await page.locator('remote-view[state="-1"] [data-refresh]').waitFor()
    await page.waitForTimeout(1500)
    expect(await marks(page)).toBeUndefined()
    expect(outside).toEqual([])
  })

  it('[SEC-44] [SEC-47] a sandbox reads no cookie, no storage and no page, and reaches nobody', async () => {
    const { page, outside } = await visit('/en/betting-alphabet/spy')
    await expect
      .poll(() => seen(page))
      .toContainEqual({ app: 'betting-alphabet', name: 'fetch', data: { refused: true } })
    const spied = (await seen(page)).find(({ name }) => name === 'spied')
    expect(spied?.data).toEqual({
      origin: 'null',
      cookie: 'SecurityError',
      storage: 'SecurityError',
      parent: 'SecurityError',
      top: 'SecurityError',
    })
    expect(outside).toEqual([])
    const frame = page.locator('remote-view iframe')
    await expect.poll(() => frame.evaluate((element) => element.style.height), { timeout: 5000 }).toMatch(/^\d+px$/)
    await page.frameLocator('remote-view iframe').locator('a').click()
    await page.waitForURL('**/en/contacts')
  })

  it('[SEC-47] a message of another window is not heard', async () => {
    const { page } = await visit('/en/betting-alphabet/good')
    await page.waitForTimeout(500)
    const before = (await seen(page)).length
    await page.evaluate(() => postMessage({ rv: 1, type: 'navigate', to: '/en/contacts' }, '*'))
    await page.evaluate(() => {
      const other = document.createElement('iframe')
      other.srcdoc = '<p>other</p>'
      other.onload = () => window.postMessage({ rv: 1, type: 'track', name: 'forged' }, '*')
      document.body.appendChild(other)
    })
    await page.waitForTimeout(300)
    expect((await seen(page)).length).toBe(before)
    expect(new URL(page.url()).pathname).toBe('/en/betting-alphabet/good')
  })
})

describe('a failing view', () => {
  it('[S4.04] [S4.12] [S4.13] tries again by itself and comes without a press', async () => {
    await remote('/control?failing=2&at=/wakes')
    const { page } = await visit('/en/news/wakes')
    await page.locator('remote-view[state="-1"]').waitFor()
    await page.locator('remote-view h1', { hasText: 'Good view' }).waitFor({ timeout: 8000 })
    const states = (await seen(page)).filter(({ app }) => app === 'news').map(({ state }) => state)
    expect(states).toEqual([1, -1, 1, -1, 1, 2])
  })

  it('[S8.17] [S4.15] the button asks again', async () => {
    await remote('/control?failing=1000&at=/pressed')
    const { page } = await visit('/en/news/pressed')
    // The first try and the three that come by themselves: after them only the button asks.
    const failures = async () => (await seen(page)).filter(({ app, state }) => app === 'news' && state === -1).length
    await expect.poll(failures, { timeout: 20_000 }).toBe(4)
    await remote('/control?failing=0')
    await page.locator('[data-refresh]').click()
    await page.locator('remote-view h1', { hasText: 'Good view' }).waitFor({ timeout: 3000 })
    expect(new URL(page.url()).search).toBe('')
  })

  it('[S8.17] without scripts the button loads the page again', async () => {
    await remote('/control?failing=1&at=/plain')
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${house.direct}/en/news/plain`)
    await page.locator('[data-refresh]').click()
    await page.locator('remote-view h1', { hasText: 'Good view' }).waitFor()
  })
})
