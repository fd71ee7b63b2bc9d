import { type Browser, chromium } from 'playwright'
import { browserPath, CHROMIUM_ARGS } from '../check/browser.ts'
import { SLOW_4G } from '../support/slow-4g.ts'
import { percentile } from './load.ts'

export interface Paint {
  firstPaint: number
  largestPaint: number
  shift: number
  blocked: number
  click: number | null
  scripts: number
}

async function once(browser: Browser, url: string, withClick: boolean): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    const seen = { largest: 0, shift: 0, blocked: 0, click: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const e of list.getEntries()) seen.largest = e.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const e of list.getEntries()) seen.shift += (e as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const e of list.getEntries()) seen.blocked += Math.max(0, e.duration - 50)
    }).observe({ type: 'longtask', buffered: true })
    // Presses the first price as soon as it is there, until the coupon shows it.
    const press = () => {
      const count = document.querySelector('[data-coupon-count]')?.textContent?.trim()
      if (count === '1') {
        seen.click = performance.now()
        return
      }
      const odd = document.querySelector<HTMLButtonElement>('button[data-outcome]:enabled')
      if (odd && count === '0') odd.click()
      setTimeout(press, 16)
    }
    // A press before any script listens must not leave the page.
    addEventListener('submit', (event) => event.preventDefault())
    if (location.hash === '#click') press()
  })
  let scripts = 0
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts++
  })
  await page.goto(url + (withClick ? '#click' : ''), { waitUntil: 'load' })
  await page.waitForTimeout(withClick ? 2500 : 1500)
  const seen = await page.evaluate(() => ({
    ...(window as unknown as { seen: { largest: number; shift: number; blocked: number; click: number } }).seen,
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }))
  await context.close()
  return {
    firstPaint: seen.first,
    largestPaint: seen.largest,
    shift: seen.shift,
    blocked: seen.blocked,
    click: withClick && seen.click > 0 ? seen.click : null,
    scripts,
  }
}

/**
 * Medians of `runs` loads at 4 × CPU throttle and slow 4G. Clicks have loads of their own: a press by a script counts as a shift
 * of the layout, a person's does not.
 */
export async function benchBrowser(url: string, withClick = true, runs = 7): Promise<Paint> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: CHROMIUM_ARGS })
  const loads: Paint[] = []
  const clicks: number[] = []
  for (let i = 0; i < runs; i++) {
    loads.push(await once(browser, url, false))
    const { click } = withClick ? await once(browser, url, true) : { click: null }
    if (click !== null) clicks.push(click)
  }
  await browser.close()
  const middle = (values: number[]) =>
    percentile(
      values.sort((a, b) => a - b),
      50,
    )
  return {
    firstPaint: middle(loads.map((p) => p.firstPaint)),
    largestPaint: middle(loads.map((p) => p.largestPaint)),
    shift: middle(loads.map((p) => p.shift)),
    blocked: middle(loads.map((p) => p.blocked)),
    click: clicks.length === 0 ? null : middle(clicks),
    scripts: middle(loads.map((p) => p.scripts)),
  }
}
