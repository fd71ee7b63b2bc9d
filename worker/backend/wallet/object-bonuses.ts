import type { BonusesApi } from './bonus-api.ts'
import * as games from './bonus-games.ts'
import * as bonuses from './deposit-bonus.ts'
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

  async takeFriendBack(input: Parameters<BonusesApi['takeFriendBack']>[0]) {
    this.store.change((sql) => friends.takeFriendBack(sql, input))
  }

  async friendsEarned(currency: string) {
    return friends.friendsEarned(this.store.sql, currency)
  }

  async bonuses(currency: string) {
    return bonuses.bonuses(await this.store.atNow(), currency)
  }

  async chooseBonus(input: Parameters<BonusesApi['chooseBonus']>[0]) {
    await this.store.atNow()
    return this.store.change((sql) => bonuses.chooseBonus(sql, input))
  }

  async leaveBonus(now: number) {
    await this.store.atNow()
    return this.store.change((sql) => bonuses.leaveBonus(sql, now))
  }

  async bonusGame(game: Parameters<BonusesApi['bonusGame']>[0]) {
    return games.bonusGame(await this.store.atNow(), game)
  }

  async giveRounds(input: Parameters<BonusesApi['giveRounds']>[0]) {
    return this.store.change((sql) => games.giveRounds(sql, input))
  }

  async playBonus(input: Parameters<BonusesApi['playBonus']>[0]) {
    await this.store.atNow()
    return this.store.change((sql) => games.playBonus(sql, input))
  }
}
