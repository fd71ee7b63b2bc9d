import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { newEvent, newPlayer, reprice, type TestEvent } from '../support/client.ts'
import { couponCount, house, isSame, mark, open, ready, withBrowser } from './support.ts'

let live: TestEvent
let line: TestEvent

withBrowser(async () => {
  live = await newEvent(house.url, '1.85', { live: true, startsIn: -600 })
  for (let i = 0; i < 30; i++) line = await newEvent(house.url, '2.10')
})

const odd = (e: TestEvent) => `button[data-outcome="${e.outcomeId}"]`
const sections = (page: Page) => page.locator('header [data-region="sections"]')
const openReady = async (path: string, options: Parameters<typeof open>[0] = {}) => {
  const opened = await open(options)
  await opened.page.goto(house.url + path)
  await ready(opened.page)
  await mark(opened.page)
  return opened
}

it('swaps the content on a link of its own language: title, canonical address, marks and focus follow, the document stays', async () => {
  const { page, errors } = await openReady('/en/live')
  const before = await page.title()
  await sections(page).locator('a[href="/en/line"]').click()
  await page.waitForURL('**/en/line')
  await expect.poll(() => page.title()).not.toBe(before)
  expect(await isSame(page)).toBe(true)
  const fresh = await open()
  await fresh.page.goto(`${house.url}/en/line`)
  const tags = (p: Page) =>
    p.evaluate(() => ({
      title: document.title,
      lang: document.documentElement.lang,
      head: [
        ...document.head.querySelectorAll(
          'meta[name=description], meta[name=robots], link[rel=canonical], link[rel=alternate], meta[property^="og:"], script[type="application/ld+json"]',
        ),
      ].map((tag) => tag.outerHTML),
      current: [...document.querySelectorAll('[data-region] [aria-current]')].map((link) => link.outerHTML),
      h1: document.querySelector('main h1')?.textContent,
    }))
  expect(await tags(page)).toEqual(await tags(fresh.page))
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(await page.locator('body > [role=status].sr').textContent()).toBe(await page.title())
  expect(errors).toEqual([])
  await fresh.page.context().close()
  await page.context().close()
})

it('keeps coupon and socket over it, and prices of the new page can be pressed and move', async () => {
  const { page, errors } = await openReady('/en/live')
  const sockets: string[] = []
  const said: string[] = []
  page.on('websocket', (socket) => {
    sockets.push(socket.url())
    socket.on('framesent', ({ payload }) => said.push(String(payload)))
  })
  await page.reload()
  await ready(page)
  await mark(page)
  await page.locator(odd(live)).first().click()
  await expect.poll(() => couponCount(page)).toBe('1')
  await page.locator('[data-island=coupon][data-hydrated]').waitFor()
  await page.locator('[data-coupon-amount]').first().fill('12.5')
  await page.waitForTimeout(500)
  await sections(page).locator('a[href="/en/line"]').click()
  const button = page.locator(odd(line)).first()
  await button.waitFor()
  expect(await isSame(page)).toBe(true)
  expect(await couponCount(page)).toBe('1')
  expect(await page.locator('[data-coupon-amount]').first().inputValue()).toBe('12.5')
  await button.click()
  await expect.poll(() => couponCount(page)).toBe('2')
  expect(await button.getAttribute('aria-pressed')).toBe('true')
  await reprice(house.url, line, '1.75')
  await expect.poll(() => button.textContent()).toContain('1.75')
  await expect.poll(() => page.locator('[data-coupon]').first().textContent()).toContain('1.75')
  expect(sockets).toHaveLength(1)
  expect(said.some((text) => text.startsWith('{"sub":['))).toBe(true)
  await sections(page).locator('a[href="/en/live"]').click()
  await page.locator(odd(live)).first().waitFor()
  expect(await page.locator(odd(live)).first().getAttribute('aria-pressed')).toBe('true')
  expect(errors).toEqual([])
  await page.context().close()
})

