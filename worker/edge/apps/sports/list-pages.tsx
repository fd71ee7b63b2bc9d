import type { ReactNode } from 'react'
import { sportSlug } from '../../../../shared/domain/sports/sports.ts'
import type { Section } from '../../../../shared/ui/events/address.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import type { Crumb } from '../../../../shared/ui/parts/breadcrumbs.tsx'
import { SportIcon } from '../../../../shared/ui/sports/icon.tsx'
import { sportName } from '../../../../shared/ui/sports/names.ts'
import type { Head, Page, PageContext } from '../../page.ts'
import { expressEvents, withExpresses } from './expresses.tsx'
import { beforeEnd, type ListData, listKey, loadList, pagesOf } from './list-data.ts'
import { isSpecial, listParams, readPath } from './list-path.ts'
import { isNarrowed } from './list-query.ts'
import { ListView } from './list-view.tsx'
import { listTopics } from './live-topics.ts'
import { breadcrumbList } from './structured-data.ts'

/** What stands on the page: the list, and the bets of ready-made expresses. */
const eventsOf = ({ events, expresses }: ListData) => [...(events ?? []), ...expressEvents(expresses)]

/** What the parts of a list's page have in common. A search and one's own favourites are seldom asked for twice. */
export const listPage: Pick<Page<ListData>, 'keep' | 'live' | 'events'> = {
  keep: (data) => (data.choice.q === '' && data.favourites === null ? listKey(data) : null),
  live: (data) => listTopics(eventsOf(data), withExpresses(data.version, data.expresses)),
  events: eventsOf,
}

/**
 * An empty list, a narrowed one, and one that depends on who looks is nothing for an index; a section of a menu repeats its list.
 * Another layout is the list itself: it names the list as its own.
 */
export const isForIndex = (data: ListData): boolean =>
  data.events !== null &&
  data.events.length > 0 &&
  !isNarrowed(data.choice) &&
  data.path.menuSection === null &&
  data.country === null

const sectionTitle = (ctx: PageContext, section: Section) => ctx.t(section === 'live' ? 'section_live' : 'section_line')

export const sportCrumbs = (ctx: PageContext, section: Section, sport: number): Crumb[] => [
  { text: sectionTitle(ctx, section), href: ctx.href('sports', { section }) },
  { text: sportName(sport, ctx.t), href: ctx.href('sport', { section, sport: sportSlug(sport) }) },
]

/** Where a list stands: sections of a menu and page types in front of its sport. */
export function listCrumbs({ path }: ListData, ctx: PageContext): Crumb[] {
  const { section, pageType, sport } = path
  const crumbs: Crumb[] = [{ text: sectionTitle(ctx, section), href: ctx.href('sports', { section }) }]
  if (pageType !== null)
    crumbs.push({ text: ctx.t(`type_${pageType}`), href: ctx.href('sports', { pageType, section }) })
  if (sport !== null)
    crumbs.push({
      text: sportName(sport, ctx.t),
      href: ctx.href('sport', { ...listParams({ ...path, menuSection: null }), sport: sportSlug(sport) }),
    })
  if (path.menuSection !== null) crumbs.push({ text: ctx.t(`lists_${path.menuSection}`), href: addressOf(ctx, path) })
  return crumbs
}

const addressOf = (ctx: PageContext, path: ListData['path']): string =>
  path.sport === null
    ? ctx.href('sports', listParams(path))
    : ctx.href('sport', { ...listParams(path), sport: sportSlug(path.sport) })

function titleOf({ path, choice }: ListData, ctx: PageContext): string {
  const { pageType, menuSection, section, sport } = path
  if (choice.q !== '') return `${ctx.t('search_title')}: ${choice.q}`
  const own =
    sport !== null
      ? sportName(sport, ctx.t)
      : pageType !== null
        ? ctx.t(`type_${pageType}`)
        : ctx.t(section === 'live' ? 'list_live' : 'list_line')
  return menuSection === null ? own : `${own}: ${ctx.t(`lists_${menuSection}`)}`
}

function iconOf({ path, choice }: ListData): ReactNode {
  if (choice.q !== '') return <Icon name="search" />
  return path.sport === null ? <Icon name={path.section} /> : <SportIcon id={path.sport} />
}

/** Titles of line, live and their sports are their own; those of other lists are made of their names. */
function titles(data: ListData, ctx: PageContext): Pick<Head, 'title' | 'description'> {
  const { t, config } = ctx
  const { path, choice } = data
  const company = config.companyName
  const isLive = path.section === 'live'
  if (choice.q !== '')
    return { title: t('seo_search_title', { query: choice.q, company }), description: t('seo_search_description') }
  if (isSpecial(path)) {
    const list = titleOf(data, ctx)
    const values = { list, section: sectionTitle(ctx, path.section), company }
    // A list of neither a sport nor a page type has its section in front already.
    const isNamed = path.sport !== null || path.pageType !== null
    return {
      title: isNamed ? t('seo_list_title', values) : `${list} – ${company}`,
      description: t('seo_list_description', values),
    }
  }
  if (path.sport !== null) {
    const values = { sport: sportName(path.sport, t), company }
    return {
      title: t(isLive ? 'seo_sport_live_title' : 'seo_sport_title', values),
      description: t('seo_sport_description', values),
    }
  }
  return isLive
    ? { title: t('seo_live_title', { company }), description: t('seo_live_description') }
    : { title: t('seo_line_title', { company }), description: t('seo_line_description') }
}

/** Line or live, of all sports or of one, with its page types, sections and filters; and what somebody looks for. */
export const sportsPage: Page<ListData> = {
  ...listPage,
  load: async (ctx, params) => {
    const path = readPath(params)
    if (path === null) return { kind: 'notFound' }
    const data = await loadList(ctx, path)
    return beforeEnd(ctx, data) ?? { kind: 'data', data, ...(data.events === null && { status: 503 }) }
  },
  view: (data, ctx) => (
    <ListView
      ctx={ctx}
      data={data}
      title={titleOf(data, ctx)}
      icon={iconOf(data)}
      address={addressOf(ctx, data.path)}
      {...((isSpecial(data.path) || data.path.sport !== null) && { crumbs: listCrumbs(data, ctx) })}
    />
  ),
  head: (data, ctx): Head => ({
    ...titles(data, ctx),
    noindex: !isForIndex(data),
    pages: pagesOf(data),
    ...(data.path.sport !== null && {
      structured: [breadcrumbList(listCrumbs(data, ctx), ctx.visit.url.origin)],
    }),
  }),
}
