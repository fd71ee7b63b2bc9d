import { isDiscipline } from '../../../../../shared/domain/sports/disciplines.ts'
import type { Page, PageContext } from '../../../page.ts'
import { Unavailable } from '../../shell/unavailable.tsx'
import { ChampTable } from './champ-table.tsx'
import { type CyberDiscipline, cyberFilter, loadDisciplines } from './cyber-data.ts'
import { cyberCrumbs, disciplineTitle } from './cyber-links.ts'
import { CyberEmpty, CyberList, loadEvents } from './cyber-list.tsx'
import { CyberNav, DisciplineChips } from './cyber-nav.tsx'
import { type CyberData, CyberFrame, cyberHead, cyberParts, loadCyber } from './cyber-page.tsx'

interface DisciplineData extends CyberData {
  slug: string
  disciplines: CyberDiscipline[] | null
  /** This discipline with what there is of it; absent when there is nothing. */
  own: CyberDiscipline | undefined
}

/** Ids that one call of the feed takes. */
const MOST_CHAMPS = 200

/** Reads the discipline of an address; 404 for one that we do not know. */
async function loadDiscipline(ctx: PageContext, params: Readonly<Record<string, string>>, withEvents: boolean) {
  const slug = params.discipline ?? ''
  if (!isDiscipline(slug)) return { kind: 'notFound' as const }
  return loadCyber<DisciplineData>(params, async (type) => {
    const disciplines = await loadDisciplines(ctx)
    const own = disciplines?.find((each) => each.slug === slug)
    const filter = withEvents && own ? cyberFilter(ctx) : null
    const champs = own?.champs.slice(0, MOST_CHAMPS).map(({ id }) => id)
    const events = await loadEvents(ctx, filter && { ...filter, champs: champs?.join() ?? '' })
    return { type, slug, disciplines, own, events: disciplines === null ? { ...events, items: null } : events }
  })
}

const keyOf = (page: string, { type, slug, disciplines, events }: DisciplineData): string =>
  `cyber:${page}:${type}:${slug}:${events.page}:${events.version}:${JSON.stringify(disciplines)}`

/** What stands above both pages: the disciplines, and the two views of this one. */
function Parts({ ctx, data, current }: { ctx: PageContext; data: DisciplineData; current: 'matches' | 'champs' }) {
  const { t, href } = ctx
  const { type, slug: discipline, disciplines } = data
  return (
    <>
      <CyberNav ctx={ctx} type={type} />
      <DisciplineChips {...{ ctx, type, disciplines: disciplines ?? [], current: discipline }} />
      <div className="top">
        <nav className="seg" aria-label={disciplineTitle(discipline, t)}>
          {(['matches', 'champs'] as const).map((part) => (
            <a
              key={part}
              href={href(part === 'champs' ? 'cyberChamps' : 'cyberDiscipline', { type, discipline })}
              aria-current={part === current ? 'page' : undefined}
            >
              {t(`cyber_${part}`)}
            </a>
          ))}
        </nav>
      </div>
    </>
  )
}

/** One discipline: its matches, those that are played now first. */
export const cyberDisciplinePage: Page<DisciplineData> = {
  ...cyberParts,
  load: (ctx, params) => loadDiscipline(ctx, params, true),
  keep: (data) => keyOf('discipline', data),
  view: (data, ctx) => {
    const { type, slug: discipline, events } = data
    return (
      <CyberFrame
        ctx={ctx}
        title={disciplineTitle(discipline, ctx.t)}
        crumbs={cyberCrumbs(ctx, type, discipline)}
        count={events.items ? events.total : undefined}
      >
        <Parts ctx={ctx} data={data} current="matches" />
        <CyberList {...{ ctx, type, events }} address={ctx.href('cyberDiscipline', { type, discipline })} />
      </CyberFrame>
    )
  },
  head: ({ type, slug, events }, ctx) =>
    cyberHead(ctx, {
      title: disciplineTitle(slug, ctx.t),
      crumbs: cyberCrumbs(ctx, type, slug),
      isFilled: (events.items?.length ?? 0) > 0,
      events,
    }),
}

const champsCrumbs = (ctx: PageContext, { type, slug: discipline }: DisciplineData) => [
  ...cyberCrumbs(ctx, type, discipline),
  { text: ctx.t('cyber_champs'), href: ctx.href('cyberChamps', { type, discipline }) },
]
const champsTitle = (ctx: PageContext, { slug }: DisciplineData) =>
  `${disciplineTitle(slug, ctx.t)}: ${ctx.t('cyber_champs')}`

/** The championships of a discipline. */
export const cyberChampsPage: Page<DisciplineData> = {
  load: (ctx, params) => loadDiscipline(ctx, params, false),
  keep: (data) => keyOf('champs', data),
  view: (data, ctx) => {
    const { type, own, disciplines } = data
    return (
      <CyberFrame ctx={ctx} title={champsTitle(ctx, data)} crumbs={champsCrumbs(ctx, data)}>
        <Parts ctx={ctx} data={data} current="champs" />
        {disciplines === null && <Unavailable ctx={ctx} />}
        {disciplines !== null && !own && <CyberEmpty ctx={ctx} type={type} />}
        {own && (
          <div className="mk card">
            <ChampTable ctx={ctx} type={type} discipline={own} />
          </div>
        )}
      </CyberFrame>
    )
  },
  head: (data, ctx) =>
    cyberHead(ctx, {
      title: champsTitle(ctx, data),
      crumbs: champsCrumbs(ctx, data),
      isFilled: data.own !== undefined,
    }),
}
