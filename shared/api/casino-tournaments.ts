import * as v from 'valibot'
import { FIRST_WEEKLY } from '../domain/games/tournament.ts'
import { call } from './call.ts'
import { currency, id, idText, instant, language, listOf, money, page, text } from './fields.ts'

const byCurrency = v.record(currency, money)
const prize = v.object({
  /** How many places get it, after those above. */
  places: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  amount: byCurrency,
})
const rules = {
  /** By language; null: the house's weekly one, which the texts name. */
  title: v.nullable(v.record(language, text(120))),
  from: instant,
  /** Exclusive. */
  to: instant,
  /** Games whose rounds count; none: all. */
  games: v.pipe(v.array(id), v.maxLength(500)),
  /** Smallest stake of a round that counts, by currency; in a currency that is not named none counts. */
  minStake: byCurrency,
  /** From the first place on. */
  prizes: v.pipe(v.array(prize), v.minLength(1), v.maxLength(20)),
}

const standing = {
  /** From 1. */
  place: v.number(),
  /** Best multiplier of a round: what it paid for 1 staked, a decimal string. */
  score: v.string(),
}
const leader = v.object({ ...standing, /** The last digits of the player's number. */ player: v.string() })
export const tournament = v.object({
  id,
  ...rules,
  state: v.picklist(['coming', 'running', 'over']),
  /** How many take part. */
  players: v.number(),
  leaders: v.array(leader),
})
export type Tournament = v.InferOutput<typeof tournament>

export const tournaments = call({
  method: 'GET',
  path: '/web-api/casino/tournaments',
  audience: 'public',
  summary:
    'Tournaments of the casino with their leaders: the running ones first, then those that come, then the last that are over',
  envelope: 'data',
  answer: listOf(tournament),
})

const byId = v.object({ id: idText })
const ownStanding = v.object({
  /** Since when the player takes part; null: he does not. */
  since: v.nullable(instant),
  place: v.nullable(standing.place),
  score: v.nullable(standing.score),
  /** Rounds of his that count. */
  rounds: v.number(),
  prize: v.nullable(v.object({ amount: v.string(), currency, isPaid: v.boolean() })),
})
export type OwnStanding = v.InferOutput<typeof ownStanding>
export const tournamentStanding = call({
  method: 'GET',
  path: '/web-api/casino/tournaments/:id/entry',
  audience: 'player',
  summary: 'How the player stands in a tournament',
  envelope: 'data',
  params: byId,
  answer: ownStanding,
})
export const enterTournament = call({
  method: 'PUT',
  path: '/web-api/casino/tournaments/:id/entry',
  audience: 'player',
  summary: 'Take part, from now on; a repeat changes nothing. 404 for one that is over',
  envelope: 'data',
  params: byId,
  answer: ownStanding,
})

export const tournamentPlan = v.object({
  /** Is there one every week, from Monday to Sunday in UTC? */
  isWeekly: v.boolean(),
  tournaments: v.pipe(
    v.array(
      v.pipe(
        v.object({ id: v.pipe(id, v.maxValue(FIRST_WEEKLY - 1)), ...rules, title: v.record(language, text(120)) }),
        v.check(({ from, to }) => Date.parse(from) < Date.parse(to), 'ends after it begins'),
      ),
    ),
    v.maxLength(100),
    v.check((list) => new Set(list.map((each) => each.id)).size === list.length, 'each id once'),
  ),
})
export type TournamentPlan = v.InferOutput<typeof tournamentPlan>
export const putTournaments = call({
  method: 'PUT',
  path: '/operator-api/v1/casino/tournaments',
  audience: 'operator',
  summary: 'Replace the tournaments; those that are over are decided and paid before',
  envelope: 'data',
  body: tournamentPlan,
  answer: v.object({ tournaments: v.number() }),
})

const houseRound = v.object({
  player: v.number(),
  id: v.number(),
  gameId: v.number(),
  provider: v.string(),
  amount: v.string(),
  payout: v.nullable(v.string()),
  currency: v.string(),
  status: v.string(),
  placedAt: instant,
})
export const houseRounds = call({
  method: 'GET',
  path: '/operator-api/v1/casino/rounds',
  audience: 'operator',
  summary:
    'Rounds of games, the newest first, 50 a page; of one player or one game when it is said. At most a minute old',
  envelope: 'data',
  query: v.object({ player: v.optional(idText), game: v.optional(idText), page }),
  answer: listOf(houseRound),
})
