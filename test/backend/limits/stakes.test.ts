import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { operator } from '../identity/visitor.ts'
import { bettor, event, leg, placed } from '../sportsbook/bettor.ts'
import { act, advance, byLimit, DAY, later, licence, limitsOf, refused, resetClock, set, states } from './limits.ts'

beforeAll(() => licence('gb'))
// Events begin by real time.
afterEach(async () => {
  await resetClock()
})
afterAll(() => licence(null))

/** A player with 1000.00 and limits, and one event to bet on. */
async function limited(values: Record<number, unknown>) {
  const who = await bettor('1000.00')
  await set(who.visitor, values)
  const e = await event('2.000', { startsIn: 90 * DAY * 1000 })
  const bet = (amount: string, on = e) => who.place(who.single(on, amount))
  return { ...who, e, bet }
}
const VOID = 3

describe('wagering limits', () => {
  it('[S3.02] count the stakes of a period, and tell what is left', async () => {
    const { bet, visitor } = await limited({ 1: '10.00' })
    placed(await bet('6.00'))
    expect(refused(await bet('4.01'))).toEqual(byLimit(1, '4.00'))
    expect((await limitsOf(visitor)).find(({ limitType }) => limitType === 1)).toMatchObject({ limitBalance: '4.00' })
    placed(await bet('4.00'))
    expect(refused(await bet('0.20'))).toEqual(byLimit(1))
  })

  it('RG-17 open again exactly one period after the stake', async () => {
    const who = await limited({ 1: '10.00' })
    const first = placed(await who.bet('10.00'))
    const refusal = await who.bet('0.20')
    expect(refused(refusal)).toEqual(byLimit(1))
    expect(refusal.data).toMatchObject({
      data: { renewsAt: new Date(Date.parse(first.placedAt) + DAY * 1000).toISOString() },
    })
    await later(DAY - 30, who)
    expect(refused(await who.bet('0.20'))).toEqual(byLimit(1))
    await advance(30)
    placed(await who.bet('0.20'))
  })

  it('RG-95 a clock that goes back renews nothing', async () => {
    const who = await limited({ 1: '10.00' })
    placed(await who.bet('10.00'))
    await later(DAY, who)
    placed(await who.bet('10.00'))
    await advance(-3600)
    expect(refused(await who.bet('0.20'))).toEqual(byLimit(1))
    await advance(3600)
  })

  it('RG-15 the limit that leaves least refuses', async () => {
    const { bet } = await limited({ 1: '100.00', 2: '10.00', 3: '50.00', 37: '20.00' })
    expect(refused(await bet('15.00'))).toEqual(byLimit(2, '10.00'))
    expect(refused(await bet('150.00'))).toEqual(byLimit(2, '10.00'))
  })

  it('RG-27 a void gives its stake back in the period of the stake', async () => {
    const { bet, e, settle } = await limited({ 1: '10.00' })
    placed(await bet('6.00'))
    expect(refused(await bet('6.00'))).toEqual(byLimit(1, '4.00'))
    const again = await event('2.000')
    await settle(e, VOID)
    placed(await bet('6.00', again))
    expect(refused(await bet('6.00', again))).toEqual(byLimit(1, '4.00'))
  })

  it('RG-34 a system counts all its combinations', async () => {
    const who = await bettor('1000.00')
    await set(who.visitor, { 1: '399.99' })
    const events = await Promise.all([1, 2, 3, 4].map(() => event('2.000')))
    const system = (amount: string) =>
      who.place({ typeId: 2, systemValue: 3, amount, bets: events.map((each) => leg(each)) })
    expect(refused(await system('400.00'))).toEqual(byLimit(1, '399.99'))
    placed(await system('399.96'))
  })

  it('RG-35 an express counts its stake once', async () => {
    const who = await bettor('1000.00')
    await set(who.visitor, { 1: '10.00' })
    const events = await Promise.all([1, 2, 3].map(() => event('2.000')))
    placed(await who.place({ typeId: 1, amount: '10.00', bets: events.map((each) => leg(each)) }))
    expect((await states(who.visitor, 1)).ACTIVE).toBe('10.00')
    expect(refused(await who.place(who.single(events[0] ?? (await event('2.000')), '0.20')))).toEqual(byLimit(1))
  })

  it('of many singles take the lines that fit, in their order', async () => {
    const who = await bettor('1000.00')
    await set(who.visitor, { 1: '10.00' })
    const events = await Promise.all([1, 2, 3].map(() => event('2.000')))
    const amounts = Object.fromEntries(events.map((each, i) => [each.outcomeId, ['6.00', '5.00', '4.00'][i]]))
    const seen = await who.place({ typeId: 9, amountByBetId: amounts, bets: events.map((each) => leg(each)) })
    expect(seen).toMatchObject({
      status: 201,
      data: {
        data: {
          items: [
            { amount: '6.00', status: 'open' },
            { title: 'responsible_gaming_limit_exceeded', limitType: 1, available: '4.00' },
            { amount: '4.00', status: 'open' },
          ],
        },
      },
    })
  })

  it('RG-21 twenty stakes at once pass the limit no more than one after the other', async () => {
    const { bet, balance } = await limited({ 1: '10.00' })
    const seen = await Promise.all(Array.from({ length: 20 }, () => bet('6.00')))
    expect(seen.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(seen.filter(({ status }) => status === 403)).toHaveLength(19)
    expect(await balance()).toBe('994.00')
  })

  it('a repeated key gets the first answer, also when the limit is used up', async () => {
    const who = await limited({ 1: '10.00' })
    const key = crypto.randomUUID()
    const coupon = who.single(who.e, '10.00')
    const [first, again] = [await who.place(coupon, key), await who.place(coupon, key)]
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text])
    expect(await who.balance()).toBe('990.00')
  })

  it('RG-25 count in every currency of the player', async () => {
    const who = await limited({ 1: '10.00' })
    const added = await who.visitor.post('/web-api/accounts', { currencyId: 643 })
    expect(added.status).toBe(200)
    const account = (await who.accounts()).accounts.find(({ iso }) => iso === 'RUB')
    await operator('POST', `/players/${who.id}/credit`, {
      accountId: account?.id,
      amount: '5000.00',
      reference: `rub-${who.id}`,
    })
    placed(await who.bet('6.00'))
    // By the house's fixed rates 2.50 EUR are 100 RUB.
    const rouble = (amount: string) => who.place({ ...who.single(who.e, amount), accountId: account?.id })
    expect(refused(await rouble('160.01'))).toEqual(byLimit(1, '4.00'))
    placed(await rouble('160.00'))
    expect(refused(await who.bet('0.20'))).toEqual(byLimit(1))
  })

  it('raised and confirmed let more through, and not before', async () => {
    const who = await limited({ 2: '10.00' })
    placed(await who.bet('10.00'))
    await set(who.visitor, { 2: '20.00' })
    expect(refused(await who.bet('5.00'))).toEqual(byLimit(2))
    await later(DAY, who)
    expect(refused(await who.bet('5.00'))).toEqual(byLimit(2))
    expect((await act(who.visitor, 2, 'confirm')).status).toBe(200)
    placed(await who.bet('5.00'))
  })
})

