import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { newEvent, newPlayer, operator } from '../support/client.ts'
import { house, open, withBrowser } from './support.ts'

withBrowser()

/** Scrolls a long page to `top` and waits until the way back shows, or does not. */
async function expectShown(page: Page, top: number, shown: boolean): Promise<void> {
  await page.evaluate((y) => {
    document.body.style.minHeight = '9000px'
    scrollTo({ top: y, behavior: 'instant' })
  }, top)
  await expect.poll(() => page.locator('[data-scroll-top]').isVisible(), { message: `at ${top}` }).toBe(shown)
}

it('[S2.04] on a phone the way to the top shows after four screens', async () => {
  const { page } = await open({ viewport: { width: 390, height: 800 } })
  await page.goto(`${house.url}/en/about`, { waitUntil: 'load' })
  await expectShown(page, 3201, true)
  await expectShown(page, 3199, false)
})

it('[S2.05] elsewhere it shows after one screen, and leads to the top', async () => {
  const { page } = await open({ reducedMotion: 'reduce' })
  await page.goto(`${house.url}/en/about`, { waitUntil: 'load' })
  await expectShown(page, 901, true)
  await expectShown(page, 899, false)
  await expectShown(page, 901, true)
  await page.getByRole('button', { name: 'To the top' }).click()
  await page.waitForFunction(() => scrollY === 0)
  await expect.poll(() => page.locator('[data-scroll-top]').isHidden()).toBe(true)
})

it("on a phone the device's way back closes the slip and leaves the page where it is; so does Esc", async () => {
  const { page, errors } = await open({ viewport: { width: 390, height: 844 } })
  // What the button or gesture of a phone asks for cannot be pressed here, but asked for in its name.
  await page.addInitScript(() => {
    const Native = window.CloseWatcher
    if (Native)
      window.CloseWatcher = class extends Native {
        constructor() {
          super()
          addEventListener('way-back', () => this.requestClose())
        }
      }
  })
  await page.goto(`${house.url}/en/live`, { waitUntil: 'load' })
  const opener = page.locator('.bn [data-open="coupon"]')
  const slip = page.locator('[data-coupon]').first()
  for (const leave of [
    () => page.evaluate(() => dispatchEvent(new Event('way-back'))),
    () => page.keyboard.press('Escape'),
    () => page.evaluate(() => dispatchEvent(new Event('way-back'))),
  ]) {
    await opener.click()
    await expect.poll(() => slip.isVisible()).toBe(true)
    await leave()
    await expect.poll(() => slip.isVisible()).toBe(false)
    expect(await opener.evaluate((node) => node === document.activeElement)).toBe(true)
  }
  expect(new URL(page.url()).pathname).toBe('/en/live')
  expect(errors).toEqual([])
  await page.context().close()
})

it('the slip stands in its column before the content has come', async () => {
  const { page } = await open()
  await page.goto(`${house.url}/ar/champs`, { waitUntil: 'load' })
  const box = () => page.locator('.right').evaluate((node) => JSON.stringify(node.getBoundingClientRect()))
  const whole = await box()
  await page.locator('.mid').evaluate((node) => node.remove())
  expect(await box()).toBe(whole)
  await page.context().close()
})

it('[S3.79] compact view shows 40 events on one screen, each of them high enough to be pressed', async () => {
  await Promise.all(Array.from({ length: 45 }, (_, i) => newEvent(house.url, '1.85', { startsIn: 7200 + i })))
  const { page } = await open({ viewport: { width: 1920, height: 1080 } })
  const seen = async () => {
    await page.goto(`${house.url}/en/line/football?view=compact`, { waitUntil: 'load' })
    return page.evaluate(() => {
      document.querySelector('.sp')?.scrollIntoView()
      const rows = [...document.querySelectorAll('.ev')].map((row) => row.getBoundingClientRect())
      return {
        rows: rows.filter(({ top, bottom }) => top >= 52 && bottom <= innerHeight).length,
        height: Math.min(...rows.map(({ height }) => height)),
      }
    })
  }
  await expect.poll(async () => (await seen()).rows, { timeout: 10_000 }).toBeGreaterThanOrEqual(40)
  expect((await seen()).height).toBeGreaterThanOrEqual(24)
  await page.context().close()
})

it('[S2.136] the support button marks unread messages, and only those', async () => {
  const player = await newPlayer(house.url, null)
  const marker = async (count: number) => {
    await operator(house.url, 'PATCH', `/players/${player.userId}`, { user_msg_count: count })
    const { page } = await open({ player })
    const asked = page.waitForResponse((answer) => answer.url().endsWith('/web-api/user/config'))
    await page.goto(`${house.url}/en/about`)
    await (await asked).finished()
    await page.waitForTimeout(100)
    return page.locator('[data-unread]')
  }
  const two = await marker(2)
  await expect.poll(async () => [await two.isVisible(), await two.textContent()]).toEqual([true, '2'])
  expect(await (await marker(0)).isVisible()).toBe(false)
})

it('support opens and closes by its button, without scripts too', async () => {
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto(`${house.url}/en/about`)
  const list = page.getByRole('heading', { name: 'How to reach us' })
  const button = page.getByRole('button', { name: 'Support' })
  const seen = [await list.isVisible()]
  for (let times = 0; times < 2; times++) {
    await button.click()
    seen.push(await list.isVisible())
  }
  expect(seen).toEqual([false, true, false])
})

it('[S6.46] the mobile view of a wide window has the navigation of a phone', async () => {
  const { page, errors } = await open()
  await page.goto(`${house.url}/en/about`)
  expect(await page.locator('.bn').isVisible()).toBe(false)
  await page.goto(`${house.url}/en/about?platform_type=mobile`)
  expect([await page.locator('.bn').isVisible(), await page.locator('.left').isVisible()]).toEqual([true, false])
  expect(errors).toEqual([])
})
