import type { GamesApi } from './game-api.ts'
import * as games from './games.ts'
import { WalletPayments } from './object-payments.ts'

/** The calls of games. */
export abstract class WalletGames extends WalletPayments implements GamesApi {
  async playRound(input: Parameters<GamesApi['playRound']>[0]) {
    await this.store.atNow()
    return this.store.change((sql) => games.playRound(sql, input))
  }

  async rounds(query: Parameters<GamesApi['rounds']>[0]) {
    return games.rounds(this.store.sql, query)
  }

  async round(id: number) {
    return games.round(this.store.sql, id)
  }

  async seeds(now: number) {
    return this.store.change((sql) => games.seedsNow(sql, now))
  }

  async changeSeeds(clientSeed: string | null, now: number) {
    return this.store.change((sql) => games.changeSeeds(sql, clientSeed, now))
  }

  async box(gameId: number) {
    return games.boxOf(this.store.sql, gameId)
  }

  async payPrize(input: Parameters<GamesApi['payPrize']>[0]) {
    return this.store.change((sql) => games.payPrize(sql, input))
  }

  async hearGames(ask: Parameters<GamesApi['hearGames']>[0]) {
    await this.store.atNow()
    return this.store.change((sql) => games.hearGames(sql, ask))
  }

  async heardGames(ask: Parameters<GamesApi['heardGames']>[0]) {
    return games.heardGames(this.store.sql, ask)
  }
}
