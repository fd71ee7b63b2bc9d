import { expect, it } from 'vitest'
import { newPlayer } from '../support/client.ts'
import { house, open, withBrowser } from './support.ts'

withBrowser()

it('[S2.95][S2.88] a player opens a game from the lobby, plays a round, and finds balance, round and tournament changed', async () => {
  const player = await newPlayer(house.url, '100.00')
  const { page, errors } = await open({ player, viewport: { width: 390, height: 844 } })
  await page.goto(`${house.url}/en/casino`)
  await page.getByRole('link', { name: 'Tournament of the week' }).click()
  await page.getByRole('button', { name: 'Take part' }).click()
  await page.getByText('You take part since').waitFor()

  await page.goto(`${house.url}/en/casino`)
  await page.getByRole('link', { name: /Heads or Tails/ }).click()
  await page.locator('[data-island="game"][data-hydrated]').waitFor()
  await page.getByLabel('Stake, EUR').fill('5')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const result = page.locator('.gm-out b')
  await result.waitFor()
  const isWon = (await result.textContent())?.startsWith('Won 9.70') ?? false
  const balance = isWon ? '104.70' : '95.00'
  await expect.poll(() => page.locator('[data-balance]').first().textContent()).toContain(balance)

  await page.goto(`${house.url}/en/my-casino`)
  const last = page.getByRole('listitem').filter({ hasText: 'Heads or Tails' }).filter({ hasText: '5.00' })
  expect(await last.first().textContent()).toContain(isWon ? '9.70' : '0.00')
  expect(errors).toEqual([])
  await page.context().close()

  const rounds = await player.fetch('/web-api/casino/rounds')
  expect(rounds.text).toContain(`"amount":"5.00","currency":"EUR","payout":"${isWon ? '9.70' : '0.00'}"`)
})
