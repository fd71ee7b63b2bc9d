import { sportSlug } from '../../../../shared/domain/sports/sports.ts'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import { Pagination } from '../../../../shared/ui/parts/pagination.tsx'
import { ResultBlocks } from '../../../../shared/ui/results/blocks.tsx'
import { SportIcon } from '../../../../shared/ui/sports/icon.tsx'
import { sportName } from '../../../../shared/ui/sports/names.ts'
import { dateText } from '../../../../shared/ui/time.ts'
import type { Page, PageContext } from '../../page.ts'
import { Unavailable } from '../shell/unavailable.tsx'
import { listTopics } from '../sports/live-topics.ts'
import { loadResults, PAGE_SIZE, type ResultsData, type ResultsType, resultsKey, resultsLink } from './data.ts'
import { DayChooser } from './day-chooser.tsx'
import { linksKey, listLinks } from './links.ts'
import { SectionNav } from './section-nav.tsx'

/** A results page with the sections that it may link to, which its markup depends on. */
interface PageData extends ResultsData {
  links: string
}

const typeIn = (params: Record<string, string>): ResultsType => (params.type === 'live' ? 'live' : 'zone')

/** A day as it is written out; the day itself is in the visitor's zone already. */
const dayText = (ctx: PageContext, day: string): string => dateText(`${day}T00:00:00Z`, ctx.t.lang, { tzo: 0 }, 'date')

/** `results/live`: scores of what is being played. `results/zone`: results of a day in the visitor's time zone. */
export const resultsPage: Page<PageData> = {
  load: async (ctx, params) => {
    const data = { ...(await loadResults(ctx, typeIn(params))), links: linksKey(ctx) }
    return { kind: 'data', data, ...(data.events === null && { status: 503 }) }
  },
  keep: (data) => `${resultsKey(data)}:${data.links}`,
  live: (data) => (data.type === 'live' ? listTopics(data.events ?? [], data.version) : null),
  view: (data, ctx) => (
    <>
      <Tools ctx={ctx} data={data} />
      <Content ctx={ctx} data={data} />
    </>
  ),
  head: (data, ctx) => {
    const live = data.type === 'live'
    const isWhole = data.date === data.today && data.sport === null
    return {
      title: ctx.t(live ? 'seo_results_live_title' : 'seo_results_title', { company: ctx.config.companyName }),
      description: ctx.t(live ? 'seo_results_live_description' : 'seo_results_description'),
      // A day or a sport is a part of the whole for indexes, which has the canonical address.
      ...(isWhole && { pages: { page: data.page, of: Math.max(1, Math.ceil(data.total / PAGE_SIZE)) } }),
    }
  },
}

function Tools({ ctx, data }: { ctx: PageContext; data: ResultsData }) {
  const { t } = ctx
  const { type, date, sport, sports, total, events } = data
  return (
    <>
      <SectionNav ctx={ctx} current={type} />
      <div className="top">
        <h1>{type === 'live' ? t('results_live') : t('results_of_day', { date: dayText(ctx, date) })}</h1>
        {events !== null && <span className="num">{t('count_events', { count: total })}</span>}
      </div>
      {type === 'zone' && <DayChooser ctx={ctx} data={data} />}
      <nav className="scroll" aria-label={t('results_sport')}>
        {[null, ...sports].map((id) => (
          <a
            key={id === null ? 'all' : sportSlug(id)}
            className="chip"
            href={resultsLink(ctx, data, { sport: id })}
            aria-current={id === sport ? 'true' : undefined}
          >
            {id === null ? (
              t('results_all_sports')
            ) : (
              <>
                <SportIcon id={id} />
                {sportName(id, t)}
              </>
            )}
          </a>
        ))}
      </nav>
    </>
  )
}

function Content({ ctx, data }: { ctx: PageContext; data: ResultsData }) {
  const { t } = ctx
  const { events, total, page } = data
  if (events === null) return <Unavailable ctx={ctx} />
  if (events.length === 0) return <Empty ctx={ctx} data={data} />
  return (
    <>
      <div className="list">
        <ResultBlocks events={events} {...listLinks(ctx)} />
      </div>
      <Pagination
        t={t}
        page={page}
        pages={Math.ceil(total / PAGE_SIZE)}
        link={(number) => resultsLink(ctx, data, { page: number })}
      />
    </>
  )
}

const Empty = ({ ctx, data }: { ctx: PageContext; data: ResultsData }) =>
  data.type === 'live' ? (
    <Note title={ctx.t('results_live_empty_title')} text={ctx.t('results_live_empty_text')}>
      <a className="btn btn-main" href={resultsLink(ctx, data, { type: 'zone', date: data.today })}>
        {ctx.t('results_live_empty_button')}
      </a>
    </Note>
  ) : (
    <Note title={ctx.t('empty_results_title')} text={ctx.t('empty_results_text')} />
  )
