import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright'
import { browserPath, CHROMIUM_ARGS } from '../check/browser.ts'
import type { Visitor } from '../support/client.ts'

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: browserPath(), args: CHROMIUM_ARGS })

/** A page of its own context that collects what goes wrong on the console. */
export async function open(
  browser: Browser,
  base: string,
  { player, ...options }: { player?: Visitor } & BrowserContextOptions = {},
): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  if (player)
    await context.addCookies(
      [...player.cookies].map(([name, value]) => ({ name, value, url: base.replace('http:', 'https:'), secure: true })),
    )
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return { page, errors }
}

export const couponCount = (page: Page): Promise<string> => page.locator('[data-coupon-count]').innerText()

/** Opens a list that shows an event which was fed a moment ago: lists may be a second old. */
export async function openWith(page: Page, url: string, outcomeId: number): Promise<Locator> {
  const button = page.locator(`button[data-outcome="${outcomeId}"]`).first()
  for (let tries = 0; tries < 8; tries++) {
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator('footer').first().waitFor({ state: 'attached' })
    if ((await button.count()) > 0) return button
    await page.waitForTimeout(400)
  }
  return button
}
