import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { newEvent, newPlayer, operator, reprice, settle, single } from '../support/client.ts'
import { couponCount, house, open, withBrowser } from './support.ts'

withBrowser()

it('[S2.57] the history shows what coupons are worth now, sells a part, sees the rest settled, and bets again', async () => {
  const player = await newPlayer(house.url, '110.00')
  const [sold, kept] = await Promise.all([newEvent(house.url, '2.50'), newEvent(house.url, '1.85')])
  const bet = async (json: unknown) => {
    const headers = { 'idempotency-key': randomUUID() }
    expect((await player.fetch('/web-api/coupon/place', { method: 'POST', json, headers })).status).toBe(201)
  }
  await bet(single(kept, '10.00'))
  await bet(single(sold, '100.00'))
  await reprice(house.url, sold, '1.67')
  await operator(house.url, 'PUT', '/config', { betting: { cashOut: { offerSeconds: 3 } } })

  const { page, errors } = await open({ player, viewport: { width: 390, height: 844 } })
  await page.goto(`${house.url}/en/office/history`)
  const card = page.locator('[data-history]').first()
  await card.getByRole('button', { name: 'Cash out 142.22 EUR' }).click()

  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Stake to sell').fill('40')
  await dialog.getByText('56.89 EUR').first().waitFor()
  // The offer runs out before the press: the dialog says so, and sells only at a new one.
  await dialog.getByText('The offer has expired').waitFor()
  expect(await dialog.locator('[data-sell-confirm]').count()).toBe(0)
  await dialog.getByRole('button', { name: 'New offer' }).click()
  await dialog.getByRole('button', { name: 'Sell for 56.89 EUR' }).click()
  await card.getByText('Sold 40.00 EUR of the stake for 56.89 EUR').waitFor()
  await expect.poll(() => page.locator('[data-balance]').first().textContent()).toContain('56.89')
  expect(await dialog.count()).toBe(0)

  await settle(house.url, sold, 1)
  await card.getByText('Won').first().waitFor()
  expect(await card.textContent()).toContain('150.00')
  expect(await card.getByRole('button', { name: /Cash out/ }).count()).toBe(0)

  await page.locator('[data-history]').last().getByRole('button', { name: 'Bet again' }).click()
  await expect.poll(() => couponCount(page)).toBe('1')

  await card.getByRole('link', { name: 'Print' }).click()
  await page.getByText('Only the record in your account counts').waitFor()
  expect(errors).toEqual([])
  await page.context().close()
})
