import { env } from 'cloudflare:test'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { playerById } from '../../../worker/backend/identity/player.ts'
import { mayMarket } from '../../../worker/backend/limits/may-market.ts'
import { login, mailTo, operator, player, register, type Seen, Visitor } from '../identity/visitor.ts'
import { PSP, pay } from '../payments/payer.ts'
import { bettor, event, placed } from '../sportsbook/bettor.ts'
import { advance, block, byLimit, DAY, later, licence, refused, resetClock, set } from './limits.ts'

beforeAll(() => licence('gb'))
afterEach(async () => {
  await resetClock()
})
afterAll(() => licence(null))

const half = 180 * DAY
const title = ({ status, data }: Seen) => [status, (data as { title?: string }).title]
const wantsNews = (visitor: Visitor) =>
  visitor.send('/web-api/office/settings', { method: 'PUT', json: { key: 'enable_mail_news', value: true } })
/** Sends a newsletter; gives what of it a player got. */
async function newsTo(email: string): Promise<number> {
  const subject = crypto.randomUUID()
  expect((await operator('POST', '/newsletters', { subject, text: 'An offer' })).status).toBe(201)
  return (await mailTo(email)).filter((mail) => mail.subject === subject).length
}
const offers = async (visitor: Visitor): Promise<number> => {
  const { data } = await visitor.send('/web-api/bonuses/deposit')
  return (data as { data: { offers: unknown[] } }).data.offers.length
}
const may = async (id: number) => {
  const found = await playerById(env, id)
  return found && mayMarket(env, found, Date.now())
}

describe('offers and newsletters', () => {
  it('RG-44 are not for a player on a break, and come again by themselves after it', async () => {
    const who = await player()
    await wantsNews(who.visitor)
    expect(await newsTo(who.email)).toBe(1)
    expect(await offers(who.visitor)).toBeGreaterThan(0)
    await set(who.visitor, { 33: DAY })
    expect(await newsTo(who.email)).toBe(0)
    expect(await offers(who.visitor)).toBe(0)
    await later(DAY + 60, who)
    expect(await newsTo(who.email)).toBe(1)
    expect(await offers(who.visitor)).toBeGreaterThan(0)
  })

  it('RG-44 are not for a player who has nothing left of a limit', async () => {
    const who = await bettor('100.00')
    await set(who.visitor, { 10: '10.00' })
    expect(await may(who.id)).toBe(true)
    placed(await who.place(who.single(await event('2.000'), '10.00')))
    expect(await may(who.id)).toBe(false)
    expect(await offers(who.visitor)).toBe(0)
  })

  it('RG-44 RG-45 are looked at again at the moment of sending: consent that was left on does not help', async () => {
    const who = await player()
    await block(who.visitor, half)
    // As if a restore had brought the consent back.
    await env.DB.prepare(
      `UPDATE player SET profile = json_set(profile, '$.office', json('{"settings":{"enable_mail_news":true},"line":[],"live":[]}')) WHERE id = ?1`,
    )
      .bind(who.id)
      .run()
    expect(await newsTo(who.email)).toBe(0)
    await advance(half + DAY)
    expect(await newsTo(who.email)).toBe(0)
  })
})

