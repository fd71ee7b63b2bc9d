import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { House } from '../../worker/ops/house.ts'
import { newEvent, newPlayer, operator, single, until, Visitor } from '../support/client.ts'
import { testHouse } from '../support/house.ts'
import { formWith } from '../support/plain-form.ts'

let house: House

beforeAll(async () => {
  house = await testHouse()
})
afterAll(() => house.stop())

/** What a page asks before itself. */
const asked = ({ text }: { text: string }) => [...text.matchAll(/class="(consent|age-ask)"/g)].map(([, what]) => what)
/** A visitor from a country where the law wants a choice. */
const fromGermany = () => new Visitor(house.url, { 'cf-ipcountry': 'DE' })
const answer = async (visitor: Visitor, page: string, fields: Record<string, string>) => {
  const { action, values } = formWith((await visitor.fetch(page)).text, 'choice')
  const { choice, functionality, marketing, ...hidden } = values
  return visitor.fetch(action, { method: 'POST', form: { ...hidden, ...fields } })
}

describe('cookies', () => {
  it('[S1.13][S4.26][S4.27][S3.100] a first visit is asked by a plain form, in any section, until there is an answer', async () => {
    const visitor = fromGermany()
    for (const path of ['/en/live', '/en/', '/en/rules/1', '/en/user/login']) {
      const page = await visitor.fetch(path)
      const { text } = page
      expect(asked(page)).toEqual(['consent'])
      for (const action of ['Accept all', 'Necessary only', 'Customise', 'Accept selected'])
        expect(text).toContain(action)
      expect(/<input[^>]*name="necessary"[^>]*>/.exec(text)?.[0]).toMatch(/(?=.*disabled)(?=.*checked)/)
      expect(text).not.toMatch(/name="(functionality|marketing)"[^>]* checked/)
    }
    const answered = await answer(visitor, '/en/line?period=3', { choice: 'all' })
    expect([answered.status, answered.headers.get('location')]).toEqual([303, '/en/line?period=3'])
    expect(visitor.cookies.get('cookies_agree_type')).toBe('all')
    expect(asked(await visitor.fetch('/en/live'))).toEqual([])
  })

  it('[S9.49][S9.51][S7.56] the choice lives a day, and its record in a visitor’s browser, of the time and the choice, half a year', async () => {
    const { headers } = await answer(fromGermany(), '/en/live', { choice: 'disabled' })
    const lines = headers.getSetCookie()
    expect(lines.find((line) => line.startsWith('cookies_agree_type='))).toMatch(/=disabled; Path=\/; .*Max-Age=86400/)
    expect(lines.find((line) => line.startsWith('cookies_agree_time='))).toMatch(
      /=\d{4}-\d\d-\d\dT\d\d%3A\d\d%3A\d\d\.\d{3}Z_1_disabled; .*Max-Age=15552000/,
    )
  })

  it('[S4.28] ticked boxes are the choice of who customises', async () => {
    const visitor = fromGermany()
    await answer(visitor, '/en/live', { choice: 'selected', functionality: '1' })
    expect(visitor.cookies.get('cookies_agree_type')).toBe('functionality')
    visitor.cookies.clear()
    await answer(visitor, '/en/live', { choice: 'selected' })
    expect(visitor.cookies.get('cookies_agree_type')).toBe('disabled')
  })

  it('[PRV-05][S2.51] it is changed on the page of cookies, and what is no longer agreed to is deleted at once', async () => {
    const visitor = fromGermany()
    await answer(visitor, '/en/live', { choice: 'all' })
    await visitor.fetch('/en/live?ref=abc')
    expect(visitor.cookies.get('refererid')).toBe('abc')
    const page = await visitor.fetch('/en/cookies')
    expect(page.text).toContain('What a cookie is')
    expect(page.text).toMatch(/name="marketing"[^>]*checked/)
    const changed = await answer(visitor, '/en/cookies', { choice: 'disabled' })
    expect(changed.headers.get('location')).toBe('/en/cookies?notice=consent')
    expect(visitor.cookies.has('refererid')).toBe(false)
    expect((await visitor.fetch('/en/cookies?notice=consent')).text).toContain('Your choice of cookies is saved.')
    await visitor.fetch('/en/live?ref=abc')
    expect(visitor.cookies.has('refererid')).toBe(false)
    expect((await visitor.fetch('/en/consent')).text).toContain('What you agree to')
  })

  it('a crawler, another country and an error are asked nothing', async () => {
    const crawler = new Visitor(house.url, { 'cf-ipcountry': 'DE', 'user-agent': 'Googlebot/2.1' })
    expect(asked(await crawler.fetch('/en/live'))).toEqual([])
    expect(asked(await new Visitor(house.url).fetch('/en/live'))).toEqual([])
    expect(asked(await fromGermany().fetch('/en/no-such-page'))).toEqual([])
  })

  it('[S7.55][S3.87] a player’s choice is told to the origin', async () => {
    const player = await newPlayer(house.url, null)
    await answer(player, '/en/cookies', { choice: 'all' })
    const settings = (await player.fetch('/web-api/office/settings')).json() as {
      data: { commonSettings: Record<string, unknown> }
    }
    expect(settings.data.commonSettings).toMatchObject({
      cookiesAgreeType: 'all',
      cookiesAgreeTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    })
  })

  it('a choice without the form’s token changes nothing', async () => {
    const visitor = fromGermany()
    const forged = await visitor.fetch('/en/live', {
      method: 'POST',
      form: { action: 'consent', choice: 'all', csrf: 'x' },
    })
    expect(forged.status).toBe(403)
    expect(visitor.cookies.has('cookies_agree_type')).toBe(false)
  })
})

