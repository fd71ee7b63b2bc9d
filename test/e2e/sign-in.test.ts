import { expect, it } from 'vitest'
import { newPlayer } from '../support/client.ts'
import { house, open, withBrowser } from './support.ts'

withBrowser(async () => {})

it('[S2.120] [S2.126] [S6.08] [S8.27] [S9.36] opens sign-in, registration and the forgotten password over the page, and asks before it signs out', async () => {
  const player = await newPlayer(house.url, '5.00')
  const { page, errors } = await open()
  await page.goto(`${house.url}/en/contacts`)
  await page.locator('header [data-open=registration]').click()
  const registration = page.locator('dialog:has([data-island=registration])')
  await registration.locator('[name=email]').waitFor()
  const [width, room] = await registration.evaluate((dialog) => [dialog.getBoundingClientRect().width, innerWidth])
  expect((width ?? 0) / (room ?? 1)).toBeCloseTo(0.95, 2)
  expect(new URL(page.url()).pathname).toBe('/en/contacts')
  await page.keyboard.press('Escape')

  await page.goto(`${house.url}/en/user/forgotpassword`)
  await page.locator('dialog [data-island=login] [name=email]').waitFor()
  await page.locator('dialog a', { hasText: 'Back to sign-in' }).click()
  await page.locator('dialog [name=email]').fill(player.email)
  await page.locator('dialog [name=password]').fill(player.password)
  await page.locator('dialog form button[type=submit]').click()
  await page.locator('.account-out').click()
  const leave = page.locator('dialog:has(#leave-title)')
  await leave.getByRole('button', { name: 'Stay' }).click()
  await expect.poll(() => leave.count()).toBe(0)
  await page.locator('.account-out').click()
  await leave.getByRole('button', { name: 'Sign out' }).click()
  await page.locator('header [data-open=login]').waitFor()
  // What the page had asked for when it signed out is answered as a visitor's.
  expect(errors.filter((error) => !error.includes('401'))).toEqual([])
  await page.context().close()
})

it('[S2.59] [S2.65] SEC-15: pays in at the cashier by the keyboard, takes it out, and after a change of the password stays signed in while withdrawals wait', async () => {
  const player = await newPlayer(house.url, null)
  const { page, errors } = await open({ player })
  await page.goto(`${house.url}/en/office`)
  await page.locator('header a[href="/en/office/recharge"]').press('Enter')
  await page.locator('[data-payment-form] [name=amount]').fill('25,50')
  await page.keyboard.press('Enter')
  await page.locator('button[value=pay]').press('Enter')
  await page.waitForURL('**/en/onpay/success?id=*')
  await page.getByText('25.50').waitFor()

  await page.goto(`${house.url}/en/office/deduce`)
  await expect.poll(() => page.locator('header [data-balance]').textContent()).toBe('25.50\u00a0EUR')
  await page.locator('[data-payment-form] [name=amount]').fill('10')
  await page.locator('[data-payment-form] button[type=submit]').dblclick()
  await page.locator('[data-payment]').waitFor()
  expect(await page.locator('[data-payment]').count()).toBe(1)
  await expect.poll(() => page.locator('header [data-balance]').textContent()).toBe('15.50\u00a0EUR')

  await page.goto(`${house.url}/en/office/security`)
  await page.locator('form:has([value=password]) [name=currentPassword]').fill(player.password)
  await page.locator('form:has([value=password]) [name=password]').fill('another long password')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/en/office/security?notice=password-changed')
  await page.goto(`${house.url}/en/office/deduce`)
  await page.getByText('Withdrawals open on').waitFor()
  expect(await page.locator('[data-payment-form]').count()).toBe(0)
  // What the page had asked for by the session that the change has ended.
  expect(errors.filter((error) => !error.includes('401'))).toEqual([])
  await page.context().close()
})
