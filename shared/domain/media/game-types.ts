/** Types of house games that have media, by id (spec §9). */
export const MEDIA_GAME_TYPES = {
  1: 'backgammon',
  2: 'wheel',
  3: 'poker',
  4: 'the21',
  5: 'battle',
  6: '5of36',
  7: '7of42',
  8: 'guesscard',
  9: 'keno',
  11: 'warbetfun',
  12: 'lucky6',
  15: 'mega6',
  16: 'spin2wheels',
  17: 'andarbahar',
  19: 'the21',
} as const

const names: Readonly<Record<number, string>> = MEDIA_GAME_TYPES

/** Name of a type; null when the table has none. */
export const mediaGameType = (id: number): string | null => names[id] ?? null