it('shows the top of a long page first, and all of it a frame later', async () => {
  const { page, errors } = await openReady('/en/live')
  await page.evaluate(() => {
    const heights: number[] = []
    new MutationObserver(() => {
      const rows = document.querySelectorAll('main li.ev:not([data-live])').length
      if (rows > 0) heights.push(document.querySelector('main')?.offsetHeight ?? 0)
    }).observe(document, { childList: true, subtree: true })
    Object.assign(window, { heights })
    document.querySelector<HTMLAnchorElement>('header a[href="/en/line"]')?.click()
  })
  await page.locator('main li.ev:not([data-live])').last().waitFor()
  const main = page.locator('main')
  const whole = await main.evaluate((node) => node.getBoundingClientRect().height)
  const [first = 0] = await page.evaluate(() => Object(window).heights as number[])
  expect(first).toBeGreaterThanOrEqual(900)
  expect(first).toBeLessThan(whole)
  expect(await main.getAttribute('style')).toBeFalsy()
  expect(await main.locator('[style*=display]').count()).toBe(0)
  expect(errors).toEqual([])
  await page.context().close()
})

it('goes back to where the page was scrolled, and forward again', async () => {
  const { page, errors } = await openReady('/en/line', { viewport: { width: 1440, height: 600 } })
  await page.evaluate(() => scrollTo(0, 700))
  await page.waitForTimeout(600)
  // A click of the test driver would scroll by itself.
  await sections(page).locator('a[href="/en/live"]').dispatchEvent('click')
  await page.locator(odd(live)).first().waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await page.locator(odd(line)).first().waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  expect(await isSame(page)).toBe(true)
  await page.goForward()
  await page.locator(odd(live)).first().waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(errors).toEqual([])
  await page.context().close()
})

it('leaves another language, a new tab, and parts of the page to the browser', async () => {
  const { page } = await openReady('/en/live')
  await page.locator('a[href="#coupon"]').first().dispatchEvent('click')
  expect(await isSame(page)).toBe(true)
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    sections(page)
      .locator('a[href="/en/line"]')
      .click({ modifiers: ['ControlOrMeta'] }),
  ])
  await tab.close()
  expect(new URL(page.url()).pathname).toBe('/en/live')
  await sections(page).locator('a[href="/en/line"]').click()
  await page.locator(odd(line)).first().waitFor()
  await page.locator('.settings-open').click()
  await page.locator('#display-settings a[hreflang=ru]').click()
  await page.waitForURL('**/ru/line')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ru')
  expect(await isSame(page)).toBe(false)
  await page.context().close()
})

it.each([
  ['is no JSON', { status: 200, contentType: 'text/html', body: '<p>' }],
  ['is of another shape', { status: 200, contentType: 'application/json', body: '{"page":{}}' }],
  ['is an error without a page', { status: 502, contentType: 'application/json', body: '{}' }],
  ['does not come', null],
])('loads the page as browsers do when its JSON form %s', async (_, answer) => {
  const { page } = await openReady('/en/live')
  await page.route('**/en/line', (route) => {
    if (route.request().headers()['mf-render-mode'] !== 'json') return route.continue()
    return answer ? route.fulfill(answer) : route.abort()
  })
  await sections(page).locator('a[href="/en/line"]').click()
  await page.locator(odd(line)).first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/en/line')
  expect(await isSame(page)).toBe(false)
  await page.context().close()
})

