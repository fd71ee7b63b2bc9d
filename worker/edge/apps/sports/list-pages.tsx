import { sportIdOf, sportSlug } from '../../../../shared/domain/sports/sports.ts'
import type { Section } from '../../../../shared/ui/events/address.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { SportIcon } from '../../../../shared/ui/sports/icon.tsx'
import { sportName } from '../../../../shared/ui/sports/names.ts'
import type { Head, Page, PageContext } from '../../page.ts'
import { type ListData, listKey, loadList, pagesOf } from './list-data.ts'
import { ListView } from './list-view.tsx'
import { listTopics } from './live-topics.ts'
import { breadcrumbList } from './structured-data.ts'

/** The section of a path that the route has checked. */
export const sectionIn = (params: Record<string, string>): Section => (params.section === 'live' ? 'live' : 'line')

/** Only the plain sections are served: special lists (cyber, favourites, video) have their own pages, or none. */
export const isPlain = (params: Record<string, string>): boolean =>
  params.pageType === undefined && params.menuSection === undefined

const common: Pick<Page<ListData>, 'keep' | 'live' | 'events'> = {
  keep: listKey,
  live: (data) => listTopics(data.events ?? [], data.version),
  events: (data) => data.events ?? [],
}

/** An empty list or a narrowed one is nothing for an index. The compact view is the list itself: it names the list as its own. */
export const isForIndex = (data: ListData): boolean =>
  data.events !== null && data.events.length > 0 && data.period === 0

const status = (data: ListData) => ({ kind: 'data' as const, data, ...(data.events === null && { status: 503 }) })

/** Line or live of all sports. */
export const sportsPage: Page<ListData> = {
  ...common,
  load: async (ctx, params) =>
    isPlain(params) ? status(await loadList(ctx, { section: sectionIn(params) })) : { kind: 'notFound' },
  view: (data, ctx) => (
    <ListView
      ctx={ctx}
      data={data}
      title={ctx.t(data.section === 'live' ? 'list_live' : 'list_line')}
      icon={<Icon name={data.section} />}
      address={ctx.href('sports', { section: data.section })}
    />
  ),
  head: (data, ctx) => {
    const company = ctx.config.companyName
    return data.section === 'live'
      ? {
          title: ctx.t('seo_live_title', { company }),
          description: ctx.t('seo_live_description'),
          noindex: !isForIndex(data),
          pages: pagesOf(data),
        }
      : {
          title: ctx.t('seo_line_title', { company }),
          description: ctx.t('seo_line_description'),
          noindex: !isForIndex(data),
          pages: pagesOf(data),
        }
  },
}

const sportCrumbs = (ctx: PageContext, section: Section, sport: number) => [
  { text: ctx.t(section === 'live' ? 'section_live' : 'section_line'), href: ctx.href('sports', { section }) },
  { text: sportName(sport, ctx.t), href: ctx.href('sport', { section, sport: sportSlug(sport) }) },
]

/** Line or live of one sport. */
export const sportPage: Page<ListData> = {
  ...common,
  load: async (ctx, params) => {
    const sport = sportIdOf(params.sport ?? '')
    return sport !== null && isPlain(params)
      ? status(await loadList(ctx, { section: sectionIn(params), sport }))
      : { kind: 'notFound' }
  },
  view: (data, ctx) => {
    const sport = data.sport ?? 0
    const crumbs = sportCrumbs(ctx, data.section, sport)
    return (
      <ListView
        ctx={ctx}
        data={data}
        title={sportName(sport, ctx.t)}
        icon={<SportIcon id={sport} />}
        address={crumbs[1]?.href ?? ''}
      />
    )
  },
  head: (data, ctx): Head => {
    const sport = data.sport ?? 0
    const values = { sport: sportName(sport, ctx.t), company: ctx.config.companyName }
    return {
      title: ctx.t(data.section === 'live' ? 'seo_sport_live_title' : 'seo_sport_title', values),
      description: ctx.t('seo_sport_description', values),
      noindex: !isForIndex(data),
      pages: pagesOf(data),
      structured: [breadcrumbList(sportCrumbs(ctx, data.section, sport), ctx.visit.url.origin)],
    }
  },
}
export { sportCrumbs }
