import * as v from 'valibot'
import { call } from './call.ts'
import { currency, id, idText, instant, listOf, money, page } from './fields.ts'

const byCurrency = v.record(currency, money)

/** What a friend has to do, and what it brings whoever invited him. Decimal strings by currency; where a currency is not named nothing is given. */
export const bringFriendRule = v.object({
  /** So much of his own money he has to have staked on settled bets, and deposited, within so many days of his registration. */
  stakes: byCurrency,
  deposit: byCurrency,
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
  /** By the currency of whoever invited him. */
  bonus: byCurrency,
  /** So many friends bring a bonus. */
  most: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
})
export type BringFriendRule = v.InferOutput<typeof bringFriendRule>

/** Why a friend brings nothing: he is the same person, plays on the same device, or the operator says so. */
export const FRIEND_REFUSALS = ['self', 'device', 'operator'] as const
const amount = v.nullable(v.string())
const friend = v.object({
  registeredAt: instant,
  /** `over`: his time is over, or enough friends have brought a bonus. */
  state: v.picklist(['waiting', 'paid', 'refused', 'over']),
  amount,
  currency: v.nullable(currency),
})
export type Friend = v.InferOutput<typeof friend>

export const getFriends = call({
  method: 'GET',
  path: '/web-api/friends',
  audience: 'player',
  summary:
    'The player’s code for friends, the friends who have registered by it, and what they have brought; 404 where the house has none',
  envelope: 'data',
  query: v.object({ page }),
  answer: v.object({
    code: v.string(),
    currency,
    bonus: v.string(),
    /** What a friend has to do, in this currency. */
    stakes: v.string(),
    deposit: v.string(),
    days: v.number(),
    most: v.number(),
    earned: v.string(),
    ...listOf(friend).entries,
  }),
})
export type Friends = v.InferOutput<typeof getFriends.answer>

const friendship = v.object({
  id,
  inviter: id,
  registeredAt: instant,
  refused: v.nullable(v.picklist(FRIEND_REFUSALS)),
  paidAt: v.nullable(instant),
  amount,
  currency: v.nullable(currency),
})
export const listFriends = call({
  method: 'GET',
  path: '/operator-api/v1/friends',
  audience: 'operator',
  summary: 'Who has brought whom, the latest first',
  envelope: 'data',
  query: v.object({ page }),
  answer: listOf(friendship),
})
export const judgeFriend = call({
  method: 'PATCH',
  path: '/operator-api/v1/friends/:id',
  audience: 'operator',
  summary: 'Refuse the bonus for a friend, or allow it in spite of what spoke against it; what is paid stays paid',
  envelope: 'data',
  params: v.object({ id: idText }),
  body: v.strictObject({ isRefused: v.boolean() }),
  answer: friendship,
})
