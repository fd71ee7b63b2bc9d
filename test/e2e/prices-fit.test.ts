import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { COEF_VIEWS } from '../../shared/domain/settings/display.ts'
import { operator, unique } from '../support/client.ts'
import { house, open, withBrowser } from './support.ts'

/** A sport of these tests' own: nothing else stands in its list. */
const SPORT = 78
const PATH = `/en/live/sport-${SPORT}`
const WIDTHS = [390, 1110, 1366, 1440, 1920]
/** Prices of result (home, draw, away), total (under, over) and handicap (home, away): those whose texts are long in one format or other. */
const ROWS = [
  ['1.63', '1.03', '17.50'],
  ['1.51', '1.625', '1.10'],
  ['1.01', '140.00', '12.49'],
  ['1000.00', '2.37', '1.01'],
].map((result, i) => ({ eventId: unique(), result, lines: ['1.49', '17.50', '1.03', '33.33'], isLocked: i === 2 }))
/** The first event's home is the one that changes. */
const [first] = ROWS

function odds({ eventId, result, lines, isLocked }: (typeof ROWS)[number]) {
  const market = (place: number, typeId: number, specifiers: string, types: number[], coefs: string[]) => ({
    id: eventId * 100 + place * 10,
    typeId,
    specifiers,
    status: isLocked ? -1 : 1,
    outcomes: coefs.map((coef, i) => ({
      id: eventId * 100 + place * 10 + i + 1,
      typeId: types[i],
      name: `Outcome ${i}`,
      coef,
      active: true,
    })),
  })
  return {
    type: 'odds_change',
    eventId,
    markets: [
      market(1, 1, '', [1, 2, 3], result),
      market(2, 18, 'total=162.5', [13, 12], lines.slice(0, 2)),
      market(3, 16, 'hcp=-10.25', [1714, 1715], lines.slice(2)),
    ],
  }
}

async function feed(messages: Record<string, unknown>[]): Promise<void> {
  const timestamp = new Date().toISOString()
  const body = { producer: 'fits', messages: messages.map((message) => ({ timestamp, ...message })) }
  await operator(house.url, 'POST', '/feed/messages', body)
}

const fixture = (eventId: number, startsAt: Date, live: boolean) => ({
  type: 'fixture_change',
  eventId,
  event: {
    id: eventId,
    sportId: SPORT,
    champId: 780_001,
    champ: 'Long League',
    home: `Home ${eventId}`,
    away: `Away ${eventId}`,
    startsAt: startsAt.toISOString(),
    live,
  },
})

withBrowser(() => feed(ROWS.flatMap((row) => [fixture(row.eventId, new Date(Date.now() - 600_000), true), odds(row)])))

/** Opens the list with these cookies, once its events stand in it. */
async function list(page: Page, cookies: Record<string, number>, path = PATH, events = ROWS.length): Promise<void> {
  await page
    .context()
    .addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value: String(value), url: house.url })))
  const rows = page.locator('.ev')
  for (let tries = 0; tries < 8; tries++) {
    await page.goto(house.url + path, { waitUntil: 'load' })
    if ((await rows.count()) === events) return
    await page.waitForTimeout(400)
  }
}

/** Texts of the list that are wider than the place they stand in, and what a lock leaves too little room for. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const widthOf = (node: Node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return range.getBoundingClientRect().width
    }
    const found =
      document.documentElement.scrollWidth > innerWidth ? [`page ${document.documentElement.scrollWidth}`] : []
    for (const text of document.querySelectorAll<HTMLElement>('.ev .odd-c, .ev .ln, .ev .ev-t b')) {
      const button = text.closest<HTMLElement>('.odd')
      const place = button ?? text.closest<HTMLElement>('.ln, .ev-t')
      if (!place || place.getBoundingClientRect().width === 0) continue
      const isLockBeside = button?.matches('.is-blocked') && getComputedStyle(button, '::before').position === 'static'
      const lock = isLockBeside ? 9 : 0
      const wide = widthOf(text) + lock
      if (wide > place.clientWidth + 0.1 || text.scrollWidth > text.clientWidth + (text.clientWidth === 0 ? 9999 : 0))
        found.push(`${text.textContent} ${wide.toFixed(1)} > ${place.clientWidth}${lock ? ' locked' : ''}`)
    }
    return found
  })

async function atEveryWidth(page: Page): Promise<Record<number, string[]>> {
  const found: Record<number, string[]> = {}
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const wide = await tooWide(page)
    if (wide.length > 0) found[width] = wide
  }
  return found
}

it('a price stands in its cell whole in every format: changed, locked, at each width', async () => {
  const { page, errors } = await open()
  for (const view of COEF_VIEWS) {
    await list(page, { coef_view: view })
    expect(await page.locator('.ev .odd-c').count(), `format ${view}`).toBe(ROWS.length * 7)
    expect(await atEveryWidth(page), `format ${view}`).toEqual({})
  }
  expect(errors).toEqual([])
  await page.context().close()
})

it('one that rises to 140.00 has room beside its mark', async () => {
  const { page, errors } = await open()
  await list(page, {})
  await expect.poll(() => page.locator('html').getAttribute('data-js')).not.toBeNull()
  await page.waitForTimeout(500)
  if (first) await feed([odds({ ...first, result: ['140.00', '1.03', '17.50'] })])
  const risen = page.locator('.ev .odd.is-up')
  await expect.poll(() => risen.textContent(), { timeout: 10_000 }).toContain('140.00')
  expect(await atEveryWidth(page)).toEqual({})
  expect(errors).toEqual([])
  await page.context().close()
})

it('texts of every chosen size fit, as do the other views', async () => {
  const { page } = await open()
  const chosen: Record<string, number>[] = [
    ...[1, 2, 3].flatMap((app_font_size) => [0, 5].map((coef_view) => ({ app_font_size, coef_view }))),
    { compact_view: 1, app_font_size: 0, coef_view: 5 },
    { compact_view: 0, app_view_type: 1, coef_view: 15 },
  ]
  for (const settings of chosen) {
    await list(page, settings)
    expect(await atEveryWidth(page), JSON.stringify(settings)).toEqual({})
  }
  await page.context().close()
})

it('a time of twelve hours stands beside the teams, not over their marks', async () => {
  const day = {
    eventId: unique(),
    result: ['2.00', '3.00', '4.00'],
    lines: ['2.00', '2.00', '2.00', '2.00'],
    isLocked: false,
  }
  const startsAt = new Date(Date.now() + 86_400_000)
  startsAt.setUTCHours(21, 0, 0)
  await feed([fixture(day.eventId, startsAt, false), odds(day)])
  const { page } = await open()
  await list(page, { is12h: 1, tzo: 3 }, PATH.replace('live', 'line'), 1)
  expect((await page.locator('.ev-t b').allTextContents()).join()).toMatch(/^12:00\sam$/)
  expect(await atEveryWidth(page)).toEqual({})
  await page.context().close()
})
