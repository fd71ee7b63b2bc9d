import type { EventView } from '../../../../shared/api/feed.ts'
import { idOf, routePath } from '../../../../shared/routes/href.ts'
import { gameParams, sectionOf } from '../../../../shared/ui/events/address.ts'
import { isShown } from '../../../../shared/ui/events/columns.ts'
import { champOf, isOver, teamsOf } from '../../../../shared/ui/events/names.ts'
import { choicePairs, type MarketChoice, readChoice } from '../../../../shared/ui/game/choice.ts'
import { Markets } from '../../../../shared/ui/game/markets.tsx'
import { Scoreboard } from '../../../../shared/ui/game/scoreboard.tsx'
import { Watch } from '../../../../shared/ui/game/watch.tsx'
import { PickForm } from '../../../../shared/ui/odds/odd.tsx'
import { Breadcrumbs, type Crumb } from '../../../../shared/ui/parts/breadcrumbs.tsx'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import { sportName } from '../../../../shared/ui/sports/names.ts'
import { dateText, timeText } from '../../../../shared/ui/time.ts'
import { STARS } from '../../forms/stars.tsx'
import type { Page, PageContext } from '../../page.ts'
import { isOn } from '../results/links.ts'
import { Unavailable } from '../shell/unavailable.tsx'
import { type EventLinks, sportsLinks } from './event-links.ts'
import { sportCrumbs } from './list-pages.tsx'
import { listParams, readPath } from './list-path.ts'
import { RelatedSkeleton, relatedEvents } from './related.tsx'
import { breadcrumbList, sportsEvent } from './structured-data.ts'

type Game = EventView & { feedVersion: number }
type Params = Readonly<Record<string, string>>

/** The section of the site that a page of events belongs to: line and live, or esports. */
export interface GamePlace {
  /** Names it in the keys of kept texts. */
  name: string
  /** Where the event's page is, if not at `params`: for now (302) or for good (301); null when it is there, `notFound` when it has none here. */
  moved(ctx: PageContext, params: Params, event: EventView): { path: string; status: 301 | 302 } | 'notFound' | null
  /** The way to the event's page, which is the last crumb. */
  crumbs(ctx: PageContext, event: EventView): Crumb[]
  links(ctx: PageContext): EventLinks
}

interface GameData {
  /** Null when the feed does not answer. */
  event: Game | null
  choice: MarketChoice
  /** Address of the event's statistics, when there is such a page. */
  statistics: string | null
  /** Has guard 6 let the event's media in? */
  withMedia: boolean
}

/** Line and live: an event lives under its section, sport and championship. */
const SPORTS: GamePlace = {
  name: '',
  moved: (ctx, params, event) => {
    const path = readPath(params)
    if (path === null) return 'notFound'
    const right = { ...listParams(path), ...gameParams(event) }
    /** Live begins and ends: for now only. A slug is wrong for good. */
    if (right.section !== params.section) return { path: ctx.href('game', right), status: 302 }
    return right.sport === params.sport && right.champ === params.champ && right.game === params.game
      ? null
      : { path: ctx.href('game', right), status: 301 }
  },
  crumbs: (ctx, event) => [
    ...sportCrumbs(ctx, sectionOf(event), event.sportId),
    { text: champOf(event, ctx.t.lang), href: sportsLinks(ctx).champ(event) },
    { text: teamsOf(event), href: sportsLinks(ctx).game(event) },
  ],
  links: sportsLinks,
}

/** One event with all its markets. Other addresses with its id are led to its own. */
export const gamePageOf = (place: GamePlace): Page<GameData> => ({
  load: async (ctx, params) => {
    const event = await ctx.origin.event(idOf(params.game ?? ''))
    const choice = readChoice(ctx.visit.url.searchParams)
    if (event === null)
      return { kind: 'data', status: 503, data: { event, choice, statistics: null, withMedia: false } }
    if (event === 'notFound') return { kind: 'notFound' }
    const moved = place.moved(ctx, params, event)
    if (moved === 'notFound') return { kind: 'notFound' }
    if (moved) return { kind: 'redirect', status: moved.status, to: moved.path + ctx.visit.url.search }
    const window = ctx.visit.display.statsInNewWindow === 1 ? 'statisticPopup' : 'statistic'
    const statistics = isOn('statistic', ctx) ? `${ctx.href(window)}?gameId=${event.id}` : null
    return { kind: 'data', data: { event, choice, statistics, withMedia: ctx.withMedia } }
  },
  keep: ({ event, choice, statistics, withMedia }) =>
    event &&
    `game${place.name}:${event.id}:${event.version}:${choicePairs(choice)}:${statistics !== null}:${withMedia}`,
  live: ({ event }) =>
    event === null || isOver(event) ? null : { topics: [`event:${event.id}`], version: event.feedVersion },
  events: ({ event }) => (event === null ? [] : [event]),
  defer: ({ event }, ctx) =>
    event === null ? null : { fallback: <RelatedSkeleton />, content: relatedEvents(event, ctx, place.links(ctx)) },
  view: ({ event, choice, statistics, withMedia }, ctx) => {
    if (event === null) return <Unavailable ctx={ctx} />
    const { t, visit } = ctx
    const crumbs = place.crumbs(ctx, event)
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
            <Watch
              media={withMedia && !isOver(event) ? event.media : undefined}
              statistics={statistics}
              inNewWindow={ctx.visit.display.statsInNewWindow === 1}
              t={t}
            />
            <noscript>
              <a className="chip" href={`${path}?${STARS}=1`}>
                {t('favourites_mark')}
              </a>
            </noscript>
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
    const crumbs = place.crumbs(ctx, event)
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
})

export const gamePage = gamePageOf(SPORTS)
