import { expect, it } from 'vitest'
import { IDLE_MS } from '../../client/navigation/prefetch.ts'
import { house, isSame, mark, open, ready, withBrowser } from '../e2e/support.ts'
import { newEvent } from '../support/client.ts'
import { SLOW_4G } from '../support/slow-4g.ts'

withBrowser(async () => {
  await newEvent(house.url, '1.85', { live: true, startsIn: -600 })
  for (let i = 0; i < 30; i++) await newEvent(house.url, '2.10')
})

/** Loaded anew, swapped in, or swapped in after the page was at rest for as long as pages are fetched ahead after (spec §9), and a moment. */
const WAYS = { full: 500, soft: 500, rested: IDLE_MS + 1200 }
type Way = keyof typeof WAYS
const ROUNDS = 3

/** Notes when the first row of the line stands in the document and the frame with it has been painted. */
const watch = (selector: string) => {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => sessionStorage.setItem('seen', String(Date.now()))))
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Milliseconds from the press until the line's content is seen. Nothing points at the link before the press. */
async function timeToContent(way: Way): Promise<number> {
  const { page } = await open()
  await page.goto(`${house.url}/en/live`)
  await ready(page)
  await mark(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const selector = 'main li.ev:not([data-live])'
  await page.addInitScript(watch, selector)
  await page.evaluate(watch, selector)
  const link = page.locator('header [data-region="sections"] a[href="/en/line"]')
  await page.waitForTimeout(WAYS[way])
  await link.evaluate((node, isFull) => {
    sessionStorage.setItem('pressed', String(Date.now()))
    if (isFull) location.assign('/en/line')
    else if (node instanceof HTMLElement) node.click()
  }, way === 'full')
  const seen = () => page.evaluate(() => Number(sessionStorage.getItem('seen'))).catch(() => 0)
  await expect.poll(seen, { timeout: 30_000 }).toBeGreaterThan(0)
  const spent = (await seen()) - (await page.evaluate(() => Number(sessionStorage.getItem('pressed'))))
  expect(await isSame(page)).toBe(way !== 'full')
  await page.context().close()
  return spent
}

it('a soft navigation is faster to content than a full load, and more than twice as fast after two seconds of rest, at 4 × CPU throttle and slow 4G', async () => {
  const times: Record<Way, number[]> = { full: [], soft: [], rested: [] }
  for (let i = 0; i < ROUNDS; i++)
    for (const way of ['full', 'soft', 'rested'] as const) times[way].push(await timeToContent(way))
  const median = (way: Way) => times[way].toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0
  console.log(
    `to content: full load ${median('full')} ms, soft ${median('soft')} ms, soft after a rest ${median('rested')} ms`,
    JSON.stringify(times),
  )
  expect(median('full') / median('rested')).toBeGreaterThan(2)
  expect(median('full') / median('soft')).toBeGreaterThan(1.2)
})