it('shows after 300 ms that a page is on its way, and lets a later press overtake it', async () => {
  const { page, errors } = await openReady('/en/live')
  await page.route('**/en/line', async (route) => {
    await new Promise((wake) => setTimeout(wake, 2000))
    await route.continue().catch(() => {})
  })
  const after = await sections(page)
    .locator('a[href="/en/line"]')
    .evaluate(
      (link) =>
        new Promise<number>((shown) => {
          const pressed = performance.now()
          new MutationObserver((_, observer) => {
            if (!document.documentElement.hasAttribute('data-pending')) return
            observer.disconnect()
            shown(performance.now() - pressed)
          }).observe(document.documentElement, { attributes: true })
          link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        }),
    )
  expect(after).toBeGreaterThanOrEqual(295)
  expect(await page.locator('main').getAttribute('aria-busy')).toBe('true')
  await page.locator('footer a[href="/en/rules/1"]').dispatchEvent('click')
  await page.waitForURL('**/en/rules/1')
  await page.locator('html:not([data-pending])').waitFor()
  await page.waitForTimeout(2500)
  expect(new URL(page.url()).pathname).toBe('/en/rules/1')
  expect(await page.locator(odd(line)).count()).toBe(0)
  expect(await page.locator('main').getAttribute('aria-busy')).toBeNull()
  expect(await isSame(page)).toBe(true)
  expect(errors).toEqual([])
  await page.context().close()
})

it('links work as they always do when the chunk of the navigation does not come', async () => {
  const { page } = await open()
  await page.route('**/assets/start-*.js', (route) => route.abort())
  await page.goto(`${house.url}/en/live`)
  await page.locator('[data-island=coupon][data-hydrated]').waitFor()
  await mark(page)
  await sections(page).locator('a[href="/en/line"]').click()
  await page.locator(odd(line)).first().waitFor()
  expect(await isSame(page)).toBe(false)
  await page.context().close()
})

it('[S4.128][S6.26][S8.41][S9.13] a newer version raises the update event, warns with a button that reloads, and forces full page loads', async () => {
  const newer = async () => {
    const opened = await open()
    await opened.page.clock.install()
    await opened.page.route('**/healthz', (route) => route.fulfill({ headers: { 'x-app-version': '000000000000' } }))
    await opened.page.goto(`${house.url}/en/live`)
    await ready(opened.page)
    await mark(opened.page)
    await opened.page.evaluate(() => addEventListener('update', () => Object.assign(window, { updated: true })))
    await opened.page.clock.fastForward(60_000)
    await opened.page.waitForFunction(() => 'updated' in window)
    return opened.page
  }
  const page = await newer()
  await page.locator('.notice[data-kind=warning] button', { hasText: 'Reload' }).click()
  await page.waitForFunction(() => !('sameDocument' in window))
  expect(new URL(page.url()).pathname).toBe('/en/live')
  await page.context().close()

  const other = await newer()
  await sections(other).locator('a[href="/en/line"]').click()
  await other.locator(odd(line)).first().waitFor()
  expect(await isSame(other)).toBe(false)
  await other.context().close()
})

it('[S6.26] a page of another version is not swapped in', async () => {
  const { page } = await openReady('/en/live')
  await page.route('**/en/line', async (route) => {
    if (route.request().headers()['mf-render-mode'] !== 'json') return route.continue()
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/"version":"[0-9a-f]{12}"/, '"version":"000000000000"')
    await route.fulfill({ response: answer, body })
  })
  await sections(page).locator('a[href="/en/line"]').click()
  await page.locator(odd(line)).first().waitFor()
  expect(await isSame(page)).toBe(false)
  await page.context().close()
})

it('[S6.31] a player whose page is no longer his is led away after the start', async () => {
  const player = await newPlayer(house.url, '10.00')
  const { page } = await open({ player })
  await page.goto(`${house.url}/en/office/history`)
  await page.context().clearCookies()
  await page.mouse.move(5, 5)
  await page.waitForURL('**/en/user/login?*')
  await page.context().close()
})

