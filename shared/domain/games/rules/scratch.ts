import { pick } from '../fair.ts'
import type { Rule } from '../rule.ts'

/**
 * A box of 100,000 tickets, the player's own: what 1 brings, and how many there are of it (games.md 5.5). A ticket that was sold does not come
 * back, so the box pays exactly 74,000; an empty one is followed by a new one.
 */
export const BOX: readonly (readonly [pays: number, tickets: number])[] = [
  [10_000, 1],
  [500, 10],
  [50, 100],
  [10, 1_000],
  [3, 8_000],
  [1, 20_000],
  [0, 70_889],
]
export const FULL_BOX: readonly number[] = BOX.map(([, tickets]) => tickets)

export interface ScratchOutcome {
  /** Row of the box. */
  ticket: number
  /** What stood in the box before. */
  left: number[]
}

/** Tickets lie in the box in the order of its table; the draw picks one of them all. */
function ticketAt(place: number, left: readonly number[]): number {
  let before = 0
  return left.findIndex((tickets) => {
    before += tickets
    return place < before
  })
}

export const scratch: Rule<unknown, ScratchOutcome> = {
  draws: () => 1,
  units: () => 1,
  top: () => [BOX[0]?.[0] ?? 0, 1],
  play(_, [draw], left) {
    const total = left.reduce((sum, tickets) => sum + tickets, 0)
    const ticket = ticketAt(pick(draw, total), left)
    return { outcome: { ticket, left: [...left] }, pays: [[BOX[ticket]?.[0] ?? 0, 1]] }
  },
}

/** The box without the ticket; a new one when it was the last. */
export function without(left: readonly number[], ticket: number): number[] {
  const next = left.map((tickets, row) => (row === ticket ? tickets - 1 : tickets))
  return next.some((tickets) => tickets > 0) ? next : [...FULL_BOX]
}
