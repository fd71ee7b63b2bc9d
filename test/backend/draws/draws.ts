import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { boughtTicket } from '../../../shared/api/draws.ts'
import { lotteries, lottoResults, lottoTickets } from '../../../shared/api/lotto.ts'
import { totoDraw, totoTickets } from '../../../shared/api/toto.ts'
import { event } from '../feed/operator.ts'
import { operator, type Seen, Visitor } from '../identity/visitor.ts'
import { payer } from '../payments/payer.ts'

export const data = <S extends v.GenericSchema>(schema: S, seen: Seen): v.InferOutput<S> =>
  v.parse(v.object({ data: schema }), seen.data).data

/** A draw of fifteen made by the operator, of matches that begin in `startsIn` ms. */
export async function fifteen(startsIn = 3_600_000) {
  const eventIds: number[] = []
  for (let n = 0; n < 15; n++) eventIds.push((await event({ startsIn: startsIn + n * 60_000 })).eventId)
  const seen = await operator('POST', '/toto/draws', { section: 'fifteen', eventIds })
  return { seen, ...data(totoDraw, seen) }
}
/** Outcomes of all 15: so many end with 1, the rest with 2. */
export const outcomes = (ones: number): number[] => Array.from({ length: 15 }, (_, n) => (n < ones ? 0 : 2))
export const ALL_ONE: number[][] = Array.from({ length: 15 }, () => [0])
export const endBy = (id: number, results: (number | null)[]) =>
  operator('PUT', `/toto/draws/${id}/results`, { outcomes: results })
export const drawNow = async (id: number) => data(totoDraw, await new Visitor().send(`/web-api/toto/draws/${id}`))

/** A player of toto and lotto. */
export async function ticketBuyer(money = '100.00') {
  const p = await payer(money)
  const buy = (game: 'toto' | 'lotto', body: unknown, key: string = randomUUID()) =>
    p.visitor.post(`/web-api/${game}/tickets`, body, { 'idempotency-key': key })
  return {
    ...p,
    buy,
    toto: (drawId: number, marks: number[][] = ALL_ONE, amount = '1.00', key?: string) =>
      buy('toto', { drawId, marks, amount }, key),
    lotto: (drawId: number, lines: number[][], amount = '1.00', key?: string) =>
      buy('lotto', { drawId, lines, amount }, key),
    bought: (seen: Seen) => data(boughtTicket, seen),
    totoTickets: async () => data(totoTickets.answer, await p.visitor.send('/web-api/toto/tickets')).items,
    lottoTickets: async () => data(lottoTickets.answer, await p.visitor.send('/web-api/lotto/tickets')).items,
  }
}

export const lottoNow = async () => data(lotteries.answer, await new Visitor().send('/web-api/lotto/lotteries')).items
export const lottoEnded = async (lotteryId: number) =>
  data(lottoResults.answer, await new Visitor().send(`/web-api/lotto/draws?lotteryId=${lotteryId}`)).items
