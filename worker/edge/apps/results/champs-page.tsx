import type { ChampView, EventView } from '../../../../shared/api/feed.ts'
import { champParams } from '../../../../shared/ui/events/address.ts'
import { champName } from '../../../../shared/ui/events/names.ts'
import { Breadcrumbs } from '../../../../shared/ui/parts/breadcrumbs.tsx'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import { Pagination } from '../../../../shared/ui/parts/pagination.tsx'
import { GameList } from '../../../../shared/ui/results/blocks.tsx'
import { SportIcon } from '../../../../shared/ui/sports/icon.tsx'
import { sportName } from '../../../../shared/ui/sports/names.ts'
import type { Page, PageContext } from '../../page.ts'
import { Unavailable } from '../shell/unavailable.tsx'
import { breadcrumbList } from '../sports/structured-data.ts'
import { champById, latestVersion } from './champ-data.ts'
import { ChampList } from './champ-list.tsx'
import { PAGE_SIZE, pageIn } from './data.ts'
import { isOn, linksKey, listLinks } from './links.ts'
import { SectionNav } from './section-nav.tsx'

/** The list of championships (`champ` null), or the results of one. Null parts when the feed does not answer. */
interface ChampsData {
  champs: ChampView[] | null
  champ: ChampView | null
  events: EventView[] | null
  total: number
  page: number
  links: string
}

async function loadChamp(ctx: PageContext, id: number) {
  const champ = await champById(ctx, id)
  if (champ === null) return null
  const page = pageIn(ctx.visit.url.searchParams.get('page'))
  const answer =
    champ === 'unavailable'
      ? null
      : await ctx.origin.results({ champ: id, count: PAGE_SIZE, ...(page > 1 && { page }) })
  return {
    champs: null,
    champ: champ === 'unavailable' ? null : champ,
    events: answer?.items ?? null,
    total: answer?.total ?? 0,
    page,
  }
}

const crumbsOf = (ctx: PageContext, champ: ChampView) => [
  { text: ctx.t('results_title'), href: ctx.href('results', { type: 'zone' }) },
  { text: ctx.t('results_champs'), href: ctx.href('champsResults') },
  { text: champName(champ, ctx.t.lang), href: ctx.href('champsResults', { champId: champ.id }) },
]

/** `champs`: championships that have results. `champs/123`: the results of one, over all days that are kept. */
export const champsPage: Page<ChampsData> = {
  load: async (ctx, params) => {
    const links = linksKey(ctx)
    if (params.champId === undefined) {
      const champs = await ctx.origin.resultChamps()
      const data = { champs, champ: null, events: null, total: 0, page: 1, links }
      return { kind: 'data', data, ...(champs === null && { status: 503 }) }
    }
    const found = await loadChamp(ctx, Number(params.champId))
    if (found === null) return { kind: 'notFound' }
    return { kind: 'data', data: { ...found, links }, ...(found.events === null && { status: 503 }) }
  },
  keep: ({ champs, champ, events, total, page, links }) =>
    champ
      ? `champ-results:${champ.id}:${page}:${total}:${latestVersion(events ?? [])}:${links}`
      : `champs-results:${champs?.map(({ id, count }) => `${id}.${count}`).join()}:${links}`,
  view: (data, ctx) =>
    data.champ ? <Champ ctx={ctx} data={data} champ={data.champ} /> : <List ctx={ctx} data={data} />,
  head: ({ champ, total, page }, ctx) => {
    const company = ctx.config.companyName
    if (champ === null)
      return {
        title: ctx.t('seo_champs_results_title', { company }),
        description: ctx.t('seo_champs_results_description'),
      }
    const values = { champ: champName(champ, ctx.t.lang), sport: sportName(champ.sportId, ctx.t), company }
    return {
      title: ctx.t('seo_champ_results_title', values),
      description: ctx.t('seo_champ_results_description', values),
      noindex: total === 0,
      pages: { page, of: Math.max(1, Math.ceil(total / PAGE_SIZE)) },
      structured: [breadcrumbList(crumbsOf(ctx, champ), ctx.visit.url.origin)],
    }
  },
}

function List({ ctx, data: { champs } }: { ctx: PageContext; data: ChampsData }) {
  const { t } = ctx
  return (
    <>
      <SectionNav ctx={ctx} current="champs" />
      <div className="top">
        <h1>{t('results_champs')}</h1>
      </div>
      {champs === null && <Unavailable ctx={ctx} />}
      {champs?.length === 0 && <Note title={t('results_none_title')} text={t('results_none_text')} />}
      {champs !== null && champs.length > 0 && (
        <>
          <p className="mu">{t('results_champs_text')}</p>
          <ChampList ctx={ctx} champs={champs} link={({ id }) => ctx.href('champsResults', { champId: id })} />
        </>
      )}
    </>
  )
}

function Champ({ ctx, data, champ }: { ctx: PageContext; data: ChampsData; champ: ChampView }) {
  const { t, href } = ctx
  const { events, total, page } = data
  const address = href('champsResults', { champId: champ.id })
  const coming = (
    <a className="chip" href={href('champ', champParams('line', champ))}>
      {t('results_champ_line')}
    </a>
  )
  return (
    <>
      <Breadcrumbs crumbs={crumbsOf(ctx, champ)} t={t} />
      <div className="top">
        <SportIcon id={champ.sportId} />
        <h1 dir="auto">{champName(champ, t.lang)}</h1>
        {events !== null && <span className="num">{t('count_events', { count: total })}</span>}
        <span className="gap" />
        {isOn('statistic', ctx) && (
          <a className="chip" href={`${href('statistic')}?champId=${champ.id}`}>
            {t('results_champ_table')}
          </a>
        )}
        {coming}
      </div>
      {events === null && <Unavailable ctx={ctx} />}
      {events?.length === 0 && <Note title={t('results_champ_none_title')} text={t('results_champ_none_text')} />}
      {events !== null && events.length > 0 && (
        <>
          <section className="card">
            <GameList events={events} dated {...listLinks(ctx)} />
          </section>
          <Pagination
            t={t}
            page={page}
            pages={Math.ceil(total / PAGE_SIZE)}
            link={(number) => (number > 1 ? `${address}?page=${number}` : address)}
          />
        </>
      )}
    </>
  )
}
