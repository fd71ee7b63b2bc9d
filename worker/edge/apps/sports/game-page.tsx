import type { EventView } from '../../../../shared/api/feed.ts'
import { idOf, routePath } from '../../../../shared/routes/href.ts'
import { champParams, gameParams, sectionOf } from '../../../../shared/ui/events/address.ts'
import { isShown } from '../../../../shared/ui/events/columns.ts'
import { champOf, isOver, teamsOf } from '../../../../shared/ui/events/names.ts'
import { choicePairs, type MarketChoice, readChoice } from '../../../../shared/ui/game/choice.ts'
import { Markets } from '../../../../shared/ui/game/markets.tsx'
import { Scoreboard } from '../../../../shared/ui/game/scoreboard.tsx'
import { Watch } from '../../../../shared/ui/game/watch.tsx'
import { PickForm } from '../../../../shared/ui/odds/odd.tsx'
import { Breadcrumbs } from '../../../../shared/ui/parts/breadcrumbs.tsx'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import { sportName } from '../../../../shared/ui/sports/names.ts'
import { dateText, timeText } from '../../../../shared/ui/time.ts'
import type { Page, PageContext } from '../../page.ts'
import { isOn } from '../results/links.ts'
import { Unavailable } from '../shell/unavailable.tsx'
import { sportCrumbs } from './list-pages.tsx'
import { listParams, readPath } from './list-path.ts'
import { RelatedSkeleton, relatedEvents } from './related.tsx'
import { breadcrumbList, sportsEvent } from './structured-data.ts'

type Game = EventView & { feedVersion: number }
interface GameData {
  /** Null when the feed does not answer. */
  event: Game | null
  choice: MarketChoice
  /** Address of the event's statistics, when there is such a page. */
  statistics: string | null
  /** Has guard 6 let the event's media in? */
  withMedia: boolean
}

function crumbsOf(ctx: PageContext, event: EventView) {
  const section = sectionOf(event)
  const champ = champParams(section, {
    id: event.champId,
    sportId: event.sportId,
    name: event.champ,
    names: event.champNames,
  })
  return [
    ...sportCrumbs(ctx, section, event.sportId),
    { text: champOf(event, ctx.t.lang), href: ctx.href('champ', champ) },
    { text: teamsOf(event), href: ctx.href('game', gameParams(event)) },
  ]
}

/** One event with all its markets. It lives under its section, sport and championship: other addresses with its id are led there. */
export const gamePage: Page<GameData> = {
  load: async (ctx, params) => {
    const path = readPath(params)
    if (path === null) return { kind: 'notFound' }
    const event = await ctx.origin.event(idOf(params.game ?? ''))
    const choice = readChoice(ctx.visit.url.searchParams)
    if (event === null)
      return { kind: 'data', status: 503, data: { event, choice, statistics: null, withMedia: false } }
    if (event === 'notFound') return { kind: 'notFound' }
    const right = { ...listParams(path), ...gameParams(event) }
    const to = ctx.href('game', right) + ctx.visit.url.search
    /** Live begins and ends: for now only. A slug is wrong for good. */
    if (right.section !== params.section) return { kind: 'redirect', status: 302, to }
    if (right.sport !== params.sport || right.champ !== params.champ || right.game !== params.game)
      return { kind: 'redirect', status: 301, to }
    const statistics = isOn('statistic', ctx) ? `${ctx.href('statistic')}?gameId=${event.id}` : null
    return { kind: 'data', data: { event, choice, statistics, withMedia: ctx.withMedia } }
  },
  keep: ({ event, choice, statistics, withMedia }) =>
    event && `game:${event.id}:${event.version}:${choicePairs(choice)}:${statistics !== null}:${withMedia}`,
  live: ({ event }) =>
    event === null || isOver(event) ? null : { topics: [`event:${event.id}`], version: event.feedVersion },
  events: ({ event }) => (event === null ? [] : [event]),
  defer: ({ event }, ctx) =>
    event === null ? null : { fallback: <RelatedSkeleton />, content: relatedEvents(event, ctx) },
  view: ({ event, choice, statistics, withMedia }, ctx) => {
    if (event === null) return <Unavailable ctx={ctx} />
    const { t, visit } = ctx
    const crumbs = crumbsOf(ctx, event)
    const path = crumbs.at(-1)?.href ?? ''
    return (
      <>
        <Breadcrumbs crumbs={crumbs} t={t} />
        <div
          className="game"
          data-event={event.id}
          data-teams={teamsOf(event)}
          data-sport={event.sportId}
          data-live={event.live ? '' : undefined}
        >
          <Scoreboard event={event} t={t} display={visit.display}>
            <Watch media={withMedia && !isOver(event) ? event.media : undefined} statistics={statistics} t={t} />
          </Scoreboard>
          <div data-media-board="" />
          {event.markets.some(isShown) && !isOver(event) ? (
            <>
              <PickForm action={path} keep={choicePairs(choice)} />
              <Markets
                event={event}
                t={t}
                coefViewId={visit.display.coefViewId}
                isShort={visit.display.marketsNameType === 1}
                choice={choice}
                path={path}
              />
            </>
          ) : (
            <Note title={t('empty_game_title')} text={t('empty_game_text')}>
              <a className="btn" href={crumbs.at(-2)?.href}>
                {t('game_back')}
              </a>
            </Note>
          )}
        </div>
      </>
    )
  },
  head: ({ event }, ctx) => {
    const { t, visit, config } = ctx
    const company = config.companyName
    if (event === null) return { title: t('seo_site', { company }), description: t('error_503_title'), noindex: true }
    const { display, url } = visit
    const date = `${dateText(event.startsAt, t.lang, display)} ${timeText(event.startsAt, t.lang, display)}`
    const values = { home: event.home, away: event.away, champ: champOf(event, t.lang), date, company }
    const crumbs = crumbsOf(ctx, event)
    return {
      title: t('seo_game_title', values),
      description: t('seo_game_description', values),
      canonical: routePath('game', gameParams(event)),
      noindex: isOver(event),
      structured: [
        sportsEvent(event, sportName(event.sportId, t), url.origin + encodeURI(crumbs.at(-1)?.href ?? '')),
        breadcrumbList(crumbs, url.origin),
      ],
    }
  },
}
