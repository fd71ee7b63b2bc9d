import { env } from 'cloudflare:test'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { calculate, placedLines } from '../../../shared/api/coupon.ts'
import { type Env, walletOf } from '../../../worker/backend/env.ts'
import { feed, odds } from '../feed/operator.ts'
import { operator } from '../identity/visitor.ts'
import { type bettor as Bettor, bettor, type Event, event, leg, placed, refusal, settle } from './bettor.ts'

const soon = { timeout: 10_000 }
type Player = Awaited<ReturnType<typeof Bettor>>

const inBlocks = (events: readonly Event[], blocks: readonly number[]) =>
  events.map((e, i) => ({ ...leg(e), blockId: blocks[i] }))
async function preview(p: Player, coupon: Record<string, unknown>) {
  const seen = await p.visitor.post('/web-api/coupon/calculate', coupon)
  return v.parse(v.object({ data: calculate.answer }), seen.data).data
}
const eventsOf = (...coefs: string[]) => Promise.all(coefs.map((coef) => event(coef)))

describe('[S3.33] coupons of all types over HTTP: calculated, placed and paid', () => {
  it.each([
    ['system with a banker', 2, ['2.00', '1.70', '3.00', '1.50'], '60.00', [1, 1, 0, 1], '102.00'],
    ['chain', 3, ['1.55', '1.25', '1.85', '2.00'], '100.00', [1, 1, 0, 1], '160.00'],
    ['multibet with a lobby', 4, ['1.50', '1.70', '1.20', '2.20'], '600.00', [1, 0, 1, 1], '792.00'],
    ['conditional', 5, ['1.15', '1.39', '1.13', '1.13'], '100.00', [1, 1, 1, 0], '80.63'],
    ['anti-express', 6, ['1.25', '1.65', '1.85'], '100.00', [1, 0, 2], '158.32'],
    ['lucky 15', 7, ['2.00', '3.00', '4.00', '5.00'], '15.00', [1, 1, 1, 1], '359.00'],
    ['patent', 8, ['1.80', '2.20', '3.00'], '70.00', [1, 1, 0], '79.60'],
  ] as const)('%s', async (_, typeId, coefs, amount, results, back) => {
    const [p, events] = await Promise.all([bettor('1000.00'), eventsOf(...coefs)])
    const coupon = {
      typeId,
      amount,
      bets: events.map((e, i) => ({
        ...leg(e),
        ...(typeId === 2 && i === 3 && { banker: true }),
        ...(typeId === 4 && { blockId: i }),
        ...(typeId === 5 && { blockId: [1, 2, 2, 3][i] }),
      })),
      ...((typeId === 2 || typeId === 4) && { systemValue: 2 }),
      ...(typeId === 5 && { amountByBlockId: { 2: 'max', 3: '100.00' } }),
    }
    const promised = await preview(p, coupon)
    expect(promised.errors).toEqual([])
    const open = placed(await p.place(coupon))
    expect([open.coef, open.possibleWin, open.typeId]).toEqual([promised.coef, promised.possibleWin, typeId])
    for (const [i, e] of events.entries()) await settle(e, results[i] ?? 0)
    await expect.poll(async () => (await p.history()).items[0]?.payout, soon).toBe(back)
    expect(await p.balance()).toBe(
      ((100_000 - Math.round(Number(amount) * 100) + Math.round(Number(back) * 100)) / 100).toFixed(2),
    )
  })

  it('many singles: one answer lists two coupons and one refusal, and each is paid alone', async () => {
    const [p, events] = await Promise.all([bettor(), eventsOf('1.50', '2.00', '3.00')])
    const [a, b, c] = events
    if (!a || !b || !c) throw new Error('three events')
    const key = crypto.randomUUID()
    const coupon = {
      typeId: 9,
      amountByBetId: { [a.outcomeId]: '10.00', [b.outcomeId]: '20.00', [c.outcomeId]: '30.00' },
      bets: [leg(a), leg(b, '2.10'), leg(c)],
      changeCoefAction: 2,
    }
    const answer = await p.place(coupon, key)
    const { items } = v.parse(v.object({ data: placedLines }), answer.data).data
    expect([answer.status, items.map((line) => ('id' in line ? line.amount : `${line.code} ${line.coef}`))]).toEqual([
      201,
      ['10.00', 'PRICE_CHANGED 2.00', '30.00'],
    ])
    expect(await p.balance()).toBe('60.00')
    expect((await p.place(coupon, key)).text).toBe(answer.text)
    expect((await p.visitor.send(`/web-api/coupon/by-key/${key}`)).text).toBe(answer.text)
    await settle(a, 1)
    await settle(c, 0)
    await expect.poll(p.balance, soon).toBe('75.00')
    await expect
      .poll(async () => (await p.history()).items.map((x) => [x.typeId, x.status]).sort(), soon)
      .toEqual([
        [0, 'lost'],
        [0, 'won'],
      ])
  })
})

