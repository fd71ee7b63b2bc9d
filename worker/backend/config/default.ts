import { BASE_CONFIG } from '../../../shared/api/base-config.ts'
import type { SiteConfig } from '../../../shared/api/config.ts'
import { BONUS_GAMES } from '../../../shared/domain/games/bonus-game.ts'
import { ALL_AVAILABLE_ROUTES } from '../../../shared/routes/available.ts'
import { CURRENCIES, inEveryCurrency } from './currencies.ts'

/** What a bonus game brings on its hundred places: 25 points of 40 come back on average, and promo codes beside. */
const BONUS_TABLE = {
  price: 40,
  prizes: [
    { weight: 40 },
    { weight: 30, points: 20 },
    { weight: 20, points: 60 },
    { weight: 6, points: 120 },
    { weight: 3, promo: { amount: inEveryCurrency(2_500), minCoef: '1.5', days: 14 } },
    { weight: 1, promo: { amount: inEveryCurrency(10_000), minCoef: '1.5', days: 14 } },
  ],
}

const ALL_COUPON_TYPES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** The embedded default (api.md): what a fresh start gives; an operator's overrides are merged into it. */
export const DEFAULT_CONFIG: SiteConfig = {
  ...BASE_CONFIG,
  groupId: 1,
  contacts: { email: 'support@edgebook.example' },
  languages: ['ru', 'en', 'ar'],
  customize: {
    geo_with_twelve_format: ['US', 'CA', 'AU', 'NZ', 'IN', 'PH', 'EG', 'SA', 'CO', 'BD', 'PK'],
    has_twelve_h_by_geo: true,
  },
  isAvailableConfirmTerms: true,
  isRegistrationAllowed: true,
  isShowIdentification: true,
  availableRoutes: [...ALL_AVAILABLE_ROUTES],
  autoLogoffInactiveMinutes: 30,
  ageCheck: 'sandbox',
  currencies: [...CURRENCIES],
  blockFailMode: null,
  cashback: {
    isVisiblePromoPointsRules: true,
    showAdditionalCashBackTerms: true,
    usePromoPointsName: true,
    points: { stake: inEveryCurrency(2_500), minCoef: '1.5' },
    week: { percent: 5, minLoss: inEveryCurrency(10_000), max: inEveryCurrency(100_000) },
    showcase: [
      { id: 'free-bet-2', points: 100, amount: inEveryCurrency(2_500), minCoef: '1.5', days: 30 },
      { id: 'free-bet-5', points: 190, amount: inEveryCurrency(5_000), minCoef: '1.5', days: 30 },
      { id: 'free-bet-10', points: 360, amount: inEveryCurrency(10_000), minCoef: '1.5', days: 30 },
      { id: 'free-bet-50', points: 1_700, amount: inEveryCurrency(50_000), minCoef: '1.8', days: 14 },
    ],
    casino: {
      levels: [
        { staked: inEveryCurrency(0), percent: 3 },
        { staked: inEveryCurrency(500_000), percent: 4 },
        { staked: inEveryCurrency(2_500_000), percent: 5 },
        { staked: inEveryCurrency(10_000_000), percent: 6 },
        { staked: inEveryCurrency(50_000_000), percent: 8 },
        { staked: inEveryCurrency(200_000_000), percent: 10 },
      ],
      premium: { staked: inEveryCurrency(5_000_000), percent: 8 },
      minLoss: inEveryCurrency(5_000),
      max: inEveryCurrency(1_000_000),
    },
  },
  bonusGames: Object.fromEntries(BONUS_GAMES.map((game) => [game, BONUS_TABLE])),
  depositBonuses: [
    {
      ...{ id: 'first', percent: 100, wager: 5, minCoef: '1.5', days: 30, isFirst: true },
      minDeposit: inEveryCurrency(5_000),
      maxBonus: inEveryCurrency(100_000),
      ...{ games: 10, maxStake: inEveryCurrency(5_000) },
    },
    {
      ...{ id: 'weekly', percent: 25, wager: 4, minCoef: '1.5', days: 14, isFirst: false },
      minDeposit: inEveryCurrency(20_000),
      maxBonus: inEveryCurrency(50_000),
      ...{ games: 10, maxStake: inEveryCurrency(5_000) },
    },
  ],
  bringFriend: {
    stakes: inEveryCurrency(50_000),
    deposit: inEveryCurrency(10_000),
    days: 30,
    bonus: inEveryCurrency(10_000),
    most: 20,
  },
  betting: {
    minTypes: ALL_COUPON_TYPES,
    types: ALL_COUPON_TYPES,
    minStake: inEveryCurrency(200),
    maxStake: inEveryCurrency(5_000_000),
    maxPayout: inEveryCurrency(50_000_000),
    payoutRounding: 'half-up',
    maxLegs: 50,
    expressUpliftPercent: 10,
    hyperBonus: {
      steps: [
        { legs: 4, percent: 5 },
        { legs: 5, percent: 10 },
        { legs: 6, percent: 15 },
        { legs: 8, percent: 25 },
        { legs: 10, percent: 40 },
        { legs: 12, percent: 60 },
        { legs: 15, percent: 100 },
        { legs: 20, percent: 175 },
        { legs: 25, percent: 250 },
      ],
      minStake: inEveryCurrency(1000),
      maxBonus: inEveryCurrency(5_000_000),
    },
    cashOut: { types: [0, 1, 2, 4, 7, 8], marginPercent: 5, offerSeconds: 8 },
  },
}
