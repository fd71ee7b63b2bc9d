import * as v from 'valibot'
import { call } from './call.ts'
import { coef, id, idText, instant, listOf, money, page, text } from './fields.ts'

/** Coupon types of the spec: 0 single … 9 many singles. */
export const couponType = v.picklist([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
const bet = v.strictObject({
  market: v.strictObject({ id, outcomeId: id, coef }),
  blockId: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50))),
  banker: v.optional(v.boolean()),
})
const amountMap = v.record(v.pipe(v.string(), v.regex(/^[0-9]{1,16}$/)), v.union([money, v.literal('max')]))
/** A coupon on the wire (api.md). */
export const couponIn = v.strictObject({
  typeId: couponType,
  accountId: v.optional(v.nullable(id)),
  amount: v.optional(v.nullable(money)),
  amountByBlockId: v.optional(v.nullable(amountMap)),
  amountByBetId: v.optional(v.nullable(amountMap)),
  systemValue: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(20)))),
  promoCode: v.optional(v.nullable(text(40))),
  prepaidAmount: v.optional(v.nullable(money)),
  /** 0 confirm, 1 accept any change, 2 accept on increase (default). */
  changeCoefAction: v.optional(v.picklist([0, 1, 2]), 2),
  coefViewId: v.optional(v.picklist([0, 1, 2, 4, 5, 6, 14, 15, 16]), 0),
  expressId: v.optional(v.nullable(id)),
  /** False: the player has removed the bonus bet that an express would get. */
  bonusBet: v.optional(v.boolean()),
  /** The player takes part in the hyper bonus, where these bets have a right to one. */
  hyperBonus: v.optional(v.boolean()),
  /** A stake above the maximum is asked for: a trader decides. */
  vipBet: v.optional(v.boolean()),
  /** How many the house takes stands in its config (`betting.maxLegs`); it refuses more in its own words. */
  bets: v.pipe(v.array(bet), v.minLength(1), v.maxLength(100)),
})
export type CouponIn = v.InferOutput<typeof couponIn>

/** A reason against a coupon, against one of its bets, or against a block's stake. */
const reason = v.object({ outcomeId: v.optional(id), blockId: v.optional(v.number()), code: v.string() })
export type CouponProblem = v.InferOutput<typeof reason>

export const calculate = call({
  method: 'POST',
  path: '/web-api/coupon/calculate',
  audience: 'public',
  summary: 'What a coupon would pay, and what stands against it',
  envelope: 'data',
  body: couponIn,
  answer: v.object({
    /** Total if all goes the coupon's way: payout of one unit of `amount`; of many singles `0.00`, they have none in common. */
    coef: v.string(),
    /** Bounds of `amount` (of many singles: of each line); null where none applies, or the form allows no sum. */
    minBetAmount: v.nullable(v.string()),
    maxBetAmount: v.nullable(v.string()),
    /** What is paid at best for `amount`, never above `maxPayout`; of many singles the sum of the lines that have an amount. */
    possibleWin: v.nullable(v.string()),
    maxPayout: v.string(),
    /** Choices of k for a system or multibet, also while none is chosen; empty for other types. */
    systemValues: v.array(
      v.object({ value: v.number(), offset: v.number(), minBetAmount: v.string(), combo: v.number() }),
    ),
    /** Bets that the amount is split into; 0 when the form allows none. */
    combos: v.number(),
    /** Price of the opposite of these bets as an express; null where it is not offered. */
    antiExpressCoef: v.nullable(v.string()),
    /** Express: coefficient of the bonus bet that it gets; `coef` includes it. */
    bonusCoef: v.optional(v.string()),
    /** Hyper bonus that these bets have a right to: percent of the win, bounds of stake and bonus, and what it comes to for `amount`. */
    hyperBonus: v.optional(
      v.object({ percent: v.number(), minBetAmount: v.string(), maxAmount: v.string(), amount: v.string() }),
    ),
    /** What the house lends against the player's open bets; absent where nothing is lent to anybody. */
    availablePrepaidAmount: v.optional(v.string()),
    /** Conditional: the largest stake of each block after the first. */
    maxByBlockId: v.optional(v.record(v.string(), v.string())),
    /** Many singles: each line in the order of the bets. */
    lines: v.optional(
      v.array(
        v.object({
          outcomeId: id,
          minBetAmount: v.nullable(v.string()),
          maxBetAmount: v.nullable(v.string()),
          possibleWin: v.nullable(v.string()),
        }),
      ),
    ),
    errors: v.array(reason),
  }),
})

