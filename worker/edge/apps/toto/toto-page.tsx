import type { ReactNode } from 'react'
import type * as v from 'valibot'
import { getTotoDraw, type TotoDraw, totoDraws, totoResults, totoTickets } from '../../../../shared/api/toto.ts'
import {
  FIRST_SECTION,
  isTotoSection,
  TOTO_GAMES,
  TOTO_SECTIONS,
  type TotoSection,
} from '../../../../shared/domain/toto/games.ts'
import style from '../../../../shared/ui/draws/draws.css?inline'
import type { TotoProps } from '../../../../shared/ui/draws/props.ts'
import { withCurrency } from '../../../../shared/ui/islands/coupon/amount.ts'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import { Pagination } from '../../../../shared/ui/parts/pagination.tsx'
import { idText } from '../../forms/id-text.ts'
import type { Loaded, Page, PageContext } from '../../page.ts'
import { Island } from '../../render/island.tsx'
import { Unavailable } from '../shell/unavailable.tsx'
import { drawHead, pageOf, SECTION_TEXTS } from './common.ts'
import { DrawFacts, drawLink, instant, Matches, Outcome, Payouts, Rules } from './parts.tsx'
import { blankTicket, buyTicket, filledTicket } from './ticket.ts'

type OwnTicket = v.InferOutput<typeof totoTickets.answer>['items'][number]

type Shown =
  /** The draw on sale with its ticket, and those that wait for results. */
  | { kind: 'open'; draw: TotoDraw | null; ticket: TotoProps | null; waiting: TotoDraw[] }
  | { kind: 'draw'; draw: TotoDraw }
  | { kind: 'results'; items: TotoDraw[]; page: number; pages: number }
  | { kind: 'down' }
interface TotoData {
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
  const found = await ctx.read(totoResults, { section, page: pageOf(ctx) })
  if (!found) return { kind: 'down' }
  return { kind: 'results', items: found.items, page: found.page, pages: Math.ceil(found.total / PAGE) }
}

async function one(ctx: PageContext, section: TotoSection, id: string): Promise<Shown | null> {
  const draw = await ctx.read({ ...getTotoDraw, path: getTotoDraw.path.replace(':id', id) })
  return draw?.section === section ? { kind: 'draw', draw } : null
}

