import { expect, it } from 'vitest'
import { newEvent, until, Visitor } from '../support/client.ts'
import { couponCount, house, open, withBrowser } from './support.ts'

declare global {
  interface Window {
    show(): void
  }
}

let path = ''
withBrowser(async () => {
  const events = await Promise.all([newEvent(house.url, '1.85'), newEvent(house.url, '2.10')])
  const link = new RegExp(`href="(/en/line/[^"]*/${events[0]?.eventId}-[^"]*)"`)
  const list = await until(
    () => new Visitor(house.url).fetch('/en/line'),
    ({ text }) => link.test(text),
  )
  path = link.exec(list.text)?.[1] ?? ''
})

it('T7 a page with a late section that opens in a tab behind others is whole when it is looked at', async () => {
  const { page, errors } = await open()
  // A tab in the background: its document says so, and no frame is painted until it comes to the front.
  await page.addInitScript(() => {
    const paint = window.requestAnimationFrame.bind(window)
    const waiting: FrameRequestCallback[] = []
    let hidden = true
    window.requestAnimationFrame = (call) => (hidden ? waiting.push(call) : paint(call))
    Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') })
    Object.defineProperty(document, 'hidden', { get: () => hidden })
    window.show = () => {
      hidden = false
      for (const call of waiting.splice(0)) paint(call)
      document.dispatchEvent(new Event('visibilitychange'))
    }
  })
  await page.goto(house.url + path)
  await page.evaluate(() => window.show())
  await page.locator('#related').waitFor()
  await expect.poll(() => page.locator('section.related[aria-hidden], template[id^="B:"]').count()).toBe(0)
  await page.locator('main button[data-outcome]').first().click()
  await expect.poll(() => couponCount(page)).toBe('1')
  expect(errors).toEqual([])
  await page.context().close()
})
