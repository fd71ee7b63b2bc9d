import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
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
