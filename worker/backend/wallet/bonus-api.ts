/** What a player who was brought by a friend has to do until when (milliseconds); minor units of his main currency. */
export interface Brought {
  inviter: number
  currency: string
  stakes: number
  deposit: number
  until: number
}

/** The calls of friends and bonuses. */
export interface BonusesApi {
  /** Notes who has brought this player; the first word counts. */
  bringIn(input: Brought): Promise<void>
  /** Has he done what his friend's bonus is for? */
  isFriendDue(): Promise<boolean>
  /**
   * Pays for a friend, once; `amounts` in minor units by currency. Null when nothing is paid: the player is excluded (ask again later), or
   * enough friends have been paid for.
   */
  payFriend(input: {
    friend: number
    amounts: Record<string, number>
    most: number
    requestId: string
    now: number
  }): Promise<{ amount: string; currency: string } | null>
  /** What friends have brought in a currency, minor units. */
  friendsEarned(currency: string): Promise<number>
}
