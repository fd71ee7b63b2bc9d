import { describe, expect, it } from 'vitest'
import { combinations } from '../../../shared/domain/lotto/combinations.ts'
import { nextDrawAt, numbersOf } from '../../../shared/domain/lotto/draw.ts'
import {
  chanceOf,
  decimal,
  isLine,
  LOTTERIES,
  type Lottery,
  lotteryBy,
  paysOf,
  returnOf,
  standing,
  waysOf,
  winOf,
} from '../../../shared/domain/lotto/lotteries.ts'

const named = (slug: string): Lottery => {
  const found = lotteryBy(slug)
  if (!found) throw new Error(`no lottery ${slug}`)
  return found
}

describe('the odds of lotto', () => {
  it.each<[number, number, bigint]>([
    [49, 6, 13_983_816n],
    [45, 6, 8_145_060n],
    [36, 5, 376_992n],
    [42, 7, 26_978_328n],
    [48, 6, 12_271_512n],
  ])('count the combinations of %i by %i', (n, k, ways) => {
    expect(combinations(n, k)).toBe(ways)
  })

  it.each<[string, Record<number, bigint>]>([
    ['6-45', { 6: 1n, 5: 234n, 4: 11_115n, 3: 182_780n }],
    ['5-36', { 5: 1n, 4: 155n, 3: 4650n, 2: 44_950n }],
  ])('of %s are exact for each number of hits', (slug, ways) => {
    const lottery = named(slug)
    for (const [hits, expected] of Object.entries(ways)) expect(waysOf(Number(hits), lottery).ways).toBe(expected)
    const all = Array.from({ length: lottery.pick + 1 }, (_, hits) => waysOf(hits, lottery).ways)
    expect(all.reduce((sum, each) => sum + each, 0n)).toBe(waysOf(0, lottery).all)
  })

  it('of 6/49 count 1, 258, 13,545 and 246,820 lines for six to three hits', () => {
    const big = { ...named('6-45'), size: 49 }
    expect([6, 5, 4, 3].map((hits) => waysOf(hits, big).ways)).toEqual([1n, 258n, 13_545n, 246_820n])
  })

  it.each<[string, string, string]>([
    ['6-45', '0.42134', '0.02383'],
    ['5-36', '0.59007', '0.13198'],
    ['lucky-6', '0.95388', '0.13227'],
  ])('[S1.05] return of %s is %s, a win as likely as %s', (slug, rtp, any) => {
    expect(decimal(returnOf(named(slug)), 5)).toBe(rtp)
    expect(decimal(chanceOf(named(slug)), 5)).toBe(any)
  })
})

describe('a draw of lotto', () => {
  it('pays a line by its hits, and Lucky 6 by the place of its last number', () => {
    expect(paysOf([1, 2, 3, 4, 5, 6], [6, 5, 4, 30, 31, 32], named('6-45'))).toBe(5)
    expect(paysOf([1, 2, 3, 4, 5, 6], [6, 5, 33, 30, 31, 32], named('6-45'))).toBe(0)
    const lucky = named('lucky-6')
    const drawn = Array.from({ length: 35 }, (_, n) => n + 1)
    expect([standing([1, 2, 3, 4, 5, 6], drawn, lucky), paysOf([1, 2, 3, 4, 5, 6], drawn, lucky)]).toEqual([6, 7000])
    expect(paysOf([1, 2, 3, 4, 5, 35], drawn, lucky)).toBe(1)
    expect(paysOf([1, 2, 3, 4, 5, 36], drawn, lucky)).toBe(0)
  })

  it('adds up the lines of a ticket', () => {
    const lines = [
      [1, 2, 3, 4, 5],
      [1, 2, 3, 30, 31],
      [20, 21, 22, 23, 24],
    ]
    expect(winOf({ unit: 50, lines }, [1, 2, 3, 4, 5], named('5-36'))).toBe(50 * 100_010)
  })

  it('brings so many different numbers of the lottery, whatever the seeds say', () => {
    for (const lottery of LOTTERIES) {
      const draws = Array.from({ length: lottery.drawn }, (_, n) => (n * 2_654_435_761) % 2 ** 32)
      const numbers = numbersOf(draws, lottery)
      expect(new Set(numbers).size).toBe(lottery.drawn)
      expect(numbers.every((n) => n >= 1 && n <= lottery.size)).toBe(true)
    }
  })

  it('takes place at whole periods of the clock, the next one always ahead', () => {
    expect(nextDrawAt({ minutes: 5 }, Date.UTC(2026, 0, 1, 12, 3))).toBe(Date.UTC(2026, 0, 1, 12, 5))
    expect(nextDrawAt({ minutes: 5 }, Date.UTC(2026, 0, 1, 12, 5))).toBe(Date.UTC(2026, 0, 1, 12, 10))
  })

  it.each<[string, number[], boolean]>([
    ['as many numbers as there must be', [1, 2, 3, 4, 36], true],
    ['one too few', [1, 2, 3, 4], false],
    ['one twice', [1, 2, 3, 4, 4], false],
    ['one that is not in it', [1, 2, 3, 4, 37], false],
  ])('takes a line with %s: %j', (_, line, expected) => {
    expect(isLine(line, named('5-36'))).toBe(expected)
  })
})
