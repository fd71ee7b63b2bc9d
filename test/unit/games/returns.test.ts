import { describe, expect, it } from 'vitest'
import { GAMES, TABLE_MINIMUM } from '../../../shared/domain/games/catalogue.ts'
import { PARTS } from '../../../shared/domain/games/fair.ts'
import { paid } from '../../../shared/domain/games/rule.ts'
import { BINGO_DRAWS, BINGO_PAYS, bingo, CALLS } from '../../../shared/domain/games/rules/bingo.ts'
import { COIN_PAYS } from '../../../shared/domain/games/rules/coin.ts'
import { endOf, TARGET } from '../../../shared/domain/games/rules/crash.ts'
import { dicePays, ROLLS, WINNING, winningRolls } from '../../../shared/domain/games/rules/dice.ts'
import { DRAWN, KENO_PAYS, NUMBERS } from '../../../shared/domain/games/rules/keno.ts'
import {
  LUCKY_BALLS,
  LUCKY_DRAWN,
  LUCKY_PAYS,
  LUCKY_PICKED,
  lucky6,
} from '../../../shared/domain/games/rules/lucky6.ts'
import { CELLS, minesPay, ways } from '../../../shared/domain/games/rules/mines.ts'
import { POCKETS, SPOTS, spotPays } from '../../../shared/domain/games/rules/roulette.ts'
import { BOX, FULL_BOX, scratch, without } from '../../../shared/domain/games/rules/scratch.ts'
import { lineOf, STRIP, slot } from '../../../shared/domain/games/rules/slot.ts'

const published = (kind: string) => (GAMES.find((game) => game.kind === kind)?.rtp ?? 0) / 10_000
const choose = (n: number, k: number): bigint =>
  Array.from({ length: k }, (_, i) => BigInt(i)).reduce((c, i) => (c * (BigInt(n) - i)) / (i + 1n), 1n)

it('the slot returns 7,385 of 8,000 lines, each looked at once; 1,886 pay', () => {
  const lines = STRIP.flatMap((a) => STRIP.flatMap((b) => STRIP.map((c) => lineOf([a, b, c]))))
  expect(lines).toHaveLength(8000)
  expect(lines.reduce((sum, pays) => sum + pays, 0)).toBe(7385)
  expect(lines.filter((pays) => pays > 0)).toHaveLength(1886)
  expect(published('slot')).toBe(Math.floor((7385 / 8000) * 10_000) / 10_000)
})

it('the slot’s line is what stands at its stops, cherries count from the left only', () => {
  const at = (stop: number) => Math.ceil((stop * PARTS) / STRIP.length)
  const play = (...stops: number[]) => slot.play({}, stops.map(at), []).pays[0]?.[0]
  expect(play(0, 0, 0)).toBe(250)
  expect(play(3, 8, 0)).toBe(5)
  expect(play(3, 0, 8)).toBe(2)
  expect(play(0, 3, 8)).toBe(0)
})

describe('keno', () => {
  const returns = (n: number) =>
    Object.entries(KENO_PAYS[n] ?? {}).reduce((sum, [k, tenths]) => {
      const hits = choose(n, Number(k)) * choose(NUMBERS - n, DRAWN - Number(k))
      return sum + Number((hits * BigInt(tenths) * 10n ** 12n) / choose(NUMBERS, DRAWN) / 10n) / 1e12
    }, 0)
  it.each([
    [1, 0.95],
    [2, 0.94937],
    [3, 0.91577],
    [4, 0.93992],
    [5, 0.93334],
    [6, 0.93207],
    [7, 0.92924],
    [8, 0.93281],
    [9, 0.92915],
    [10, 0.91189],
  ])('a ticket of %i numbers returns %f', (n, rtp) => {
    expect(returns(n)).toBeCloseTo(rtp, 5)
    expect(returns(n)).toBeGreaterThanOrEqual(published('keno'))
  })

  it.each([
    [4, 4, 0.00306339, 8],
    [10, 10, 1.12212e-7, 12],
  ])('hits all %i of %i numbers as rarely as the page says', (n, k, chance, digits) => {
    const hits = choose(n, k) * choose(NUMBERS - n, DRAWN - k)
    expect(Number((hits * 10n ** 18n) / choose(NUMBERS, DRAWN)) / 1e18).toBeCloseTo(chance, digits)
  })
})

