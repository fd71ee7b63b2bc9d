import { type Game, type Outcome, outcomeOf, scoreOf, sideOf } from './score.ts'

/** A team's row of a table. */
export interface Standing {
  team: string
  played: number
  won: number
  drawn: number
  lost: number
  /** What it scored and conceded, in the sport's own unit: goals, points, sets, maps. */
  scored: number
  conceded: number
  /** Points by the sport's rule; without one the thousandths of games won, which the table is ordered by. */
  points: number
}

/** Points for a win and a draw, by sport, where leagues everywhere count alike; the other sports are ordered by their share of wins. */
const POINTS: Readonly<Record<number, { win: number; draw: number }>> = {
  1: { win: 3, draw: 1 },
  8: { win: 2, draw: 1 },
}
export const countsPoints = (sportId: number): boolean => sportId in POINTS

const empty = (team: string): Standing => ({
  team,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  scored: 0,
  conceded: 0,
  points: 0,
})

/**
 * A table of finished games: by points (or the share of wins), then the difference, then what was scored, then the name. Games that were
 * called off or have no score do not count.
 */
export function standingsOf(sportId: number, games: readonly Game[]): Standing[] {
  const rows = new Map<string, Standing>()
  for (const game of games) {
    const score = scoreOf(game)
    if (!score) continue
    for (const team of [game.home, game.away]) {
      const side = sideOf(game, team)
      if (side) rows.set(team, added(rows.get(team) ?? empty(team), side.own, side.other))
    }
  }
  const rule = POINTS[sportId]
  return [...rows.values()]
    .map((row) => ({
      ...row,
      points: rule ? row.won * rule.win + row.drawn * rule.draw : Math.round((1000 * row.won) / row.played),
    }))
    .toSorted(
      (a, b) =>
        b.points - a.points ||
        b.scored - b.conceded - (a.scored - a.conceded) ||
        b.scored - a.scored ||
        (a.team < b.team ? -1 : 1),
    )
}

function added(row: Standing, own: number, other: number): Standing {
  const outcome = outcomeOf({ own, other })
  return {
    ...row,
    played: row.played + 1,
    [outcome]: row[outcome] + 1,
    scored: row.scored + own,
    conceded: row.conceded + other,
  }
}

/** The last games of a team, the latest first; `games` in any order. */
export const lastOf = (games: readonly Game[], team: string, count: number): Game[] =>
  games
    .filter((game) => sideOf(game, team) !== null)
    .toSorted((a, b) => Date.parse(b.startsAt) - Date.parse(a.startsAt))
    .slice(0, count)

/** How a team did in its last games, the latest first. */
export const formOf = (games: readonly Game[], team: string, count = 5): Outcome[] =>
  lastOf(games, team, count).flatMap((game) => {
    const side = sideOf(game, team)
    return side ? [outcomeOf(side)] : []
  })

/** All that a team has played, as one row. */
export const totalsOf = (games: readonly Game[], team: string): Standing =>
  games.reduce((row, game) => {
    const side = sideOf(game, team)
    return side ? added(row, side.own, side.other) : row
  }, empty(team))