describe('an excluded person', () => {
  const unique = () => crypto.randomUUID().slice(0, 8)
  const tell = (visitor: Visitor, data: Record<string, unknown>) =>
    visitor.send('/web-api/user/personal-data', { method: 'PUT', json: data })

  it.each([
    ['19800101-1234', '800101-1234'],
    ['AB 123 456', 'ab-123456'],
  ])('RG-42 C34 is known by his document %s, written %s', async (first, second) => {
    const mark = unique()
    const who = await player()
    expect((await tell(who.visitor, { passport: /^\d/.test(first) ? first : `${first}${mark}` })).status).toBe(200)
    await block(who.visitor, half)
    const again = await player()
    const refusedThen = await tell(again.visitor, { passport: /^\d/.test(second) ? second : `${second} ${mark}` })
    expect(title(refusedThen)).toEqual([403, 'registration_not_allowed'])
  })

  it('RG-42 is known by name, birthday and town, with other letters and in another order', async () => {
    const surname = `Müller${'abcdefgh'[Math.floor(Math.random() * 8)]}${unique().replace(/\d/g, 'x').replace(/-/g, '')}`
    const who = await player({ name: 'Søren', surname, birthday: '1984-02-29' })
    await tell(who.visitor, { city: 'Malmö' })
    await block(who.visitor, half)
    const again = await player({
      name: surname.replace('ü', 'u').toUpperCase(),
      surname: 'Soren',
      birthday: '1984-02-29',
    })
    expect(title(await tell(again.visitor, { city: 'MALMO' }))).toEqual([403, 'registration_not_allowed'])
    const namesake = await player({ name: 'Søren', surname, birthday: '1984-02-29' })
    expect((await tell(namesake.visitor, { city: 'Lund' })).status).toBe(200)
    const older = await player({ name: 'Søren', surname, birthday: '1983-02-28' })
    expect((await tell(older.visitor, { city: 'Malmö' })).status).toBe(200)
  })

  it('RG-43 at another house of the licence neither registers nor signs in here, until the end that houses tell each other', async () => {
    const who = await player({ phone: `+7916${Math.floor(1_000_000 + Math.random() * 8_999_999)}` })
    const ends = new Date(Date.now() + half * 1000).toISOString()
    const email = `other.house.${unique()}@example.test`
    const said = await operator('POST', '/exclusions', {
      items: [
        { person: { email }, ends },
        { person: { email: who.email }, ends },
      ],
    })
    expect(said).toMatchObject({ status: 200, data: { data: { marks: 2 } } })
    expect((await register(new Visitor(), { email: email.toUpperCase() })).status).toBe(403)
    const entered = await login(new Visitor(), who.email, who.password)
    expect(refused(entered)).toMatchObject(byLimit(30))
    expect(entered.text).toContain(ends)
    expect(await may(who.id)).toBe(false)
    // A later list with an earlier end brings nothing forward.
    await operator('POST', '/exclusions', {
      items: [{ person: { email: who.email }, ends: new Date(Date.now() + 1000).toISOString() }],
    })
    await advance(half - 60)
    expect((await login(new Visitor(), who.email, who.password)).status).toBe(403)
    await advance(120)
    expect((await login(new Visitor(), who.email, who.password)).status).toBe(200)
  })

  it('RG-43 C32 C38 here is told to the other houses as digests alone', async () => {
    const who = await player()
    const marks = async () => {
      const { data, text } = await operator('GET', '/exclusions')
      expect(text).not.toContain(who.email)
      return (data as { data: { items: { mark: string }[] } }).data.items.map(({ mark }) => mark)
    }
    const before = await marks()
    await block(who.visitor, half)
    const added = (await marks()).filter((mark) => !before.includes(mark))
    expect(added.length).toBeGreaterThan(0)
    // What another house reads there shuts the same person out when it is read back here.
    const { text } = await operator('POST', '/exclusions', { items: [{ mark: 'x', ends: new Date().toISOString() }] })
    expect(JSON.parse(text)).toMatchObject({ code: 422 })
  })
})

describe('intensive play', () => {
  const WEEK = 7 * DAY

  const isWarned = async (visitor: Visitor) =>
    (await visitor.send('/web-api/api/web/user/v1/reality-check')).text.includes('"isIntensive":true')
  const ways = async (visitor: Visitor) => {
    const { data } = await visitor.send('/web-api/payments/methods?direction=deposit')
    return (data as { data: { items: { id: number; name: string }[] } }).data.items
      .filter(({ id }) => id === 7001 || id === 7002)
      .map(({ name }) => name)
  }

  it('RG-91 after three weeks with a net loss of 600 each there are no offers and no credit any more and a warning, until a week was better', async () => {
    await licence('es')
    const method = { currency: 'EUR', min: '5.00', max: '500.00', directions: ['deposit'] }
    const methods = [
      { ...method, id: 7001, name: 'Card', isCredit: true },
      { ...method, id: 7002, name: 'Bank' },
    ]
    const put = await operator('PUT', '/payments/providers', { providers: [{ ...PSP, methods }], sandbox: true })
    expect([put.status, put.text.slice(0, 200)]).toEqual([200, expect.any(String)])
    onTestFinished(async () => {
      await licence('gb')
      await operator('PUT', '/payments/providers', { providers: [], sandbox: true })
    })
    const who = await bettor('5000.00')
    const lose = async (amount: string) => {
      const e = await event('2.000', { startsIn: 90 * DAY * 1000 })
      placed(await who.place(who.single(e, amount)))
      await who.settle(e, 0)
    }
    await wantsNews(who.visitor)
    for (const amount of ['600.00', '600.00', '599.99']) {
      await lose(amount)
      await later(WEEK, who)
    }
    expect(await newsTo(who.email)).toBe(1)
    for (let week = 0; week < 3; week++) {
      await lose('600.00')
      if (week < 2) expect(await offers(who.visitor)).toBeGreaterThan(0)
      await later(WEEK, who)
    }
    expect(await newsTo(who.email)).toBe(0)
    expect(await offers(who.visitor)).toBe(0)
    expect(await isWarned(who.visitor)).toBe(true)
    expect(await ways(who.visitor)).toEqual(['Bank'])
    expect((await pay(who.visitor, 'deposits', { methodId: 7001, amount: '5.00' })).status).toBe(422)
    const choice = await who.visitor.send('/web-api/bonuses/deposit/choice', { method: 'PUT', json: { id: 'weekly' } })
    expect(choice.status).toBe(404)
    await later(WEEK, who)
    expect(await offers(who.visitor)).toBeGreaterThan(0)
    expect(await isWarned(who.visitor)).toBe(false)
    expect(await ways(who.visitor)).toEqual(['Card', 'Bank'])
  })

  it('RG-91 is a matter of that licence alone', async () => {
    const who = await bettor('5000.00')
    for (let week = 0; week < 3; week++) {
      const e = await event('2.000', { startsIn: 90 * DAY * 1000 })
      placed(await who.place(who.single(e, '900.00')))
      await who.settle(e, 0)
      await later(WEEK, who)
    }
    expect(await may(who.id)).toBe(true)
  })
})
