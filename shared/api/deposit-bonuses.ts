import * as v from 'valibot'
import { call } from './call.ts'
import { coef, currency, instant, money } from './fields.ts'

const byCurrency = v.record(currency, money)
const offerId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most))

/** A bonus for a deposit as the operator offers it. Decimal strings by currency; a currency that is not named has no such offer. */
export const depositBonus = v.object({
  id: offerId,
  percent: whole(500),
  minDeposit: byCurrency,
  maxBonus: byCurrency,
  /** How many times the bonus has to be staked, in bets of this coefficient or more, within so many days. */
  wager: whole(100),
  minCoef: coef,
  /** Percent of a stake in games that counts; without it games do not count. */
  games: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 0),
  /** The most that one stake of bonus money may be; a currency that is not named has no such bound. */
  maxStake: v.optional(byCurrency, {}),
  days: whole(365),
  /** Only with a player's first deposit. */
  isFirst: v.optional(v.boolean(), false),
})
export type DepositBonus = v.InferOutput<typeof depositBonus>

const offer = v.object({
  ...depositBonus.entries,
  minDeposit: v.string(),
  maxBonus: v.string(),
  maxStake: v.nullable(v.string()),
})
export type BonusOffer = v.InferOutput<typeof offer>

const nullable = { instant: v.nullable(instant), sum: v.nullable(v.string()) }
/** A bonus that was chosen: it waits for its deposit, is being wagered, or has ended. Sums are null before the deposit. */
const takenBonus = v.object({
  id: v.number(),
  offer: v.string(),
  state: v.picklist(['chosen', 'active', 'converted', 'expired', 'cancelled', 'lost']),
  currency,
  percent: v.number(),
  minDeposit: v.string(),
  maxBonus: v.string(),
  minCoef: v.string(),
  games: v.number(),
  maxStake: nullable.sum,
  amount: nullable.sum,
  /** What has to be staked, and what has been. */
  required: nullable.sum,
  wagered: v.string(),
  /** What has become the player's own. */
  turned: nullable.sum,
  chosenAt: instant,
  beganAt: nullable.instant,
  due: nullable.instant,
  endedAt: nullable.instant,
})
export type TakenBonus = v.InferOutput<typeof takenBonus>

export const getDepositBonuses = call({
  method: 'GET',
  path: '/web-api/bonuses/deposit',
  audience: 'player',
  summary:
    'Bonuses for deposits that are offered in the currency of the main account, the one that runs, and those of before',
  envelope: 'data',
  answer: v.object({
    currency,
    /** What stands on the bonus account in that currency. */
    balance: v.string(),
    offers: v.array(offer),
    current: v.nullable(takenBonus),
    past: v.array(takenBonus),
  }),
})
export type DepositBonuses = v.InferOutput<typeof getDepositBonuses.answer>

export const chooseDepositBonus = call({
  method: 'PUT',
  path: '/web-api/bonuses/deposit/choice',
  audience: 'player',
  summary: 'Take an offer with the next deposit; 409 while a bonus is being wagered',
  envelope: 'data',
  body: v.strictObject({ id: offerId }),
  answer: takenBonus,
})
export const leaveDepositBonus = call({
  method: 'DELETE',
  path: '/web-api/bonuses/deposit/choice',
  audience: 'player',
  summary: 'Do without the chosen bonus, or give back the running one: bonus money goes, one’s own stays',
  envelope: 'data',
  answer: takenBonus,
})
