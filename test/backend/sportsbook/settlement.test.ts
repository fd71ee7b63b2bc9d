import { describe, expect, it } from 'vitest'
import { feed } from '../feed/operator.ts'
import { operator } from '../identity/visitor.ts'
import { bettor, event, leg, placed, settle } from './bettor.ts'

const soon = { timeout: 10_000 }

describe('a result that the feed tells', () => {
  it('pays once, however often it is told (B-37), and shows in the history', async () => {
    const [p, e] = await Promise.all([bettor(), event('1.85')])
    placed(await p.place(p.single(e)))
    for (let i = 0; i < 3; i++) await settle(e, 1)
    await expect.poll(p.balance, soon).toBe('108.50')
    expect((await p.history()).items).toMatchObject([
      { status: 'won', payout: '18.50', bets: [{ statusId: 1, factor: '1.85' }] },
    ])
    expect((await p.history('?status=open')).total).toBe(0)
    expect((await p.history('?status=settled')).total).toBe(1)
  })

  it('is taken back by a rollback and paid anew by the next result (B-37)', async () => {
    const [p, e] = await Promise.all([bettor(), event('2.00')])
    placed(await p.place(p.single(e)))
    await settle(e, 1)
    await expect.poll(p.balance, soon).toBe('110.00')
    await feed([{ type: 'rollback_bet_settlement', eventId: e.eventId, marketId: e.marketId }])
    await expect.poll(p.balance, soon).toBe('90.00')
    expect((await p.history()).items[0]).toMatchObject({ status: 'open' })
    await settle(e, 4)
    await expect.poll(p.balance, soon).toBe('105.00')
    expect((await p.history()).items[0]).toMatchObject({ status: 'partial', payout: '15.00' })
  })

  it('returns the stakes of a cancelled market, and the express goes on without it', async () => {
    const [p, a, b] = await Promise.all([bettor(), event('1.85'), event('3.00')])
    placed(await p.place(p.single(a)))
    placed(await p.place({ typeId: 1, amount: '10.00', bets: [leg(a), leg(b)] }))
    await feed([{ type: 'bet_cancel', eventId: a.eventId, marketId: a.marketId }])
    await expect.poll(p.balance, soon).toBe('90.00')
    await settle(b, 1)
    await expect.poll(p.balance, soon).toBe('120.00')
    expect((await p.history()).items.map((c) => [c.typeId, c.status, c.payout])).toEqual([
      [1, 'won', '30.00'],
      [0, 'cancelled', '10.00'],
    ])
  })

  it('[C42] says why the house returns a bet, by the code or in the words that the feed gives', async () => {
    const [p, a, b] = await Promise.all([bettor(), event('1.85'), event('3.00')])
    placed(await p.place({ typeId: 1, amount: '10.00', bets: [leg(a), leg(b)] }))
    const void_ = (e: typeof a, reason: string) => ({
      ...{ type: 'bet_cancel', eventId: e.eventId, marketId: e.marketId, reason },
    })
    await feed([void_(a, 'event_abandoned'), void_(b, 'The line was wrong')])
    await expect.poll(p.balance, soon).toBe('100.00')
    expect((await p.history()).items[0]?.bets).toMatchObject([
      { statusId: 3, voidReason: 'event_abandoned' },
      { statusId: 3, voidReason: 'The line was wrong' },
    ])
    const file = await p.visitor.send('/web-api/history/bets.csv?lang=en')
    expect(file.text).toContain('Cancelled, return: The event was not played to its end')
    expect(file.text).toContain('Cancelled, return: The line was wrong')
  })

  it('loses an express with its first lost leg', async () => {
    const [p, a, b] = await Promise.all([bettor(), event('1.85'), event('3.00')])
    placed(await p.place({ typeId: 1, amount: '10.00', bets: [leg(a), leg(b)] }))
    await settle(a, 0)
    await expect.poll(async () => (await p.history()).items[0]?.status, soon).toBe('lost')
    expect((await p.history()).items[0]).toMatchObject({
      payout: '0.00',
      bets: [
        { statusId: 0, factor: '0' },
        { statusId: -1, factor: null },
      ],
    })
  })
})

it('keeps a ledger that sums to zero for each currency', async () => {
  const [p, e] = await Promise.all([bettor('20.000', { currency: 'KWD' }), event('1.853')])
  placed(await p.place(p.single(e, '0.500')))
  await settle(e, 1)
  await expect.poll(p.balance, soon).toBe('20.427')
  const answer = await operator('GET', `/players/${p.id}/ledger`)
  expect(answer.data).toMatchObject({
    data: {
      total: 6,
      page: 1,
      items: [
        { tx: 1, seq: 1, account: 'house:test', amount: '-20.000', currency: 'KWD', kind: 'credit' },
        { amount: '20.000' },
        { account: 'player:main', amount: '-0.500', kind: 'bet' },
        { account: 'house:stakes', amount: '0.500' },
        { account: 'house:payouts', amount: '-0.927', kind: 'payout' },
        { account: 'player:main', amount: '0.927' },
      ],
    },
  })
})

it('pages and filters the history, newest first', async () => {
  const [p, e] = await Promise.all([bettor('2000.00'), event('1.85')])
  for (let i = 0; i < 52; i++) placed(await p.place(p.single(e, `${i + 1}.00`)))
  const [first, second] = [await p.history(), await p.history('?page=2')]
  expect([first.total, first.items.length, first.items[0]?.amount, second.items.map((c) => c.amount)]).toEqual([
    52,
    50,
    '52.00',
    ['2.00', '1.00'],
  ])
  const at = second.items[0]?.placedAt ?? ''
  expect((await p.history(`?from=${new Date(Date.parse(at) + 86_400_000).toISOString()}`)).total).toBe(0)
  expect((await p.history(`?from=${at}`)).total).toBeGreaterThanOrEqual(51)
  expect((await p.visitor.send('/web-api/history/bets?status=unknown')).status).toBe(422)
})

it('[S7.61] answers the accounts and which is active', async () => {
  const p = await bettor('12.50')
  expect(await p.accounts()).toEqual({
    accounts: [
      {
        id: expect.any(Number),
        type: 0,
        iso: 'EUR',
        currencyId: 978,
        symbol: '€',
        money: '12.50',
        points: 0,
        label: '',
        isActive: true,
      },
    ],
    active: (await p.accounts()).accounts[0]?.id,
    bonuses: [],
  })
})