describe('age', () => {
  it('[S1.14][S4.72][S4.73] is asked before the cookies where the operator wants it, and once in three days', async () => {
    const visitor = fromGermany()
    await operator(house.url, 'PUT', '/config', { isAgeConfirmation: true })
    const page = await until(
      () => visitor.fetch('/en/live'),
      (each) => asked(each).includes('age-ask'),
      15_000,
    )
    expect(asked(page)).toEqual(['age-ask'])
    expect(page.text).toContain('Are you 18 or older?')
    const csrf = /name="csrf" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
    const said = await visitor.fetch('/en/live', { method: 'POST', form: { csrf, action: 'age' } })
    expect([said.status, said.headers.get('location')]).toEqual([303, '/en/live'])
    expect(said.headers.getSetCookie().find((line) => line.startsWith('age_consent='))).toMatch(/=1; .*Max-Age=259200/)
    expect(asked(await visitor.fetch('/en/live'))).toEqual(['consent'])
  })
})

describe('without scripts', () => {
  const moneyOf = async (player: Visitor) => {
    const { data } = (await player.fetch('/web-api/accounts')).json() as { data: { accounts: { money: string }[] } }
    return data.accounts[0]?.money
  }

  it('a coupon is sold whole from the history, after a question, and once', async () => {
    const event = await newEvent(house.url, '1.85')
    const player = await newPlayer(house.url, '50.00')
    const placed = await player.fetch('/web-api/coupon/place', {
      method: 'POST',
      json: single(event, '10.00'),
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
    const { id } = (placed.json() as { data: { id: number } }).data
    const link = `/en/office/history?sell=${id}`
    expect((await player.fetch('/en/office/history')).text).toContain(`href="${link}"`)
    const asked = await player.fetch(link)
    expect(asked.text).toContain(`Cash out bet No. ${id}`)
    expect(await moneyOf(player)).toBe('40.00')
    const { action, values } = formWith(asked.text, 'offer')
    const sold = await player.fetch(action, { method: 'POST', form: values })
    expect([sold.status, sold.headers.get('location')]).toEqual([303, '/en/office/history?notice=sold'])
    expect((await player.fetch('/en/office/history?notice=sold')).text).toContain('The bet is sold.')
    const money = await moneyOf(player)
    expect(Number(money)).toBeGreaterThan(45)
    const again = await player.fetch(action, { method: 'POST', form: values })
    expect([again.status, await moneyOf(player)]).toEqual([303, money])
    expect((await player.fetch(link)).text).toContain('This bet cannot be sold at the moment.')
  })

  it('nobody sells another one’s coupon, nor without the form’s token', async () => {
    const event = await newEvent(house.url, '1.85')
    const [owner, other] = [await newPlayer(house.url, '50.00'), await newPlayer(house.url, null)]
    const placed = await owner.fetch('/web-api/coupon/place', {
      method: 'POST',
      json: single(event, '10.00'),
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
    const { id } = (placed.json() as { data: { id: number } }).data
    const { action, values } = formWith((await owner.fetch(`/en/office/history?sell=${id}`)).text, 'offer')
    expect((await other.fetch(`/en/office/history?sell=${id}`)).text).not.toContain('name="offer"')
    const theirs = { ...values, csrf: formWith((await other.fetch('/en/office')).text, 'csrf').values.csrf ?? '' }
    await other.fetch(action, { method: 'POST', form: theirs })
    expect((await owner.fetch(action, { method: 'POST', form: { ...values, csrf: 'x' } })).status).toBe(403)
    expect(await moneyOf(owner)).toBe('40.00')
  })

  it('an event and its championship are marked and unmarked, on a list and on the event’s page', async () => {
    const event = await newEvent(house.url, '1.85')
    const player = await newPlayer(house.url, null)
    const list = await until(
      () => player.fetch('/en/line'),
      ({ text }) => text.includes(`data-event="${event.eventId}"`),
    )
    expect(list.text).toContain('<noscript><a class="chip" href="/en/line?stars=1">')
    const press = async (page: string, star: string) => {
      const { action, values } = formWith((await player.fetch(page)).text, 'star')
      const answer = await player.fetch(action, { method: 'POST', form: { ...values, star } })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, page])
      return player.cookies.get('favorites')
    }
    expect(await press('/en/line?stars=1', `events-${event.eventId}`)).toBe(`${event.eventId}_`)
    const favourites = (await player.fetch('/en/line/favorites?stars=1')).text
    expect(favourites).toMatch(new RegExp(`value="events-${event.eventId}" aria-pressed="true"`))
    const page = /<a class="ev-n" href="([^"]+)"/.exec(favourites)?.[1] ?? ''
    expect(await press(`${page}?stars=1`, `events-${event.eventId}`)).toBeUndefined()
    const champ = /value="(champs-\d+)"/.exec((await player.fetch(`${page}?stars=1`)).text)?.[1] ?? ''
    expect(await press(`${page}?stars=1`, champ)).toBe(`_${champ.slice(7)}`)
    expect(await press('/en/line?stars=1', 'events-<svg>')).toBe(`_${champ.slice(7)}`)
  })
})
