import { FIRST_SECTION, TOTO_SECTIONS } from '../../../../shared/domain/toto/games.ts'
import style from '../../../../shared/ui/draws/draws.css?inline'
import type { TotoProps } from '../../../../shared/ui/draws/props.ts'
import type { Loaded, Page, PageContext } from '../../page.ts'
import { drawHead } from '../draws/common.ts'
import { Unavailable } from '../shell/unavailable.tsx'
import { load, type TotoData } from './load.ts'
import { Rules } from './parts.tsx'
import { SECTION_TEXTS } from './sections.ts'
import { buyTicket, filledTicket } from './ticket.ts'
import { One, Open, Own, Results } from './views.tsx'

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
        <nav className="scroll long" aria-label={t('section_toto')}>
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
