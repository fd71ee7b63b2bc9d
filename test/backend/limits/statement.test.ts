import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getStatement, type StatementMonth } from '../../../shared/api/statement.ts'
import { login, Visitor } from '../identity/visitor.ts'
import { CARD, idOf, pay, says } from '../payments/payer.ts'
import { bettor, event, placed } from '../sportsbook/bettor.ts'
import { advance, DAY, licence, resetClock } from './limits.ts'

beforeAll(() => licence('gb'))
afterAll(async () => {
  await resetClock()
  await licence(null)
})

const of = async (visitor: Visitor): Promise<StatementMonth[]> => {
  const { status, data } = await visitor.send('/web-api/history/statement')
  expect(status).toBe(200)
  return v.parse(v.object({ data: getStatement.answer }), data).data.items
}

describe('the account by months', () => {
  it('RG-92 tells deposits, withdrawals, stakes, returns, the result and the time of each month for a year back', async () => {
    const who = await bettor('100.00')
    const deposit = idOf(await pay(who.visitor, 'deposits', { methodId: CARD, amount: '30.00' }))
    await says(deposit, { status: 'approved' })
    const won = await event('2.000')
    const [lost, open] = [await event('2.000'), await event('2.000', { startsIn: 90 * DAY * 1000 })]
    placed(await who.place(who.single(won, '10.00')))
    placed(await who.place(who.single(lost, '5.00')))
    placed(await who.place(who.single(open, '2.50')))
    await who.settle(won, 1)
    await who.settle(lost, 0)
    const [month, ...before] = await of(who.visitor)
    expect(month).toMatchObject({
      currency: 'EUR',
      deposits: '30.00',
      withdrawals: '0.00',
      stakes: '17.50',
      returns: '20.00',
      net: '2.50',
    })
    expect(before).toHaveLength(12)
    for (const each of before) expect(each).toMatchObject({ stakes: '0.00', returns: '0.00', deposits: '0.00' })
    expect(before[0]?.month.localeCompare(month?.month ?? '')).toBe(-1)
  })

  it('RG-92 a stake stays in its month, its return stands in that of the settlement, and time signed in counts once for all devices', async () => {
    const who = await bettor('100.00')
    const e = await event('2.000', { startsIn: 90 * DAY * 1000 })
    placed(await who.place(who.single(e, '10.00')))
    for (let minutes = 0; minutes < 30; minutes += 5) {
      await advance(300)
      await of(who.visitor)
    }
    await expect.poll(async () => (await of(who.visitor))[0]?.seconds).toBeGreaterThanOrEqual(1490)
    expect((await of(who.visitor))[0]?.seconds).toBeLessThan(2000)
    await advance(32 * DAY)
    await login(who.visitor, who.email, who.password)
    await who.settle(e, 1)
    const [now, last] = await of(who.visitor)
    expect(now).toMatchObject({ stakes: '0.00', returns: '20.00', net: '20.00' })
    expect(last).toMatchObject({ stakes: '10.00', returns: '0.00', net: '-10.00' })
    expect(last?.seconds).toBeGreaterThanOrEqual(1490)
  })

  it('RG-92 is a file for spreadsheets too, and nobody else’s', async () => {
    const { visitor } = await bettor('100.00')
    const file = await visitor.send('/web-api/history/statement.csv?lang=ru')
    expect(file.headers.get('content-type')).toContain('text/csv')
    expect(file.text.trim().split('\r\n')).toHaveLength(14)
    expect(file.text).toContain('"Месяц","Валюта","Депозиты"')
    expect((await new Visitor().send('/web-api/history/statement.csv')).status).toBe(401)
  })
})
