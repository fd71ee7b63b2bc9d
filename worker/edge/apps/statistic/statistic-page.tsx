import { champName, champOf, teamsOf } from '../../../../shared/ui/events/names.ts'
import { Breadcrumbs } from '../../../../shared/ui/parts/breadcrumbs.tsx'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import type { Page, PageContext } from '../../page.ts'
import { ChampList } from '../results/champ-list.tsx'
import { linksKey } from '../results/links.ts'
import { SectionNav } from '../results/section-nav.tsx'
import { Unavailable } from '../shell/unavailable.tsx'
import { ChampStatistics } from './champ-view.tsx'
import { loadStatistic, type Statistic, statisticKey } from './data.ts'
import { EventStatistics } from './event-view.tsx'

interface StatisticData {
  statistic: Statistic
  links: string
}

const STATUS: Partial<Record<Statistic['kind'], number>> = { none: 404, unavailable: 503 }

/**
 * Statistics from the results of the feed: `?champId=` a championship's table, `?gameId=` an event, else the list of championships. The
 * pop-up page shows the same without columns, for a window of its own.
 */
export const statisticPage = (popup: boolean): Page<StatisticData> => ({
  load: async (ctx) => {
    const statistic = await loadStatistic(ctx)
    if (statistic === null) return { kind: 'notFound' }
    const status = STATUS[statistic.kind]
    return { kind: 'data', data: { statistic, links: linksKey(ctx) }, ...(status !== undefined && { status }) }
  },
  keep: ({ statistic, links }) => {
    const key = statisticKey(statistic)
    return key && `statistic:${popup}:${links}:${key}`
  },
  view: ({ statistic }, ctx) => {
    const content = <Content ctx={ctx} statistic={statistic} popup={popup} />
    if (popup) return <div className="pop">{content}</div>
    return (
      <>
        {statistic.kind !== 'list' && <Breadcrumbs crumbs={crumbsOf(ctx, statistic)} t={ctx.t} />}
        {content}
      </>
    )
  },
  head: ({ statistic }, ctx) => headOf(ctx, statistic),
})

function crumbsOf(ctx: PageContext, statistic: Statistic) {
  const { t } = ctx
  const root = ctx.href('statistic')
  const crumbs = [{ text: t('stat_title'), href: root }]
  if (statistic.kind === 'champ')
    crumbs.push({ text: champName(statistic.champ, t.lang), href: `${root}?champId=${statistic.champ.id}` })
  if (statistic.kind === 'event') {
    const { event } = statistic
    crumbs.push(
      { text: champOf(event, t.lang), href: `${root}?champId=${event.champId}` },
      { text: teamsOf(event), href: `${root}?gameId=${event.id}` },
    )
  }
  return crumbs
}

function Content({ ctx, statistic, popup }: { ctx: PageContext; statistic: Statistic; popup: boolean }) {
  const { t, href } = ctx
  switch (statistic.kind) {
    case 'champ':
      return <ChampStatistics ctx={ctx} champ={statistic.champ} results={statistic.results} />
    case 'event':
      return <EventStatistics ctx={ctx} data={statistic} popup={popup} />
    case 'unavailable':
      return <Unavailable ctx={ctx} />
    case 'none':
      return (
        <>
          <h1 className="sr">{t('stat_title')}</h1>
          <Note title={t('stat_event_none_title')} text={t('stat_event_none_text')}>
            <a className="btn" href={href('statistic')}>
              {t('stat_title')}
            </a>
          </Note>
        </>
      )
    case 'list':
      return (
        <>
          {!popup && <SectionNav ctx={ctx} current="statistic" />}
          <div className="top">
            <h1>{t('stat_title')}</h1>
          </div>
          {statistic.champs.length === 0 ? (
            <Note title={t('results_none_title')} text={t('results_none_text')} />
          ) : (
            <>
              <p className="mu">{t('stat_text')}</p>
              <ChampList
                ctx={ctx}
                champs={statistic.champs}
                link={({ id }) => `${href(popup ? 'statisticPopup' : 'statistic')}?champId=${id}`}
              />
            </>
          )}
        </>
      )
  }
}

function headOf({ t, config }: PageContext, statistic: Statistic) {
  const company = config.companyName
  const whole = { title: t('seo_statistic_title', { company }), description: t('seo_statistic_description') }
  // Of the addresses with a query the canonical one is the page's own: they are nothing for an index.
  if (statistic.kind === 'champ')
    return {
      ...whole,
      title: t('seo_statistic_champ_title', { champ: champName(statistic.champ, t.lang), company }),
      noindex: true,
    }
  if (statistic.kind === 'event') {
    const { home, away } = statistic.event
    return {
      title: t('seo_statistic_event_title', { home, away, company }),
      description: t('seo_statistic_event_description', { home, away }),
      noindex: true,
    }
  }
  return whole
}