describe('what calculate tells of a type', () => {
  it('[S3.32] the options of a system before one is chosen, and its sums after', async () => {
    const [p, events] = await Promise.all([bettor(null), eventsOf('2.00', '3.50', '2.40', '1.50')])
    const bets = events.map((e) => leg(e))
    const systemValues = [
      { value: 2, offset: 0, combo: 6, minBetAmount: '1.20' },
      { value: 3, offset: 1, combo: 4, minBetAmount: '0.80' },
    ]
    expect(await preview(p, { typeId: 2, bets })).toMatchObject({
      systemValues,
      combos: 0,
      possibleWin: null,
      errors: [{ code: 'BAD_SHAPE' }],
    })
    expect(await preview(p, { typeId: 2, systemValue: 3, amount: '0.79', bets })).toMatchObject({
      systemValues,
      combos: 4,
      minBetAmount: '0.80',
      errors: [{ code: 'BELOW_MIN' }],
    })
  })

  it('the price of the opposite of an express; none where the house would pay less than 1.01', async () => {
    const [p, events] = await Promise.all([bettor(null), eventsOf('1.25', '1.65', '1.85', '7.00')])
    const bets = events.map((e) => leg(e))
    expect((await preview(p, { typeId: 1, bets: bets.slice(0, 3) })).antiExpressCoef).toBe('1.17')
    expect((await preview(p, { typeId: 1, bets })).antiExpressCoef).toBeNull()
    expect(await preview(p, { typeId: 6, amount: '10.00', bets })).toMatchObject({
      errors: [{ code: 'TYPE_NOT_OFFERED' }],
    })
  })

  it('[S5.37] the largest stake of each later block of a conditional, and refuses one above it with that sum', async () => {
    const [p, events] = await Promise.all([bettor(), eventsOf('1.80', '1.39', '1.13', '1.50')])
    const coupon = {
      typeId: 5,
      amount: '100.00',
      amountByBlockId: { 2: '150.00', 3: '235.61' },
      bets: inBlocks(events, [1, 2, 2, 3]),
    }
    expect(await preview(p, coupon)).toMatchObject({
      maxByBlockId: { 2: '180.00', 3: '235.60' },
      errors: [{ code: 'ABOVE_MAX', blockId: 3 }],
    })
    expect(refusal(await p.place(coupon))).toMatchObject({ status: 422, code: 'ABOVE_MAX', maxBetAmount: '235.60' })
    expect(refusal(await p.place({ ...coupon, amountByBlockId: { 3: 'max' } }))).toMatchObject({ code: 'BAD_AMOUNT' })
    expect(placed(await p.place({ ...coupon, amountByBlockId: { 2: '150.00', 3: '235.60' } })).amountByBlockId).toEqual(
      {
        2: '150.00',
        3: '235.60',
      },
    )
  })

  it('bounds and wins of many singles line by line', async () => {
    const [p, events] = await Promise.all([bettor(null), eventsOf('1.50', '200')])
    const [a, b] = events
    if (!a || !b) throw new Error('two events')
    expect(
      await preview(p, {
        typeId: 9,
        amountByBetId: { [a.outcomeId]: '10.00', [b.outcomeId]: '300.00' },
        bets: [leg(a), leg(b)],
      }),
    ).toMatchObject({
      minBetAmount: '0.20',
      maxBetAmount: '250.00',
      possibleWin: '50015.00',
      combos: 2,
      lines: [
        { outcomeId: a.outcomeId, maxBetAmount: '5000.00', possibleWin: '15.00' },
        { outcomeId: b.outcomeId, maxBetAmount: '250.00', possibleWin: '50000.00' },
      ],
      errors: [{ code: 'ABOVE_MAX', outcomeId: b.outcomeId }],
    })
  })
})

