import * as v from 'valibot'
import { BONUS_GAMES } from '../domain/games/bonus-game.ts'
import { call } from './call.ts'
import { coef, currency, id, idText, instant, money, text } from './fields.ts'

const game = v.picklist(BONUS_GAMES)
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** A prize and on how many places of the table it lies: points, a promo code of so much, or neither. */
const prize = v.object({
  weight: whole(1, 1000),
  points: v.optional(whole(1, 1_000_000)),
  promo: v.optional(
    v.object({ amount: v.record(currency, money), minCoef: v.optional(v.nullable(coef)), days: whole(1, 365) }),
  ),
})
/** The bonus games that the house has: what a round costs in points, and the prizes. */
export const bonusGames = v.partial(
  v.object(
    v.entriesFromList(
      BONUS_GAMES,
      v.object({ price: whole(1, 1_000_000), prizes: v.pipe(v.array(prize), v.minLength(1), v.maxLength(50)) }),
    ),
  ),
)
export type BonusGamesConfig = v.InferOutput<typeof bonusGames>

/** What a round has brought: points, a promo code, or nothing. */
const won = v.object({
  points: v.nullable(v.number()),
  promo: v.nullable(v.object({ code: v.string(), amount: v.string(), currency })),
})
const bonusRound = v.object({
  id,
  game,
  /** What the player has chosen, from 0 on, and the place of the prize table that it came to. */
  choice: v.number(),
  place: v.number(),
  prize: won,
  playedAt: instant,
  /** The server seed once its pair is out of use. */
  fair: v.object({
    commit: v.string(),
    clientSeed: v.string(),
    nonce: v.number(),
    serverSeed: v.nullable(v.string()),
  }),
})
export type BonusRound = v.InferOutput<typeof bonusRound>

const state = {
  /** Rounds that the player may play without paying. */
  left: v.number(),
  /** His promo points. */
  points: v.number(),
}
export const getBonusGame = call({
  method: 'GET',
  path: '/web-api/bonus-games',
  audience: 'player',
  summary: 'Rounds of a bonus game that the player has, and his last ones; 404 where the house has no such game',
  envelope: 'data',
  query: v.object({ game }),
  answer: v.object({ game, price: v.number(), ...state, last: v.array(bonusRound) }),
})
export type OwnBonusGame = v.InferOutput<typeof getBonusGame.answer>

export const playBonusGame = call({
  method: 'POST',
  path: '/web-api/bonus-games/rounds',
  audience: 'player',
  summary: 'Play a round: one that was given, else for points. Decided by the seeds of the casino’s games',
  envelope: 'data',
  status: 201,
  idempotent: true,
  body: v.strictObject({ game, choice: whole(0, 99) }),
  answer: v.object({ ...bonusRound.entries, ...state }),
})

export const giveBonusRounds = call({
  method: 'POST',
  path: '/operator-api/v1/players/:id/bonus-rounds',
  audience: 'operator',
  summary: 'Give a player rounds of a bonus game, once a reference',
  envelope: 'data',
  params: v.object({ id: idText }),
  body: v.strictObject({ game, count: whole(1, 100), reference: text(60) }),
  answer: v.object({ left: v.number() }),
})
