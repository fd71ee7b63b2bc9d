/**
 * Ids of the sections that an operator switches on and off in `availableRoutes` of the site config.
 * 38 and 47 are the spec's (quick coupon, bonus rules); the others are this product's own.
 */
export const AVAILABLE_ROUTE = {
  line: 1,
  live: 2,
  cyber: 3,
  results: 4,
  statistic: 5,
  toto: 6,
  lotto: 7,
  casino: 8,
  slots: 9,
  liveCasino: 10,
  keno: 11,
  tvGames: 12,
  virtualSports: 13,
  bingo: 14,
  poker: 15,
  scratchcards: 16,
  fastGames: 17,
  tournaments: 18,
  promo: 19,
  bonuses: 20,
  payment: 21,
  news: 22,
  bettingAlphabet: 23,
  partners: 24,
  apps: 25,
  bonusGames: 26,
  quickCoupon: 38,
  bonusRules: 47,
} as const
export type AvailableRoute = (typeof AVAILABLE_ROUTE)[keyof typeof AVAILABLE_ROUTE]
export const ALL_AVAILABLE_ROUTES: AvailableRoute[] = Object.values(AVAILABLE_ROUTE)
