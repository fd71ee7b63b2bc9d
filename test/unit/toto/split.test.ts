import { describe, expect, it } from 'vitest'
import { mostVoids, TOTO_GAMES, TOTO_SECTIONS, type TotoSection } from '../../../shared/domain/toto/games.ts'
import { type PoolTicket, split } from '../../../shared/domain/toto/split.ts'
import { areMarks, hitsOf, type MatchResult, variantsFrom, variantsOf } from '../../../shared/domain/toto/ticket.ts'

const fifteen = TOTO_GAMES.fifteen
const HOME: MatchResult[] = Array(15).fill(0)
/** A ticket with so many hits when every match ends with 1. */
const withHits = (hits: number, unit: number): PoolTicket => ({
  unit,
  marks: HOME.map((_, n) => [n < hits ? 0 : 2]),
})

/** Numbers that look random and are the same every time (mulberry32). */
function numbers(seed: number) {
  let a = seed
  return (below: number): number => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % below
  }
}

describe('the pool of a toto draw', () => {
  it('[S1.05] is split as the worked example of the rules: 2070, 1800, 2880, and 2250 stay', () => {
    // The rest of 10,000.00 is staked on tickets without a category.
    const tickets = [withHits(12, 200), withHits(9, 1000), withHits(10, 800), withHits(3, 998_000)]
    const found = split(fifteen, tickets, HOME, 0)
    expect(found.prizes).toEqual([207_000, 180_000, 288_000, 0])
    expect([found.stakes, found.house, found.jackpot.after]).toEqual([1_000_000, 100_000, 225_000])
  })

  it.each(TOTO_SECTIONS)(
    'loses not a cent in %s: prizes, house and jackpot are the stakes and the jackpot before',
    (section) => {
      const game = TOTO_GAMES[section]
      for (let seed = 1; seed <= 150; seed++) {
        const random = numbers(seed)
        const tickets = Array.from(
          { length: random(30) },
          (): PoolTicket => ({
            unit: 50 + random(9_999),
            marks: Array.from({ length: game.matches }, () => {
              const first = random(game.outcomes.length)
              return random(4) === 0 ? [first, (first + 1) % game.outcomes.length] : [first]
            }),
          }),
        )
        const results = Array.from({ length: game.matches }, () =>
          random(12) === 0 ? null : random(game.outcomes.length),
        )
        const before = random(1_000_000)
        const found = split(game, tickets, results, before)
        const prizes = found.prizes.reduce((sum, prize) => sum + BigInt(prize), 0n)
        expect(prizes + BigInt(found.house) + BigInt(found.jackpot.after)).toBe(BigInt(found.stakes) + BigInt(before))
        expect(found.prizes.every((prize) => Number.isSafeInteger(prize) && prize >= 0)).toBe(true)
        expect(found.jackpot.after).toBeGreaterThanOrEqual(0)
      }
    },
  )

  it('pays the jackpot to those who are right in all matches: whole, 35 % with one void match, nothing with two', () => {
    const won = (voids: number) =>
      split(
        fifteen,
        [withHits(15, 100), withHits(15, 300), withHits(8, 600)],
        HOME.map((result, n) => (n < voids ? null : result)),
        100_000,
      ).jackpot.paid
    expect([0, 1, 2].map(won)).toEqual([100_000, 35_000, 0])
  })

  it('[S1.05] of basketball is shared anew with void matches, which are lost for everybody; three make the draw void', () => {
    const { basketball } = TOTO_GAMES
    const results = (voids: number): MatchResult[] => Array.from({ length: 9 }, (_, n) => (n < voids ? null : 0))
    const shares = (voids: number) =>
      split(basketball, [{ unit: 10_000, marks: results(0).map(() => [0]) }], results(voids), 100_000)
    const table = (voids: number) => shares(voids).categories.map(({ hits, amount }) => [hits, amount / 90])
    expect(table(1)).toEqual([
      [8, 5],
      [7, 10],
      [6, 10],
      [5, 25],
      [4, 50],
    ])
    expect(table(2)).toEqual([
      [7, 5],
      [6, 10],
      [5, 30],
      [4, 55],
    ])
    // All that can be right is right: the pool is paid whole, and the jackpot waits for nine.
    expect([1, 2].map((voids) => [shares(voids).prizes, shares(voids).jackpot.paid])).toEqual([
      [[9000], 0],
      [[9000], 0],
    ])
    expect(hitsOf([[0], [0, 1]], [null, 0], false)).toEqual([1, 1, 0])
    expect([mostVoids(basketball), mostVoids(fifteen), mostVoids(TOTO_GAMES.tennis)]).toEqual([2, 3, 2])
  })

  it('gives what nobody has won to the jackpot', () => {
    const found = split(fifteen, [withHits(8, 1000)], HOME, 500)
    expect([found.prizes, found.house, found.jackpot.after]).toEqual([[0], 100, 1400])
  })

  it('shares 90 % of the pool in every section, in falling numbers of hits', () => {
    for (const { categories, matches } of Object.values(TOTO_GAMES)) {
      expect(categories.reduce((sum, [, percent]) => sum + percent, 0)).toBe(90)
      expect(categories[0]?.[0]).toBe(matches)
      expect(categories.map(([hits]) => hits)).toEqual(categories.map((_, n) => matches - n))
    }
  })
})

