import * as v from 'valibot'
import { FULL_BOX, without } from '../../../shared/domain/games/rules/scratch.ts'
import { row, type Sql } from './sql.ts'

const stored = v.object({ tickets: v.pipe(v.string(), v.parseJson(), v.array(v.number())) })

/** Tickets that are left in the player's box of a game, by prize. */
export const boxOf = (sql: Sql, gameId: number): number[] =>
  row(sql, stored, 'SELECT tickets FROM game_box WHERE game_id = ?', gameId)?.tickets ?? [...FULL_BOX]

/** Takes a ticket out of the box for good. Call it in the transaction that sells the ticket. */
export const takeTicket = (sql: Sql, gameId: number, left: readonly number[], ticket: number): void =>
  void sql.exec(
    'INSERT INTO game_box (game_id, tickets) VALUES (?, ?) ON CONFLICT (game_id) DO UPDATE SET tickets = excluded.tickets',
    gameId,
    JSON.stringify(without(left, ticket)),
  )
