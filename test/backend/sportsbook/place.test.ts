import { describe, expect, it } from 'vitest'
import { feed, odds } from '../feed/operator.ts'
import { operator, Visitor } from '../identity/visitor.ts'
import { bettor, event, leg, placed, refusal, settle } from './bettor.ts'

describe('placing a coupon', () => {
  it('[S3.31] takes the stake and answers the placed coupon', async () => {
    const [p, e] = await Promise.all([bettor(), event('1.85')])
    const coupon = placed(await p.place(p.single(e, '10.00', { coefViewId: 2, changeCoefAction: 1 })))
    expect(coupon).toMatchObject({
      accountId: (await p.accounts()).active,
      amount: '10.00',
      changeCoefAction: 1,
      coef: '1.85',
      coefViewId: 2,
      prepaidAmount: null,
      refId: null,
      systemValue: null,
      typeId: 0,
      userId: p.id,
      status: 'open',
      possibleWin: '18.50',
      currency: 'EUR',
      bets: [
        {
          market: { id: e.marketId, outcomeId: e.outcomeId, coef: '1.85', typeId: 186 },
          eventId: e.eventId,
          statusId: -1,
          factor: null,
        },
      ],
    })
    expect(await p.balance()).toBe('90.00')
    expect((await p.visitor.send(`/web-api/coupon/${coupon.id}`)).data).toEqual({ data: coupon })
  })

  it('shows a bet on a game that runs as not calculated', async () => {
    const [p, e] = await Promise.all([bettor(), event('1.85', { live: true, startsIn: -600_000 })])
    expect(placed(await p.place(p.single(e))).bets[0]?.statusId).toBe(-2)
  })

  it('takes ten of twenty racing expresses of 9.00 on 90.00 and pays each 34.97', async () => {
    const [p, a, b] = await Promise.all([bettor('90.00'), event('1.85'), event('2.10')])
    const race = await Promise.all(
      Array.from({ length: 20 }, () => p.place({ typeId: 1, amount: '9.00', bets: [leg(a), leg(b)] })),
    )
    expect(race.map((r) => r.status).sort()).toEqual([...Array(10).fill(201), ...Array(10).fill(422)])
    expect(await p.balance()).toBe('0.00')
    await settle(a, 1)
    await settle(b, 1)
    await expect.poll(p.balance, { timeout: 10_000 }).toBe('349.70')
    const history = await p.history('?status=won')
    expect(history.total).toBe(10)
    expect(history.items.every((c) => c.payout === '34.97' && c.settledAt !== undefined)).toBe(true)
  })
})

