import type { ReactNode } from 'react'
import { formOf, totalsOf } from '../../../../shared/domain/results/standings.ts'
import { Breadcrumbs } from '../../../../shared/ui/parts/breadcrumbs.tsx'
import { Pagination } from '../../../../shared/ui/parts/pagination.tsx'
import { GameList } from '../../../../shared/ui/results/blocks.tsx'
import { Form } from '../../../../shared/ui/results/form.tsx'
import { sportName } from '../../../../shared/ui/sports/names.ts'
import { TeamMark } from '../../../../shared/ui/team/mark.tsx'
import type { Head, Page, PageContext } from '../../page.ts'
import { Unavailable } from '../shell/unavailable.tsx'
import { listTopics } from '../sports/live-topics.ts'
import { breadcrumbList } from '../sports/structured-data.ts'
import { PAGE_SIZE, pageIn } from './data.ts'
import { listLinks } from './links.ts'
import { loadTeam, type TeamData, teamKey } from './team-data.ts'

/** Games of each kind on the team's own page. */
const SHORT = 10
type Known = TeamData & { team: NonNullable<TeamData['team']> }
type Which = 'team' | 'teamGames'

const isKnown = (data: TeamData): data is Known => data.team !== null

const crumbsOf = (ctx: PageContext, which: Which, { id, team }: Known) => [
  { text: ctx.t('results_title'), href: ctx.href('results', { type: 'zone' }) },
  { text: team.name, href: ctx.href('team', { teamId: id }) },
  ...(which === 'teamGames' ? [{ text: ctx.t('team_games'), href: ctx.href('teamGames', { teamId: id }) }] : []),
]

function headOf(ctx: PageContext, which: Which, data: TeamData): Head {
  const company = ctx.config.companyName
  if (!isKnown(data))
    return { title: ctx.t('seo_site', { company }), description: ctx.t('error_503_title'), noindex: true }
  const values = { team: data.team.name, sport: sportName(data.team.sportId, ctx.t), company }
  return {
    title: ctx.t(which === 'team' ? 'seo_team_title' : 'seo_team_games_title', values),
    description: ctx.t(which === 'team' ? 'seo_team_description' : 'seo_team_games_description', values),
    structured: [breadcrumbList(crumbsOf(ctx, which, data), ctx.visit.url.origin)],
    ...(which === 'teamGames' && { pages: { page: data.page, of: Math.max(1, Math.ceil(data.total / PAGE_SIZE)) } }),
  }
}

const page = (which: Which, View: (props: { ctx: PageContext; data: Known }) => ReactNode): Page<TeamData> => ({
  load: async (ctx, params) => {
    const number = which === 'team' ? 1 : pageIn(ctx.visit.url.searchParams.get('page'))
    const data = await loadTeam(ctx, Number(params.teamId), number)
    if (data === null) return { kind: 'notFound' }
    return { kind: 'data', data, ...(data.team === null && { status: 503 }) }
  },
  keep: (data) => `${which}:${teamKey(data)}`,
  live: ({ coming }) =>
    listTopics(
      coming.filter((event) => event.live),
      0,
    ),
  view: (data, ctx) =>
    isKnown(data) ? (
      <>
        <Breadcrumbs crumbs={crumbsOf(ctx, which, data)} t={ctx.t} />
        <View ctx={ctx} data={data} />
      </>
    ) : (
      <Unavailable ctx={ctx} />
    ),
  head: (data, ctx) => headOf(ctx, which, data),
})

/** `team/7`: form and record of a team, its coming games and its last ones. */
export const teamPage = page('team', ({ ctx, data }) => {
  const { t, href } = ctx
  const { id, team, coming, results, total } = data
  const { played, won, drawn, lost, scored, conceded } = totalsOf(results, team.name)
  return (
    <>
      <div className="top">
        <TeamMark name={team.name} large />
        <h1 dir="auto">{team.name}</h1>
        <span className="mu">{sportName(team.sportId, t)}</span>
        <span className="gap" />
        <Form outcomes={formOf(results, team.name)} t={t} />
      </div>
      <section className="card box" aria-label={t('team_record')}>
        <dl className="facts">
          <Fact name={t('stat_played')} value={String(played)} />
          <Fact name={t('stat_won')} value={String(won)} />
          <Fact name={t('stat_drawn')} value={String(drawn)} />
          <Fact name={t('stat_lost')} value={String(lost)} />
          <Fact name={t('stat_score')} value={`${scored}:${conceded}`} />
        </dl>
      </section>
      <Games ctx={ctx} id="next" title={t('team_next')} none={t('team_next_none')} events={coming.slice(0, SHORT)} />
      <Games ctx={ctx} id="last" title={t('team_last')} none={t('stat_last_none')} events={results.slice(0, SHORT)} />
      {total + coming.length > 0 && (
        <a className="more" href={href('teamGames', { teamId: id })}>
          {t('team_all_games')}
        </a>
      )}
    </>
  )
})

/** `team-games/7`: all coming games of a team, then all its results, page by page. */
export const teamGamesPage = page('teamGames', ({ ctx, data }) => {
  const { t, href } = ctx
  const { id, team, coming, results, total, page: number } = data
  const address = href('teamGames', { teamId: id })
  return (
    <>
      <div className="top">
        <h1 dir="auto">{t('team_games_of', { team: team.name })}</h1>
        <span className="num">{t('count_events', { count: total + coming.length })}</span>
        <span className="gap" />
        <a className="chip" href={href('team', { teamId: id })}>
          {t('team_page')}
        </a>
      </div>
      {number === 1 && <Games ctx={ctx} id="next" title={t('team_next')} none={t('team_next_none')} events={coming} />}
      <Games ctx={ctx} id="last" title={t('team_last')} none={t('stat_last_none')} events={results} />
      <Pagination
        t={t}
        page={number}
        pages={Math.ceil(total / PAGE_SIZE)}
        link={(other) => (other > 1 ? `${address}?page=${other}` : address)}
      />
    </>
  )
})

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="fact">
    <dt>{name}</dt>
    <dd>
      <bdi dir="ltr">{value}</bdi>
    </dd>
  </div>
)

interface GamesProps {
  ctx: PageContext
  id: string
  title: string
  none: string
  events: TeamData['results']
}
const Games = ({ ctx, id, title, none, events }: GamesProps) => (
  <section className="bet card" aria-labelledby={id}>
    <header className="bet-h">
      <h2 id={id}>{title}</h2>
    </header>
    {events.length === 0 ? <p className="box mu">{none}</p> : <GameList events={events} dated {...listLinks(ctx)} />}
  </section>
)
