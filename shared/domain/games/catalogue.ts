import type { GameKind } from './choice.ts'

/** Sections of games, each a page of its own (spec §2); those of the casino's ten come first, in the spec's order. */
export const CATEGORIES = [
  'slots',
  'live',
  'keno',
  'tv',
  'virtual',
  'bingo',
  'poker',
  'scratchcards',
  'fast',
  'crash',
  'card',
  'asian',
  'skill',
  'fishing',
  'other',
] as const
export type Category = (typeof CATEGORIES)[number]

/** The provider of the house's own games. */
export const HOUSE = 'house'

export interface HouseGame {
  id: number
  slug: string
  kind: GameKind
  category: Category
  /** Return to player in hundredths of a percent: by full enumeration or a closed form (games.md); for keno, the ticket that returns least. */
  rtp: number
}

/** The house's own games: whoever knows their seeds can compute every round. */
export const GAMES: readonly HouseGame[] = [
  { id: 101, slug: 'three-sevens', kind: 'slot', category: 'slots', rtp: 9231 },
  { id: 102, slug: 'keno', kind: 'keno', category: 'keno', rtp: 9118 },
  { id: 103, slug: 'dice', kind: 'dice', category: 'fast', rtp: 9900 },
  { id: 104, slug: 'coin', kind: 'coin', category: 'fast', rtp: 9700 },
  { id: 105, slug: 'mines', kind: 'mines', category: 'fast', rtp: 9900 },
  { id: 106, slug: 'flight', kind: 'crash', category: 'crash', rtp: 9900 },
  { id: 107, slug: 'scratch-box', kind: 'scratch', category: 'scratchcards', rtp: 7400 },
  { id: 108, slug: 'roulette', kind: 'roulette', category: 'other', rtp: 9729 },
  { id: 109, slug: 'bingo-90', kind: 'bingo', category: 'bingo', rtp: 9281 },
  { id: 110, slug: 'lucky-6', kind: 'lucky6', category: 'tv', rtp: 9538 },
]

/** The house's game of an id, or null. */
export const gameOf = (id: number): HouseGame | null => GAMES.find((game) => game.id === id) ?? null

/** Smallest amount of any table, minor units: rounding a win down costs the player at most a twentieth there (B-20). */
export const TABLE_MINIMUM = 20
