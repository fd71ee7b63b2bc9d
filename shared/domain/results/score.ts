/** What a table or a series is made of: an event that is over, or one that is not. */
export interface Game {
  id: number
  sportId: number
  home: string
  away: string
  /** ISO 8601. */
  startsAt: string
  /** 4 finished, 5 called off (spec §3). */
  status: number
  /** `2:1`, home first; null when the feed has told none. */
  score: string | null
}

export type Outcome = 'won' | 'drawn' | 'lost'

/** Both sides' numbers of a finished game; null when it was called off or has no score. */
export function scoreOf({ status, score }: Pick<Game, 'status' | 'score'>): [home: number, away: number] | null {
  const match = status === 4 && score !== null ? /^([0-9]{1,4}):([0-9]{1,4})$/.exec(score) : null
  return match ? [Number(match[1]), Number(match[2])] : null
}

/** A game as one team has it: its own number first. Null when the team did not play in it, or it has no score. */
export function sideOf(game: Game, team: string): { own: number; other: number; rival: string } | null {
  const score = scoreOf(game)
  if (!score || (game.home !== team && game.away !== team)) return null
  return game.home === team
    ? { own: score[0], other: score[1], rival: game.away }
    : { own: score[1], other: score[0], rival: game.home }
}

export const outcomeOf = ({ own, other }: { own: number; other: number }): Outcome =>
  own > other ? 'won' : own < other ? 'lost' : 'drawn'
