import type { GameRound, Seeds } from '../../../shared/api/casino.ts'
import type { CashbackLadder } from '../../../shared/domain/bonus/game-cashback.ts'
import type { Choice } from '../../../shared/domain/games/choice.ts'
import type { ProfileName } from '../../../shared/domain/licence/profiles.ts'
import type { PlaceAnswer } from './api.ts'
import type { Refused } from './refusal.ts'

/** The house's bounds of a table in one currency, minor units. */
export interface TableLimits {
  currency: string
  min: number
  max: number
  /** The most that a round may bring: a stake that could bring more is refused, so that no win is ever cut. */
  maxPayout: number
}

export interface RoundInput {
  key: string
  requestHash: string
  gameId: number
  choice: Choice
  /** Decimal string, staked once for each unit of the choice. */
  amount: string
  accountId: number | null
  /** The commitment that the player plays by; null: whatever there is. */
  commit: string | null
  table: TableLimits
  licence: ProfileName
  /** How the house thanks for play; absent: not at all. */
  ladder?: CashbackLadder | undefined
  requestId: string
  now: number
}

/** What a provider of games asks for, its signature right. Amounts in minor units; null when it is no amount of that currency. */
interface Asked {
  provider: string
  /** The provider's own id of the transaction, and the digest of what it asks. */
  transactionId: string
  digest: string
  currency: string
  ladder?: CashbackLadder | undefined
  requestId: string
  now: number
}
export type ProviderAsk =
  | (Asked & { kind: 'bet'; roundId: string; gameId: number; amount: number | null; licence: ProfileName })
  | (Asked & { kind: 'win'; roundId: string; amount: number | null; isOpen: boolean })
  | (Asked & { kind: 'rollback'; targetId: string })
export type ProviderAnswer = { ok: true; body: string } | Refused

/** The prize of a place in a tournament; minor units. */
export interface PrizeInput {
  tournament: number
  place: number
  amount: number
  currency: string
  now: number
}

export interface GamesApi {
  /** Plays a round of the house's: stake, outcome and win in one transaction, once a key. */
  playRound(input: RoundInput): Promise<PlaceAnswer>
  rounds(query: { gameId: number | null; page: number }): Promise<{ items: GameRound[]; total: number; page: number }>
  round(id: number): Promise<GameRound | null>
  /** The present pair of seeds, made when there is none, and those out of use. */
  seeds(now: number): Promise<Seeds>
  /** Takes a new pair; null: a random client seed. */
  changeSeeds(clientSeed: string | null, now: number): Promise<Seeds>
  /** Scratchcards that are left in the player's box, by prize. */
  box(gameId: number): Promise<number[]>
  hearGames(ask: ProviderAsk): Promise<ProviderAnswer>
  /** What a transaction was answered before; null when it has not come yet. */
  heardGames(ask: ProviderAsk): Promise<ProviderAnswer | null>
  /** Pays a prize once; false while the player may receive none. */
  payPrize(input: PrizeInput): Promise<boolean>
}
