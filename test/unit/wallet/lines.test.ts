import { describe, expect, it } from 'vitest'
import { audit } from '../../../worker/backend/wallet/audit.ts'
import { accepted, limits, outcomeOf, quote, settled } from './samples.ts'
import { placingOf, wallet } from './wallet.ts'

const amounts = (...list: string[]) => Object.fromEntries(list.map((amount, i) => [String(outcomeOf(i + 1)), amount]))
const lines = (w: ReturnType<typeof wallet>, input: Parameters<typeof w.place>[0]) =>
  JSON.parse(accepted(w.place(input)).body).data
const many = (coefs: number[], stakes: string[], more: Parameters<typeof placingOf>[2] = {}) =>
  placingOf(coefs, { typeId: 9, amountByBetId: amounts(...stakes) }, more)

describe('[S3.33] many singles (betting.md 2.3, 9)', () => {
  it('are coupons of their own: 10, 20 and 30 at 1.5, 2.0 and 3.0, middle void, last lost, return 35.00', () => {
    const w = wallet()
    const data = lines(w, many([1500, 2000, 3000], ['10.00', '20.00', '30.00']))
    expect(data).toMatchObject({
      total: 3,
      page: 1,
      items: [
        { outcomeId: outcomeOf(1), typeId: 0, amount: '10.00', coef: '1.50', possibleWin: '15.00', status: 'open' },
        { outcomeId: outcomeOf(2), typeId: 0, amount: '20.00' },
        { outcomeId: outcomeOf(3), typeId: 0, amount: '30.00' },
      ],
    })
    expect(new Set(data.items.map((c: { id: number }) => c.id)).size).toBe(3)
    expect(w.balance()).toBe('40.00')
    w.result(settled(1, 1, 1))
    w.result(settled(2, 1, 2))
    w.result(settled(3, 1, 0))
    expect(w.balance()).toBe('75.00')
    expect(w.coupons().map((c) => [c.typeId, c.status, c.payout])).toEqual([
      [0, 'lost', '0.00'],
      [0, 'returned', '20.00'],
      [0, 'won', '15.00'],
    ])
    expect(audit(w.sql)).toEqual([])
  })

  it('a line whose price has fallen stays behind with its reason and the present price: two coupons, 40.00 taken', () => {
    const w = wallet()
    const input = many([1500, 2000, 3000], ['10.00', '20.00', '30.00'])
    const data = lines(w, { ...input, quotes: input.quotes.map((q, i) => (i === 1 ? { ...q, coef: 1950 } : q)) })
    expect(data.items).toMatchObject([
      { id: expect.any(Number) },
      { outcomeId: outcomeOf(2), code: 'PRICE_CHANGED', title: 'price_changed', coef: '1.95' },
      { id: expect.any(Number) },
    ])
    expect(data.items[1]).not.toHaveProperty('id')
    expect(w.balance()).toBe('60.00')
  })

  it('each line has its own limits and reason', () => {
    const w = wallet()
    const input = many([1500, 2000, 200_000, 1500, 1500, 1500], ['0.10', '20.00', '300.00', 'max', '1.005'], {
      limits: limits({ minStake: 20 }),
    })
    const data = lines(w, {
      ...input,
      quotes: input.quotes.map((q, i) => (i === 5 ? { ...q, state: 'suspended' as const } : q)),
    })
    expect(
      data.items.map((line: Record<string, unknown>) => [line.code, line.minBetAmount, line.maxBetAmount]),
    ).toEqual([
      ['BELOW_MIN', '0.20', undefined],
      [undefined, undefined, undefined],
      ['ABOVE_MAX', undefined, '250.00'],
      ['BAD_AMOUNT', undefined, undefined],
      ['BAD_AMOUNT', undefined, undefined],
      ['BAD_AMOUNT', undefined, undefined],
    ])
  })

  it('are taken in their order while the money lasts', () => {
    const w = wallet('30.00')
    const data = lines(w, many([1500, 2000, 3000], ['10.00', '25.00', '20.00']))
    expect(data.items.map((line: { code?: string }) => line.code)).toEqual([undefined, 'INSUFFICIENT_FUNDS', undefined])
    expect(w.balance()).toBe('0.00')
  })

  it('two outcomes of one event may stand in them, the same outcome twice may not', () => {
    const w = wallet()
    const input = many([1500, 2000], ['1.00', '1.00'])
    const [first, second] = input.quotes
    if (!first || !second) throw new Error('two quotes')
    expect(lines(w, { ...input, quotes: [first, { ...second, eventId: 1 }] }).items).toHaveLength(2)
    const [bet = second] = input.coupon.bets
    const twice = { ...input, key: 'twice', quotes: [first, first], coupon: { ...input.coupon, bets: [bet, bet] } }
    expect(w.place(twice as typeof input)).toEqual({ ok: false, error: 'couponShape' })
  })

  it('B-23: one key answers its list again byte for byte and takes each stake once; when no line is taken the key stays free', () => {
    const w = wallet('15.00')
    const input = many([1500, 2000], ['10.00', '10.00'])
    const first = accepted(w.place(input))
    expect(accepted(w.place(input))).toEqual({ ...first, replayed: true })
    expect(w.balance()).toBe('5.00')
    const poor = { ...many([1500, 2000], ['10.00', '20.00']), key: 'poor' }
    expect(w.place(poor)).toEqual({
      ok: false,
      error: 'couponFunds',
      data: {
        bets: [
          { outcomeId: outcomeOf(1), code: 'INSUFFICIENT_FUNDS' },
          { outcomeId: outcomeOf(2), code: 'INSUFFICIENT_FUNDS' },
        ],
      },
    })
    w.give('40.00')
    expect(accepted(w.place(poor)).replayed).toBe(false)
    expect(audit(w.sql)).toEqual([])
  })

  it('are refused with the changed prices when every price has changed', () => {
    const w = wallet()
    const input = many([1500, 2000], ['1.00', '1.00'])
    const moved = { ...input, quotes: [quote(1, 1400), quote(2, 1900)] }
    expect(w.place(moved)).toMatchObject({
      ok: false,
      error: 'priceChanged',
      data: {
        bets: [
          { outcomeId: outcomeOf(1), coef: '1.40' },
          { outcomeId: outcomeOf(2), coef: '1.90' },
        ],
      },
    })
    expect(w.balance()).toBe('100.00')
  })

  it('are refused as a whole by a house that does not offer them', () => {
    const w = wallet()
    expect(w.place(many([1500], ['1.00'], { limits: limits({ types: [0] }) }))).toEqual({
      ok: false,
      error: 'couponType',
    })
  })
})
