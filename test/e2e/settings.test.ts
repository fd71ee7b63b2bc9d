import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { newEvent, newPlayer, type TestEvent } from '../support/client.ts'
import { house, open, withBrowser } from './support.ts'

let event: TestEvent

withBrowser(async () => {
  event = await newEvent(house.url, '1.85', { live: true, startsIn: -600 })
})

const has = (page: Page, name: string) => page.evaluate((n) => document.documentElement.hasAttribute(n), name)
const signedIn = async (options: Parameters<typeof open>[0] = {}) =>
  open({ player: await newPlayer(house.url, null), ...options })

it('[S3.85] [S4.81] a visitor’s choice is seen at once, and on the next page from its first byte', async () => {
  const { page, errors } = await open()
  await page.goto(`${house.url}/en/live`)
  const before = await page
    .locator('main .tn')
    .first()
    .evaluate((team) => getComputedStyle(team).fontSize)
  for (const side of ['left', 'right']) {
    await page.locator(`header [data-toggle="${side}"]`).click()
    await expect.poll(() => page.locator(`aside.${side}`).isVisible()).toBe(false)
    await page.locator(`header [data-toggle="${side}"]`).click()
    await expect.poll(() => page.locator(`aside.${side}`).isVisible()).toBe(true)
  }
  await page.locator('.settings-open').click()
  await page.getByLabel('Event numbers').check()
  await page.getByLabel('Largest').check()
  await expect.poll(() => has(page, 'data-game-id')).toBe(true)
  const size = () =>
    page
      .locator('main .tn')
      .first()
      .evaluate((team) => getComputedStyle(team).fontSize)
  await expect.poll(async () => Number.parseFloat(await size()) > Number.parseFloat(before) * 1.25).toBe(true)
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const html = await (await fetch(`${house.url}/en/live`, { headers: { cookie: cookies } })).text()
  expect(html.slice(0, 300)).toMatch(/^<!DOCTYPE html><html[^>]* data-font="3"[^>]* data-game-id/)
  expect(html).toContain(`data-event="${event.eventId}"`)
  expect(errors).toEqual([])
})

it('[S4.82] a player’s choice that the origin refuses is taken back, cookie and all', async () => {
  const { page } = await signedIn()
  await page.goto(`${house.url}/en/office/settings`)
  await page.getByLabel('Compact view').check()
  await expect.poll(() => has(page, 'data-compact')).toBe(true)
  await page.route('**/web-api/office/settings', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: { success: false, title: 'main_unavailable' } })
      : route.continue(),
  )
  // Taken back sooner than a driver may look: a press, and not a check of what it has done.
  await page.getByLabel('Event numbers').click()
  await page.getByText('The service does not answer', { exact: false }).first().waitFor()
  expect([await has(page, 'data-game-id'), await page.getByLabel('Event numbers').isChecked()]).toEqual([false, false])
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect([names.includes('compact_view'), names.includes('show_game_id')]).toEqual([true, false])
})

it('[S6.21] closes a sport by a plain form, and offers it no more', async () => {
  const { page } = await signedIn({ javaScriptEnabled: false })
  await page.goto(`${house.url}/en/live`)
  expect(await page.locator(`main [data-event="${event.eventId}"]`).count()).toBe(1)
  await page.goto(`${house.url}/en/office/settings/sports`)
  await page.locator('input[name=live][value="1"]').uncheck()
  await page.locator('form[data-settings] button[type=submit]').click()
  await page.locator('.notice').getByText('Saved').first().waitFor()
  await page.goto(`${house.url}/en/live`)
  expect(await page.locator(`main [data-event="${event.eventId}"]`).count()).toBe(0)
})
