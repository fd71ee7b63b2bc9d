import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { newEvent, newPlayer, reprice, type TestEvent } from '../support/client.ts'
import { couponCount, house, open, openWith, withBrowser } from './support.ts'

let events: TestEvent[]

withBrowser(async () => {
  events = []
  for (const coef of ['2.00', '3.50', '2.40'])
    events.push(await newEvent(house.url, coef, { live: true, startsIn: -600 }))
})

/** A player's page whose slip holds the three events. */
async function withThree(money: string): Promise<{ page: Page; errors: string[] }> {
  const opened = await open({ player: await newPlayer(house.url, money) })
  const { page } = opened
  const last = events.at(-1)?.outcomeId ?? 0
  await openWith(page, `${house.url}/en/live`, last)
  await page.locator('[data-island=coupon][data-hydrated]').waitFor()
  for (const { outcomeId } of events)
    await page.locator(`main li.ev button[data-outcome="${outcomeId}"]`).first().click()
  await expect.poll(() => couponCount(page)).toBe('3')
  return opened
}
const choose = (page: Page, name: string) => page.getByLabel('Type of bet').selectOption({ label: name })
const accounts = async (page: Page) =>
  (await (await page.request.get(`${house.url}/web-api/accounts`)).json()) as {
    data: { accounts: { money: string }[] }
  }
const history = async (page: Page) =>
  (await (await page.request.get(`${house.url}/web-api/history/bets`)).json()) as {
    data: { items: { typeId: number; systemValue: number | null; amount: string; possibleWin: string }[] }
  }

it('[S3.33] [S4.84] places a system of three bets, after one-click was declined', async () => {
  const { page, errors } = await withThree('400.00')
  await page.locator('[data-coupon-tools]').click()
  await page.getByLabel('One-click stake, EUR', { exact: true }).fill('5')
  await page.locator('[data-coupon-one-click]').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  expect(await page.locator('[data-coupon-one-click]').isChecked()).toBe(false)
  expect(await couponCount(page)).toBe('3')
  await page.locator('[data-coupon-tools]').click()
  await choose(page, 'System')
  await page.locator('[data-coupon-amount]').first().fill('300')
  await expect.poll(() => page.locator('[data-coupon-win]').textContent()).toMatch(/2\s020\.00/)
  expect(await page.locator('[data-coupon-variants]').textContent()).toContain('100.00')
  await page.locator('[data-coupon-place]').first().click()
  await page.locator('[data-coupon-placed]').waitFor()
  expect((await accounts(page)).data.accounts[0]?.money).toBe('100.00')
  expect((await history(page)).data.items[0]).toMatchObject({ typeId: 2, systemValue: 2, possibleWin: '2020.00' })
  expect(errors).toEqual([])
  await page.context().close()
})

it('[S3.33] places many singles line by line, and keeps with its reason the one that is refused', async () => {
  const { page } = await withThree('60.00')
  await choose(page, 'Several singles')
  const line = (i: number) => page.locator(`[data-coupon-line="${events[i]?.outcomeId}"]`)
  await line(0).fill('10')
  await line(1).fill('20')
  await line(2).fill('0.01')
  await page.locator('[data-coupon-place]').first().click()
  await expect.poll(() => page.locator('[data-coupon-lines]').textContent()).toContain('2 of 3')
  expect(await couponCount(page)).toBe('1')
  expect(await page.locator('.leg-trouble').textContent()).toMatch(/minimum/)
  expect((await accounts(page)).data.accounts[0]?.money).toBe('30.00')
  expect((await history(page)).data.items.map((coupon) => coupon.amount).sort()).toEqual(['10.00', '20.00'])
  await page.context().close()
})

