import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { newEvent, newPlayer, operator, type Visitor } from '../support/client.ts'
import { house, open, openWith, signIn, withBrowser } from './support.ts'

withBrowser()

const LIMITS = '/limit-service-api/api/external/web/v3/limits'
const saved = (player: Visitor, limitType: number, limitValue: string | number) =>
  player.fetch(LIMITS, { method: 'POST', json: { limits: [{ limitType, limitValue }] } })
const DAY = 86_400

/** Signs in anew: a session does not outlive a day. */
async function comeBack(page: Page, player: Visitor & { email: string; password: string }): Promise<void> {
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  await player.fetch('/web-api/auth/login/email', {
    method: 'POST',
    json: { uLogin: base64(player.email), uPassword: base64(player.password), save: 0 },
  })
  await signIn(page.context(), player)
}

it('[S2.61] [S7.30] a player limits his stakes, a bet above is refused with what is left, self-exclusion ends the session', async () => {
  const player = await newPlayer(house.url, '100.00')
  const event = await newEvent(house.url, '1.85', { live: true, startsIn: -600 })
  const { page, errors } = await open({ player })
  await page.goto(`${house.url}/en/office/responsible`)
  await page.locator('#limit-1 summary').click()
  await page.locator('#limit-1 [name=value]').fill('5,00')
  await page.locator('#limit-1 [type=submit]').click()
  await expect.poll(() => page.locator('#limit-1 summary').innerText()).toMatch(/5\.00\sEUR\s+5\.00\sEUR left/)

  await (await openWith(page, `${house.url}/en/live`, event.outcomeId)).click()
  await page.locator('[data-hydrated] [data-coupon-amount]').first().fill('6')
  await page.locator('[data-coupon-place]').first().click()
  await expect.poll(() => page.locator('[data-coupon]').first().innerText()).toMatch(/Left of your limit: 5\.00\sEUR/)
  expect(await page.locator('[data-balance]').first().innerText()).toContain('100.00')

  await page.locator('.account a.icon-btn').click()
  await page.locator('[popover] a[href$="/office/responsible"]').click()
  await page.locator('#limit-30 [name=value]').selectOption(String(180 * DAY))
  await page.locator('#limit-30 [type=submit]').click()
  const question = page.locator('dialog[open] [data-question]')
  await expect.poll(() => question.innerText()).toContain('Exclude yourself for 180 days?')
  await question.locator('[name=agree]').check()
  await question.locator('[type=submit]').click()
  await expect.poll(() => page.url()).toContain('/en/responsiblegaming')
  expect(await page.locator('main').innerText()).toContain('Warning signs')
  await page.goto(`${house.url}/en/office`)
  expect(page.url()).toContain('/user/login')
  await page.locator('main [name=email]').fill(player.email)
  await page.locator('main [name=password]').fill(player.password)
  await page.locator('main form [type=submit]').click()
  await expect.poll(() => page.locator('main').innerText()).toContain('You have excluded yourself from play')
  expect(errors.filter((each) => !/40[13]/.test(each))).toEqual([])
  await page.context().close()
})

it('[S4.47] [S4.59] [S1.15] asks for the limit whose time has come, shows the session at its interval, ends it with the day’s limit', async () => {
  const player = await newPlayer(house.url, '100.00')
  await saved(player, 20, '50.00')
  await saved(player, 20, '80.00')
  await saved(player, 32, 5)
  const { page, errors } = await open()
  try {
    await operator(house.url, 'POST', '/clock', { advanceSeconds: DAY + 60 })
    await comeBack(page, player)
    await page.goto(`${house.url}/en/rules/1`)
    await page.mouse.move(90, 90)
    const approval = page.locator('dialog[data-limits=approval]')
    await expect.poll(() => approval.innerText()).toMatch(/24 hours you asked for: 80\.00\sEUR/)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    expect(await approval.evaluate((dialog: HTMLDialogElement) => dialog.open)).toBe(true)
    await approval.getByRole('button', { name: 'Yes, apply it' }).click()
    await expect.poll(() => page.locator('.notices').innerText()).toContain('The limit is confirmed')
    expect(await approval.count()).toBe(0)

    await operator(house.url, 'POST', '/clock', { advanceSeconds: 301 })
    await page.reload()
    await page.mouse.move(80, 80)
    const reality = page.locator('dialog[data-limits=reality]')
    await expect.poll(() => reality.innerText()).toMatch(/Result\s+0\.00\sEUR/)
    const other = await page.context().newPage()
    await other.goto(`${house.url}/en/rules/1`)
    await other.mouse.move(90, 90)
    await other.locator('dialog[data-limits=reality]').waitFor()
    await other.getByRole('button', { name: 'Go on' }).click()
    await expect.poll(() => reality.count()).toBe(0)

    await saved(player, 31, 1)
    await page.route('**/ping', (route) => route.fulfill({ json: { data: { secondsLeft: 0 } } }))
    await page.reload()
    await page.mouse.move(90, 90)
    const over = page.locator('dialog[data-limits=session-over]')
    await expect.poll(() => over.innerText()).toContain('Please come back tomorrow')
    await over.getByRole('button', { name: 'Sign out' }).last().click()
    await expect.poll(() => page.url()).toBe(`${house.url}/en/`)
    expect(await player.fetch('/web-api/auth/session')).toMatchObject({ text: '{"user_id":null}' })
    expect(errors.filter((each) => !/40[139]/.test(each))).toEqual([])
  } finally {
    await operator(house.url, 'POST', '/clock', { reset: true })
  }
  await page.context().close()
})
