import { expect, it } from 'vitest'
import { newPlayer, operator, until } from '../support/client.ts'
import { house, open, withBrowser } from './support.ts'

withBrowser()

const STATUS = /\/agreement-rules\/status$/
const change = (userId: number) => operator(house.url, 'PATCH', `/players/${userId}`, { terms_changed: true })

/** A player's page whose clock can be put forward, after its first check. */
async function openChecked(path: string) {
  const player = await newPlayer(house.url)
  const opened = await open({ player })
  const { page } = opened
  await page.clock.install()
  const checked = page.waitForResponse(STATUS)
  await page.goto(house.url + path)
  expect(await (await checked).json()).toMatchObject({ result: false })
  return { ...opened, player }
}

it('[S4.61][S4.63] rules that change while a page is open lead to the page of confirmation within a minute, and back', async () => {
  const { page, player, errors } = await openChecked('/en/line?page=1')
  await change(player.userId)
  await page.clock.fastForward(60_000)
  await page.waitForURL('**/en/confirm?next=%2Fen%2Fline%3Fpage%3D1')
  await page.locator('main button[value=confirm]').click()
  await page.waitForURL('**/en/line?page=1')
  expect(errors).toEqual([])
  await page.context().close()
})

it('who reads the rules is left to read them', async () => {
  const { page, player } = await openChecked('/en/rules/1')
  await change(player.userId)
  const own = page.waitForResponse((answer) => answer.url().endsWith('/en/rules/1'))
  await page.clock.fastForward(60_000)
  await own
  await page.waitForTimeout(300)
  expect(new URL(page.url()).pathname).toBe('/en/rules/1')
  await page.context().close()
})

it('[S4.64] where players cannot confirm they are told of a change, once', async () => {
  const { page, player } = await openChecked('/en/live')
  await change(player.userId)
  await operator(house.url, 'PUT', '/config', { isAvailableConfirmTerms: false })
  const leads = (answer: { headers: Headers }) => answer.headers.get('location') === '/en/'
  await until(() => player.fetch('/en/confirm'), leads, 15_000)
  const notice = page.locator('.notices', { hasText: 'Our rules have changed' })
  await page.clock.fastForward(60_000)
  await notice.waitFor()
  await page.clock.fastForward(11_000)
  await notice.waitFor({ state: 'detached' })
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/en/confirm'))
  await page.clock.fastForward(60_000)
  await asked
  await page.waitForTimeout(300)
  expect(await notice.count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/en/live')
  await operator(house.url, 'PUT', '/config', { isAvailableConfirmTerms: null })
  await page.context().close()
})

it('a visitor’s page neither loads the watch nor asks', async () => {
  const { page } = await open()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.clock.install()
  await page.goto(`${house.url}/en/live`)
  await page.clock.fastForward(61_000)
  await page.waitForTimeout(300)
  expect(asked.filter((url) => STATUS.test(url) || url.includes('terms-watch'))).toEqual([])
  await page.context().close()
})
