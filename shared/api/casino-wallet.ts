import * as v from 'valibot'
import { call } from './call.ts'
import { currency, id, money } from './fields.ts'

const reference = v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/, 'a reference'))
const player = { playerId: id, currency }
/** What providers ask (signed like a payment provider's callback: HMAC-SHA256 over timestamp, call id and these bytes). */
export const WALLET_BODIES = {
  balance: v.strictObject({ token: v.pipe(v.string(), v.maxLength(200)), ...player }),
  bet: v.strictObject({
    token: v.pipe(v.string(), v.maxLength(200)),
    ...player,
    transactionId: reference,
    roundId: reference,
    gameId: id,
    amount: money,
  }),
  win: v.strictObject({
    ...player,
    transactionId: reference,
    roundId: reference,
    amount: money,
    /** Is the round still on? */
    isOpen: v.optional(v.boolean(), false),
  }),
  rollback: v.strictObject({ ...player, transactionId: reference, targetId: reference }),
} as const
export type WalletCall = keyof typeof WALLET_BODIES
const walletAnswer = v.object({
  playerId: id,
  currency,
  balance: money,
  transactionId: v.optional(v.string()),
  outcome: v.optional(v.picklist(['booked', 'unknown'])),
})
const walletCall = <const K extends WalletCall>(name: K, summary: string) =>
  call({
    method: 'POST',
    path: `/wallet-api/v1/${name}`,
    audience: 'server',
    summary,
    envelope: 'data',
    body: WALLET_BODIES[name],
    answer: walletAnswer,
  })
export const walletBalance = walletCall('balance', 'What a player has to play with')
export const walletBet = walletCall('bet', 'Take a stake, once a transaction; every limit of the player counts')
export const walletWin = walletCall('win', 'Pay a round, once a transaction; 0 ends it without a win')
export const walletRollback = walletCall(
  'rollback',
  'Take a bet or a win back, once; one that has not come yet is refused when it comes',
)