describe('a ticket of toto', () => {
  const marks = [[0, 1], [2], [0, 1, 2]]
  it('has a variant for each combination of its marks', () => {
    expect(variantsOf(marks)).toBe(6)
    expect(variantsOf([[0], []])).toBe(0)
  })

  it('counts its variants by hits as going through every one of them does', () => {
    const results = [1, 2, 0]
    const each = marks[0]?.flatMap((a) => (marks[1] ?? []).flatMap((b) => (marks[2] ?? []).map((c) => [a, b, c]))) ?? []
    const counted = Array(4).fill(0)
    for (const variant of each) counted[variant.filter((mark, n) => mark === results[n]).length]++
    expect(hitsOf(marks, results)).toEqual(counted)
  })

  it('has a hit whatever it marks in a match without a result', () => {
    expect(hitsOf(marks, [null, null, null])).toEqual([0, 0, 0, 6])
  })

  it('hits 9 to 15 of 15 by chance as often as the rules say', () => {
    // All marks of 15 matches are every possible outcome: their share with k hits is the chance of k.
    const every = hitsOf(
      HOME.map(() => [0, 1, 2]),
      HOME,
    )
    const chance = (k: number) => (every[k] ?? 0) / 3 ** 15
    expect(variantsFrom(every, 0)).toBe(3 ** 15)
    const expected: [number, number][] = [
      [9, 2.2324e-2],
      [10, 6.6971e-3],
      [11, 1.5221e-3],
      [12, 2.5368e-4],
      [13, 2.927e-5],
      [14, 2.09e-6],
      [15, 6.97e-8],
    ]
    for (const [k, p] of expected) expect(Math.abs(chance(k) / p - 1)).toBeLessThan(1e-3)
  })

  it.each<[string, number[][], boolean]>([
    ['one mark a match', HOME.map(() => [1]), true],
    ['a match without a mark', HOME.map((_, n) => (n === 3 ? [] : [1])), false],
    ['a mark twice', HOME.map(() => [1, 1]), false],
    ['an outcome that is not offered', HOME.map(() => [3]), false],
    ['too few matches', [[0]], false],
  ])('is checked: %s', (_, given, expected) => {
    expect(areMarks(given, fifteen)).toBe(expected)
  })
})

describe('outcomes of matches', () => {
  it.each<[TotoSection, number, number, string | null]>([
    ['fifteen', 2, 1, '1'],
    ['hockey', 1, 1, 'X'],
    ['basketball', 80, 91, '2'],
    ['cyber', 1, 1, null],
    ['tennis', 1, 2, '1:2'],
    ['tennis', 1, 0, null],
    ['correct-score', 2, 1, '2:1'],
    ['correct-score', 4, 1, '1+'],
    ['correct-score', 3, 3, 'X+'],
    ['correct-score', 0, 5, '2+'],
  ])('of %s: %i:%i is %s', (section, home, away, name) => {
    const { outcomes, outcomeOf } = TOTO_GAMES[section]
    const found = outcomeOf(home, away)
    expect(found === null ? null : outcomes[found]).toBe(name)
  })
})