describe('forms that are refused', () => {
  it('with the outcomes that depend on each other or may not stand there', async () => {
    const [p, events] = await Promise.all([bettor(), eventsOf('1.50', '1.60', '1.70')])
    const bets = events.map((e) => leg(e))
    const [a] = events
    if (!a) throw new Error('an event')
    const other = { market: { id: a.marketId, outcomeId: a.other, coef: '2.00' } }
    for (const [coupon, code] of [
      [{ typeId: 2, systemValue: 3, bets }, 'BAD_SHAPE'],
      [{ typeId: 2, systemValue: 2, bets: bets.slice(0, 2) }, 'BAD_SHAPE'],
      [{ typeId: 2, systemValue: 2, bets: [...bets.slice(0, 2), { ...bets[2], banker: true }] }, 'BAD_SHAPE'],
      [{ typeId: 1, bets: bets.map((bet) => ({ ...bet, banker: true })) }, 'BAD_SHAPE'],
      [{ typeId: 4, systemValue: 2, bets: bets.map((bet, i) => ({ ...bet, blockId: i })) }, 'BAD_SHAPE'],
      [{ typeId: 5, bets: bets.map((bet) => ({ ...bet, blockId: 1 })) }, 'BAD_SHAPE'],
      [{ typeId: 7, bets }, 'BAD_SHAPE'],
      [{ typeId: 8, bets: [...bets, other] }, 'BAD_SHAPE'],
      [{ typeId: 3, bets: [...bets, other] }, 'CORRELATED'],
      [{ typeId: 2, systemValue: 2, bets: [...bets, other] }, 'CORRELATED'],
    ] as const) {
      const seen = refusal(await p.place({ amount: '10.00', ...coupon }))
      expect([coupon.typeId, seen.status, seen.code]).toEqual([coupon.typeId, 422, code])
    }
    expect(await p.balance()).toBe('100.00')
  })
})

describe('a multibet of single bets without a lobby (betting.md 2.3)', () => {
  it('is taken and paid as the system that it is: 2 of 3 at 2.00, 3.50, 2.40 for 300', async () => {
    const [p, ...events] = await Promise.all([bettor('600.00'), event('2.00'), event('3.50'), event('2.40')])
    const bets = events.map((e, i) => ({ ...leg(e), blockId: i + 1 }))
    const body = { typeId: 4, systemValue: 2, amount: '300.00', bets }
    const coupon = placed(await p.place(body))
    expect(coupon).toMatchObject({ typeId: 2, systemValue: 2, possibleWin: '2020.00' })
    expect(coupon.bets.map(({ blockId }) => blockId)).toEqual([null, null, null])
    // With a lobby, or with an express for a block, it stays a multibet.
    const [lobby, ...blocks] = events
    if (!lobby) throw new Error('three events')
    const more = await event('1.50')
    const withLobby = [{ ...leg(more), blockId: 0 }, ...bets]
    expect(placed(await p.place({ ...body, amount: '100.00', bets: withLobby }))).toMatchObject({ typeId: 4 })
    const withExpress = [...bets, { ...leg(more), blockId: 3 }]
    expect(placed(await p.place({ ...body, amount: '100.00', bets: withExpress }))).toMatchObject({ typeId: 4 })
    for (const e of [lobby, ...blocks]) await settle(e, e === events[2] ? 0 : 1)
    await expect
      .poll(async () => (await p.history('?status=won')).items.map(({ payout }) => payout), soon)
      .toEqual(['233.33', '700.00'])
  })
})

