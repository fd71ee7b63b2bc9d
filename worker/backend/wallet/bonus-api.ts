import type { BonusRound } from '../../../shared/api/bonus-games.ts'
import type { TakenBonus } from '../../../shared/api/deposit-bonuses.ts'
import type { BoughtPromo } from '../../../shared/api/points.ts'
import type { BonusTerms } from '../../../shared/domain/bonus/deposit-bonus.ts'
import type { BonusGame } from '../../../shared/domain/games/bonus-game.ts'
import type { ProfileName } from '../../../shared/domain/licence/profiles.ts'
import type { PlaceAnswer } from './api.ts'
import type { Refused } from './refusal.ts'

/** What a player who was brought by a friend has to do until when (milliseconds); minor units of his main currency. */
export interface Brought {
  inviter: number
  currency: string
  stakes: number
  deposit: number
  until: number
}

/** A prize as it would be given to this player. */
export interface BonusPrize {
  weight: number
  points: number | null
  promo: BoughtPromo | null
}

/** The calls of friends and bonuses. */
export interface BonusesApi {
  /** Notes who has brought this player; the first word counts. */
  bringIn(input: Brought): Promise<void>
  /** Has he done what his friend's bonus is for, as results stand? */
  isFriendDue(): Promise<boolean>
  /**
   * Pays for a friend, once until it is taken back; `amounts` in minor units by currency. Null when nothing is paid: the player is excluded (ask again later), or
   * enough friends have been paid for.
   */
  payFriend(input: {
    friend: number
    amounts: Record<string, number>
    most: number
    requestId: string
    now: number
  }): Promise<{ amount: string; currency: string } | null>
  /** Takes back what was paid for a friend who has not done it after all; a repeat changes nothing. */
  takeFriendBack(input: { friend: number; requestId: string; now: number }): Promise<void>
  /** What friends have brought in a currency, minor units. */
  friendsEarned(currency: string): Promise<number>
  /** What of deposit bonuses runs and ran; the balance of the bonus account is that of `currency`. */
  bonuses(
    currency: string,
  ): Promise<{ balance: string; hasDeposited: boolean; current: TakenBonus | null; past: TakenBonus[] }>
  /** Chooses an offer for the next deposit; refused by breaks, while a bonus runs, and a first-deposit offer after a deposit. */
  chooseBonus(input: {
    offer: string
    currency: string
    terms: BonusTerms
    isFirst: boolean
    licence: ProfileName
    now: number
  }): Promise<{ ok: true; bonus: TakenBonus } | Refused>
  /** Does without the chosen or running bonus; null when there is none. */
  leaveBonus(now: number): Promise<TakenBonus | null>
  /** Rounds of a bonus game that the player has, and his last ones. */
  bonusGame(game: BonusGame): Promise<{ left: number; points: number; last: BonusRound[] }>
  /** Gives rounds, once a reference; gives how many are left to play. */
  giveRounds(input: { game: BonusGame; count: number; reference: string; now: number }): Promise<number>
  /** Plays a round, one that was given or for `price` points: right, draw and prize in one transaction, once a key. */
  playBonus(input: {
    key: string
    requestHash: string
    userId: number
    game: BonusGame
    choice: number
    price: number
    prizes: BonusPrize[]
    licence: ProfileName
    now: number
  }): Promise<PlaceAnswer>
}
