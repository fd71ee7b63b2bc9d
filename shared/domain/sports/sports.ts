/** The sports of the book: id → slug of the address. Ids 1 (football) and 2999 (long-term) are the spec's. */
export const SPORTS = {
  1: 'football',
  2: 'ice-hockey',
  3: 'basketball',
  4: 'tennis',
  5: 'baseball',
  6: 'volleyball',
  8: 'handball',
  10: 'table-tennis',
  40: 'esports',
  66: 'cricket',
  2999: 'long-term',
} as const

export type SportId = keyof typeof SPORTS
export type SportSlug = (typeof SPORTS)[SportId]

/** Bets on the winner of a season (spec §9). */
export const LONG_TERM_SPORT_ID = 2999

/** Sport ids in the order of a menu. */
export const SPORT_ORDER: readonly SportId[] = [1, 4, 3, 2, 6, 10, 40, 5, 8, 66, 2999]

const slugs: Readonly<Record<number, string>> = SPORTS

/** Slug of a sport; `sport-77` for one that the table does not know, so that an operator's own sport has an address too. */
export const sportSlug = (id: number): string => slugs[id] ?? `sport-${id}`

/** Id of a slug, null when there is none. */
export function sportIdOf(slug: string): number | null {
  const known = SPORT_ORDER.find((id) => SPORTS[id] === slug)
  if (known !== undefined) return known
  const other = /^sport-([1-9][0-9]{0,9})$/.exec(slug)?.[1]
  return other === undefined ? null : Number(other)
}
