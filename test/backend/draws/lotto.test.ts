import { createHash, createHmac } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { drawsOf, messageOf } from '../../../shared/domain/games/fair.ts'
import { numbersOf } from '../../../shared/domain/lotto/draw.ts'
import { LOTTERIES, lotteryOf, winOf } from '../../../shared/domain/lotto/lotteries.ts'
import { operator } from '../identity/visitor.ts'
import { lottoEnded, lottoNow, ticketBuyer } from './draws.ts'

// The house looks after its draws once a second; another file's tests may just have had it look.
beforeAll(() => vi.waitFor(() => onSale(3), { timeout: 5000, interval: 300 }))
afterEach(() => operator('POST', '/clock', { reset: true }))
const later = (seconds: number) => operator('POST', '/clock', { advanceSeconds: seconds })
const minor = (money: string | null | undefined): number => Math.round(Number(money) * 100)
const onSale = async (id: number) => {
  const next = (await lottoNow()).find((lottery) => lottery.id === id)?.next
  if (!next) throw new Error('nothing is on sale')
  return next
}
const LINES = [
  [1, 2, 3, 4, 5],
  [6, 7, 8, 9, 10],
  [11, 12, 13, 14, 15],
]

describe('a draw of lotto', () => {
  it('[S1.05] has one on sale in every lottery, its seed’s hash told and the seed not', async () => {
    const now = await lottoNow()
    expect(now.map(({ id }) => id)).toEqual(LOTTERIES.map(({ id }) => id))
    for (const { next } of now) expect(next).toMatchObject({ status: 'open', seed: null, numbers: null })
  })

  it('pays by the numbers that its published seed gives, once', async () => {
    const p = await ticketBuyer()
    const draw = await onSale(2)
    expect(p.bought(await p.lotto(draw.id, LINES, '2.00'))).toMatchObject({ units: 3, amount: '6.00', money: '94.00' })
    await later(660)
    await expect.poll(async () => (await p.lottoTickets())[0]?.status).toBe('settled')
    const [ticket] = await p.lottoTickets()
    const ended = (await lottoEnded(2)).find(({ id }) => id === draw.id)
    const seed = ended?.seed ?? ''
    expect(createHash('sha256').update(seed).digest('hex')).toBe(draw.commit)
    const lottery = lotteryOf(2)
    if (!lottery || !ended) throw new Error('no draw')
    const bytes = createHmac('sha256', seed)
      .update(messageOf(ended.clientSeed, ended.number, 0))
      .digest()
    expect(ended.numbers).toEqual(numbersOf(drawsOf(bytes), lottery))
    const won = winOf({ unit: 200, lines: LINES }, ended.numbers ?? [], lottery)
    expect(ticket).toMatchObject({ status: 'settled', of: { id: draw.id, seed } })
    expect(minor(ticket?.payout)).toBe(won)
    expect(minor(await p.money())).toBe(9400 + won)
    await later(60)
    await lottoNow()
    expect(minor(await p.money())).toBe(9400 + won)
    expect(await p.audit()).toEqual([])
  })

  it.each<[string, number[][], string, unknown]>([
    ['a line that is too short', [[1, 2, 3]], '1.00', 422],
    ['a number twice', [[1, 2, 3, 4, 4]], '1.00', 422],
    ['eleven lines', Array.from({ length: 11 }, () => [1, 2, 3, 4, 5]), '0.20', 422],
    ['less than a line costs', LINES, '0.19', 'BELOW_MIN'],
    ['more than a line may cost', [[1, 2, 3, 4, 5]], '10.01', 'ABOVE_MAX'],
    [
      'more than a line may cost, on two of one kind',
      [
        [1, 2, 3, 4, 5],
        [5, 4, 3, 2, 1],
      ],
      '5.01',
      'ABOVE_MAX',
    ],
    ['more than there is', Array.from({ length: 10 }, (_, n) => [1, 2, 3, 4, n + 5]), '10.00', 'INSUFFICIENT_FUNDS'],
  ])('refuses %s', async (_, lines, amount, code) => {
    const p = await ticketBuyer('50.00')
    const seen = await p.lotto((await onSale(2)).id, lines, amount)
    expect([seen.status, seen.data]).toEqual([422, expect.objectContaining({ success: false, code })])
    expect(await p.money()).toBe('50.00')
  })

  it('takes no ticket after its time, and the next one is on sale', async () => {
    const p = await ticketBuyer()
    const draw = await onSale(3)
    await later(360)
    expect((await p.lotto(draw.id, [[1, 2, 3, 4, 5, 6]])).data).toMatchObject({ title: 'draw_closed' })
    expect((await onSale(3)).number).toBe(draw.number + 1)
  })
})
