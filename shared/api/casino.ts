import * as v from 'valibot'
import { CATEGORIES } from '../domain/games/catalogue.ts'
import { choice } from '../domain/games/choice.ts'
import { CLIENT_SEED } from '../domain/games/fair.ts'
import type { Outcome } from '../domain/games/play.ts'
import { call } from './call.ts'
import { tournament } from './casino-tournaments.ts'
import { currency, id, idText, instant, listOf, money, page } from './fields.ts'

export const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'small letters, digits, dashes'))
export const category = v.picklist(CATEGORIES)

/** A game of the list. */
export const casinoGame = v.object({
  id,
  slug,
  /** Of the house's games the texts have a name of their own. */
  name: v.string(),
  provider: slug,
  category,
  /** Percent, a decimal string; null where its provider does not say it. */
  rtp: v.nullable(v.string()),
})
export type CasinoGame = v.InferOutput<typeof casinoGame>
const provider = v.object({ slug, name: v.string(), games: v.number() })
export type CasinoProvider = v.InferOutput<typeof provider>

export const casinoLobby = call({
  method: 'GET',
  path: '/web-api/casino/lobby',
  audience: 'public',
  summary: 'All games that can be played, by category, and who makes them',
  envelope: 'data',
  answer: v.object({
    categories: v.array(v.object({ id: category, games: v.array(casinoGame) })),
    providers: v.array(provider),
    /** With their leaders; the running ones first. */
    tournaments: v.optional(v.array(tournament), []),
  }),
})
export type CasinoLobby = v.InferOutput<typeof casinoLobby.answer>

export const casinoGames = call({
  method: 'GET',
  path: '/web-api/casino/games',
  audience: 'public',
  summary: 'Games of a category, of a provider, or whose name has the words `q`, 50 a page',
  envelope: 'data',
  query: v.object({
    category: v.optional(category),
    provider: v.optional(slug),
    q: v.optional(v.pipe(v.string(), v.maxLength(64))),
    page,
  }),
  answer: listOf(casinoGame),
})

/** The present pair of seeds: the hash of the house's, which is told before play, and the player's own. */
export const seedPair = v.object({ commit: v.string(), clientSeed: v.string(), nonce: v.number() })
export type SeedPair = v.InferOutput<typeof seedPair>
export const revealedPair = v.object({ ...seedPair.entries, serverSeed: v.string(), revealedAt: instant })
export type RevealedPair = v.InferOutput<typeof revealedPair>

const byGame = v.object({ id: idText })
export const launchGame = call({
  method: 'POST',
  path: '/web-api/casino/games/:id/launch',
  audience: 'player',
  summary: 'Begin a game: of the house its seeds and the table’s limits, of another provider the address to play at',
  envelope: 'data',
  params: byGame,
  body: v.strictObject({}),
  answer: v.variant('type', [
    v.object({ type: v.literal('own'), seeds: seedPair, currency, min: money, max: money, left: v.array(v.number()) }),
    v.object({ type: v.literal('provider'), url: v.string() }),
  ]),
})
export type Launched = v.InferOutput<typeof launchGame.answer>

const outcome = v.custom<Outcome>((value) => typeof value === 'object' && value !== null && 'kind' in value)
/** A round. `fair` is there for the house's own games; its `serverSeed` once the pair is out of use. */
export const gameRound = v.object({
  id,
  gameId: id,
  provider: slug,
  amount: money,
  currency,
  payout: v.nullable(v.string()),
  status: v.picklist(['open', 'settled', 'cancelled']),
  placedAt: instant,
  settledAt: v.nullable(instant),
  choice: v.nullable(choice),
  outcome: v.nullable(outcome),
  fair: v.nullable(v.object({ ...seedPair.entries, serverSeed: v.nullable(v.string()) })),
})
export type GameRound = v.InferOutput<typeof gameRound>
const played = v.object({ ...gameRound.entries, money: v.string() })
export type PlayedRound = v.InferOutput<typeof played>

export const playRound = call({
  method: 'POST',
  path: '/web-api/casino/rounds',
  audience: 'player',
  summary:
    'Play a round of a game of the house: stake, outcome and win at once. `amount` is staked once a spot; `commit` makes sure of the seeds',
  envelope: 'data',
  status: 201,
  idempotent: true,
  body: v.strictObject({
    gameId: id,
    amount: money,
    accountId: v.optional(v.nullable(id)),
    choice,
    commit: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)))),
  }),
  answer: played,
})
export const rounds = call({
  method: 'GET',
  path: '/web-api/casino/rounds',
  audience: 'player',
  summary: 'Rounds of the player, the newest first, 50 a page',
  envelope: 'data',
  query: v.object({ gameId: v.optional(idText), page }),
  answer: listOf(gameRound),
})
export const roundByKey = call({
  method: 'GET',
  path: '/web-api/casino/rounds/by-key/:key',
  audience: 'player',
  summary: 'The answer that a key was given: how a lost one is found',
  envelope: 'data',
  params: v.object({ key: v.pipe(v.string(), v.uuid()) }),
  answer: played,
})
export const round = call({
  method: 'GET',
  path: '/web-api/casino/rounds/:id',
  audience: 'player',
  summary: 'One of the player’s rounds',
  envelope: 'data',
  params: byGame,
  answer: gameRound,
})

export const seeds = call({
  method: 'GET',
  path: '/web-api/casino/seeds',
  audience: 'player',
  summary: 'The player’s pair of seeds, and the last ones that are out of use',
  envelope: 'data',
  answer: v.object({ current: seedPair, revealed: v.array(revealedPair) }),
})
export type Seeds = v.InferOutput<typeof seeds.answer>
export const changeSeeds = call({
  method: 'POST',
  path: '/web-api/casino/seeds',
  audience: 'player',
  summary: 'Take a new pair, by a seed of one’s own or a random one: the old server seed is told',
  envelope: 'data',
  body: v.strictObject({
    clientSeed: v.optional(v.nullable(v.pipe(v.string(), v.regex(CLIENT_SEED, 'letters, digits, dashes')))),
  }),
  answer: seeds.answer,
})

const favourites = v.object({ items: v.array(casinoGame), total: v.number(), page: v.number() })
export const casinoFavourites = call({
  method: 'GET',
  path: '/web-api/casino/favourites',
  audience: 'player',
  summary: 'The player’s favourite games, the latest first',
  envelope: 'data',
  answer: favourites,
})
export const addFavourite = call({
  method: 'PUT',
  path: '/web-api/casino/favourites/:id',
  audience: 'player',
  summary: 'Make a game a favourite; a repeat changes nothing',
  envelope: 'data',
  params: byGame,
  answer: v.object({ isFavourite: v.boolean() }),
})
export const removeFavourite = call({
  method: 'DELETE',
  path: '/web-api/casino/favourites/:id',
  audience: 'player',
  summary: 'Take a game from the favourites; a repeat changes nothing',
  envelope: 'data',
  params: byGame,
  answer: v.object({ isFavourite: v.boolean() }),
})