async function load(ctx: PageContext, params: Record<string, string>): Promise<Loaded<TotoData>> {
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

/** Toto (spec §2 `toto/{section?}`): the draw on sale, results (`?results=1`), one draw (`?draw=`). Tickets are bought by a plain form. */
export const totoPage: Page<TotoData> = {
  style,
  load,
  view: (data, ctx) => {
    const { section, shown, tickets } = data
    const { t, href, visit } = ctx
    if (shown.kind === 'down') return <Unavailable ctx={ctx} />
    const own = shown.kind === 'draw' ? tickets.filter(({ draw }) => draw === shown.draw.id) : tickets
    return (
      <>
        <div className="top">
          <h1>{titleOf(data, ctx)}</h1>
        </div>
        <nav className="scroll" aria-label={t('section_toto')}>
          {TOTO_SECTIONS.map((name) => (
            <a
              key={name}
              className="chip"
              href={name === FIRST_SECTION ? href('toto') : href('toto', { section: name })}
              aria-current={name === section ? 'page' : undefined}
            >
              {t(SECTION_TEXTS[name])}
            </a>
          ))}
        </nav>
        <nav className="scroll" aria-label={t('draw_results')}>
          <a
            className="chip"
            href={href('toto', { section })}
            aria-current={shown.kind === 'open' ? 'page' : undefined}
          >
            {t('draw_open')}
          </a>
          <a
            className="chip"
            href={`${href('toto', { section })}?results=1`}
            aria-current={shown.kind === 'results' ? 'page' : undefined}
          >
            {t('draw_results')}
          </a>
        </nav>
        {shown.kind === 'open' && <Open {...shown} ctx={ctx} />}
        {shown.kind === 'draw' && <One draw={shown.draw} ctx={ctx} />}
        {shown.kind === 'results' && <Results {...shown} section={section} ctx={ctx} />}
        {visit.player && shown.kind !== 'results' && <Own tickets={own} isOfOne={shown.kind === 'draw'} ctx={ctx} />}
        <Rules section={section} ctx={ctx} />
      </>
    )
  },
  head: (data, ctx) =>
    drawHead(titleOf(data, ctx), ctx, {
      canonical: data.section === FIRST_SECTION ? '/toto' : `/toto/${data.section}`,
    }),
  post: act,
}

const titleOf = ({ section, shown }: TotoData, { t }: PageContext): string =>
  [
    t('section_toto'),
    t(SECTION_TEXTS[section]),
    ...(shown.kind === 'draw' ? [t('draw_number', { n: shown.draw.number })] : []),
  ].join(' · ')

function Open({ draw, ticket, waiting, ctx }: Extract<Shown, { kind: 'open' }> & { ctx: PageContext }) {
  const { t, href, visit } = ctx
  return (
    <>
      {visit.url.searchParams.has('bought') && (
        <p className="box card" role="status">
          <b>{t('draw_bought')}</b>
        </p>
      )}
      {draw && ticket ? (
        <>
          <section className="box card">
            <h2>{t('draw_number', { n: draw.number })}</h2>
            <p className="mu">{t('draw_toto_text')}</p>
            <DrawFacts draw={draw} ctx={ctx} />
            {!visit.player && (
              <p>
                {t('draw_visitor')}{' '}
                <a className="link" href={href('login')}>
                  {t('casino_sign_in')}
                </a>
              </p>
            )}
          </section>
          <Island name="draw" when="load" props={ticket} />
        </>
      ) : (
        <Note title={t('draw_none')} text={t('draw_none_text')} />
      )}
      {waiting.length > 0 && (
        <section className="box card">
          <h2>{t('draw_waits')}</h2>
          <DrawList draws={waiting} ctx={ctx} />
        </section>
      )}
    </>
  )
}

const DrawList = ({ draws, ctx }: { draws: readonly TotoDraw[]; ctx: PageContext }) => (
  <ul className="rows">
    {draws.map((draw) => (
      <li key={draw.id}>
        <a href={drawLink(draw.section, draw.id, ctx)}>{ctx.t('draw_number', { n: draw.number })}</a>
        <small className="mu">{instant(draw.endedAt ?? draw.closesAt, ctx)}</small>
        <span className="end mu">{ctx.t(`draw_status_${draw.status}`)}</span>
      </li>
    ))}
  </ul>
)

function One({ draw, ctx }: { draw: TotoDraw; ctx: PageContext }) {
  return (
    <section className="box card">
      <p className="mu">{ctx.t(`draw_status_${draw.status}`)}</p>
      <DrawFacts draw={draw} ctx={ctx} />
      <Matches draw={draw} ctx={ctx} />
      <Payouts draw={draw} ctx={ctx} />
    </section>
  )
}

function Results({
  items,
  page,
  pages,
  section,
  ctx,
}: Extract<Shown, { kind: 'results' }> & { section: TotoSection; ctx: PageContext }): ReactNode {
  const { t, href } = ctx
  return (
    <section className="box card">
      <h2>{t('draw_results')}</h2>
      {items.length === 0 && <p className="mu">{t('draw_results_none')}</p>}
      <DrawList draws={items} ctx={ctx} />
      <Pagination page={page} pages={pages} link={(n) => `${href('toto', { section })}?results=1&page=${n}`} t={t} />
    </section>
  )
}

/** The player's tickets: what they cost and brought; of one draw also what they have marked. */
function Own({ tickets, isOfOne, ctx }: { tickets: readonly OwnTicket[]; isOfOne: boolean; ctx: PageContext }) {
  const { t } = ctx
  return (
    <section className="box card">
      <h2>{t('draw_my')}</h2>
      {tickets.length === 0 && <p className="mu">{t('draw_my_none')}</p>}
      <ul className="rows">
        {tickets.map((ticket) => {
          const { outcomes } = TOTO_GAMES[ticket.section]
          return (
            <li key={ticket.id}>
              <span>
                <a href={drawLink(ticket.section, ticket.draw, ctx)}>{t('draw_number', { n: ticket.number })}</a>
                <small className="mu">
                  {' '}
                  {t('draw_units', { units: ticket.units, unit: withCurrency(ticket.unit, ticket.currency) })}
                </small>
                {isOfOne && (
                  <small className="mu">
                    <br />
                    <bdi>{ticket.choice.map((marks) => marks.map((n) => outcomes[n]).join('/')).join(' · ')}</bdi>
                  </small>
                )}
              </span>
              <Outcome ticket={ticket} ctx={ctx} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What a plain form asks for: marks by chance, the price, or the ticket. */
async function act(form: URLSearchParams, ctx: PageContext, params: Record<string, string>): Promise<Loaded<TotoData>> {
  const loaded = await load(ctx, params)
  if (loaded.kind !== 'data' || loaded.data.shown.kind !== 'open') return loaded
  const { data } = loaded
  const { shown } = loaded.data
  const shownWith = (ticket: TotoProps | null): Loaded<TotoData> => ({
    kind: 'data',
    data: { ...data, shown: { ...shown, ticket } },
  })
  const { draw, ticket: blank } = shown
  if (!draw || !blank) return loaded
  if (String(draw.id) !== form.get('draw')) return shownWith({ ...blank, error: ctx.t('draw_closed') })
  const ticket = filledTicket(blank, form)
  if (form.get('action') !== 'buy') return shownWith(ticket)
  const bought = await buyTicket(ticket, draw, form.get('key') ?? '', ctx)
  return typeof bought === 'number'
    ? { kind: 'redirect', status: 303, to: `${ctx.visit.url.pathname}?bought=${bought}` }
    : shownWith(bought)
}
