import type { Cells } from './cells.ts'
import { race, winChance } from './race.ts'

/** Chance of winning a game from (own, other) points, with chance p in each point. */
export function gameChance(p: number, own = 0, other = 0): number {
  const q = 1 - p
  if (own >= 4 && own - other >= 2) return 1
  if (other >= 4 && other - own >= 2) return 0
  // From deuce on only the difference counts.
  if (own >= 3 && other >= 3) {
    const deuce = (p * p) / (p * p + q * q)
    return own === other ? deuce : own > other ? p + q * deuce : p * deuce
  }
  return p * gameChance(p, own + 1, other) + q * gameChance(p, own, other + 1)
}

const TIE_BREAK = { target: 7, lead: 2 }

/** Where a set stands. */
export interface SetState {
  games: readonly [home: number, away: number]
  points: readonly [home: number, away: number]
  /** Who serves now: 0 home, 1 away. */
  server: number
}
export const NEW_SET: SetState = { games: [0, 0], points: [0, 0], server: 0 }

/**
 * Final games of a set: points make games, games make the set, 6:6 goes to a tie-break to seven.
 * @param home chance of the home side in a point on its own serve @param away likewise of the away side
 */
export function setCells(home: number, away: number, { games, points, server }: SetState): Cells {
  const done: [number, number, number][] = []
  const holds = [gameChance(home), gameChance(away)] as const
  const even = (home + 1 - away) / 2
  let level = new Map<number, number>([[games[0], 1]])
  for (let played = games[0] + games[1]; level.size > 0; played++) {
    const now = played === games[0] + games[1]
    const serves = (server + played - games[0] - games[1]) % 2
    const next = new Map<number, number>()
    for (const [h, chance] of level) {
      const a = played - h
      if (Math.max(h, a) === 7 || (Math.max(h, a) === 6 && Math.abs(h - a) >= 2)) {
        done.push([h, a, chance])
        continue
      }
      const breaker = h === 6 && a === 6
      const [x, y] = now ? points : [0, 0]
      const wins = breaker
        ? winChance(race(TIE_BREAK, even, x, y))
        : serves === 0
          ? now
            ? gameChance(home, x, y)
            : holds[0]
          : 1 - (now ? gameChance(away, y, x) : holds[1])
      next.set(h + 1, (next.get(h + 1) ?? 0) + chance * wins)
      next.set(h, (next.get(h) ?? 0) + chance * (1 - wins))
    }
    level = next
  }
  return done
}
