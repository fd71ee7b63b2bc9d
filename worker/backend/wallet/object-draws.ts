import type { DrawEnd, DrawsApi, TicketInput } from './draw-api.ts'
import * as draws from './draw-tickets.ts'
import { WalletGames } from './object-games.ts'

/** The calls of toto and lotto. */
export abstract class WalletDraws extends WalletGames implements DrawsApi {
  async buyTicket(input: TicketInput) {
    await this.store.atNow()
    return this.store.change((sql) => draws.buyTicket(sql, input))
  }

  async tickets(query: Parameters<DrawsApi['tickets']>[0]) {
    return draws.tickets(this.store.sql, query)
  }

  async countTickets(draw: number) {
    return this.store.change((sql) => draws.countTickets(sql, draw))
  }

  async endTickets(end: DrawEnd) {
    this.store.change((sql) => draws.endTickets(sql, end))
  }
}
