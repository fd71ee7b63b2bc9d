import type { Ticket } from '../../../shared/api/draws.ts'
import type { PlaceAnswer } from './api.ts'
import type { StakeInput } from './game-stake.ts'

export type DrawGame = 'toto' | 'lotto'

export interface TicketInput extends StakeInput {
  key: string
  requestHash: string
  game: DrawGame
  draw: number
  /** Marks of each match, or lines of numbers. */
  choice: number[][]
  /** Variants or lines: the amount stands on each. */
  units: number
  /** The most that may stand on one line in all the player's tickets of the draw, minor units of the table's currency; null: there is no such bound. */
  mostOnLine: number | null
  requestId: string
}

/** A ticket as the house counts it; minor units. */
export interface CountedTicket {
  id: number
  currency: string
  unit: number
  stake: number
  choice: number[][]
}

/** How the tickets of a draw end: what each is paid (minor units; none for one that is not named), or that every stake goes back. */
export interface DrawEnd {
  draw: number
  prizes: { id: number; amount: number }[]
  isVoid: boolean
  now: number
}

export interface DrawsApi {
  /** Buys a ticket in one transaction, once a key. */
  buyTicket(input: TicketInput): Promise<PlaceAnswer>
  /** The player's tickets, the newest first, 50 a page. */
  tickets(query: { game: DrawGame; page: number }): Promise<{ items: Ticket[]; total: number; page: number }>
  /** Sells no more tickets of a draw, and gives those that were sold. */
  countTickets(draw: number): Promise<CountedTicket[]>
  /** Ends the open tickets of a draw, each once. */
  endTickets(end: DrawEnd): Promise<void>
}
