import * as v from 'valibot'
import { call } from './call.ts'
import { boughtTicket, choiceRows, ticket } from './draws.ts'
import { id, idText, instant, listOf, money, page } from './fields.ts'

/** A draw: the hash of its seed from the beginning, seed and numbers once it has taken place. */
export const lottoDraw = v.object({
  id,
  lotteryId: id,
  number: v.number(),
  closesAt: instant,
  status: v.picklist(['open', 'closed', 'settled', 'void']),
  commit: v.string(),
  /** With the draw's number as nonce the public part of its seeds. */
  clientSeed: v.string(),
  seed: v.nullable(v.string()),
  /** In the order in which they fell. */
  numbers: v.nullable(v.array(v.number())),
})
export type LottoDraw = v.InferOutput<typeof lottoDraw>

export const lotteries = call({
  method: 'GET',
  path: '/web-api/lotto/lotteries',
  audience: 'public',
  summary: 'The lotteries, each with the draw that is on sale and the last one',
  envelope: 'data',
  answer: listOf(v.object({ id, next: v.nullable(lottoDraw), last: v.nullable(lottoDraw) })),
})
export type LotteryState = v.InferOutput<typeof lotteries.answer>['items'][number]
export const lottoResults = call({
  method: 'GET',
  path: '/web-api/lotto/draws',
  audience: 'public',
  summary: 'Draws that have taken place, the latest first, 20 a page; of one lottery or of all',
  envelope: 'data',
  query: v.object({ lotteryId: v.optional(idText), page }),
  answer: listOf(lottoDraw),
})
export const buyLotto = call({
  method: 'POST',
  path: '/web-api/lotto/tickets',
  audience: 'player',
  summary: 'Buy a ticket of the draw that is on sale: `amount` stands on each of its lines of numbers',
  envelope: 'data',
  status: 201,
  idempotent: true,
  body: v.strictObject({ drawId: id, lines: choiceRows, amount: money, accountId: v.optional(v.nullable(id)) }),
  answer: boughtTicket,
})
export const lottoTickets = call({
  method: 'GET',
  path: '/web-api/lotto/tickets',
  audience: 'player',
  summary: 'The player’s tickets of lotto with the draws they are for, the newest first, 50 a page',
  envelope: 'data',
  query: v.object({ page }),
  answer: listOf(v.object({ ...ticket.entries, of: lottoDraw })),
})
