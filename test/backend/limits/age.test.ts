import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { countryIdOf } from '../../../shared/domain/countries/countries.ts'
import { MIN_AGES } from '../../../shared/domain/countries/min-age.ts'
import { hasAge, todayIn } from '../../../worker/backend/identity/age.ts'
import { login, operator, player, register, type Seen, Visitor } from '../identity/visitor.ts'
import { CARD, pay } from '../payments/payer.ts'
import { bettor, event, placed } from '../sportsbook/bettor.ts'

afterAll(() => operator('PUT', '/config', { minAge: null }))

const title = ({ status, data }: Seen) => [status, (data as { title?: string }).title]
/** A birthday so many years before today in a country, some days later than that. */
function birthday(years: number, country: string, days = 0): string {
  const [year = 0, month = 1, day = 1] = todayIn(country, Date.now()).split('-').map(Number)
  return new Date(Date.UTC(year - years, month - 1, day + days)).toISOString().slice(0, 10)
}
const born = (date: string, country: string) =>
  register(new Visitor(), { birthday: date, countryId: countryIdOf(country) })

describe('the age for play', () => {
  it.each(['RU', 'GB', 'BR'])(
    'RG-76 is reached on the birthday by the date of %s, not a day earlier',
    async (country) => {
      expect((await born(birthday(18, country), country)).status).toBe(200)
      expect(title(await born(birthday(18, country, 1), country))).toEqual([422, 'registration_underage'])
    },
  )

  it('RG-76 counts by the player’s country: where it is still yesterday, nobody is older', () => {
    const at = Date.parse('2026-03-02T01:00:00Z')
    expect([todayIn('GB', at), todayIn('JP', at), todayIn('BR', at), todayIn(null, at), todayIn('XX', at)]).toEqual([
      '2026-03-02',
      '2026-03-02',
      '2026-03-01',
      '2026-03-02',
      expect.any(String),
    ])
    expect([hasAge('2008-03-02', 18, at, 'GB'), hasAge('2008-03-02', 18, at, 'BR')]).toEqual([true, false])
  })

  it('RG-76 of somebody born on 29 February is reached on 1 March of a common year', () => {
    expect(hasAge('2008-02-29', 18, Date.parse('2026-02-28T12:00:00Z'), 'GB')).toBe(false)
    expect(hasAge('2008-02-29', 18, Date.parse('2026-03-01T12:00:00Z'), 'GB')).toBe(true)
  })

  it('RG-77 is the higher one of documents and place: at nineteen one plays at home, and not where 21 years are wanted', async () => {
    const who = await bettor('100.00', { birthday: birthday(19, 'GB'), countryId: countryIdOf('GB') })
    const e = await event('2.000')
    placed(await who.place(who.single(e, '1.00')))
    for (const [country, years] of Object.entries(MIN_AGES)) {
      expect(years).toBeGreaterThan(19)
      const away = new Visitor()
      await login(away, who.email, who.password, { 'x-geo-country': country })
      const headers = { 'x-geo-country': country }
      const coupon = { changeCoefAction: 0, coefViewId: 0, ...who.single(e, '1.00') }
      const bet = await away.post('/web-api/coupon/place', coupon, {
        ...headers,
        'idempotency-key': crypto.randomUUID(),
      })
      expect(title(bet)).toEqual([403, 'main_not_verified'])
    }
    placed(await who.place(who.single(e, '1.00')))
    expect((await born(birthday(19, 'US'), 'US')).status).toBe(422)
  })

  it('RG-77 is that of today: who was old enough once and is not any more plays no more, and withdraws', async () => {
    const who = await bettor('100.00', { birthday: birthday(19, 'GB'), countryId: countryIdOf('GB') })
    await operator('PUT', '/config', { minAge: 21 })
    onTestFinished(async () => void (await operator('PUT', '/config', { minAge: null })))
    expect(title(await who.place(who.single(await event('2.000'), '1.00')))).toEqual([403, 'main_not_verified'])
    expect(title(await pay(who.visitor, 'deposits', { methodId: CARD, amount: '5.00' }))).toEqual([
      403,
      'main_not_verified',
    ])
    expect((await pay(who.visitor, 'withdrawals', { methodId: CARD, amount: '5.00' })).status).toBe(201)
  })

  it('RG-75 is confirmed before a bet, a deposit, a game’s round and its demo; what can be done is said', async () => {
    await operator('PUT', '/config', { ageCheck: 'manual' })
    onTestFinished(async () => void (await operator('PUT', '/config', { ageCheck: null })))
    const who = await bettor('100.00')
    const key = { 'idempotency-key': crypto.randomUUID() }
    const round = { gameId: 1001, amount: '1.00', choice: { kind: 'coin', side: 'heads' } }
    for (const seen of [
      await who.place(who.single(await event('2.000'), '1.00')),
      await pay(who.visitor, 'deposits', { methodId: CARD, amount: '5.00' }),
      await who.visitor.post('/web-api/casino/rounds', round, key),
    ])
      expect(title(seen)).toEqual([403, 'main_not_verified'])
    expect((await player()).id).toBeGreaterThan(0)
    expect((await pay(who.visitor, 'withdrawals', { methodId: CARD, amount: '5.00' })).status).toBe(201)
  })
})