it('every spot of the roulette returns 36 of 37', () => {
  for (const spot of SPOTS) {
    const sum = Array.from({ length: POCKETS }, (_, n) => spotPays(spot, n)).reduce((all, pays) => all + pays, 0)
    expect([spot, sum]).toEqual([spot, 36])
  }
  expect(published('roulette')).toBe(Math.floor((36 / 37) * 10_000) / 10_000)
})

it('dice return 99 % at every target, of 10,001 rolls', () => {
  for (const side of ['under', 'over'] as const)
    for (let target = 0; target < ROLLS; target++) {
      const wins = winningRolls({ side, target })
      if (wins < WINNING.least || wins > WINNING.most) continue
      const [num, den] = dicePays({ side, target })
      expect((num * wins) / (den * ROLLS)).toBeCloseTo(published('dice'), 12)
    }
})

it('mines return 99 % whatever is laid and opened; three mines pay 1.1250 for one field and 1.9974 for five', () => {
  for (let laid = 1; laid < CELLS; laid++)
    for (let opened = 1; opened <= CELLS - laid; opened++) {
      const [num, den] = minesPay(laid, opened)
      const chance = ways(CELLS - laid, opened) / ways(CELLS, opened)
      expect((num / den) * chance).toBeCloseTo(published('mines'), 12)
      expect([num, den].every(Number.isSafeInteger)).toBe(true)
    }
  expect(paid(10_000, [minesPay(3, 1)])).toBe(11_250)
  expect(paid(10_000, [minesPay(3, 5)])).toBe(19_973)
  const [num, den] = minesPay(3, 5)
  expect(num / den).toBeCloseTo(1.9974, 4)
})

it('a flight ends at 1.98, 9.90, 98.99 for .5, .9, .99, and a target is reached as often as its price wants, never oftener', () => {
  expect([PARTS / 2, Math.ceil(0.9 * PARTS), Math.floor(0.99 * PARTS)].map(endOf)).toEqual([198, 990, 9899])
  expect(endOf(0)).toBe(100)
  for (const target of [TARGET.least, 150, 200, 1000, 12_345, TARGET.most]) {
    // The first draw that reaches the target, by halving.
    let [low, high] = [0, PARTS]
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if (endOf(middle) >= target) high = middle
      else low = middle + 1
    }
    const returned = (((PARTS - low) / PARTS) * target) / 100
    expect(returned).toBeLessThanOrEqual(0.99)
    expect(returned).toBeGreaterThan(0.9899)
  }
})

it('a flight’s target of 1.5, 2 or 10 returns 99 %, whichever is set', () => {
  for (const target of [150, 200, 1000]) {
    // A flight ends at the target or later for floats of at least 1 − .99 ÷ target.
    const from = Math.ceil((1 - 99 / target) * PARTS)
    expect(endOf(from)).toBeGreaterThanOrEqual(target)
    expect((((PARTS - from) / PARTS) * target) / 100).toBeCloseTo(0.99, 5)
  }
})

it('[B-20] the coin’s edge by rounding is 50 % at 1, 25 % at 2, 10 % at 5, 5 % at 10, 3 % at 50 and at 100', () => {
  const edge = (stake: number) => 1 - paid(stake, [COIN_PAYS]) / (2 * stake)
  expect([1, 2, 5, 10, 50, 100].map((stake) => Math.round(edge(stake) * 100))).toEqual([50, 25, 10, 5, 3, 3])
})

it('[B-20] the coin pays 194 for 100, 19 for 10, 1 for 1; from the table’s minimum on rounding costs at most 5 %', () => {
  expect([100, 10, 1].map((stake) => paid(stake, [COIN_PAYS]))).toEqual([194, 19, 1])
  for (let stake = TABLE_MINIMUM; stake < 500; stake++)
    expect(paid(stake, [COIN_PAYS]) / 2 / stake).toBeGreaterThanOrEqual(0.95)
})

it('a box of scratchcards pays 74,000 for its 100,000 tickets, 29,111 of them win', () => {
  expect(FULL_BOX.reduce((sum, n) => sum + n, 0)).toBe(100_000)
  expect(BOX.reduce((sum, [pays, n]) => sum + pays * n, 0)).toBe(74_000)
  expect(BOX.reduce((sum, [pays, n]) => sum + (pays > 0 ? n : 0), 0)).toBe(29_111)
})

it('every ticket of a box is sold once, and an empty box is followed by a full one', () => {
  let left: number[] = [1, 2, 0, 0, 0, 3, 0]
  const sold: number[] = []
  for (let n = 0; n < 6; n++) {
    const { outcome } = scratch.play({}, [(n * 0x2545_f491) % PARTS], left)
    sold.push(outcome.ticket)
    left = without(left, outcome.ticket)
  }
  expect(sold.toSorted()).toEqual([0, 1, 1, 5, 5, 5])
  expect(left).toEqual(FULL_BOX)
})

