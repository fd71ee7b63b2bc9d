import { expect, it } from 'vitest'
import { newEvent, newPlayer, type TestEvent } from '../support/client.ts'
import { couponCount, house, open, openWith, withBrowser } from './support.ts'

let pressed: TestEvent
let other: TestEvent

withBrowser(async () => {
  pressed = await newEvent(house.url, '2.00', { live: true, startsIn: -600 })
  other = await newEvent(house.url, '3.50', { live: true, startsIn: -600 })
})

it('a bet that never arrived stays in the slip until it is dropped or sent again under its key', async () => {
  const { page, errors } = await open({ player: await newPlayer(house.url, '40.00') })
  const price = await openWith(page, `${house.url}/en/live`, pressed.outcomeId)
  await page.locator('[data-island=coupon][data-hydrated]').waitFor({ state: 'attached' })
  await price.click()
  await page.locator('[data-coupon-amount]').fill('10')
  const keys: (string | undefined)[] = []
  await page.route('**/web-api/coupon/place', (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    return route.fulfill({ status: 503, json: {} })
  })
  await page.locator('[data-coupon-place]').click()

  // Meanwhile the slip shows what was bet.
  await page.locator(`main li.ev button[data-outcome="${other.outcomeId}"]`).click()
  await price.click()
  expect(await couponCount(page)).toBe('1')
  expect(await page.getByRole('button', { name: 'Clear the slip' }).count()).toBe(0)
  expect(await page.locator('[data-coupon-place]').textContent()).toBe('Checking…')

  await page.locator('[data-coupon-drop]').click({ timeout: 30_000 })
  expect(await couponCount(page)).toBe('1')
  await page.getByRole('button', { name: 'Clear the slip' }).waitFor()

  await page.locator('[data-coupon-place]').click()
  await page.locator('[data-coupon-again]').waitFor({ timeout: 30_000 })
  await page.unroute('**/web-api/coupon/place')
  const again = page.waitForRequest('**/web-api/coupon/place')
  await page.locator('[data-coupon-again]').click()
  keys.push((await again).headers()['idempotency-key'])
  await page.locator('[data-coupon-placed]').waitFor()
  expect(keys[0]).not.toBe(keys[1])
  expect(keys[2]).toBe(keys[1])
  expect(errors.filter((text) => !/Failed to load resource/.test(text))).toEqual([])
  await page.context().close()
}, 120_000)
