/** Market ids (betting.md 4.3) that have a text `market_<id>`. */
export const MARKET_IDS = [
  1, 2, 8, 10, 11, 14, 15, 16, 18, 19, 20, 21, 25, 26, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 45, 47, 48,
  49, 52, 60, 63, 64, 66, 68, 74, 75, 81, 83, 90, 100, 113, 136, 139, 162, 165, 166, 186, 187, 188, 189, 202, 204, 210,
  219, 223, 225, 229, 236, 237, 238, 251, 258, 264, 330, 340, 406, 410, 412, 534, 539, 546, 547, 548, 549, 550, 551,
] as const
/** Markets that have a column head `market_short_<id>`. */
export const MARKET_SHORT_IDS = [
  1, 2, 10, 11, 14, 16, 18, 29, 186, 187, 188, 189, 219, 223, 225, 237, 238, 251, 258, 330, 340, 406, 410, 412,
] as const
/** Outcome ids that have a text `outcome_<id>`. */
export const OUTCOME_IDS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 70, 72, 74, 76, 78, 80, 82, 84, 86, 88, 90, 92, 94, 96, 274, 276, 278, 280,
  282, 284, 286, 288, 290, 292, 294, 296, 298, 300, 302, 304, 306, 308, 310, 312, 314, 316, 318, 320, 322, 324, 418,
  420, 422, 424, 426, 428, 430, 432, 434, 436, 438, 440, 462, 464, 466, 468, 470, 472, 474, 476, 478, 480, 584, 586,
  588, 590, 592, 594, 596, 784, 788, 790, 792, 794, 796, 798, 800, 802, 804, 1711, 1712, 1713, 1714, 1715, 1716, 1718,
  1719, 1720, 1721, 1722, 1723, 1724, 1725, 1726, 1727, 1728, 1729,
] as const
/** Outcomes that have a short form `outcome_short_<id>`. */
export const OUTCOME_SHORT_IDS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 70, 72, 74, 76, 1711, 1712, 1713, 1714, 1715,
] as const

const index = <Id extends number>(ids: readonly Id[]): ReadonlyMap<number, Id> => new Map(ids.map((id) => [id, id]))

/** The same lists as look-ups: an id of the feed in, an id that has a text out. */
export const KNOWN = {
  market: index(MARKET_IDS),
  marketShort: index(MARKET_SHORT_IDS),
  outcome: index(OUTCOME_IDS),
  outcomeShort: index(OUTCOME_SHORT_IDS),
} as const
