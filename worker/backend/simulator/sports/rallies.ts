import { type RaceRules, race, raceOver } from '../pricing/race.ts'
import { type SetMarketIds, setMarkets } from './set-markets.ts'
import { playSets, type SetPlay, type SetSport, setsView } from './sets.ts'
import type { Score, SportModel } from './sport.ts'

const MINUTE = 60

/** A sport whose sets are races to a number of points, each point won independently. */
interface RallySport {
  bestOf: number
  rules: (n: number) => RaceRules
  /** Effect of a strength's edge on the chance of a point. */
  pull: number
  pointSeconds: number
  pause: number
}

function setSport({ bestOf, rules, pull, pointSeconds, pause }: RallySport): SetSport {
  const chance = (edge: number) => Math.min(0.75, Math.max(0.25, 0.5 + edge * pull))
  return {
    bestOf,
    pointSeconds,
    pause,
    begin: () => ({ units: [0, 0], detail: [], over: false }),
    chance: ({ edge }) => chance(edge),
    point: ({ units: [x, y] }, n, side): SetPlay => {
      const units: Score = side === 0 ? [x + 1, y] : [x, y + 1]
      return { units, detail: [], over: raceOver(rules(n), units[0], units[1]) }
    },
    cells: ({ edge }, n, { units: [x, y] }) => race(rules(n), chance(edge), x, y),
  }
}

function model(rallies: RallySport, ids: SetMarketIds, times: { longest: number; usual: number }): SportModel {
  const sport = setSport(rallies)
  return {
    ...times,
    margin: [0.055, 0.065],
    markets: (strength, rank) => setMarkets(sport, ids, strength, rank),
    play: (strength, random) => playSets(sport, strength, random),
    view: (strength, live) => setsView(sport, strength, live),
  }
}

const POINTS = { unitHandicap: 237, unitTotal: 238, setWinner: 202, setSpecifier: 'setnr' } as const
const MAPS = { unitHandicap: 237, unitTotal: 238, setWinner: 330, setSpecifier: 'mapnr', setsTotal: 18 } as const

/** Sets to 25, the fifth to 15. */
export const volleyball = model(
  { bestOf: 5, rules: (n) => ({ target: n === 4 ? 15 : 25, lead: 2 }), pull: 0.05, pointSeconds: 27, pause: 180 },
  { ...POINTS, step: 3 },
  { longest: 200 * MINUTE, usual: 92 * MINUTE },
)

/** Five sets to 11. */
export const tableTennis = model(
  { bestOf: 5, rules: () => ({ target: 11, lead: 2 }), pull: 0.07, pointSeconds: 20, pause: 60 },
  { ...POINTS, step: 2 },
  { longest: 80 * MINUTE, usual: 30 * MINUTE },
)

/** Shooters: maps to 13 rounds, ahead by two. */
export const shooter = model(
  { bestOf: 3, rules: () => ({ target: 13, lead: 2 }), pull: 0.09, pointSeconds: 105, pause: 420 },
  { ...MAPS, step: 2 },
  { longest: 300 * MINUTE, usual: 108 * MINUTE },
)

/** Battle arenas: a map is a race for nine objectives. */
export const arena = model(
  { bestOf: 3, rules: () => ({ target: 9, lead: 1 }), pull: 0.13, pointSeconds: 165, pause: 600 },
  { ...MAPS, step: 1 },
  { longest: 240 * MINUTE, usual: 108 * MINUTE },
)
