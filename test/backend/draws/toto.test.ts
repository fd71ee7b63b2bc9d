import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { feed, iso } from '../feed/operator.ts'
import { operator, Visitor } from '../identity/visitor.ts'
import { postings } from '../payments/payer.ts'
import { ALL_ONE, drawNow, endBy, fifteen, outcomes, ticketBuyer } from './draws.ts'

afterEach(() => operator('POST', '/clock', { reset: true }))
const later = (seconds: number) => operator('POST', '/clock', { advanceSeconds: seconds })
const minor = (money: string | null | undefined): number => Math.round(Number(money) * 100)

describe('a draw of toto', () => {
  it('[S1.05] takes tickets, ends by its results and pays each once; stakes and jackpot before are prizes, house and jackpot after', async () => {
    const draw = await fifteen()
    const [winner, system, loser] = [await ticketBuyer(), await ticketBuyer(), await ticketBuyer()]
    expect((await winner.toto(draw.id)).status).toBe(201)
    // 14 right and one double: two variants, one with 15 hits and one with 14.
    const double = ALL_ONE.map((marks, n) => (n === 14 ? [0, 1] : marks))
    const bought = system.bought(await system.toto(draw.id, double, '2.00'))
    expect(bought).toMatchObject({ units: 2, amount: '4.00', money: '96.00', status: 'open', payout: null })
    await loser.toto(
      draw.id,
      ALL_ONE.map(() => [2]),
      '5.00',
    )
    expect((await drawNow(draw.id)).pools).toEqual([expect.objectContaining({ currency: 'EUR', stakes: '10.00' })])

    const before = minor((await drawNow(draw.id)).pools[0]?.jackpot)
    const ended = await endBy(draw.id, outcomes(15))
    expect(ended.status).toBe(200)
    const settled = await drawNow(draw.id)
    const [payout] = settled.payouts
    // 9.00 is the pool; 15 hits share 5 % of it by 1 : 2, as do 14 by 1 : 4, and so on down to 9; and the jackpot by 1 : 2.
    expect(payout?.categories.map(({ hits, amount }) => [hits, amount])).toEqual([
      [15, '0.45'],
      [14, '0.45'],
      [13, '0.45'],
      [12, '0.45'],
      [11, '0.90'],
      [10, '1.80'],
      [9, '3.60'],
    ])
    const won = async (p: typeof winner, stake: number) => minor(await p.money()) - (10_000 - stake)
    const prizes = (await won(winner, 100)) + (await won(system, 400)) + (await won(loser, 500))
    expect(await won(loser, 500)).toBe(0)
    expect(prizes + minor(payout?.house) + minor(payout?.jackpot.after)).toBe(1000 + before)
    expect(minor(payout?.house)).toBe(100)

    // Whoever asks again changes nothing.
    const after = await system.money()
    expect((await endBy(draw.id, outcomes(3))).status).toBe(422)
    expect(await drawNow(draw.id)).toEqual(settled)
    expect(await system.money()).toBe(after)
    for (const p of [winner, system, loser]) expect(await p.audit()).toEqual([])
    expect((await system.totoTickets())[0]).toMatchObject({
      section: 'fifteen',
      number: draw.number,
      status: 'settled',
    })
  })

  it('sells a ticket once a key, however often it is asked for at the same time', async () => {
    const draw = await fifteen()
    const p = await ticketBuyer()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => p.toto(draw.id, ALL_ONE, '1.00', key)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(await p.money()).toBe('99.00')
    expect((await p.toto(draw.id, ALL_ONE, '2.00', key)).status).toBe(409)
    await endBy(draw.id, outcomes(0))
    expect((await p.toto(draw.id, ALL_ONE, '1.00', key)).text).toBe(answers[0]?.text)
  })

  it.each<[string, { marks?: number[][]; amount?: string }, number, unknown]>([
    ['a match without a mark', { marks: ALL_ONE.map((marks, n) => (n === 4 ? [] : marks)) }, 422, 422],
    ['an outcome that is not offered', { marks: ALL_ONE.map(() => [3]) }, 422, 422],
    ['a mark twice', { marks: ALL_ONE.map(() => [1, 1]) }, 422, 422],
    ['less than 0.50 a variant', { amount: '0.49' }, 422, 'BELOW_MIN'],
    [
      'more variants than the highest price buys',
      { marks: ALL_ONE.map(() => [0, 1, 2]), amount: '0.50' },
      422,
      'ABOVE_MAX',
    ],
    ['too many decimals', { amount: '1.005' }, 422, 'BAD_AMOUNT'],
    ['more than there is', { amount: '100.01' }, 422, 'INSUFFICIENT_FUNDS'],
  ])('refuses %s in the catalogue’s words', async (_, { marks, amount }, status, code) => {
    const draw = await fifteen()
    const p = await ticketBuyer()
    const seen = await p.toto(draw.id, marks, amount)
    expect([seen.status, seen.data]).toEqual([status, expect.objectContaining({ success: false, code })])
    expect(await p.money()).toBe('100.00')
  })

  it('is for players of age who are not banned, within their limits', async () => {
    const draw = await fifteen()
    expect((await new Visitor().post('/web-api/toto/tickets', {}, {})).status).toBe(401)
    const p = await ticketBuyer()
    const limits = { limits: [{ limitType: 1, limitValue: '3.00' }] }
    expect((await p.visitor.post('/limit-service-api/api/external/web/v3/limits', limits)).status).toBe(200)
    expect((await p.toto(draw.id, ALL_ONE, '2.00')).status).toBe(201)
    expect((await p.toto(draw.id, ALL_ONE, '2.00')).data).toMatchObject({
      title: 'responsible_gaming_limit_exceeded',
      data: { limitType: 1, available: '1.00' },
    })
    await operator('PATCH', `/players/${p.id}`, { ban_level: 1 })
    expect((await p.toto(draw.id)).status).toBe(403)
    expect((await p.buy('toto', { drawId: 999_999, marks: ALL_ONE, amount: '1.00' })).status).toBe(403)
  })

  it('closes when its first match begins, also one that begins before its time', async () => {
    const draw = await fifteen()
    const p = await ticketBuyer()
    await later(3_700)
    expect((await p.toto(draw.id)).data).toMatchObject({ title: 'draw_closed' })
    await operator('POST', '/clock', { reset: true })
    const early = await fifteen()
    const [first] = early.matches
    await feed([
      {
        type: 'fixture_change',
        eventId: first?.eventId,
        event: {
          id: first?.eventId,
          sportId: 1,
          champId: 900_001,
          champ: 'Test Cup',
          home: 'A',
          away: 'B',
          startsAt: iso(Date.now() - 1000),
          live: true,
        },
      },
    ])
    expect((await p.toto(early.id)).data).toMatchObject({ title: 'draw_closed' })
    expect((await drawNow(early.id)).status).toBe('closed')
  })

  it('gives every stake back, and its limits, when more than a fifth of the matches have no result', async () => {
    const draw = await fifteen()
    const p = await ticketBuyer()
    await p.toto(draw.id, ALL_ONE, '7.00')
    await endBy(
      draw.id,
      outcomes(15).map((outcome, n) => (n < 4 ? null : outcome)),
    )
    expect((await drawNow(draw.id)).status).toBe('void')
    expect(await p.money()).toBe('100.00')
    expect((await p.totoTickets())[0]).toMatchObject({ status: 'cancelled', payout: '0.00' })
    expect(await postings(p.id)).toContain('game_rollback player:main 7.00')
  })

  it('counts a match without a result as right for everybody', async () => {
    const draw = await fifteen()
    const p = await ticketBuyer()
    // Eight right, and two without a result: ten hits.
    await p.toto(draw.id)
    await endBy(
      draw.id,
      outcomes(8).map((outcome, n) => (n > 12 ? null : outcome)),
    )
    const [payout] = (await drawNow(draw.id)).payouts
    expect(payout?.categories.filter(({ variants }) => variants > 0).map(({ hits }) => hits)).toEqual([10, 9])
    expect(payout?.jackpot.paid).toBe('0.00')
  })

  it('ends by itself once the feed has the results', async () => {
    const draw = await fifteen(3000)
    const p = await ticketBuyer()
    await p.toto(draw.id)
    await later(1800)
    const over = draw.matches.slice(0, 14)
    const finish = (eventId: number) => ({
      type: 'odds_change',
      eventId,
      score: '2:0',
      minute: 90,
      gameStatus: 4,
      markets: [],
    })
    await feed(over.map(({ eventId }) => finish(eventId)))
    await later(60)
    expect(await drawNow(draw.id)).toMatchObject({ status: 'closed' })
    await feed([finish(draw.matches[14]?.eventId ?? 0)])
    await later(60)
    await expect.poll(async () => (await drawNow(draw.id)).status).toBe('settled')
    expect(await drawNow(draw.id)).toMatchObject({
      matches: expect.arrayContaining([expect.objectContaining({ score: '2:0', outcome: 0 })]),
    })
    await expect.poll(async () => minor(await p.money())).toBeGreaterThan(9900)
  })

  it('is opened by the operator of as many matches as it needs, none of which has begun', async () => {
    const { matches } = await fifteen()
    const ids = matches.map(({ eventId }) => eventId)
    expect((await operator('POST', '/toto/draws', { section: 'fifteen', eventIds: ids.slice(1) })).status).toBe(422)
    expect((await operator('POST', '/toto/draws', { section: 'hockey', eventIds: ids })).status).toBe(422)
    expect((await operator('POST', '/toto/draws', { section: 'foo', eventIds: ids })).status).toBe(422)
    expect((await new Visitor().send('/web-api/toto/draws?section=foo')).status).toBe(422)
    expect((await new Visitor().send('/web-api/toto/draws/999999')).status).toBe(404)
  })
})
