import type { EventView } from '../../../../shared/api/feed.ts'
import { formOf, totalsOf } from '../../../../shared/domain/results/standings.ts'
import { gameParams } from '../../../../shared/ui/events/address.ts'
import { champOf, isOver } from '../../../../shared/ui/events/names.ts'
import { Scoreboard } from '../../../../shared/ui/game/scoreboard.tsx'
import { GameList } from '../../../../shared/ui/results/blocks.tsx'
import { Form } from '../../../../shared/ui/results/form.tsx'
import { Team } from '../../../../shared/ui/results/standings.tsx'
import type { PageContext } from '../../page.ts'
import { listLinks, teamLink } from '../results/links.ts'
import { ChampTable } from './champ-view.tsx'
import type { EventStatistic } from './data.ts'

/** Statistics of an event: form and last games of both, their games against each other, the table of the championship. */
export function EventStatistics({ ctx, data, popup }: { ctx: PageContext; data: EventStatistic; popup: boolean }) {
  const { t, href, visit } = ctx
  const { event, home, away, mutual, results } = data
  return (
    <>
      <Scoreboard event={event} t={t} display={visit.display} />
      {(!popup || !isOver(event)) && (
        <div className="scroll">
          {!isOver(event) && (
            <a className="chip" href={href('game', gameParams(event))}>
              {t('stat_to_event')}
            </a>
          )}
          {!popup && (
            <a className="chip" href={`${href('statisticPopup')}?gameId=${event.id}`} target="_blank" rel="noreferrer">
              {t('stat_window')}
            </a>
          )}
        </div>
      )}
      <div className="split">
        <LastGames ctx={ctx} event={event} team={event.home} games={home} />
        <LastGames ctx={ctx} event={event} team={event.away} games={away} />
      </div>
      <Mutual ctx={ctx} event={event} games={mutual} />
      <ChampTable
        ctx={ctx}
        sportId={event.sportId}
        name={champOf(event, t.lang)}
        results={results}
        marked={[event.home, event.away]}
      />
    </>
  )
}

interface GamesProps {
  ctx: PageContext
  event: EventView
  games: EventView[]
}

function LastGames({ ctx, event, team, games }: GamesProps & { team: string }) {
  const { t } = ctx
  return (
    <section className="bet card" aria-label={t('stat_last_of', { team })}>
      <header className="bet-h">
        <h2>
          <Team name={team} link={teamLink(ctx, event.sportId, team)} />
        </h2>
        <span className="gap" />
        <Form outcomes={formOf(games, team)} t={t} />
      </header>
      {games.length === 0 ? (
        <p className="box mu">{t('stat_last_none')}</p>
      ) : (
        <GameList events={games} dated {...listLinks(ctx)} />
      )}
    </section>
  )
}

function Mutual({ ctx, event, games }: GamesProps) {
  const { t } = ctx
  const { won, drawn, lost } = totalsOf(games, event.home)
  return (
    <section className="bet card" aria-labelledby="mutual">
      <header className="bet-h">
        <h2 id="mutual">{t('stat_head_to_head')}</h2>
        {games.length > 0 && (
          <>
            <span className="gap" />
            <span className="mu">
              <bdi>{event.home}</bdi> {won} · {t('stat_draws', { count: drawn })} · <bdi>{event.away}</bdi> {lost}
            </span>
          </>
        )}
      </header>
      {games.length === 0 ? (
        <p className="box mu">{t('stat_head_to_head_none')}</p>
      ) : (
        <GameList events={games} dated {...listLinks(ctx)} />
      )}
    </section>
  )
}
