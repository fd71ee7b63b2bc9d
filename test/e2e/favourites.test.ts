import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { newEvent, newPlayer, operator, type TestEvent, until, Visitor } from '../support/client.ts'
import { house, isSame, mark, open, openWith, ready, signIn, withBrowser } from './support.ts'

let first: TestEvent
let second: TestEvent

withBrowser(async () => {
  ;[first, second] = await Promise.all([
    newEvent(house.url, '1.85', { live: true, startsIn: -600 }),
    newEvent(house.url, '2.10', { live: true, startsIn: -600 }),
  ])
})

const star = (page: Page, { eventId }: TestEvent) =>
  page.locator(`main .star[data-star="events"][data-id="${eventId}"]`)
const isMarked = (page: Page, event: TestEvent) => star(page, event).getAttribute('aria-pressed')
const named = (page: Page) => page.locator('[data-favourites] li a .nm').allTextContents()
const has = (page: Page, { eventId }: TestEvent) =>
  page
    .locator(`[data-favourites] a[href*="/${eventId}-"]`)
    .count()
    .then((count) => count > 0)

/** Waits until the column says what the feed knows of the marks. */
async function shown(page: Page): Promise<void> {
  await page.waitForFunction(() => 'stars' in document.documentElement.dataset)
  await page.waitForTimeout(500)
}

/** The player on a device of its own. */
async function signedInAgain({ email, password }: { email: string; password: string }): Promise<Visitor> {
  const device = new Visitor(house.url)
  const answer = await device.fetch('/web-api/auth/login/email', {
    method: 'POST',
    json: { uLogin: btoa(email), uPassword: btoa(password), save: 0 },
  })
  expect(answer.status).toBe(200)
  return device
}

it('a mark is kept over a reload, seen in another tab at once, and there after navigation', async () => {
  const { page, errors } = await open()
  await openWith(page, `${house.url}/en/live`, first.outcomeId)
  const other = await page.context().newPage()
  await other.goto(`${house.url}/en/live`)
  await star(other, first).waitFor()

  await star(page, first).click()
  await expect.poll(() => has(page, first)).toBe(true)
  await expect.poll(() => isMarked(other, first)).toBe('true')
  await expect.poll(() => has(other, first)).toBe(true)

  await other.locator(`main .star[data-id="${second.eventId}"]`).click()
  await expect.poll(() => isMarked(page, second)).toBe('true')
  await page.reload()
  await expect.poll(() => isMarked(page, first)).toBe('true')
  await expect.poll(() => has(page, second)).toBe(true)

  await ready(page)
  await mark(page)
  await page.locator('header [data-region="sections"] a[href="/en/line"]').click()
  await page.waitForURL('**/en/line')
  await expect.poll(() => has(page, first)).toBe(true)
  await page.locator('header [data-region="sections"] a[href="/en/live"]').click()
  await page.waitForURL('**/en/live')
  await expect.poll(() => isMarked(page, first)).toBe('true')
  expect(await isSame(page)).toBe(true)
  expect(errors).toEqual([])

  const plain = await open({ javaScriptEnabled: false })
  await plain.page.context().addCookies(await page.context().cookies())
  await plain.page.goto(`${house.url}/en/live/favorites`)
  expect(await plain.page.locator(`main [data-event="${first.eventId}"]`).count()).toBe(1)
  expect(await plain.page.locator('.star').count()).toBe(0)
})

it('a player finds his marks on another device; a sport that he closes and an event that is over are not named', async () => {
  const player = await newPlayer(house.url, null)
  const { page } = await open({ player })
  await openWith(page, `${house.url}/en/live`, first.outcomeId)
  await star(page, first).click()
  // The first mark's save may be answered after the second press.
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/office/settings') &&
      answer.ok() &&
      (answer.request().postData() ?? '').includes(String(second.eventId)),
  )
  await star(page, second).click()
  await saved
  await expect.poll(() => has(page, second)).toBe(true)

  const device = await signedInAgain(player)
  expect(device.cookies.get('favorites')).toBe(`${first.eventId}.${second.eventId}_`)
  const { page: phone } = await open()
  await signIn(phone.context(), device)
  await phone.goto(`${house.url}/en/live`)
  await expect.poll(() => has(phone, first)).toBe(true)

  const ended = await operator(house.url, 'POST', '/feed/messages', {
    producer: 'tests',
    messages: [
      { type: 'odds_change', eventId: second.eventId, timestamp: new Date().toISOString(), markets: [], gameStatus: 4 },
    ],
  })
  expect(ended.data).toMatchObject({ accepted: 1 })
  const seen = await until(
    async () => {
      await phone.reload()
      await shown(phone)
      return [await has(phone, first), await has(phone, second)].join()
    },
    (each) => each === 'true,false',
    15_000,
  )
  expect(seen).toBe('true,false')

  await device.fetch('/web-api/office/settings/disallowed-sports', { method: 'PUT', json: { line: [1], live: [1] } })
  await signIn(phone.context(), device)
  await phone.goto(`${house.url}/en/line`)
  await shown(phone)
  expect(await named(phone)).toEqual([])
})
