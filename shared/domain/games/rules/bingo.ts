import { pick, pickSome } from '../fair.ts'
import type { Rule } from '../rule.ts'

/** Bingo of 90 balls (games.md 5.4): a card of three rows and nine columns, five numbers a row, 1–9, 10–19, … 80–90. */
export const BALLS = 90
export const CALLS = 60
const COLUMNS = 9
const IN_ROW = 5
const first = (column: number): number => (column === 0 ? 1 : column * 10)
const size = (column: number): number => (column === 0 ? 9 : column === COLUMNS - 1 ? 11 : 10)

/** What 1 brings by the rows that are full after sixty calls; only the most counts. */
export const BINGO_PAYS: readonly number[] = [0, 2, 7, 70]

export interface BingoOutcome {
  /** Three rows of nine; 0 is an empty field. */
  card: number[][]
  /** In the order in which they were called. */
  calls: number[]
}

/** Which columns each row fills: the first five of nine, the second the four others and one more, the third five again. So none stays empty. */
function columnsOf(draws: readonly number[]): number[][] {
  const one = pickSome(draws, COLUMNS, IN_ROW)
  const others = Array.from({ length: COLUMNS }, (_, column) => column).filter((column) => !one.includes(column))
  return [one, [...others, one[pick(draws[IN_ROW], IN_ROW)] ?? 0], pickSome(draws.slice(6), COLUMNS, 5)]
}

/** The card of 26 draws: 11 for the fields, one for each number. A column's numbers grow downwards. */
function cardOf(draws: readonly number[]): number[][] {
  const rows = columnsOf(draws)
  const card = rows.map(() => Array.from({ length: COLUMNS }, () => 0))
  let used = 11
  for (let column = 0; column < COLUMNS; column++) {
    const filled = card.filter((_, row) => rows[row]?.includes(column))
    const numbers = pickSome(draws.slice(used), size(column), filled.length).toSorted((a, b) => a - b)
    used += filled.length
    filled.forEach((row, n) => {
      row[column] = first(column) + (numbers[n] ?? 0)
    })
  }
  return card
}

const CARD_DRAWS = 26
export const BINGO_DRAWS = CARD_DRAWS + CALLS

/** How many rows are full. */
export const fullRows = ({ card, calls }: BingoOutcome): number =>
  card.filter((row) => row.every((number) => number === 0 || calls.includes(number))).length

export const bingo: Rule<unknown, BingoOutcome> = {
  draws: () => BINGO_DRAWS,
  units: () => 1,
  top: () => [BINGO_PAYS.at(-1) ?? 0, 1],
  play(_, draws) {
    const calls = pickSome(draws.slice(CARD_DRAWS), BALLS, CALLS).map((n) => n + 1)
    const outcome = { card: cardOf(draws), calls }
    return { outcome, pays: [[BINGO_PAYS[fullRows(outcome)] ?? 0, 1]] }
  },
}