describe('the idempotency key', () => {
  it('SEC-86 gives the first answer again, byte for byte, and charges once', async () => {
    const [p, e] = await Promise.all([bettor(), event('1.85')])
    const key = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => p.place(p.single(e), key)))
    const repeat = await p.place(p.single(e), key.toUpperCase())
    expect(new Set([...answers, repeat].map((a) => `${a.status} ${a.text}`)).size).toBe(1)
    expect(repeat.headers.get('idempotent-replayed')).toBe('true')
    expect(await p.balance()).toBe('90.00')
    const found = await p.visitor.send(`/web-api/coupon/by-key/${key}`)
    expect([found.status, found.text]).toEqual([200, repeat.text])
  })

  it('reads a body with its members in another order as the same (SEC-77)', async () => {
    const [p, e] = await Promise.all([bettor(), event('1.85')])
    const key = crypto.randomUUID()
    const first = await p.place(p.single(e), key)
    const { bets, amount, typeId } = p.single(e)
    expect(
      (
        await p.visitor.post(
          '/web-api/coupon/place',
          { bets, coefViewId: 0, amount, changeCoefAction: 0, typeId },
          { 'idempotency-key': key },
        )
      ).text,
    ).toBe(first.text)
  })

  it('is refused with another body, also when that body would be refused anyway', async () => {
    const [p, e] = await Promise.all([bettor(), event('1.85')])
    const key = crypto.randomUUID()
    placed(await p.place(p.single(e), key))
    expect(refusal(await p.place(p.single(e, '11.00'), key))).toMatchObject({
      status: 409,
      title: 'idempotency_key_reused',
    })
    expect(refusal(await p.place({ ...p.single(e), typeId: 7 }, key))).toMatchObject({
      status: 409,
      title: 'idempotency_key_reused',
    })
    expect(await p.balance()).toBe('90.00')
  })

  it('gives the first answer also when the bet would be refused by now', async () => {
    const [p, e] = await Promise.all([bettor(), event('1.85')])
    const key = crypto.randomUUID()
    const first = await p.place(p.single(e), key)
    await operator('PATCH', `/players/${p.id}`, { disallow_line_sport: [1] })
    await settle(e, 0)
    expect((await p.place(p.single(e), key)).text).toBe(first.text)
  })

  it('is free after a refusal (B-23), and another player may use it too', async () => {
    const [p, other, e] = await Promise.all([bettor('5.00'), bettor(), event('1.85')])
    const key = crypto.randomUUID()
    expect(refusal(await p.place(p.single(e), key)).code).toBe('INSUFFICIENT_FUNDS')
    expect((await p.visitor.send(`/web-api/coupon/by-key/${key}`)).status).toBe(404)
    placed(await p.place(p.single(e, '5.00'), key))
    placed(await other.place(other.single(e), key))
  })

  it('must be there', async () => {
    const [p, e] = await Promise.all([bettor(), event('1.85')])
    const without: Record<string, string>[] = [{}, { 'idempotency-key': 'again' }]
    for (const headers of without)
      expect(await p.visitor.post('/web-api/coupon/place', p.single(e), headers)).toMatchObject({
        status: 422,
        data: { issues: [{ path: 'idempotency-key' }] },
      })
    expect(await p.balance()).toBe('100.00')
  })
})

describe('a refused coupon', () => {
  it('SEC-78 SEC-79 takes nothing and says clearly why', async () => {
    const [p, e] = await Promise.all([bettor(), event('1.85')])
    const good = p.single(e)
    for (const [bad, code] of [
      [{ amount: '-1' }, 422],
      [{ amount: '1e400' }, 422],
      [{ amount: 5 }, 422],
      [{ amount: [5] }, 422],
      [{ amount: true }, 422],
      [{ amount: null }, 'BAD_AMOUNT'],
      [{ amount: '0' }, 'BAD_AMOUNT'],
      [{ amount: '1.005' }, 'BAD_AMOUNT'],
      [{ amount: '0.19' }, 'BELOW_MIN'],
      [{ bets: [] }, 422],
      [{ typeId: 99 }, 422],
      [{ typeId: 7 }, 'BAD_SHAPE'],
      [{ typeId: 1 }, 'BAD_SHAPE'],
      [{ coef: '99' }, 422],
      [{ userId: 7 }, 422],
      [{ accountId: 5 }, 'ACCOUNT'],
      [{ bets: [{ market: { id: 1, outcomeId: 2, coef: '1.85' } }] }, 'NOT_FOUND'],
      [{ bets: [{ market: { id: e.marketId, outcomeId: 2, coef: '1.85' } }] }, 'NOT_FOUND'],
    ] as const) {
      const answer = refusal(await p.place({ ...good, ...bad }))
      expect([bad, answer.status, answer.code]).toEqual([bad, 422, code])
    }
    expect(await p.balance()).toBe('100.00')
  })

  it('refuses more than fifty bets in its own words', async () => {
    const p = await bettor()
    const many = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ market: { id: i + 1, outcomeId: i + 1, coef: '1.85' } }))
    const answers = await Promise.all(
      [50, 51, 100].map(async (count) => refusal(await p.place({ typeId: 1, amount: '1.00', bets: many(count) }))),
    )
    expect(answers).toMatchObject([
      { status: 422, code: 'NOT_FOUND' },
      { status: 422, code: 'TOO_MANY_LEGS' },
      { status: 422, code: 'TOO_MANY_LEGS' },
    ])
  })

  it('SEC-87 is asked about when the price has changed, with the present one', async () => {
    const [p, e] = await Promise.all([bettor(), event('1.85')])
    const stale = { typeId: 0, amount: '1.00', bets: [leg(e, '1.90')] }
    expect(refusal(await p.place(stale))).toMatchObject({
      status: 409,
      title: 'price_changed',
      bets: [{ outcomeId: e.outcomeId, coef: '1.85' }],
    })
    expect(refusal(await p.place({ ...stale, changeCoefAction: 2 })).status).toBe(409)
    expect(placed(await p.place({ ...stale, changeCoefAction: 1 })).coef).toBe('1.85')
    expect(placed(await p.place({ ...stale, bets: [leg(e, '1.80')], changeCoefAction: 2 })).coef).toBe('1.85')
  })

  it('SEC-87 names the outcomes that are suspended, settled or of one event', async () => {
    const [p, a, b] = await Promise.all([bettor(), event('1.85'), event('2.10')])
    const both = [leg(a), { market: { id: a.marketId, outcomeId: a.other, coef: '2.00' } }]
    expect(refusal(await p.place({ typeId: 1, amount: '1.00', bets: both }))).toMatchObject({
      code: 'CORRELATED',
      bets: [{ outcomeId: a.outcomeId }, { outcomeId: a.other }],
    })
    await feed([{ type: 'bet_stop', eventId: a.eventId }])
    expect(refusal(await p.place({ typeId: 1, amount: '1.00', bets: [leg(a), leg(b)] }))).toMatchObject({
      status: 422,
      code: 'SUSPENDED',
      bets: [{ outcomeId: a.outcomeId, code: 'SUSPENDED' }],
    })
    await feed([odds(a, '1.85')])
    placed(await p.place({ typeId: 1, amount: '1.00', bets: [leg(a), leg(b)] }))
    await settle(b, 1)
    expect(refusal(await p.place({ typeId: 1, amount: '1.00', bets: [leg(a), leg(b)] }))).toMatchObject({
      code: 'SUSPENDED',
      bets: [{ outcomeId: b.outcomeId }],
    })
  })

  it('B-26: names the largest stake, and that stake is taken', async () => {
    const [p, e] = await Promise.all([bettor('9000.00'), event('200')])
    const answer = refusal(await p.place(p.single(e, '1000.00')))
    expect(answer).toMatchObject({ status: 422, code: 'ABOVE_MAX', maxBetAmount: '250.00' })
    expect(placed(await p.place(p.single(e, String(answer.maxBetAmount)))).amount).toBe('250.00')
  })
})