/** A bet of a placed coupon, with what a history shows of its event. */
export const placedBet = v.object({
  market: v.object({ id, outcomeId: id, coef, typeId: id, specifiers: v.string() }),
  blockId: v.nullable(v.number()),
  banker: v.boolean(),
  eventId: id,
  sportId: id,
  champId: id,
  champ: v.string(),
  champNames: v.optional(v.record(v.string(), v.string())),
  home: v.string(),
  away: v.string(),
  startsAt: instant,
  isLive: v.boolean(),
  outcome: v.object({ typeId: v.optional(id), name: v.string() }),
  /** Status ids of the spec §3: −2 not calculated, −1 not started, 0 lose … 6 half lose half win. */
  statusId: v.number(),
  /** The leg's factor as a decimal string, null while open. */
  factor: v.nullable(v.string()),
  /** Cancelled by the house: why, a code of the void policy or the operator's own words; absent when nothing was said. */
  voidReason: v.optional(v.string()),
})
export const placedCoupon = v.object({
  id,
  accountId: id,
  amount: money,
  currency: v.string(),
  bets: v.array(placedBet),
  changeCoefAction: v.number(),
  coef: v.string(),
  coefViewId: v.number(),
  prepaidAmount: v.nullable(v.string()),
  refId: v.nullable(v.number()),
  systemValue: v.nullable(v.number()),
  typeId: couponType,
  userId: id,
  /** The ready-made express that the coupon is; `coef` includes its uplift, which is paid when all its bets are won. */
  expressId: v.optional(id),
  /** Express with a bonus bet: its coefficient now, and its status: −2 open, 1 counted, 2 returned. `coef` includes it as accepted. */
  bonusBet: v.optional(v.object({ coef, statusId: v.number() })),
  /** A stake above the maximum; while it is `pending` a trader decides. */
  vip: v.optional(v.boolean()),
  /** Promo code that gave the stake: the stake is no part of what is paid. */
  promoCode: v.optional(v.string()),
  /** Hyper bonus: what it comes to at best, then what it has come to. `waiting`: paid at `dueAt`. */
  hyperBonus: v.optional(
    v.object({
      percent: v.number(),
      amount: v.string(),
      status: v.picklist(['open', 'none', 'waiting', 'paid']),
      dueAt: v.optional(instant),
    }),
  ),
  /** Conditional: stakes of the blocks after the first. */
  amountByBlockId: v.optional(amountMap),
  /** `pending` waits for its decision, `refused` did not pass it: its stake is back. */
  status: v.picklist(['open', 'won', 'lost', 'returned', 'partial', 'cancelled', 'sold', 'pending', 'refused']),
  possibleWin: v.string(),
  placedAt: instant,
  payout: v.optional(v.string()),
  settledAt: v.optional(instant),
  /** What has been sold of the stake, and for how much; `amount` is what still runs. */
  sold: v.optional(v.object({ amount: money, paid: v.string() })),
})
export type PlacedBet = v.InferOutput<typeof placedBet>
export type PlacedCoupon = v.InferOutput<typeof placedCoupon>

/** A line of many singles that was not taken: its reason in the catalogue's words, and what the slip needs to mend it. */
const refusedLine = v.object({
  outcomeId: id,
  code: v.union([v.string(), v.number()]),
  title: v.string(),
  message: v.string(),
  /** PRICE_CHANGED: the present price. */
  coef: v.optional(coef),
  minBetAmount: v.optional(v.string()),
  maxBetAmount: v.optional(v.string()),
})
/** Many singles: for each bet, in order, the coupon that it has become or its refusal. When no line is taken the whole call is refused. */
export const placedLines = listOf(v.union([v.object({ ...placedCoupon.entries, outcomeId: id }), refusedLine]))
export type PlacedLines = v.InferOutput<typeof placedLines>
/** What placing answers: one coupon, or the lines of many singles (type 9). */
export const placeAnswer = v.union([placedCoupon, placedLines])

export const place = call({
  method: 'POST',
  path: '/web-api/coupon/place',
  audience: 'player',
  summary: 'Place a coupon; 409 when a price has changed, 422 with a code when it is refused',
  envelope: 'data',
  status: 201,
  idempotent: true,
  body: couponIn,
  answer: placeAnswer,
})
export const couponByKey = call({
  method: 'GET',
  path: '/web-api/coupon/by-key/:key',
  audience: 'player',
  summary: 'The first answer given to an idempotency key',
  envelope: 'bare',
  params: v.object({ key: v.pipe(v.string(), v.uuid()) }),
  answer: v.object({ data: placeAnswer }),
})
export const coupon = call({
  method: 'GET',
  path: '/web-api/coupon/:id',
  audience: 'player',
  summary: 'One of the player’s own coupons',
  envelope: 'data',
  params: v.object({ id: idText }),
  answer: placedCoupon,
})
export const betHistory = call({
  method: 'GET',
  path: '/web-api/history/bets',
  audience: 'player',
  summary: 'The player’s coupons, newest first, 50 a page',
  envelope: 'data',
  query: v.object({
    from: v.optional(instant),
    to: v.optional(instant),
    status: v.optional(
      v.picklist(['open', 'settled', 'won', 'lost', 'returned', 'partial', 'cancelled', 'sold', 'pending', 'refused']),
    ),
    page,
  }),
  answer: listOf(placedCoupon),
})
