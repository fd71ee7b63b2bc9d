import type { CyberType } from '../../../../../shared/domain/sports/disciplines.ts'
import { PickForm } from '../../../../../shared/ui/odds/odd.tsx'
import type { Page, PageContext } from '../../../page.ts'
import { Unavailable } from '../../shell/unavailable.tsx'
import { EventList } from '../event-list.tsx'
import { ChampTable } from './champ-table.tsx'
import { type CyberDiscipline, cyberFilter, loadDisciplines } from './cyber-data.ts'
import { cyberCrumbs, cyberLinks, disciplineTitle } from './cyber-links.ts'
import { CyberEmpty, CyberList, loadEvents } from './cyber-list.tsx'
import { CyberNav, DisciplineChips, DisciplineTiles } from './cyber-nav.tsx'
import { type CyberData, CyberFrame, cyberHead, cyberParts, loadCyber } from './cyber-page.tsx'

interface SectionData extends CyberData {
  /** Null when the feed does not answer. */
  disciplines: CyberDiscipline[] | null
}

const keyOf = (page: string, { type, disciplines, events }: SectionData): string =>
  `cyber:${page}:${type}:${events.page}:${events.version}:${JSON.stringify(disciplines)}`

const loadSection: Page<SectionData>['load'] = (ctx, params) =>
  loadCyber<SectionData>(params, async (type) => {
    const [disciplines, events] = await Promise.all([loadDisciplines(ctx), loadEvents(ctx, cyberFilter(ctx))])
    return { type, disciplines, events }
  })

/** Crumb of one of the section's pages beside the first. */
const crumbsOf = (ctx: PageContext, type: CyberType, part: 'all' | 'dashboard') => [
  ...cyberCrumbs(ctx, type),
  { text: ctx.t(`cyber_${part}`), href: ctx.href(part === 'all' ? 'cyberAll' : 'cyberDashboard', { type }) },
]
const titleOf = (ctx: PageContext, part: 'all' | 'dashboard') => `${ctx.t('cyber_main')}: ${ctx.t(`cyber_${part}`)}`

/** Events that the first page shows of those that are played now, and of those that come next. */
const SHOWN = 8

/** Esports: its disciplines, what is played now, what comes next. */
export const cyberMainPage: Page<SectionData> = {
  ...cyberParts,
  load: loadSection,
  keep: (data) => keyOf('main', data),
  view: ({ type, disciplines, events }, ctx) => {
    const { t, href } = ctx
    const items = events.items ?? []
    const lists = [
      { title: t('cyber_live_now'), events: items.filter((event) => event.live).slice(0, SHOWN) },
      { title: t('cyber_next'), events: items.filter((event) => !event.live).slice(0, SHOWN) },
    ]
    return (
      <CyberFrame ctx={ctx} title={t('cyber_main')} crumbs={[]} count={events.items ? events.total : undefined}>
        <CyberNav ctx={ctx} type={type} current="main" />
        {disciplines && disciplines.length > 0 && (
          <section aria-label={t('cyber_disciplines')}>
            <DisciplineTiles {...{ ctx, type, disciplines }} />
          </section>
        )}
        {events.items === null && <Unavailable ctx={ctx} />}
        {events.items?.length === 0 && <CyberEmpty ctx={ctx} type={type} isWhole />}
        <PickForm action={href('cyberMain', { type })} />
        {lists
          .filter((list) => list.events.length > 0)
          .map((list) => (
            <section key={list.title} className="list">
              <div className="top">
                <h2>{list.title}</h2>
                <a className="more" href={href('cyberAll', { type })}>
                  {t('cyber_to_all')}
                </a>
              </div>
              <EventList events={list.events} ctx={ctx} links={cyberLinks(ctx, type)} />
            </section>
          ))}
      </CyberFrame>
    )
  },
  head: ({ type, events }, ctx) =>
    cyberHead(ctx, {
      title: ctx.t('cyber_main'),
      crumbs: cyberCrumbs(ctx, type),
      isFilled: events.total > 0,
    }),
}

/** All events of esports by discipline. */
export const cyberAllPage: Page<SectionData> = {
  ...cyberParts,
  load: loadSection,
  keep: (data) => keyOf('all', data),
  view: ({ type, disciplines, events }, ctx) => (
    <CyberFrame
      ctx={ctx}
      title={titleOf(ctx, 'all')}
      crumbs={crumbsOf(ctx, type, 'all')}
      count={events.items ? events.total : undefined}
    >
      <CyberNav ctx={ctx} type={type} current="all" />
      <DisciplineChips {...{ ctx, type, disciplines: disciplines ?? [] }} />
      <CyberList {...{ ctx, type, events }} address={ctx.href('cyberAll', { type })} isWhole />
    </CyberFrame>
  ),
  head: ({ type, events }, ctx) =>
    cyberHead(ctx, {
      title: titleOf(ctx, 'all'),
      crumbs: crumbsOf(ctx, type, 'all'),
      isFilled: (events.items?.length ?? 0) > 0,
      events,
    }),
}

/** All disciplines with their championships and how much is played in each. */
export const cyberDashboardPage: Page<SectionData> = {
  load: async (ctx, params) =>
    loadCyber<SectionData>(params, async (type) => {
      const disciplines = await loadDisciplines(ctx)
      const events = { items: disciplines && [], total: 0, version: 0, page: 1 }
      return { type, disciplines, events }
    }),
  keep: (data) => keyOf('dashboard', data),
  view: ({ type, disciplines }, ctx) => (
    <CyberFrame ctx={ctx} title={titleOf(ctx, 'dashboard')} crumbs={crumbsOf(ctx, type, 'dashboard')}>
      <CyberNav ctx={ctx} type={type} current="dashboard" />
      {disciplines === null && <Unavailable ctx={ctx} />}
      {disciplines?.length === 0 && <CyberEmpty ctx={ctx} type={type} isWhole />}
      {disciplines && disciplines.length > 0 && (
        <div className="mks">
          {disciplines.map((discipline) => (
            <section key={discipline.slug} className="mk card">
              <h2>
                <a href={ctx.href('cyberDiscipline', { type, discipline: discipline.slug })}>
                  {disciplineTitle(discipline.slug, ctx.t)}
                </a>
              </h2>
              <ChampTable {...{ ctx, type, discipline }} />
            </section>
          ))}
        </div>
      )}
    </CyberFrame>
  ),
  head: ({ type, disciplines }, ctx) =>
    cyberHead(ctx, {
      title: titleOf(ctx, 'dashboard'),
      crumbs: crumbsOf(ctx, type, 'dashboard'),
      isFilled: disciplines !== null && disciplines.length > 0,
    }),
}
