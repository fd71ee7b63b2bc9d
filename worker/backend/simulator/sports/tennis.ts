import { setCells } from '../pricing/tennis.ts'
import { setMarkets } from './set-markets.ts'
import { playSets, type SetPlay, type SetSport, setsView } from './sets.ts'
import type { SportModel, Strength } from './sport.ts'

const MINUTE = 60
/** Chance of a point on one's own serve among equals. */
const SERVE = 0.62
const PULL = 0.06

const serves = ({ edge }: Strength): readonly [home: number, away: number] => [SERVE + PULL * edge, SERVE - PULL * edge]

/** The score within a set, point by point: `detail` is the points of both and who serves. */
function point({ units: [h, a], detail }: SetPlay, side: 0 | 1): SetPlay {
  const [x = 0, y = 0, server = 0] = detail
  const points = side === 0 ? [x + 1, y] : [x, y + 1]
  const breaker = h === 6 && a === 6
  const [own = 0, other = 0] = side === 0 ? points : [points[1], points[0]]
  if (own < (breaker ? 7 : 4) || own - other < 2) return { units: [h, a], detail: [...points, server], over: false }
  const games: [number, number] = side === 0 ? [h + 1, a] : [h, a + 1]
  const most = Math.max(...games)
  return {
    units: games,
    detail: [0, 0, 1 - server],
    over: most === 7 || (most === 6 && Math.abs(games[0] - games[1]) >= 2),
  }
}

const TENNIS: SetSport = {
  bestOf: 3,
  pointSeconds: 36,
  pause: 120,
  // The sides open the sets in turn.
  begin: (n) => ({ units: [0, 0], detail: [0, 0, n % 2], over: false }),
  chance: (strength, { units, detail }) => {
    const [home, away] = serves(strength)
    // In a tie-break the serve changes so often that the mean of both counts.
    if (units[0] === 6 && units[1] === 6) return (home + 1 - away) / 2
    return detail[2] === 1 ? 1 - away : home
  },
  point: (set, _n, side) => point(set, side),
  cells: (strength, _n, { units, detail: [x = 0, y = 0, server = 0] }) =>
    setCells(...serves(strength), { games: units, points: [x, y], server }),
}
const IDS = {
  unitHandicap: 187,
  unitTotal: 189,
  setWinner: 202,
  setSpecifier: 'setnr',
  setTotal: 204,
  step: 1,
} as const

export const tennis: SportModel = {
  longest: 290 * MINUTE,
  usual: 95 * MINUTE,
  margin: [0.055, 0.065],
  markets: (strength, rank) => setMarkets(TENNIS, IDS, strength, rank),
  play: (strength, random) => playSets(TENNIS, strength, random),
  view: (strength, live) => setsView(TENNIS, strength, live),
}
