import { expect, it } from 'vitest'
import { newEvent, newPlayer, reprice, type TestEvent } from '../support/client.ts'
import { couponCount, house, open, openWith, withBrowser } from './support.ts'

let legs: TestEvent[]
let other: TestEvent

withBrowser(async () => {
  other = await newEvent(house.url, '3.00', { live: true, startsIn: -600 })
  legs = []
  for (const coef of ['1.50', '1.60', '1.70']) legs.push(await newEvent(house.url, coef, { startsIn: 3600 }))
})

it('an express of the day takes the place of other bets at a second press, follows its prices, and pays its uplift', async () => {
  const { page, errors } = await open({ player: await newPlayer(house.url, '100.00') })
  await (await openWith(page, `${house.url}/en/`, other.outcomeId)).click()
  const card = page.locator('[data-express]')
  const total = card.locator('[data-express-total]')
  await expect.poll(() => total.textContent()).toBe('4.488')
  await card.locator('summary').click()

  const button = card.locator('[data-express-add]')
  await button.click()
  await expect.poll(() => button.textContent()).toBe('Replace the bets in the slip?')
  expect(await couponCount(page)).toBe('1')
  await button.click()
  await expect.poll(() => couponCount(page)).toBe('3')
  await expect.poll(() => page.locator('[data-coupon-coef]').textContent()).toBe('4.488')
  expect(await card.locator('button[aria-pressed=true]').count()).toBe(3)

  const [first] = legs
  if (!first) throw new Error('no leg')
  await reprice(house.url, first, '1.55')
  for (const cell of [total, page.locator('[data-coupon-coef]')])
    await expect.poll(() => cell.textContent()).toBe('4.638')

  await page.locator('[data-coupon-place]').first().click()
  await page.locator('[data-coupon-placed]').waitFor()
  const placed = await (await page.request.get(`${house.url}/web-api/history/bets`)).json()
  expect(placed).toMatchObject({ data: { items: [{ typeId: 1, coef: '4.638' }] } })
  expect(errors).toEqual([])
})

it('an express that is edited in the slip is one without an uplift', async () => {
  const { page } = await open()
  await page.goto(`${house.url}/en/line`)
  await page.locator('[data-express] summary').click()
  await page.locator('[data-express-add]').click()
  await expect.poll(() => page.locator('[data-coupon-coef]').textContent()).toBe('4.638')
  await page.locator(`[data-express] button[data-outcome="${legs[2]?.outcomeId}"]`).click()
  await expect.poll(() => page.locator('[data-coupon-coef]').textContent()).toBe('2.48')
})

it('[S2.128] the menu of a phone opens and closes, without scripts too', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await open({ javaScriptEnabled, viewport: { width: 390, height: 844 } })
    await page.goto(`${house.url}/en/about`)
    const menu = page.locator('#menu')
    const seen = [await menu.isVisible()]
    await page.locator('.bn a[href="#menu"]').click()
    seen.push(await menu.isVisible())
    await menu.locator('[data-close]').click()
    await expect.poll(() => menu.isVisible()).toBe(false)
    expect(seen).toEqual([false, true])
  }
})
