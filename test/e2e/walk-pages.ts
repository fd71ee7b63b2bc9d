import axe from 'axe-core'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { newEvent, newPlayer } from '../support/client.ts'
import { house, open, signIn, withBrowser } from './support.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const PAGES = [
  '/',
  '/live',
  '/line',
  '/live/football',
  '/rules/1',
  '/contacts',
  '/about',
  '/licenses',
  '/cricket-app',
  '/registration',
  '/user/login',
  '/nothing-here',
  '/results/zone',
  '/betting-calculator',
  '/promo',
  '/office',
  '/office/history',
  '/office/settings/common',
  '/office/settings/wallets',
  '/office/security',
  '/office/responsible',
] as const

/** What of WCAG 2.2 AA the page breaks, with the first place of each: axe in the page itself, for its own driver takes four times as long. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`)
  })
}

/** Parts that are hidden by their attribute, and seen all the same. */
const shownThoughHidden = (page: Page): Promise<string[]> =>
  page
    .locator('[hidden]')
    .evaluateAll((parts) =>
      parts.filter((part) => getComputedStyle(part).display !== 'none').map((part) => part.outerHTML.slice(0, 120)),
    )

/** Looks at every page on a phone, in languages and themes: clean console, accessible, no wider than the phone, no text without its words. */
export function walkPages(looks: readonly (readonly [lang: string, theme: 'light' | 'dark'])[]): void {
  let game = ''
  withBrowser(async () => {
    for (let i = 0; i < 6; i++) {
      const { eventId } = await newEvent(house.url, '1.85', { live: i % 2 === 0, startsIn: i % 2 === 0 ? -600 : 7200 })
      if (i === 0) game = `/live/football/900001-test-cup/${eventId}-home-away`
    }
  })

  it.each(looks)(
    'T8 %s, %s: every page is clean on the console, accessible, and no wider than a phone',
    async (lang, theme) => {
      const player = await newPlayer(house.url, '10.00')
      const { page, errors } = await open({
        viewport: { width: 390, height: 844 },
        colorScheme: theme,
      })
      for (const path of [game, ...PAGES]) {
        if (path === '/office') await signIn(page.context(), player)
        errors.length = 0
        await page.goto(`${house.url}/${lang}${path}`)
        await page.waitForTimeout(300)
        const seen = `${lang}${path} ${theme}`
        expect([seen, errors.filter((each) => !each.includes('404'))]).toEqual([seen, []])
        expect([seen, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([seen, 390])
        expect([seen, await violationsOf(page)]).toEqual([seen, []])
        expect([seen, await shownThoughHidden(page)]).toEqual([seen, []])
        expect([seen, await page.locator('body').innerText()]).not.toEqual([
          seen,
          expect.stringMatching(/\b(main|header|coupon|office|market|outcome|sport)_[a-z_]+\b/),
        ])
      }
      await page.context().close()
    },
  )
}
