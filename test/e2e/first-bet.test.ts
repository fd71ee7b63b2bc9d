import { expect, it } from 'vitest'
import { newEvent, newPlayer, operator, reprice, settle, type TestEvent, until } from '../support/client.ts'
import { couponCount, house, open, openWith, withBrowser } from './support.ts'

let first: TestEvent
let second: TestEvent

withBrowser(async () => {
  first = await newEvent(house.url, '1.85', { live: true, startsIn: -600 })
  second = await newEvent(house.url, '2.10', { live: true, startsIn: -600 })
})

const odd = (e: TestEvent) => `button[data-outcome="${e.outcomeId}"]`

it('[S1.03] registers, fills an express by two clicks, places it and sees it paid', async () => {
  const { page, errors } = await open()
  await page.goto(`${house.url}/en/registration`)
  const email = `e2e${Date.now()}@example.test`
  await page.locator('main [name=email]').fill(email)
  await page.locator('main [name=password]').fill('Correct-horse-88')
  await page.locator('main [name=name]').fill('Ann')
  await page.locator('main [name=surname]').fill('Player')
  await page.locator('main [name=birthday]').fill('1990-05-17')
  await page.locator('main [name=countryId]').selectOption({ index: 1 })
  await page.locator('main [name=currency]').selectOption('EUR')
  await page.locator('main [name=agree]').check()
  await page.locator('main form button[type=submit]').click()
  await page.locator('[data-balance]').first().waitFor()
  const session = (await (await page.request.get(`${house.url}/web-api/auth/session`)).json()) as { user_id: number }
  await operator(house.url, 'POST', `/players/${session.user_id}/credit`, {
    amount: '100.00',
    reference: `e2e-${session.user_id}`,
  })

  await (await openWith(page, `${house.url}/en/live`, first.outcomeId)).click()
  await page.locator(odd(second)).first().click()
  await expect.poll(() => couponCount(page)).toBe('2')
  await page.reload()
  await expect.poll(() => couponCount(page)).toBe('2')
  await page
    .locator('[data-coupon][data-hydrated] [data-coupon-amount], [data-hydrated] [data-coupon-amount]')
    .first()
    .fill('10')
  await expect.poll(() => page.locator('[data-coupon-coef]').first().innerText()).toContain('3.885')
  await page.locator('[data-coupon-place]').first().click()
  await expect.poll(() => page.locator('[data-balance]').first().innerText()).toContain('90.00')
  await settle(house.url, first, 1)
  await settle(house.url, second, 1)
  await until(
    async () =>
      (await (await page.request.get(`${house.url}/web-api/accounts`)).json()) as {
        data: { accounts: { money: string }[] }
      },
    (body) => body.data.accounts[0]?.money === '128.85',
  )
  await page.goto(`${house.url}/en/office/history`)
  expect(await page.locator('main').innerText()).toContain('38.85')
  expect(errors).toEqual([])
  await page.context().close()
})

it('moves a price in place, keeps the button, and asks before it takes a worse one', async () => {
  const player = await newPlayer(house.url, '50.00')
  const event = await newEvent(house.url, '1.90', { live: true, startsIn: -600 })
  const { page, errors } = await open({ player })
  const button = await openWith(page, `${house.url}/en/live`, event.outcomeId)
  await button.click()
  await expect.poll(() => couponCount(page)).toBe('1')
  await button.evaluate((node) => Object.assign(node, { mine: true }))
  await reprice(house.url, event, '1.70')
  await expect.poll(() => button.innerText()).toContain('1.70')
  expect(await button.evaluate((node) => 'mine' in node)).toBe(true)
  expect(await button.getAttribute('aria-label')).toMatch(/, 1\.70$/)
  await expect.poll(() => page.locator('[data-coupon]').first().innerText()).toContain('1.70')
  expect(errors).toEqual([])
  await page.context().close()
})

it('keeps one coupon in two tabs', async () => {
  const event = await newEvent(house.url, '1.75', { live: true, startsIn: -600 })
  const { page } = await open()
  const button = await openWith(page, `${house.url}/en/live`, event.outcomeId)
  const other = await page.context().newPage()
  const twin = await openWith(other, `${house.url}/en/live`, event.outcomeId)
  await button.click()
  await expect.poll(() => couponCount(other)).toBe('1')
  await twin.click()
  await expect.poll(() => couponCount(page)).toBe('0')
  await page.context().close()
})

it('takes a click before any script but the inline one has come', async () => {
  const event = await newEvent(house.url, '1.75', { live: true, startsIn: -600 })
  const { page } = await open()
  await page.route('**/assets/**', () => {})
  await (await openWith(page, `${house.url}/en/live`, event.outcomeId)).click()
  await expect.poll(() => couponCount(page)).toBe('1')
  await page.context().close()
})

it('[S2.17] buys a toto ticket, finds it among its own, and is paid when the draw has ended', async () => {
  const player = await newPlayer(house.url)
  const eventIds: number[] = []
  for (let n = 0; n < 15; n++) eventIds.push((await newEvent(house.url, '1.85', { startsIn: 7200 + n })).eventId)
  const { data: draw } = await operator(house.url, 'POST', '/toto/draws', { section: 'fifteen', eventIds })
  const { page, errors } = await open({ player })
  await page.goto(`${house.url}/en/toto`)
  await page.locator('[data-island=draw][data-hydrated]').waitFor()
  for (let n = 0; n < 15; n++) await page.locator(`[name=m${n}][value="0"]`).check({ force: true })
  await page.locator('[name=m14][value="1"]').check({ force: true })
  await expect.poll(() => page.locator('main').innerText()).toContain('Variants: 2 · Price: 1.00\u00a0EUR')
  await page.locator('main button[value=buy]').click()
  await page.waitForURL('**/en/toto?bought=*')
  expect(await page.locator('[data-balance]').first().innerText()).toContain('99.00')
  await operator(house.url, 'PUT', `/toto/draws/${draw.id}/results`, { outcomes: Array(15).fill(0) })
  await page.goto(`${house.url}/en/toto?draw=${draw.id}`)
  // Alone in its categories: 90 % of 90 % of the stake, each part rounded down.
  await expect.poll(() => page.locator('[data-balance]').first().innerText()).toContain('99.79')
  expect(await page.locator('main').innerText()).toContain('0.79')
  expect(errors).toEqual([])
  await page.context().close()
})
