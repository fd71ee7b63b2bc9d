import type { Cells } from './cells.ts'

/** A set won by the first side with so many points, ahead by so many. */
export interface RaceRules {
  target: number
  lead: number
}

/** How far beyond the target a set is followed; the few that go on longer are ended there. */
const BEYOND = 12

export const raceOver = ({ target, lead }: RaceRules, x: number, y: number): boolean =>
  Math.max(x, y) >= target && Math.abs(x - y) >= lead

/**
 * Final scores of a set from (x, y), where the home side wins each rally with probability p independently.
 */
export function race(rules: RaceRules, p: number, x = 0, y = 0): Cells {
  const done: [number, number, number][] = []
  const last = 2 * rules.target + BEYOND
  /** Chances of the home side's points after `played` rallies. */
  let level: number[] = []
  level[x] = 1
  for (let played = x + y, open = 1; open > 0; played++) {
    const next: number[] = []
    open = 0
    for (let home = x; home < level.length; home++) {
      const chance = level[home] ?? 0
      if (chance === 0) continue
      const away = played - home
      if (raceOver(rules, home, away)) {
        done.push([home, away, chance])
        continue
      }
      if (played >= last) {
        const ahead = p ** 2 / (p ** 2 + (1 - p) ** 2)
        done.push([home + 2, away, chance * ahead], [home, away + 2, chance * (1 - ahead)])
        continue
      }
      open++
      next[home] = (next[home] ?? 0) + chance * (1 - p)
      next[home + 1] = chance * p
    }
    level = next
  }
  return done
}

/** Chance that the home side wins what the cells describe. */
export const winChance = (cells: Cells): number => cells.reduce((sum, [h, a, p]) => sum + (h > a ? p : 0), 0)