it('a player who has sent a form while his page was asked for again gets the form’s answer', async () => {
  const player = await newPlayer(house.url, null)
  const { page } = await open({ player })
  const changed = Promise.withResolvers<void>()
  // The page is asked for again before the new password, and answered after it: that session has ended.
  await page.route('**/en/office/security', async (route) => {
    const asked = route.request()
    if (asked.headers()['mf-render-mode'] === 'json') {
      await changed.promise
      await route.fulfill({ response: await route.fetch({ headers: { ...asked.headers(), cookie: '' } }) })
    } else if (asked.method() === 'POST') {
      const again = page.waitForResponse((response) => response.request().headers()['mf-render-mode'] === 'json')
      const response = await route.fetch({ maxRedirects: 0 })
      changed.resolve()
      await again
      await page.waitForTimeout(300)
      await route.fulfill({ response })
    } else await route.continue()
  })
  const rechecked = page.waitForRequest((request) => request.headers()['mf-render-mode'] === 'json')
  await page.goto(`${house.url}/en/office/security`)
  await page.mouse.move(5, 5)
  await rechecked
  await page.locator('form:has([value=password]) [name=currentPassword]').fill(player.password)
  await page.locator('form:has([value=password]) [name=password]').fill('another long password')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/en/office/security?notice=password-changed')
  await page.context().close()
})

it('[S9.21] fetches ahead after 2 s in which nothing happens, two sections and two links of the content, and one that is pointed at', async () => {
  const { page } = await open()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.headers()['mf-render-mode'] === 'json') asked.push(new URL(request.url()).pathname)
  })
  await page.goto(`${house.url}/en/line`)
  await ready(page)
  await page.waitForTimeout(1500)
  expect(asked).toEqual([])
  await expect.poll(() => asked.length, { timeout: 5000 }).toBe(4)
  await page.waitForTimeout(2500)
  expect(asked).toHaveLength(4)
  expect(asked).toContain('/en/live')
  const last = sections(page).locator('a[href]').last()
  await last.hover()
  await expect.poll(() => asked.at(-1)).toBe(await last.getAttribute('href'))
  await mark(page)
  await sections(page).locator('a[href="/en/live"]').click()
  await page.locator(odd(live)).first().waitFor()
  expect(await isSame(page)).toBe(true)
  expect(asked.filter((path) => path === '/en/live')).toHaveLength(1)
  await page.context().close()
})

it('[S5.17] a page that is gone to finds no modal open', async () => {
  const { page } = await openReady('/en/live')
  await page.locator('header [data-open=login]').click()
  await page.locator('dialog.modal[open]').waitFor()
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/en/line"]')?.click())
  await page.locator(odd(line)).first().waitFor()
  expect(await page.locator('dialog[open]').count()).toBe(0)
  expect(await isSame(page)).toBe(true)
  await page.context().close()
})

it('wakes the islands of the new content', async () => {
  const { page, errors } = await openReady('/en/line')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/en/user/login'
    document.querySelector('main')?.appendChild(link)
    link.click()
  })
  await page.locator('main [data-island=login][data-hydrated]').waitFor()
  expect(await isSame(page)).toBe(true)
  await page.goBack()
  await page.locator(odd(line)).first().waitFor()
  expect(errors).toEqual([])
  await page.context().close()
})

it('a player whose session has ended is led to the sign-in page by a link', async () => {
  const player = await newPlayer(house.url, '10.00')
  const { page } = await openReady('/en/live', { player })
  await page.context().clearCookies()
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/en/office/history'
    document.querySelector('main')?.appendChild(link)
    link.click()
  })
  await page.waitForURL('**/en/user/login?*')
  expect(new URL(page.url()).searchParams.get('next')).toBe('/en/office/history')
  await page.context().close()
})

it('a page’s own piece of the stylesheet comes with it, whichever way it is reached', async () => {
  const player = await newPlayer(house.url)
  const { page, errors } = await openReady('/en/office/history', { player })
  const look = (p: Page) =>
    p
      .locator('.pay-way')
      .first()
      .evaluate((node) => {
        const { display, minBlockSize, borderRadius } = getComputedStyle(node)
        return { display, minBlockSize, borderRadius }
      })
  await page.locator('a[href="/en/office/recharge"]').first().click()
  await page.waitForURL('**/en/office/recharge')
  const soft = await look(page)
  expect(await isSame(page)).toBe(true)
  expect(soft).toMatchObject({ display: 'flex' })
  await page.reload()
  expect(await look(page)).toEqual(soft)
  expect(errors).toEqual([])
  await page.context().close()
})