describe('loss limits', () => {
  it('[S3.03] RG-28 an open stake counts as lost', async () => {
    const { bet } = await limited({ 10: '10.00' })
    placed(await bet('10.00'))
    expect(refused(await bet('0.20'))).toEqual(byLimit(10))
  })

  it('RG-29 a win within the period is set against stakes', async () => {
    const { bet, e, visitor, settle } = await limited({ 10: '10.00' })
    placed(await bet('10.00'))
    await settle(e, 1)
    expect((await limitsOf(visitor)).find(({ limitType }) => limitType === 10)).toMatchObject({ limitBalance: '10.00' })
    const next = await event('2.000')
    expect(refused(await bet('20.01', next))).toEqual(byLimit(10, '20.00'))
    placed(await bet('20.00', next))
  })

  it('RG-30 the loss is stakes less returns', async () => {
    const { bet, visitor, settle } = await limited({ 10: '10.00' })
    const e = await event('1.800')
    placed(await bet('10.00', e))
    await settle(e, 5)
    expect((await limitsOf(visitor)).find(({ limitType }) => limitType === 10)).toMatchObject({ limitBalance: '5.00' })
    const next = await event('2.000')
    expect(refused(await bet('5.01', next))).toEqual(byLimit(10, '5.00'))
    placed(await bet('5.00', next))
  })

  it('RG-31 a win that becomes a loss counts as one', async () => {
    const { bet, e, settle } = await limited({ 10: '10.00' })
    placed(await bet('10.00'))
    await settle(e, 1)
    const next = await event('2.000')
    placed(await bet('15.00', next))
    await settle(e, 0)
    expect(refused(await bet('0.20', next))).toEqual(byLimit(10))
  })

  it('RG-32 a stake that the house gives is no loss, and counts as a stake', async () => {
    const who = await limited({ 10: '10.00', 1: '15.00' })
    placed(await who.bet('10.00'))
    const gift = async (amount: string) => {
      const code = `LIMIT${who.id}X${amount.replace('.', '')}`
      expect((await operator('POST', '/promo-codes', { code, amount, currency: 'EUR' })).status).toBe(201)
      return who.place({ ...who.single(who.e, amount), promoCode: code })
    }
    expect(refused(await gift('6.00'))).toEqual(byLimit(1, '5.00'))
    placed(await gift('5.00'))
    expect(refused(await who.bet('0.20'))).toMatchObject({ limitType: 1 })
  })
})

describe('the largest stake', () => {
  it('[S3.08] refuses one that is larger, whatever was staked before', async () => {
    const { bet } = await limited({ 37: '10.00' })
    placed(await bet('10.00'))
    expect(refused(await bet('10.01'))).toEqual(byLimit(37, '10.00'))
    placed(await bet('10.00'))
  })
})

it('RG-83 where a deposit limit is wanted first, no bet is taken before it is set', async () => {
  await licence('se')
  onTestFinished(() => licence('gb'))
  const who = await bettor('100.00')
  const e = await event('2.000')
  expect(await who.place(who.single(e, '1.00'))).toMatchObject({
    status: 403,
    data: { title: 'responsible_gaming_limit_first' },
  })
  await set(who.visitor, { 21: '100.00' })
  placed(await who.place(who.single(e, '1.00')))
})

it('a player without limits bets as before', async () => {
  const who = await bettor('100.00')
  placed(await who.place(who.single(await event('2.000'), '50.00')))
  expect((await limitsOf(who.visitor)).map(({ limitType }) => limitType)).toEqual([32])
})
