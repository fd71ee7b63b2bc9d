import type * as v from 'valibot'
import {
  type LotteryState,
  type LottoDraw,
  lotteries,
  lottoResults,
  lottoTickets,
} from '../../../../shared/api/lotto.ts'
import { LOTTERIES, type Lottery, lotteryOf } from '../../../../shared/domain/lotto/lotteries.ts'
import style from '../../../../shared/ui/draws/draws.css?inline'
import type { LottoProps } from '../../../../shared/ui/draws/props.ts'
import { shownAmount, withCurrency } from '../../../../shared/ui/islands/coupon/amount.ts'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import { Pagination } from '../../../../shared/ui/parts/pagination.tsx'
import type { Loaded, Page, PageContext } from '../../page.ts'
import { Island } from '../../render/island.tsx'
import { Unavailable } from '../shell/unavailable.tsx'
import { drawHead, pageOf } from '../toto/common.ts'
import { instant, Outcome } from '../toto/parts.tsx'
import { Balls, Fair, lotteryName, Rules } from './parts.tsx'
import { blankTicket, buyTicket, filledTicket } from './ticket.ts'

type OwnTicket = v.InferOutput<typeof lottoTickets.answer>['items'][number]
type WithContext<P> = P & { ctx: PageContext }
interface Selling {
  kind: 'view'
  lottery: Lottery
  state: LotteryState
  ticket: LottoProps | null
  tickets: OwnTicket[]
}
type LottoData =
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

async function load(ctx: PageContext, params: Record<string, string>): Promise<Loaded<LottoData>> {
  const { sectionName = 'catalog', lottoId } = params
  const lottery = lottoId === undefined ? null : lotteryOf(Number(lottoId))
  if (lottoId !== undefined && (!lottery || sectionName === 'catalog')) return { kind: 'notFound' }
  if (sectionName === 'view') {
    if (!lottery) return { kind: 'notFound' }
    const data = await selling(ctx, lottery)
    return data ? { kind: 'data', data } : DOWN
  }
  if (sectionName === 'results') {
    const found = await ctx.read(lottoResults, { page: pageOf(ctx), ...(lottery && { lotteryId: lottery.id }) })
    if (!found) return DOWN
    const { items, page, total } = found
    return { kind: 'data', data: { kind: 'results', lottery, items, page, pages: Math.ceil(total / PAGE) } }
  }
  const found = await ctx.read(lotteries)
  return found ? { kind: 'data', data: { kind: 'catalog', states: found.items } } : DOWN
}

/** Lotto (spec §2 `lotto/{sectionName?}/{lottoId?}`): the lotteries, one of them with the ticket of its next draw, and results. */
export const lottoPage: Page<LottoData> = {
  style,
  load,
  view: (data, ctx) => {
    const { t, href } = ctx
    if (data.kind === 'down') return <Unavailable ctx={ctx} />
    return (
      <>
        <div className="top">
          <h1>{titleOf(data, ctx)}</h1>
        </div>
        <nav className="scroll" aria-label={t('section_lotto')}>
          <a className="chip" href={href('lotto')} aria-current={data.kind === 'catalog' ? 'page' : undefined}>
            {t('draw_catalog')}
          </a>
          {LOTTERIES.map((lottery) => (
            <a
              key={lottery.id}
              className="chip"
              href={href('lotto', { sectionName: 'view', lottoId: lottery.id })}
              aria-current={data.kind === 'view' && data.lottery === lottery ? 'page' : undefined}
            >
              {lotteryName(lottery, ctx)}
            </a>
          ))}
          <a
            className="chip"
            href={href('lotto', { sectionName: 'results' })}
            aria-current={data.kind === 'results' ? 'page' : undefined}
          >
            {t('draw_results')}
          </a>
        </nav>
        {data.kind === 'catalog' && <Catalog states={data.states} ctx={ctx} />}
        {data.kind === 'view' && <View {...data} ctx={ctx} />}
        {data.kind === 'results' && <Results {...data} ctx={ctx} />}
      </>
    )
  },
  head: (data, ctx) => drawHead(titleOf(data, ctx), ctx, data.kind === 'catalog' ? { canonical: '/lotto' } : {}),
  post: act,
}

function titleOf(data: LottoData, ctx: PageContext): string {
  const lottery = data.kind === 'view' || data.kind === 'results' ? data.lottery : null
  return [
    ctx.t('section_lotto'),
    ...(lottery ? [lotteryName(lottery, ctx)] : []),
    ...(data.kind === 'results' ? [ctx.t('draw_results')] : []),
  ].join(' · ')
}

