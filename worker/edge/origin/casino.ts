import type * as v from 'valibot'
import type { Schema } from '../../../shared/api/call.ts'
import {
  type CasinoGame,
  type CasinoLobby,
  casinoFavourites,
  casinoLobby,
  type GameRound,
  type Launched,
  launchGame,
  round,
  rounds,
  type Seeds,
  seeds,
} from '../../../shared/api/casino.ts'
import type { Answered } from './client.ts'

/** The origin's calls of the casino. Null: it did not answer, or refused. */
export interface CasinoOrigin {
  lobby(): Promise<CasinoLobby | null>
  launch(gameId: number): Promise<Launched | null>
  rounds(gameId?: number): Promise<GameRound[] | null>
  round(id: string): Promise<GameRound | null>
  seeds(): Promise<Seeds | null>
  favourites(): Promise<CasinoGame[] | null>
}

interface Calls {
  list<S extends Schema>(path: string, schema: S): Promise<v.InferOutput<S> | null>
  player<S extends Schema>(path: string, schema: S): Promise<v.InferOutput<S> | null>
  write(path: string): Promise<Answered>
  parse<S extends Schema>(schema: S, value: unknown): v.InferOutput<S> | null
}

export const casinoOrigin = ({ list, player, write, parse }: Calls): CasinoOrigin => ({
  lobby: () => list(casinoLobby.path, casinoLobby.answer),
  launch: async (gameId) => {
    const answer = await write(launchGame.path.replace(':id', String(gameId)))
    return answer.ok ? parse(launchGame.answer, answer.data) : null
  },
  rounds: async (gameId) =>
    (await player(gameId === undefined ? rounds.path : `${rounds.path}?gameId=${gameId}`, rounds.answer))?.items ??
    null,
  round: (id) => player(round.path.replace(':id', id), round.answer),
  seeds: () => player(seeds.path, seeds.answer),
  favourites: async () => (await player(casinoFavourites.path, casinoFavourites.answer))?.items ?? null,
})
