import { afterAll, beforeAll, expect, it } from 'vitest'
import type { House } from '../../worker/ops/house.ts'
import { newEvent, newPlayer, type TestEvent, Visitor } from '../support/client.ts'
import { testHouse } from '../support/house.ts'
import { formWith } from '../support/plain-form.ts'

let house: House
let event: TestEvent

beforeAll(async () => {
  house = await testHouse()
  event = await newEvent(house.url, '1.85')
})
afterAll(() => house.stop())

it('signs in, places a single and signs out by plain forms', async () => {
  const player = await newPlayer(house.url, '50.00')
  const visitor = new Visitor(house.url)
  const page = await visitor.fetch('/en/user/login?next=%2Fen%2Fline')
  const login = formWith(page.text, 'password')
  const wrong = await visitor.fetch(login.action, {
    method: 'POST',
    form: { ...login.values, email: player.email, password: 'not-the-password' },
  })
  expect(wrong.status).toBeLessThan(500)
  expect(wrong.text).toContain('Wrong e-mail or password')
  const signed = await visitor.fetch(login.action, {
    method: 'POST',
    form: { ...login.values, email: player.email, password: player.password },
  })
  expect(signed.status).toBe(303)
  expect(signed.headers.get('location')).toBe('/en/line')

  const picked = await visitor.fetch(`/en/line?pick=${event.marketId}-${event.outcomeId}`)
  const slip = formWith(picked.text, 'amount')
  const placed = await visitor.fetch(slip.action, { method: 'POST', form: { ...slip.values, amount: '10' } })
  expect(placed.status).toBe(303)
  const again = await visitor.fetch(slip.action, { method: 'POST', form: { ...slip.values, amount: '10' } })
  expect(again.status).toBe(303)
  expect((await visitor.fetch(placed.headers.get('location') ?? '')).status).toBe(200)
  const accounts = (await visitor.fetch('/web-api/accounts')).json() as { data: { accounts: { money: string }[] } }
  expect(accounts.data.accounts[0]?.money).toBe('40.00')
  const history = await visitor.fetch('/en/office/history')
  expect(history.text).toContain('10.00')

  const office = await visitor.fetch('/en/office')
  const out = formWith(office.text, 'csrf')
  const left = await visitor.fetch(out.action, { method: 'POST', form: { ...out.values, action: 'logout' } })
  expect(left.status).toBe(303)
  expect((await visitor.fetch('/en/office')).status).toBe(302)
})

it('a bet of a page that its query names is placed from that page, and a stake above the maximum comes back with the maximum', async () => {
  const player = await newPlayer(house.url, '9000.00')
  const query = `q=${event.eventId}&view=compact`
  const picked = await player.fetch(`/en/line?${query}&pick=${event.marketId}-${event.outcomeId}`)
  const slip = formWith(picked.text, 'amount')
  const above = await player.fetch(slip.action, { method: 'POST', form: { ...slip.values, amount: '8000' } })
  const back = above.headers.get('location') ?? ''
  expect(back).toMatch(new RegExp(`^/en/line\\?${query}&.*#coupon$`))
  const second = formWith((await player.fetch(back)).text, 'amount')
  expect(second.values.amount).toBe('5000.00')
  const placed = await player.fetch(second.action, { method: 'POST', form: second.values })
  expect(placed.headers.get('location')).toBe(`/en/line?${query}&notice=placed`)
  const accounts = (await player.fetch('/web-api/accounts')).json() as { data: { accounts: { money: string }[] } }
  expect(accounts.data.accounts[0]?.money).toBe('4000.00')
})

it('refuses a form without its token, or from another site', async () => {
  const player = await newPlayer(house.url, '50.00')
  const picked = await player.fetch(`/en/line?pick=${event.marketId}-${event.outcomeId}`)
  const slip = formWith(picked.text, 'amount')
  const form = { ...slip.values, amount: '10' }
  expect((await player.fetch(slip.action, { method: 'POST', form: { ...form, csrf: 'x' } })).status).toBe(403)
  expect(
    (await player.fetch(slip.action, { method: 'POST', form, headers: { origin: 'https://evil.test' } })).status,
  ).toBe(403)
  const large = await player.fetch('/en/line', { method: 'POST', form: { a: 'x'.repeat(70_000) } })
  expect([large.status, large.text.includes('too large')]).toEqual([413, true])
  const other = await player.fetch('/en/line', { method: 'POST', json: {} })
  expect([other.status, other.text.includes('cannot be read')]).toEqual([415, true])
  const accounts = (await player.fetch('/web-api/accounts')).json() as { data: { accounts: { money: string }[] } }
  expect(accounts.data.accounts[0]?.money).toBe('50.00')
})

it('registers by a plain form, and says at the field what is wrong', async () => {
  const visitor = new Visitor(house.url)
  const page = await visitor.fetch('/en/registration')
  const { action, values } = formWith(page.text, 'surname')
  const data = {
    ...values,
    email: `plain${Date.now()}@example.test`,
    password: 'Correct-horse-77',
    name: 'Ann',
    surname: 'Player',
    birthday: '1990-05-17',
    countryId: '1',
    currency: 'EUR',
    bonus: '0',
    agree: 'true',
  }
  const young = await visitor.fetch(action, {
    method: 'POST',
    form: { ...data, birthday: `${new Date().getFullYear() - 3}-01-01` },
  })
  expect(young.status).toBeLessThan(500)
  expect(young.text).toContain('You are too young')
  const made = await visitor.fetch(action, { method: 'POST', form: data })
  expect(made.status).toBe(303)
  expect((await visitor.fetch('/en/office')).status).toBe(200)
})

it('never leads to another site after sign-in', async () => {
  const player = await newPlayer(house.url, null)
  for (const next of ['//evil.test', '/\\evil.test', 'https://evil.test/', '/..//evil.test', 'javascript:alert(1)']) {
    const visitor = new Visitor(house.url)
    const page = await visitor.fetch(`/en/user/login?next=${encodeURIComponent(next)}`)
    const login = formWith(page.text, 'password')
    const signed = await visitor.fetch(login.action, {
      method: 'POST',
      form: { ...login.values, email: player.email, password: player.password },
    })
    expect(signed.status).toBe(303)
    expect(new URL(signed.headers.get('location') ?? '', house.url).origin).toBe(house.url)
    expect(signed.headers.get('location')).not.toMatch(/^\/[/\\]/)
  }
})
