import type { Tournament } from '../../../../shared/api/casino-tournaments.ts'
import style from '../../../../shared/ui/casino/casino.css?inline'
import type { Page, PageContext } from '../../page.ts'
import { categoryLink } from './names.ts'
import { CasinoScreen, casinoHead, type Listed } from './screen.tsx'
import { Tiles } from './tiles.tsx'
import { State, titleOf, whenText } from './tournaments/parts.tsx'

/** The lobby: every category with its games, and who makes them. The routes `casino` and `casino-lobby` are one page. */
export const lobbyPage: Page<Listed<null>> = {
  style,
  load: async (ctx) => {
    const lobby = await ctx.origin.casino.lobby()
    return { kind: 'data', data: { lobby, rest: null }, ...(!lobby && { status: 503 }) }
  },
  view: ({ lobby }, ctx) => (
    <CasinoScreen ctx={ctx} lobby={lobby} title={ctx.t('casino_title')}>
      <p className="mu">{ctx.t('casino_text')}</p>
      <Running tournaments={lobby?.tournaments ?? []} ctx={ctx} />
      <div className="lobby">
        {lobby?.categories.map(({ id, games }) => (
          <section key={id} className={`s${Math.min(4, games.length)}`}>
            <h2>
              <a href={categoryLink(id, ctx)}>{ctx.t(`casino_category_${id}`)}</a>
            </h2>
            <Tiles games={games} ctx={ctx} />
          </section>
        ))}
      </div>
      <section className="list">
        <h2>{ctx.t('casino_providers')}</h2>
        <div className="scroll">
          {lobby?.providers.map(({ slug, name, games }) => (
            <a key={slug} className="chip" href={ctx.href('providers', { provider: slug })}>
              <span dir="auto">{name}</span>
              <span className="num">{games}</span>
            </a>
          ))}
        </div>
      </section>
      <p className="scroll">
        <a className="link" href={ctx.href('bonusCasino')}>
          {ctx.t('casino_bonus_title')}
        </a>
        <a className="link" href={ctx.href('gamesLanding', { landingRoute: 'provably-fair' })}>
          {ctx.t('casino_fair_title')}
        </a>
      </p>
    </CasinoScreen>
  ),
  head: (_data, ctx) => casinoHead(ctx.t('casino_title'), ctx, { canonical: '/casino' }),
  keep: ({ lobby }) =>
    lobby && `casino:${JSON.stringify([lobby.categories, lobby.providers, running(lobby.tournaments).map(shortOf)])}`,
}

const running = (tournaments: readonly Tournament[]) => tournaments.filter(({ state }) => state !== 'over')
/** What the lobby shows of a tournament. */
const shortOf = ({ id, title, to, state }: Tournament) => ({ id, title, to, state })

/** Tournaments that run or will, each the way to its page. */
function Running({ tournaments, ctx }: { tournaments: readonly Tournament[]; ctx: PageContext }) {
  const shown = running(tournaments)
  if (shown.length === 0) return null
  return (
    <section className="box card">
      <div className="top">
        <h2>{ctx.t('casino_category_tournaments')}</h2>
        <a className="more" href={ctx.href('tournaments')}>
          {ctx.t('casino_all_of')}
        </a>
      </div>
      <ul className="rows">
        {shown.map((each) => (
          <li key={each.id}>
            <span>
              <a href={ctx.href('tournament', { id: each.id })}>{titleOf(each, ctx)}</a>
              <small className="mu">
                {ctx.t('casino_tournament_to')}: {whenText(each.to, ctx)}
              </small>
            </span>
            <State state={each.state} ctx={ctx} />
          </li>
        ))}
      </ul>
    </section>
  )
}
