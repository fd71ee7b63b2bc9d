import * as v from 'valibot'
import { call } from './call.ts'
import { coef, currency, id, instant, listOf, money, page } from './fields.ts'
import { promoCode } from './promo-codes.ts'

const byCurrency = v.record(currency, money)
const points = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** What the house gives for points: a promo code of so much in the buyer's currency, for so many days. */
const ware = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  points,
  amount: byCurrency,
  minCoef: v.optional(v.nullable(coef)),
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
})

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
/** Cashback of the casino: the part of a week's net loss that comes back grows with what a player has staked in games. */
const casinoCashback = v.object({
  /** From so much staked in all; the first level begins at nothing. */
  levels: v.pipe(v.array(v.object({ staked: byCurrency, percent })), v.minLength(1), v.maxLength(20)),
  /** Whoever stakes so much within one week gets this part of it, whatever his level. */
  premium: v.optional(v.nullable(v.object({ staked: byCurrency, percent })), null),
  minLoss: byCurrency,
  max: byCurrency,
})
export type CasinoCashback = v.InferOutput<typeof casinoCashback>

/** How the house thanks for play with one's own money. Decimal strings by currency; a currency that is not named earns nothing. */
export const cashbackRules = v.object({
  /** Are the rules of promo points shown? */
  isVisiblePromoPointsRules: v.boolean(),
  /** Are the further terms of cashback shown? */
  showAdditionalCashBackTerms: v.boolean(),
  /** Are points called promo points? They are bonus points else. */
  usePromoPointsName: v.boolean(),
  /** One point for each so much of a settled stake, at a coefficient of `minCoef` or more. */
  points: v.object({ stake: byCurrency, minCoef: coef }),
  /** Part of a week's net loss that comes back: from so much of it on, at most so much a week. */
  week: v.object({
    percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    minLoss: byCurrency,
    max: byCurrency,
  }),
  showcase: v.pipe(v.array(ware), v.maxLength(50)),
  /** Absent: the casino gives none. */
  casino: v.optional(v.nullable(casinoCashback), null),
})
export type CashbackRules = v.InferOutput<typeof cashbackRules>

/** A promo code as it is sold. */
export const boughtPromo = v.object({
  ...promoCode.entries,
  userId: v.number(),
})
export type BoughtPromo = v.InferOutput<typeof boughtPromo>

const pointEntry = v.object({
  id,
  /** `round` pays for a round of a bonus game, `prize` is what one has brought. */
  kind: v.picklist(['bet', 'bet_back', 'purchase', 'round', 'prize']),
  couponId: v.nullable(v.number()),
  /** The promo code that was bought. */
  code: v.nullable(v.string()),
  /** Signed. */
  points: v.number(),
  at: instant,
})
export type PointEntry = v.InferOutput<typeof pointEntry>
const cashbackWeek = v.object({
  /** Of sports bets, or of games. */
  of: v.optional(v.picklist(['bets', 'games']), 'bets'),
  from: instant,
  /** Exclusive; from then on the cashback is paid. */
  to: instant,
  currency,
  /** Net loss of its settled bets. */
  loss: v.string(),
  /** What has been paid, or would be as things stand. */
  amount: v.string(),
  isPaid: v.boolean(),
  /** Of games: the part that comes back, the level, whether it is the premium part, and what was staked in the week and in all. */
  percent: v.optional(v.number()),
  level: v.optional(v.number()),
  isPremium: v.optional(v.boolean()),
  staked: v.optional(v.string()),
  stakedInAll: v.optional(v.string()),
})
export type CashbackWeek = v.InferOutput<typeof cashbackWeek>

export const getPoints = call({
  method: 'GET',
  path: '/web-api/points',
  audience: 'player',
  summary: 'Promo points, and what they came from and went to, the latest first; 404 where the house has none',
  envelope: 'data',
  query: v.object({ page }),
  answer: v.object({ balance: v.number(), ...listOf(pointEntry).entries }),
})
export type Points = v.InferOutput<typeof getPoints.answer>

export const getCashback = call({
  method: 'GET',
  path: '/web-api/cashback',
  audience: 'player',
  summary: 'Weeks of cashback of bets, then of games, the running one first; 404 where the house has none',
  envelope: 'data',
  answer: listOf(cashbackWeek),
})

const reward = v.object({
  kind: v.picklist([
    'bonus',
    'bonus_reversal',
    'cashback',
    'cashback_reversal',
    'casino_cashback',
    'casino_cashback_reversal',
    'prize',
    'friend_bonus',
    'friend_bonus_reversal',
    'deposit_bonus',
    'bonus_expire',
  ]),
  /** Whose: a bonus's coupon, the Monday of cashback's week, a prize's tournament, the friend, or the deposit bonus's number. */
  of: v.string(),
  /** Signed. */
  amount: v.string(),
  currency,
  at: instant,
})
export type Reward = v.InferOutput<typeof reward>
export const getRewards = call({
  method: 'GET',
  path: '/web-api/rewards',
  audience: 'player',
  summary: 'The last bonuses and cashback that the player has received, or that were taken back, the latest first',
  envelope: 'data',
  answer: listOf(reward),
})

export const buyForPoints = call({
  method: 'POST',
  path: '/web-api/points/purchases',
  audience: 'player',
  summary: 'Buy a promo code of the showcase for points; in the currency of the active account',
  envelope: 'data',
  status: 201,
  idempotent: true,
  body: v.strictObject({ id: ware.entries.id }),
  answer: v.object({ ...promoCode.entries, price: v.number(), points: v.number() }),
})
