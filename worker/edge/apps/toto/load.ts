import type * as v from 'valibot'
import { getTotoDraw, type TotoDraw, totoDraws, totoResults, totoTickets } from '../../../../shared/api/toto.ts'
import { FIRST_SECTION, isTotoSection, type TotoSection } from '../../../../shared/domain/toto/games.ts'
import type { TotoProps } from '../../../../shared/ui/draws/props.ts'
import { idText } from '../../forms/id-text.ts'
import { pageIn } from '../../forms/page-number.ts'
import type { Loaded, PageContext } from '../../page.ts'
import { blankTicket } from './ticket.ts'

export type OwnTicket = v.InferOutput<typeof totoTickets.answer>['items'][number]

/** What of a section is shown. */
export type Shown =
  /** The draw on sale with its ticket, and those that wait for results. */
  | { kind: 'open'; draw: TotoDraw | null; ticket: TotoProps | null; waiting: TotoDraw[] }
  | { kind: 'draw'; draw: TotoDraw }
  | { kind: 'results'; items: TotoDraw[]; page: number; pages: number }
  | { kind: 'down' }
export interface TotoData {
  section: TotoSection
  shown: Shown
  tickets: OwnTicket[]
}
const PAGE = 20

async function open(ctx: PageContext, section: TotoSection): Promise<Shown> {
  const found = await ctx.read(totoDraws, { section })
  if (!found) return { kind: 'down' }
  const draw = found.items.find(({ status }) => status === 'open') ?? null
  const waiting = found.items.filter(({ status }) => status === 'closed')
  return { kind: 'open', draw, ticket: draw && (await blankTicket(draw, ctx)), waiting }
}

async function results(ctx: PageContext, section: TotoSection): Promise<Shown> {
  const found = await ctx.read(totoResults, { section, page: pageIn(ctx.visit.url.searchParams) })
  if (!found) return { kind: 'down' }
  return { kind: 'results', items: found.items, page: found.page, pages: Math.ceil(found.total / PAGE) }
}

async function one(ctx: PageContext, section: TotoSection, id: string): Promise<Shown | null> {
  const draw = await ctx.read({ ...getTotoDraw, path: getTotoDraw.path.replace(':id', id) })
  return draw?.section === section ? { kind: 'draw', draw } : null
}

/** Reads what an address of toto asks for. */
export async function load(ctx: PageContext, params: Record<string, string>): Promise<Loaded<TotoData>> {
  const section = params.section ?? FIRST_SECTION
  if (!isTotoSection(section)) return { kind: 'notFound' }
  const query = ctx.visit.url.searchParams
  const asked = query.get('draw')
  const id = idText(asked)
  if (asked !== null && id === null) return { kind: 'notFound' }
  const [shown, own] = await Promise.all([
    id !== null ? one(ctx, section, id) : query.has('results') ? results(ctx, section) : open(ctx, section),
    ctx.visit.player ? ctx.read(totoTickets) : null,
  ])
  if (!shown) return { kind: 'notFound' }
  const tickets = (own?.items ?? []).filter((ticket) => ticket.section === section)
  return { kind: 'data', data: { section, shown, tickets }, ...(shown.kind === 'down' && { status: 503 }) }
}
