import { expect, it } from 'vitest'
import { newEvent, operator, type TestEvent } from '../support/client.ts'
import { house, isSame, mark, open, openWith, ready, withBrowser } from './support.ts'

/** Each test takes a sport of its own: its list holds nothing else. */
const LIVE = { live: true, startsIn: -600 }

withBrowser()

/** The feed says where an event is: 2 is played, 3 a break, 4 finished. */
const says = (e: TestEvent, gameStatus: number, minute = 46) =>
  operator(house.url, 'POST', '/feed/messages', {
    producer: 'tests',
    messages: [
      {
        type: 'odds_change',
        timestamp: new Date().toISOString(),
        eventId: e.eventId,
        markets: [],
        score: '1:0',
        minute,
        gameStatus,
      },
    ],
  })
const rowOf = (e: TestEvent) => `main .ev[data-event="${e.eventId}"]`

it('a break comes and goes with the feed, on a list and on the page of the event', async () => {
  const event = await newEvent(house.url, '1.85', { ...LIVE, sportId: 2 })
  const { page, errors } = await open()
  await openWith(page, `${house.url}/en/live`, event.outcomeId)
  const own = (await page.locator(`${rowOf(event)} a.ev-n`).getAttribute('href')) ?? ''
  for (const [address, root] of [
    ['/en/live', rowOf(event)],
    [own, 'main .game'],
  ] as const) {
    await page.goto(house.url + address)
    const said = page.locator(`${root} [data-break]`)
    expect(await said.isVisible()).toBe(false)
    await says(event, 3)
    await expect.poll(() => said.isVisible()).toBe(true)
    expect(await said.textContent()).toBe('Break')
    await says(event, 2)
    await expect.poll(() => said.isVisible()).toBe(false)
  }
  expect(errors).toEqual([])
  await page.context().close()
})

it('an event that is over leaves an open list, and the page of the last one says that there is none', async () => {
  const first = await newEvent(house.url, '1.85', { ...LIVE, sportId: 3 })
  const last = await newEvent(house.url, '1.85', { ...LIVE, sportId: 3 })
  const { page, errors } = await open()
  await openWith(page, `${house.url}/en/live/basketball`, last.outcomeId)
  await mark(page)
  expect(await page.locator('main li.ev').count()).toBe(2)
  await says(first, 4)
  await expect.poll(() => page.locator(rowOf(first)).count(), { timeout: 8000 }).toBe(0)
  expect(await page.locator(rowOf(last)).count()).toBe(1)
  await says(last, 4)
  await page.getByRole('heading', { name: 'No live events now' }).waitFor({ timeout: 12_000 })
  expect(await page.locator('main .ev').count()).toBe(0)
  expect(await isSame(page)).toBe(true)
  expect(errors).toEqual([])
  await page.context().close()
})

it('the page of an event says that it is finished and closed to bets, scrolled as it was, and not while somebody types', async () => {
  const event = await newEvent(house.url, '1.85', { ...LIVE, sportId: 4 })
  const { page, errors } = await open({ viewport: { width: 1000, height: 300 } })
  await openWith(page, `${house.url}/en/live`, event.outcomeId)
  await page.goto(house.url + (await page.locator(`${rowOf(event)} a.ev-n`).getAttribute('href')))
  await mark(page)
  const search = page.locator('main [data-market-search]')
  await search.fill('winner')
  await page.evaluate(() => scrollTo(0, 60))
  await says(event, 4)
  await page.locator('main .game[data-over]').waitFor()
  await page.waitForTimeout(5000)
  expect(await search.inputValue()).toBe('winner')
  await search.blur()
  await page.getByRole('heading', { name: 'Betting on this event is closed' }).waitFor({ timeout: 8000 })
  expect(await page.locator('main .board').textContent()).toContain('Finished')
  expect(await page.locator('main button[data-outcome]').count()).toBe(0)
  expect(await page.evaluate(() => [scrollY, 'sameDocument' in window])).toEqual([60, true])
  expect(errors).toEqual([])
  await page.context().close()
})

it('a link that is pressed without a network leaves the page where it is, and says that the other has not come', async () => {
  const { page } = await open()
  await page.goto(`${house.url}/en/live`)
  await ready(page)
  await mark(page)
  const link = page.locator('header [data-region="sections"] a[href="/en/line"]')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await link.click()
  await page.getByText('Something went wrong. Please try again.').first().waitFor({ timeout: 8000 })
  expect(await page.evaluate(() => [location.pathname, 'sameDocument' in window])).toEqual(['/en/live', true])
  await page.context().setOffline(false)
  await link.click()
  await page.waitForURL('**/en/line')
  await page.context().close()
})