function Catalog({ states, ctx }: WithContext<{ states: readonly LotteryState[] }>) {
  const { t, href } = ctx
  return (
    <>
      <p className="mu">{t('draw_lotto_text')}</p>
      <div className="lt">
        {states.map(({ id, next, last }) => {
          const lottery = lotteryOf(id)
          return (
            lottery && (
              <section key={id} className="box card">
                <h2>{lotteryName(lottery, ctx)}</h2>
                <dl className="dw">
                  <div>
                    <dt>{t('draw_main_prize')}</dt>
                    <dd>{shownAmount(String(lottery.pays[0]?.[1] ?? 0))}</dd>
                  </div>
                  {next && (
                    <div>
                      <dt>{t('draw_next')}</dt>
                      <dd>{instant(next.closesAt, ctx)}</dd>
                    </div>
                  )}
                </dl>
                <p className="mu">{t('draw_every', { minutes: lottery.minutes })}</p>
                {last?.numbers && lottery.drawn <= 10 && <Balls numbers={last.numbers} />}
                <a className="btn btn-main" href={href('lotto', { sectionName: 'view', lottoId: id })}>
                  {t('draw_play')}
                </a>
              </section>
            )
          )
        })}
      </div>
    </>
  )
}

function View({ lottery, state: { next, last }, ticket, tickets, ctx }: WithContext<Selling>) {
  const { t, href, visit } = ctx
  return (
    <>
      {visit.url.searchParams.has('bought') && (
        <p className="box card" role="status">
          <b>{t('draw_bought')}</b>
        </p>
      )}
      {next && ticket ? (
        <>
          <section className="box card">
            <h2>{t('draw_number', { n: next.number })}</h2>
            <dl className="dw">
              <div>
                <dt>{t('draw_closes')}</dt>
                <dd>{instant(next.closesAt, ctx)}</dd>
              </div>
              <div>
                <dt>{t('draw_main_prize')}</dt>
                <dd>{shownAmount(String(lottery.pays[0]?.[1] ?? 0))}</dd>
              </div>
            </dl>
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
        <Note title={t('draw_none')} text={t('draw_every', { minutes: lottery.minutes })} />
      )}
      {visit.player && <Own tickets={tickets} ctx={ctx} />}
      {last?.numbers && (
        <section className="box card">
          <h2>
            {t('draw_last')}: {t('draw_number', { n: last.number })}
          </h2>
          <Balls numbers={last.numbers} />
          <a className="link" href={href('lotto', { sectionName: 'results', lottoId: lottery.id })}>
            {t('draw_to_results')}
          </a>
        </section>
      )}
      <Rules lottery={lottery} ctx={ctx} />
      {next && <Fair draw={next} ctx={ctx} />}
    </>
  )
}

function Own({ tickets, ctx }: WithContext<{ tickets: readonly OwnTicket[] }>) {
  const { t } = ctx
  return (
    <section className="box card">
      <h2>{t('draw_my')}</h2>
      {tickets.length === 0 && <p className="mu">{t('draw_my_none')}</p>}
      <ul className="rows">
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <span>
              {t('draw_number', { n: ticket.of.number })}{' '}
              <small className="mu">
                {t('draw_lines', { units: ticket.units, unit: withCurrency(ticket.unit, ticket.currency) })}
              </small>
              {ticket.choice.map((line) => (
                <Balls
                  key={line.join()}
                  numbers={line}
                  marked={line.filter((n) => ticket.of.numbers?.includes(n) === true)}
                />
              ))}
            </span>
            <Outcome ticket={ticket} ctx={ctx} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Results({ lottery, items, page, pages, ctx }: WithContext<Extract<LottoData, { kind: 'results' }>>) {
  const { t, href } = ctx
  const link = (n: number) =>
    `${href('lotto', { sectionName: 'results', ...(lottery && { lottoId: lottery.id }) })}?page=${n}`
  return (
    <>
      {items.length === 0 && <Note title={t('draw_results')} text={t('draw_results_none')} />}
      {items.map((draw) => {
        const of = lotteryOf(draw.lotteryId)
        return (
          <section key={draw.id} className="box card">
            <h2>
              {of && !lottery && `${lotteryName(of, ctx)} · `}
              {t('draw_number', { n: draw.number })} <small className="mu">{instant(draw.closesAt, ctx)}</small>
            </h2>
            {draw.numbers && <Balls numbers={draw.numbers} />}
            <Fair draw={draw} ctx={ctx} />
          </section>
        )
      })}
      <Pagination page={page} pages={pages} link={link} t={t} />
    </>
  )
}

/** What a plain form asks for: a line more or less, or the ticket. */
async function act(
  form: URLSearchParams,
  ctx: PageContext,
  params: Record<string, string>,
): Promise<Loaded<LottoData>> {
  const loaded = await load(ctx, params)
  if (loaded.kind !== 'data' || loaded.data.kind !== 'view' || !loaded.data.ticket) return loaded
  const { data } = loaded
  const { lottery, ticket: blank } = loaded.data
  const shownWith = (shown: LottoProps): Loaded<LottoData> => ({ kind: 'data', data: { ...data, ticket: shown } })
  const ticket = filledTicket(loaded.data.ticket, lottery, form)
  // The lines are kept for the next draw, which is on sale now.
  if (blank && String(blank.drawId) !== form.get('draw')) return shownWith({ ...ticket, error: ctx.t('draw_closed') })
  if (form.get('action') !== 'buy') return shownWith(ticket)
  const bought = await buyTicket(ticket, form.get('key') ?? '', ctx)
  return typeof bought === 'number'
    ? { kind: 'redirect', status: 303, to: `${ctx.visit.url.pathname}?bought=${bought}` }
    : shownWith(bought)
}
