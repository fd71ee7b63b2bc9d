import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import type { House } from '../../worker/ops/house.ts'
import { browserPath, CHROMIUM_ARGS } from '../check/browser.ts'
import type { Visitor } from '../support/client.ts'
import { testHouse } from '../support/house.ts'

/** The product and the browser of this file's tests; both stand once `withBrowser` has started them. */
export let house: House
export let browser: Browser

type Options = Parameters<typeof testHouse>[0]
type Prepare<T> = (made: T) => Promise<void>

/**
 * Starts the built product and a browser before a file's tests, and stops them after. `prepare` then makes what the tests share. `options`
 * are the product's own; what else comes with them is handed on to `prepare`.
 */
export function withBrowser(prepare?: Prepare<undefined>): void
export function withBrowser<T extends Options>(prepare: Prepare<T>, options: () => Promise<T>): void
export function withBrowser<T extends Options>(prepare?: Prepare<T | undefined>, options?: () => Promise<T>): void {
  beforeAll(async () => {
    const made = await options?.()
    house = await testHouse(made)
    browser = await chromium.launch({ executablePath: browserPath(), args: CHROMIUM_ARGS })
    await prepare?.(made)
  })
  afterAll(async () => {
    await browser?.close()
    await house?.stop()
  })
}

/** Gives a browser the player's session. */
export const signIn = (context: BrowserContext, player: Visitor): Promise<void> =>
  context.addCookies(
    [...player.cookies].map(([name, value]) => ({
      name,
      value,
      url: house.url.replace('http:', 'https:'),
      secure: true,
    })),
  )

/** A page of its own context, as a visitor or as `player`, that collects what goes wrong on the console. */
export async function open({ player, ...options }: { player?: Visitor } & BrowserContextOptions = {}): Promise<{
  page: Page
  errors: string[]
}> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  if (player) await signIn(context, player)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return { page, errors }
}

export const couponCount = (page: Page): Promise<string> => page.locator('[data-coupon-count]').innerText()

/** Marks the document, so that a page that was loaded anew is told from one that was swapped in. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
export const isSame = (page: Page): Promise<boolean> => page.evaluate(() => 'sameDocument' in window)
/** The navigation comes with the first move of the pointer. */
export async function ready(page: Page): Promise<void> {
  await page.mouse.move(3, 3)
  await page.mouse.move(9, 9)
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
}

/** Opens a list that shows an event which was fed a moment ago: lists may be a second old. */
export async function openWith(page: Page, url: string, outcomeId: number): Promise<Locator> {
  // A ready-made express may hold the same outcome, folded away behind the list.
  const button = page.locator(`button[data-outcome="${outcomeId}"]:not([data-express] *)`).first()
  for (let tries = 0; tries < 8; tries++) {
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator('footer').first().waitFor({ state: 'attached' })
    if ((await button.count()) > 0) return button
    await page.waitForTimeout(400)
  }
  return button
}