describe('who may bet', () => {
  it('not a visitor', async () => {
    const e = await event('1.85')
    const answer = await new Visitor().post(
      '/web-api/coupon/place',
      { typeId: 0, amount: '1.00', bets: [leg(e)] },
      { 'idempotency-key': crypto.randomUUID() },
    )
    expect(answer.status).toBe(401)
  })

  it('not a banned player, and not one whose age is not confirmed', async () => {
    const [p, e] = await Promise.all([bettor(), event('1.85')])
    await operator('PATCH', `/players/${p.id}`, { age_verified: false })
    expect(refusal(await p.place(p.single(e)))).toMatchObject({ status: 403, title: 'main_not_verified' })
    await operator('PATCH', `/players/${p.id}`, { age_verified: true, ban_level: 1 })
    expect(refusal(await p.place(p.single(e)))).toMatchObject({ status: 403, title: 'main_banned' })
    expect(await p.balance()).toBe('100.00')
  })

  it('[S6.21] not on a live sport that is closed for the player, while its line stays open', async () => {
    const [p, live, line] = await Promise.all([
      bettor(),
      event('1.85', { live: true, startsIn: -600_000 }),
      event('1.85'),
    ])
    await operator('PATCH', `/players/${p.id}`, { disallow_live_sport: [1] })
    expect(refusal(await p.place(p.single(live)))).toMatchObject({
      status: 422,
      code: 'SPORT_BLOCKED',
      bets: [{ outcomeId: live.outcomeId, code: 'SPORT_BLOCKED' }],
    })
    placed(await p.place(p.single(line)))
  })
})

it('has no coupon of another player', async () => {
  const [p, other, e] = await Promise.all([bettor(), bettor(), event('1.85')])
  const { id } = placed(await p.place(p.single(e)))
  expect((await other.visitor.send(`/web-api/coupon/${id}`)).status).toBe(404)
  expect((await p.visitor.send('/web-api/coupon/1a')).status).toBe(422)
})