it('moves the bets of a chain with the keyboard alone', async () => {
  const { page, errors } = await withThree('10.00')
  await choose(page, 'Chain')
  const order = () => page.locator('[data-leg]').evaluateAll((legs) => legs.map((leg) => Number(leg.dataset.leg)))
  const [a, b, c] = events.map((event) => event.outcomeId)
  await page.locator('.leg-grip').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(order).toEqual([b, a, c])
  await page.keyboard.press('ArrowDown')
  await expect.poll(order).toEqual([b, c, a])
  expect(await page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-leg]')?.dataset.leg)).toBe(
    String(a),
  )
  await page.locator('.leg-grip').nth(2).dragTo(page.locator('[data-place="0"]'))
  await expect.poll(order).toEqual([a, b, c])
  await page.getByRole('button', { name: 'Clear the slip' }).click()
  await page.getByRole('button', { name: 'Bring the bets back' }).press('Enter')
  await expect.poll(order).toEqual([a, b, c])
  const focused = () => page.evaluate(() => document.activeElement?.className)
  await page.locator('.leg-remove').first().press('Enter')
  await expect.poll(order).toEqual([b, c])
  await expect.poll(focused).toContain('leg-remove')
  await page.locator('[data-coupon-place]').first().press('Enter')
  await expect.poll(focused).toBe('receipt')
  expect(errors).toEqual([])
  await page.context().close()
})

/** Notes in the page when the feed has told of an outcome last (`data-told`) and when its price's text has changed last (`data-shown`), ms. */
function noteTimes(outcomeId: number): void {
  const note = (name: string) => (document.documentElement.dataset[name] = String(performance.now()))
  addEventListener(
    'DOMContentLoaded',
    () => {
      const cell = document.querySelector(`main button[data-outcome="${outcomeId}"] [data-coef]`)
      if (cell) new MutationObserver(() => note('shown')).observe(cell, { subtree: true, characterData: true })
    },
    { once: true },
  )
  window.WebSocket = class extends WebSocket {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given)
      this.addEventListener('message', ({ data }) => {
        if (String(data).includes(String(outcomeId))) note('told')
      })
    }
  }
}

it('a changed price waits a moment while something is pressed, is marked when it comes, and its mark goes', async () => {
  const event = await newEvent(house.url, '2.20', { live: true, startsIn: -600 })
  const { page, errors } = await open()
  await page.addInitScript(noteTimes, event.outcomeId)
  const price = await openWith(page, `${house.url}/en/live`, event.outcomeId)
  const shown = () => price.locator('[data-coef]').textContent()
  const waited = () =>
    page.evaluate(() => {
      const { told, shown } = document.documentElement.dataset
      return Number(shown) - Number(told)
    })
  await reprice(house.url, event, '2.35')
  await expect.poll(shown, { timeout: 10_000 }).toBe('2.35')
  expect(await waited()).toBeLessThan(100)
  const pressing = await page.evaluateHandle(() =>
    setInterval(() => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })), 20),
  )
  await reprice(house.url, event, '2.45')
  await expect.poll(shown).toBe('2.45')
  expect(await waited()).toBeGreaterThan(400)
  expect(await waited()).toBeLessThan(1000)
  await pressing.evaluate((timer) => clearInterval(timer))
  expect(await price.getAttribute('class')).toContain('is-up')
  await expect.poll(() => price.getAttribute('class'), { timeout: 6000 }).not.toContain('is-up')
  expect(errors).toEqual([])
  await page.context().close()
})

it('a press is kept when the page is left with it', async () => {
  const { page, errors } = await open()
  const price = await openWith(page, `${house.url}/en/live`, events[0]?.outcomeId ?? 0)
  await page.locator('[data-island=coupon][data-hydrated]').waitFor({ state: 'attached' })
  const kept = () => localStorage.getItem('coupon:v1') ?? ''
  const before = await price.evaluate((button: HTMLElement) => {
    button.click()
    const text = localStorage.getItem('coupon:v1') ?? ''
    location.reload()
    return text
  })
  expect(before).not.toContain(String(events[0]?.outcomeId))
  await expect.poll(() => couponCount(page)).toBe('1')
  expect(await page.evaluate(kept)).toContain(String(events[0]?.outcomeId))
  expect(errors).toEqual([])
  await page.context().close()
})
