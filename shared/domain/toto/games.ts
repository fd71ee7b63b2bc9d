/** From so many hits on a variant gets a part of the pool, percent. */
export type Category = readonly [hits: number, percent: number]

/** The sections of toto, each a pool game of its own (the route `toto/{section?}` names the same). */
export const TOTO_SECTIONS = [
  'fifteen',
  'football',
  'hockey',
  'basketball',
  'tennis',
  'cyber',
  'correct-score',
] as const
export type TotoSection = (typeof TOTO_SECTIONS)[number]

export interface TotoGame {
  /** Matches of this sport. */
  sportId: number
  matches: number
  /** What can be marked for a match. */
  outcomes: readonly string[]
  /** The best first. Categories share 90 % of the pool, the rest feeds the jackpot. */
  categories: readonly Category[]
  /** Which outcome a final score is; null when it is none of them. */
  outcomeOf(home: number, away: number): number | null
  /** Only so many of its periods count: what follows is overtime. Absent: the whole score. */
  periods?: number
  /**
   * How the pool is shared with one void match, with two, …: such a match is lost for everybody, and with more of them the draw is void. Absent:
   * every mark on a void match is right, and the categories stay as they are.
   */
  withVoids?: readonly (readonly Category[])[]
}

const FOOTBALL = 1
const HOCKEY = 2
const BASKETBALL = 3
const TENNIS = 4
const ESPORTS = 40

const WIN_DRAW_LOSS = ['1', 'X', '2'] as const
const byResult = (home: number, away: number): number => (home > away ? 0 : home === away ? 1 : 2)
const WIN_LOSS = ['1', '2'] as const
const byWinner = (home: number, away: number): number | null => (home === away ? null : home > away ? 0 : 1)

const SETS = ['2:0', '2:1', '1:2', '0:2'] as const
/** Common scores, and the rest of each result. */
const SCORES = ['1:0', '2:0', '2:1', '1+', '0:0', '1:1', '2:2', 'X+', '0:1', '0:2', '1:2', '2+'] as const
const OTHERS = ['1+', 'X+', '2+'] as const
const inList = (list: readonly string[], score: string): number | null => {
  const at = list.indexOf(score)
  return at < 0 ? null : at
}
const byScore = (home: number, away: number): number | null =>
  inList(SCORES, `${home}:${away}`) ?? inList(SCORES, OTHERS[byResult(home, away)] ?? '')

const SMALL: readonly Category[] = [
  [10, 10],
  [9, 15],
  [8, 25],
  [7, 40],
]
const PAIRS: readonly Category[] = [
  [9, 20],
  [8, 30],
  [7, 40],
]

/** By games.md 5.1: nine matches of two outcomes, one and two of them void. */
const PAIRS_WITH_VOIDS: readonly (readonly Category[])[] = [
  [
    [8, 5],
    [7, 10],
    [6, 10],
    [5, 25],
    [4, 50],
  ],
  [
    [7, 5],
    [6, 10],
    [5, 30],
    [4, 55],
  ],
]
const pairs = {
  matches: 9,
  outcomes: WIN_LOSS,
  categories: PAIRS,
  withVoids: PAIRS_WITH_VOIDS,
  outcomeOf: byWinner,
} as const

/** Rules of each section: fifteen and tennis as games.md 5.1 has them, the others of the same build with fewer matches. */
export const TOTO_GAMES: Readonly<Record<TotoSection, TotoGame>> = {
  fifteen: {
    sportId: FOOTBALL,
    matches: 15,
    outcomes: WIN_DRAW_LOSS,
    categories: [
      [15, 5],
      [14, 5],
      [13, 5],
      [12, 5],
      [11, 10],
      [10, 20],
      [9, 40],
    ],
    outcomeOf: byResult,
  },
  football: { sportId: FOOTBALL, matches: 10, outcomes: WIN_DRAW_LOSS, categories: SMALL, outcomeOf: byResult },
  hockey: {
    sportId: HOCKEY,
    matches: 10,
    outcomes: WIN_DRAW_LOSS,
    categories: SMALL,
    outcomeOf: byResult,
    periods: 3,
  },
  basketball: { sportId: BASKETBALL, ...pairs },
  tennis: {
    sportId: TENNIS,
    matches: 14,
    outcomes: SETS,
    categories: [
      [14, 5],
      [13, 5],
      [12, 5],
      [11, 5],
      [10, 13],
      [9, 22],
      [8, 35],
    ],
    outcomeOf: (home, away) => inList(SETS, `${home}:${away}`),
  },
  cyber: { sportId: ESPORTS, ...pairs },
  'correct-score': {
    sportId: FOOTBALL,
    matches: 5,
    outcomes: SCORES,
    categories: [
      [5, 30],
      [4, 30],
      [3, 30],
    ],
    outcomeOf: byScore,
  },
}

/** The section that `toto` without one opens. */
export const FIRST_SECTION: TotoSection = 'fifteen'
export const isTotoSection = (name: string): name is TotoSection => Object.hasOwn(TOTO_GAMES, name)

/** Percent of the stakes that are the pool; the rest is the house's. */
export const POOL_PERCENT = 90

/** The part of the jackpot that tickets right in every match share, percent, by the number of matches without a result (games.md 5.1). */
const JACKPOT_SHARES = [100, 35] as const
export const jackpotShare = (voids: number): number => JACKPOT_SHARES[voids] ?? 0

/** With more void matches than this a draw is void itself, and every stake goes back: a fifth of all, or as many as the game shares a pool with. */
export const mostVoids = ({ matches, withVoids }: Pick<TotoGame, 'matches' | 'withVoids'>): number =>
  withVoids?.length ?? Math.floor(matches / 5)

/** Who gets which part of the pool, with so many void matches. */
export const categoriesWith = ({ categories, withVoids }: TotoGame, voids: number): readonly Category[] =>
  voids === 0 ? categories : (withVoids?.[voids - 1] ?? categories)

/** Least stake a variant, minor units (games.md 5.1). */
export const LEAST_UNIT = 50
