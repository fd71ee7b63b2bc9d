import * as v from 'valibot'
import { TOTO_SECTIONS } from '../domain/toto/games.ts'
import { call } from './call.ts'
import { boughtTicket, choiceRows, ticket } from './draws.ts'
import { currency, id, idText, instant, listOf, money, page } from './fields.ts'

const section = v.picklist(TOTO_SECTIONS)
const names = v.optional(v.record(v.string(), v.string()))

export const totoMatch = v.object({
  eventId: id,
  champ: v.string(),
  champNames: names,
  home: v.string(),
  away: v.string(),
  startsAt: instant,
  score: v.nullable(v.string()),
  /** Index of its outcome; null while there is none, and for a match without a result. */
  outcome: v.nullable(v.number()),
  /** Every mark on it counts as right. */
  isVoid: v.boolean(),
})
export type TotoMatch = v.InferOutput<typeof totoMatch>

/** How the pool of one currency was split. */
const totoPayout = v.object({
  currency,
  stakes: money,
  house: money,
  categories: v.array(v.object({ hits: v.number(), amount: money, paid: money, variants: v.number(), staked: money })),
  jackpot: v.object({ before: money, paid: money, after: money }),
})
export const totoDraw = v.object({
  id,
  section,
  number: v.number(),
  status: v.picklist(['open', 'closed', 'settled', 'void']),
  closesAt: instant,
  endedAt: v.nullable(instant),
  matches: v.array(totoMatch),
  /** What is staked, and the section's jackpot, by currency. */
  pools: v.array(v.object({ currency, stakes: money, jackpot: money })),
  payouts: v.array(totoPayout),
})
export type TotoDraw = v.InferOutput<typeof totoDraw>

export const totoDraws = call({
  method: 'GET',
  path: '/web-api/toto/draws',
  audience: 'public',
  summary: 'Draws of toto that are open or wait for results, those that close first before others',
  envelope: 'data',
  query: v.object({ section: v.optional(section) }),
  answer: listOf(totoDraw),
})
export const totoResults = call({
  method: 'GET',
  path: '/web-api/toto/results',
  audience: 'public',
  summary: 'Draws of toto that have ended, the latest first, 20 a page',
  envelope: 'data',
  query: v.object({ section: v.optional(section), page }),
  answer: listOf(totoDraw),
})
export const getTotoDraw = call({
  method: 'GET',
  path: '/web-api/toto/draws/:id',
  audience: 'public',
  summary: 'One draw of toto',
  envelope: 'data',
  params: v.object({ id: idText }),
  answer: totoDraw,
})
export const buyToto = call({
  method: 'POST',
  path: '/web-api/toto/tickets',
  audience: 'player',
  summary:
    'Buy a ticket of an open draw: `marks` has the marked outcomes (indexes) of each match, `amount` stands on each variant',
  envelope: 'data',
  status: 201,
  idempotent: true,
  body: v.strictObject({ drawId: id, marks: choiceRows, amount: money, accountId: v.optional(v.nullable(id)) }),
  answer: boughtTicket,
})
export const totoTickets = call({
  method: 'GET',
  path: '/web-api/toto/tickets',
  audience: 'player',
  summary: 'The player’s tickets of toto, the newest first, 50 a page',
  envelope: 'data',
  query: v.object({ page }),
  answer: listOf(v.object({ ...ticket.entries, section, number: v.number() })),
})

export const makeTotoDraw = call({
  method: 'POST',
  path: '/operator-api/v1/toto/draws',
  audience: 'operator',
  summary: 'Open a draw of these events, as many as the section has matches; none of them may have begun',
  envelope: 'data',
  status: 201,
  body: v.strictObject({ section, eventIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(30)) }),
  answer: totoDraw,
})
export const putTotoResults = call({
  method: 'PUT',
  path: '/operator-api/v1/toto/draws/:id/results',
  audience: 'operator',
  summary:
    'End a draw by the outcomes (indexes) of its matches, null for one without a result; bets on it close, and its tickets are paid',
  envelope: 'data',
  params: v.object({ id: idText }),
  body: v.strictObject({ outcomes: v.array(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)))) }),
  answer: totoDraw,
})
