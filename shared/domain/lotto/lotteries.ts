import { completedAt, LUCKY_BALLS, LUCKY_DRAWN, LUCKY_PAYS, LUCKY_PICKED } from '../games/rules/lucky6.ts'
import { combinations } from './combinations.ts'

/** What decides a line: how many of its numbers are drawn, or at which ball the last of them falls. */
type Decides = 'hits' | 'position'

export interface Lottery {
  /** As `lotto/view/{lottoId}` names it. */
  id: number
  slug: string
  /** Numbers 1 … `size`; a line has `pick` of them, a draw brings `drawn`. */
  size: number
  pick: number
  drawn: number
  decides: Decides
  /** What 1 staked on a line brings, by hits or position; the best first. */
  pays: readonly (readonly [at: number, pays: number])[]
  /** A draw every so many minutes of the clock. */
  minutes: number
  /** The most that a line may cost, minor units of EUR: its main prize is fixed, and paid whatever else is. */
  most: number
}

/** The house's lotteries at fixed odds (games.md 5.2). */
export const LOTTERIES: readonly Lottery[] = [
  {
    id: 1,
    slug: '6-45',
    size: 45,
    pick: 6,
    drawn: 6,
    decides: 'hits',
    pays: [
      [6, 1_500_000],
      [5, 1500],
      [4, 60],
      [3, 5],
    ],
    minutes: 30,
    most: 100,
  },
  {
    id: 2,
    slug: '5-36',
    size: 36,
    pick: 5,
    drawn: 5,
    decides: 'hits',
    pays: [
      [5, 100_000],
      [4, 200],
      [3, 10],
      [2, 1],
    ],
    minutes: 10,
    most: 1000,
  },
  {
    id: 3,
    slug: 'lucky-6',
    size: LUCKY_BALLS,
    pick: LUCKY_PICKED,
    drawn: LUCKY_DRAWN,
    decides: 'position',
    pays: LUCKY_PAYS.map((pays, n) => [n + LUCKY_PICKED, pays]),
    minutes: 5,
    most: 10_000,
  },
]

export const lotteryOf = (id: number): Lottery | null => LOTTERIES.find((lottery) => lottery.id === id) ?? null
export const lotteryBy = (slug: string): Lottery | null => LOTTERIES.find((lottery) => lottery.slug === slug) ?? null

/** Lines that one ticket may have. */
export const MOST_LINES = 10
/** Least stake a line, minor units. */
export const LEAST_LINE = 20

/** Is it a line of this lottery: so many different numbers, all of them in it? */
export const isLine = (line: readonly number[], { size, pick }: Lottery): boolean =>
  line.length === pick && new Set(line).size === pick && line.every((n) => Number.isInteger(n) && n >= 1 && n <= size)

/** Where a line stands in a draw: its hits, or the position of its last number (1 is the first ball); 0 when one is missing there. */
export function standing(line: readonly number[], drawn: readonly number[], { decides }: Lottery): number {
  return decides === 'hits' ? line.filter((n) => drawn.includes(n)).length : (completedAt(line, drawn) ?? 0)
}

/** What 1 on a line brings in a draw. */
export const paysOf = (line: readonly number[], drawn: readonly number[], lottery: Lottery): number =>
  lottery.pays.find(([at]) => at === standing(line, drawn, lottery))?.[1] ?? 0

/** A ticket's win in minor units: `unit` stands on every line. */
export const winOf = (
  { unit, lines }: { unit: number; lines: readonly (readonly number[])[] },
  drawn: readonly number[],
  lottery: Lottery,
): number => lines.reduce((sum, line) => sum + unit * paysOf(line, drawn, lottery), 0)

/** Draws (of `all`) in which a line stands at `at`: exact. */
export function waysOf(at: number, { size, pick, drawn, decides }: Lottery): { ways: bigint; all: bigint } {
  if (decides === 'position') return { ways: combinations(at - 1, pick - 1), all: combinations(size, pick) }
  return { ways: combinations(pick, at) * combinations(size - pick, drawn - at), all: combinations(size, drawn) }
}

/** Return to player as an exact fraction. */
export function returnOf(lottery: Lottery): { num: bigint; den: bigint } {
  const { all } = waysOf(lottery.drawn, lottery)
  return { num: lottery.pays.reduce((sum, [at, pays]) => sum + waysOf(at, lottery).ways * BigInt(pays), 0n), den: all }
}

/** Chance of any win, as an exact fraction. */
export function chanceOf(lottery: Lottery): { num: bigint; den: bigint } {
  const { all } = waysOf(lottery.drawn, lottery)
  return { num: lottery.pays.reduce((sum, [at]) => sum + waysOf(at, lottery).ways, 0n), den: all }
}

/** A fraction with so many decimals, rounded half up: how odds are shown. */
export function decimal({ num, den }: { num: bigint; den: bigint }, decimals: number): string {
  const scaled = (2n * num * 10n ** BigInt(decimals) + den) / (2n * den)
  const digits = String(scaled).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