describe('bingo', () => {
  /** P that rows which are given are full after sixty calls, for one, two and three of them (games.md 5.4). */
  const given = [1, 2, 3].map((rows) => {
    const numbers = 5 * rows
    return Number((choose(90 - numbers, CALLS - numbers) * 10n ** 15n) / choose(90, CALLS)) / 1e15
  })
  const [one = 0, two = 0, three = 0] = given

  it.each([
    [50, 4.9149e-5],
    [60, 1.1616e-3],
    [70, 1.5754e-2],
    [75, 4.9787e-2],
  ])('a card is full after %i calls as often as the page says', (calls, chance) => {
    const exact = Number((choose(75, calls - 15) * 10n ** 15n) / choose(90, calls)) / 1e15
    expect(Math.abs(exact / chance - 1)).toBeLessThan(1e-4)
  })

  it('has 552,446,474,061,128,648,601,600,000 different cards of 75 balls', () => {
    const column = (numbers: bigint) =>
      Array.from({ length: Number(numbers) }, (_, n) => 15n - BigInt(n)).reduce((a, b) => a * b)
    expect(column(5n) ** 4n * column(4n)).toBe(552_446_474_061_128_648_601_600_000n)
  })

  it('a full card after sixty calls is as rare as the formula says, and the pays return what is published', () => {
    expect(three).toBeCloseTo(1.1616e-3, 7)
    const exactly = [3 * one - 6 * two + 3 * three, 3 * two - 3 * three, three]
    const returned = exactly.reduce((sum, chance, n) => sum + chance * (BINGO_PAYS[n + 1] ?? 0), 0)
    expect(Math.floor(returned * 10_000) / 10_000).toBe(published('bingo'))
  })

  it('deals cards of three rows with five numbers, in their columns, each once, and calls sixty balls', () => {
    for (let n = 0; n < 300; n++) {
      const draws = Array.from({ length: BINGO_DRAWS }, (_, i) => (((n + 1) * 2_654_435_761 * (i + 7)) % PARTS) >>> 0)
      const { outcome, pays } = bingo.play({}, draws, [])
      const numbers = outcome.card.flat().filter((x) => x > 0)
      expect([numbers.length, new Set(numbers).size, new Set(outcome.calls).size]).toEqual([15, 15, CALLS])
      for (const row of outcome.card) expect(row.filter((x) => x > 0)).toHaveLength(5)
      for (let column = 0; column < 9; column++) {
        const filled = outcome.card.flatMap((row) => row[column] || [])
        expect(filled.length).toBeGreaterThan(0)
        expect(filled).toEqual(filled.toSorted((a, b) => a - b))
        for (const x of filled) expect(Math.min(8, Math.floor(x / 10))).toBe(column)
      }
      expect(Math.max(...outcome.calls)).toBeLessThanOrEqual(90)
      const full = outcome.card.filter((row) => row.every((x) => x === 0 || outcome.calls.includes(x))).length
      expect(pays).toEqual([[BINGO_PAYS[full], 1]])
    }
  })
})

it('lucky 6 returns .95388, by the ball that completes the six numbers', () => {
  expect(LUCKY_PAYS).toHaveLength(LUCKY_DRAWN - LUCKY_PICKED + 1)
  const returned = LUCKY_PAYS.reduce((sum, pays, i) => {
    const ways = choose(i + LUCKY_PICKED - 1, LUCKY_PICKED - 1) * BigInt(pays)
    return sum + Number((ways * 10n ** 12n) / choose(LUCKY_BALLS, LUCKY_PICKED)) / 1e12
  }, 0)
  expect(returned).toBeCloseTo(0.95388, 5)
  expect(Math.floor(returned * 10_000) / 10_000).toBe(published('lucky6'))
  // Each draw takes the first ball that is left: 1, 2, 3 …
  const draws = Array.from({ length: LUCKY_DRAWN }, () => 0)
  const play = (numbers: number[]) => lucky6.play({ numbers }, draws, []).pays
  expect(play([1, 2, 3, 4, 5, 6])).toEqual([[7000, 1]])
  expect(play([1, 2, 3, 4, 5, 35])).toEqual([[1, 1]])
  expect(play([1, 2, 3, 4, 5, 36])).toEqual([[0, 1]])
})