describe('marks of the book and of the house', () => {
  it('an outcome for singles only stands in no other coupon, one that may be no banker is taken without the mark', async () => {
    const [p, events] = await Promise.all([bettor(), eventsOf('1.50', '1.60', '1.70', '1.80')])
    const [a, b] = events
    if (!a || !b) throw new Error('two events')
    for (const [e, mark] of [
      [a, { bannedExpress: true }],
      [b, { disabledBanker: true }],
    ] as const)
      await feed([
        {
          ...odds(e, e.coef),
          markets: odds(e, e.coef).markets.map((m) => ({
            ...m,
            outcomes: m.outcomes.map((o) => (o.id === e.outcomeId ? { ...o, ...mark } : o)),
          })),
        },
      ])
    const rest = events.slice(1).map((e) => leg(e))
    expect(refusal(await p.place({ typeId: 1, amount: '1.00', bets: [leg(a), ...rest] }))).toMatchObject({
      code: 'BAD_SHAPE',
      bets: [{ outcomeId: a.outcomeId, code: 'BAD_SHAPE' }],
    })
    placed(await p.place({ typeId: 0, amount: '1.00', bets: [leg(a)] }))
    const withBanker = [{ ...leg(b), banker: true }, ...rest.slice(1), leg(await event('1.90'))]
    expect(refusal(await p.place({ typeId: 2, systemValue: 2, amount: '3.00', bets: withBanker }))).toMatchObject({
      code: 'BAD_SHAPE',
      bets: [{ outcomeId: b.outcomeId }],
    })
    placed(await p.place({ typeId: 2, systemValue: 2, amount: '3.00', bets: rest }))
  })

  it('long-term bets are for singles only where the config says so', async () => {
    const [p, events] = await Promise.all([bettor(), Promise.all([event('5.00', { sportId: 2999 }), event('1.60')])])
    const express = { typeId: 1, amount: '1.00', bets: events.map((e) => leg(e)) }
    placed(await p.place(express))
    await operator('PUT', '/config', { betting: { singlesOnlySports: [2999] } })
    expect(refusal(await p.place(express)).code).toBe('BAD_SHAPE')
    expect((await preview(p, express)).errors).toEqual([{ code: 'BAD_SHAPE', outcomeId: events[0].outcomeId }])
    await operator('PUT', '/config', { betting: { singlesOnlySports: null } })
    placed(await p.place(express))
  })

  it('[S6.21] a line of a closed sport is refused, the other lines of many singles are taken', async () => {
    const [p, a, b] = await Promise.all([bettor(), event('1.50'), event('1.60', { sportId: 4 })])
    await operator('PATCH', `/players/${p.id}`, { disallow_line_sport: [4] })
    const answer = await p.place({
      typeId: 9,
      amountByBetId: { [a.outcomeId]: '1.00', [b.outcomeId]: '1.00' },
      bets: [leg(a), leg(b)],
    })
    expect(answer.data).toMatchObject({
      data: { items: [{ amount: '1.00' }, { outcomeId: b.outcomeId, code: 'SPORT_BLOCKED' }] },
    })
    expect(await p.balance()).toBe('99.00')
  })
})

it('[S5.30] an account of another currency or of bonus money is bet from by its id, with the limits that hold for it', async () => {
  const [p, e] = await Promise.all([bettor(), event('2.00')])
  const wallet = walletOf(
    v.parse(
      v.custom<Env>(() => true),
      env,
    ),
    p.id,
  )
  const [kwd, bonus] = [
    await wallet.addAccount({ type: 9, currency: 'KWD' }),
    await wallet.addAccount({ type: 4, currency: 'EUR' }),
  ]
  await operator('POST', `/players/${p.id}/credit`, { accountId: kwd, amount: '10.000', reference: `kwd-${p.id}` })
  await operator('POST', `/players/${p.id}/credit`, { accountId: bonus, amount: '9000.00', reference: `bonus-${p.id}` })
  const single = { typeId: 0, bets: [leg(e)] }
  expect(await preview(p, { ...single, accountId: kwd, amount: '1.001' })).toMatchObject({ possibleWin: '2.002' })
  expect(await preview(p, { ...single, accountId: bonus, amount: '6000.00' })).toMatchObject({
    maxBetAmount: null,
    errors: [],
  })
  expect(placed(await p.place({ ...single, accountId: kwd, amount: '1.001' }))).toMatchObject({
    accountId: kwd,
    currency: 'KWD',
    possibleWin: '2.002',
  })
  expect(placed(await p.place({ ...single, accountId: bonus, amount: '6000.00' })).accountId).toBe(bonus)
  expect((await p.accounts()).accounts.map((account) => account.money)).toEqual(['100.00', '8.999', '3000.00'])
})
