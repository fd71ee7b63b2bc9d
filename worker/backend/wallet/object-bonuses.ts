import type { BonusesApi } from './bonus-api.ts'
import * as friends from './friends.ts'
import { WalletDraws } from './object-draws.ts'

/** The calls of friends and bonuses. */
export abstract class WalletBonuses extends WalletDraws implements BonusesApi {
  async bringIn(input: Parameters<BonusesApi['bringIn']>[0]) {
    this.store.change((sql) => friends.bringIn(sql, input))
  }

  async isFriendDue() {
    return friends.isFriendDue(await this.store.atNow())
  }

  async payFriend(input: Parameters<BonusesApi['payFriend']>[0]) {
    return this.store.change((sql) => friends.payFriend(sql, input))
  }

  async friendsEarned(currency: string) {
    return friends.friendsEarned(this.store.sql, currency)
  }
}
