import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { newEvent, newPlayer, operator, type TestEvent } from '../support/client.ts'
import { matchMessage } from '../support/messages.ts'
import { house, open, openWith, withBrowser } from './support.ts'

let watched: TestEvent

withBrowser(async () => {
  watched = await newEvent(house.url, '1.85', { live: true, startsIn: -600 })
  const startsAt = new Date(Date.now() - 600_000).toISOString()
  const message = matchMessage(watched.eventId, { sportId: 1, live: true, startsAt })
  await operator(house.url, 'POST', '/feed/messages', {
    producer: 'tests',
    messages: [
      {
        ...message,
        event: { ...message.event, media: { videoId: 'cam-1', zoneId: 'z1' } },
        timestamp: new Date().toISOString(),
      },
    ],
  })
})

/** Opens the page of the event by its row in the list. */
async function openEvent(page: Page): Promise<void> {
  await openWith(page, `${house.url}/en/live`, watched.outcomeId)
  const href = await page.locator(`[data-event="${watched.eventId}"] a`).first().getAttribute('href')
  await page.goto(house.url + href)
}
const place = (page: Page) => page.locator('.media').getAttribute('data-place')
const isPlaying = (page: Page) => page.locator('.media video').evaluate((video: HTMLVideoElement) => !video.paused)

it('[S3.97] a player’s video plays on when the page scrolls and when another page comes', async () => {
  const { page, errors } = await open({ player: await newPlayer(house.url, null) })
  await openEvent(page)
  await page.getByRole('button', { name: 'Video' }).click()
  await page.locator('.media video').waitFor()
  await expect.poll(() => isPlaying(page)).toBe(true)
  expect(await place(page)).toBe('side')

  await page.getByRole('button', { name: 'Above the odds' }).click()
  await expect.poll(() => place(page)).toBe('board')
  await page.locator('.media video').evaluate((video) => video.setAttribute('data-same', ''))
  await page.evaluate(() => {
    document.body.style.minHeight = '4000px'
    scrollTo(0, 3000)
  })
  await expect.poll(() => place(page)).toBe('float')
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => place(page)).toBe('board')

  await page.locator('.crumbs a').first().click()
  await page.waitForURL('**/en/live')
  await expect.poll(() => place(page)).toBe('side')
  await expect.poll(() => isPlaying(page)).toBe(true)
  expect(await page.locator('.media video[data-same]').count()).toBe(1)

  await page.getByRole('button', { name: 'Full screen', exact: true }).click()
  await expect.poll(() => place(page)).toBe('fullscreen')
  await page.keyboard.press('Escape')
  await expect.poll(() => place(page)).toBe('side')
  await page.getByRole('button', { name: /^Close: Video/ }).press('Escape')
  await expect.poll(() => page.locator('.media').count()).toBe(0)
  expect(errors).toEqual([])
})

it('[S6.06] a visitor is asked to sign in and makes no token request, and sees the zone', async () => {
  const { page, errors } = await open()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // A press before the page's own script has come is not lost.
  await page.route(/\/assets\/page-[^/]+\.js$/, async (route) => {
    await page.waitForTimeout(1500)
    await route.continue()
  })
  await openEvent(page)
  await page.getByRole('button', { name: 'Video' }).and(page.locator('[data-late]')).click()
  await page.locator('.media').getByText('Video is for players').waitFor()
  // The first answer about the event is older than what the feed has told in the meantime.
  const goal = new Promise<void>((told) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"1:0"')) told()
      }),
    )
  })
  await page.route(
    `**/feed-api/v1/events/${watched.eventId}`,
    async (route) => {
      const response = await route.fetch()
      await goal
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Match zone' }).first().click()
  const zone = page.getByRole('img', { name: new RegExp(`Home ${watched.eventId} – Away ${watched.eventId}`) })
  await expect.poll(() => zone.getAttribute('aria-label')).toContain('no score yet')
  await operator(house.url, 'POST', '/feed/messages', {
    producer: 'tests',
    messages: [
      {
        type: 'odds_change',
        eventId: watched.eventId,
        timestamp: new Date().toISOString(),
        markets: [],
        score: '1:0',
        minute: 11,
        gameStatus: 2,
      },
    ],
  })
  await expect.poll(() => zone.getAttribute('aria-label')).toContain('1:0. Minute 11')
  expect(asked.filter((path) => path.startsWith('/web-api/media'))).toEqual([])
  expect(errors).toEqual([])
})
