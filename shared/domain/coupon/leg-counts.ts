/** Fewest and most bets of each coupon type, by type id (betting.md 2.3): the numbers of FORMS, for a browser that has not loaded the rules. */
const LEG_COUNTS: readonly (readonly [fewest: number, most: number])[] = [
  [1, 1],
  [2, 50],
  [3, 50],
  [2, 50],
  [3, 50],
  [3, 50],
  [2, 10],
  [4, 6],
  [3, 3],
  [2, 50],
]

/** Types that so many bets can make, of those that the house offers. One bet is a single, also as many singles. */
export const typesFor = (bets: number, offered: readonly number[]): number[] =>
  offered.filter((typeId) => {
    const [fewest, most] = LEG_COUNTS[typeId] ?? [1, 0]
    return bets >= fewest && bets <= most
  })

/** The chosen type while the bets permit it, else a single or an express. */
export const typeOf = (chosen: number, bets: number, offered: readonly number[]): number =>
  typesFor(bets, offered).includes(chosen) ? chosen : bets > 1 ? 1 : 0
