import { LOTTERIES } from '../../../../shared/domain/lotto/lotteries.ts'
import style from '../../../../shared/ui/draws/draws.css?inline'
import type { LottoProps } from '../../../../shared/ui/draws/props.ts'
import type { Loaded, Page, PageContext } from '../../page.ts'
import { drawHead } from '../draws/common.ts'
import { Unavailable } from '../shell/unavailable.tsx'
import { type LottoData, load } from './load.ts'
import { lotteryName } from './parts.tsx'
import { buyTicket, filledTicket } from './ticket.ts'
import { Catalog, Results, View } from './views.tsx'

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
        <nav className="scroll long" aria-label={t('section_lotto')}>
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
