import type * as v from 'valibot'
import {
  type LotteryState,
  type LottoDraw,
  lotteries,
  lottoResults,
  lottoTickets,
} from '../../../../shared/api/lotto.ts'
import { type Lottery, lotteryOf } from '../../../../shared/domain/lotto/lotteries.ts'
import type { LottoProps } from '../../../../shared/ui/draws/props.ts'
import { pageIn } from '../../forms/page-number.ts'
import type { Loaded, PageContext } from '../../page.ts'
import { blankTicket } from './ticket.ts'

export type OwnTicket = v.InferOutput<typeof lottoTickets.answer>['items'][number]
/** A lottery with the ticket of its next draw. */
export interface Selling {
  kind: 'view'
  lottery: Lottery
  state: LotteryState
  ticket: LottoProps | null
  tickets: OwnTicket[]
}
export type LottoData =
  | { kind: 'catalog'; states: LotteryState[] }
  | Selling
  | { kind: 'results'; lottery: Lottery | null; items: LottoDraw[]; page: number; pages: number }
  | { kind: 'down' }
const PAGE = 20
const DOWN: Loaded<LottoData> = { kind: 'data', data: { kind: 'down' }, status: 503 }

async function selling(ctx: PageContext, lottery: Lottery): Promise<Selling | null> {
  const [found, own] = await Promise.all([ctx.read(lotteries), ctx.visit.player ? ctx.read(lottoTickets) : null])
  const state = found?.items.find(({ id }) => id === lottery.id)
  if (!state) return null
  const tickets = (own?.items ?? []).filter((ticket) => ticket.of.lotteryId === lottery.id)
  const ticket = state.next && (await blankTicket(lottery, state.next, ctx))
  return { kind: 'view', lottery, state, ticket, tickets }
}

/** Reads what an address of lotto asks for. */
export async function load(ctx: PageContext, params: Record<string, string>): Promise<Loaded<LottoData>> {
  const { sectionName = 'catalog', lottoId } = params
  const lottery = lottoId === undefined ? null : lotteryOf(Number(lottoId))
  if (lottoId !== undefined && (!lottery || sectionName === 'catalog')) return { kind: 'notFound' }
  if (sectionName === 'view') {
    if (!lottery) return { kind: 'notFound' }
    const data = await selling(ctx, lottery)
    return data ? { kind: 'data', data } : DOWN
  }
  if (sectionName === 'results') {
    const found = await ctx.read(lottoResults, {
      page: pageIn(ctx.visit.url.searchParams),
      ...(lottery && { lotteryId: lottery.id }),
    })
    if (!found) return DOWN
    const { items, page, total } = found
    return { kind: 'data', data: { kind: 'results', lottery, items, page, pages: Math.ceil(total / PAGE) } }
  }
  const found = await ctx.read(lotteries)
  return found ? { kind: 'data', data: { kind: 'catalog', states: found.items } } : DOWN
}
