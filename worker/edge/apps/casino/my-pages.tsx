import type { CasinoGame, GameRound } from '../../../../shared/api/casino.ts'
import style from '../../../../shared/ui/casino/casino.css?inline'
import { withCurrency } from '../../../../shared/ui/islands/coupon/amount.ts'
import { dateText, timeText } from '../../../../shared/ui/time.ts'
import type { Page, PageContext } from '../../page.ts'
import { gameLink, gameName } from './names.ts'
import { CasinoScreen, casinoHead, fromLobby, type Listed } from './screen.tsx'
import { Tiles } from './tiles.tsx'

interface Own {
  favourites: CasinoGame[]
  rounds: GameRound[]
}
const NOTHING: Own = { favourites: [], rounds: [] }

const ownOf = async ({ origin: { casino } }: PageContext): Promise<Own> => {
  const [favourites, rounds] = await Promise.all([casino.favourites(), casino.rounds()])
  return { favourites: favourites ?? [], rounds: rounds ?? [] }
}

/** A player's own casino (spec §2 `my-casino`): favourites, and the last rounds. Visitors are asked to sign in. */
export const myCasinoPage = (only: 'all' | 'favourites'): Page<Listed<Own>> => ({
  style,
  load: (ctx) => fromLobby(ctx, () => (ctx.visit.player ? ownOf(ctx) : NOTHING), NOTHING),
  view: ({ lobby, rest }, ctx) => {
    const { t, href } = ctx
    const games = new Map(lobby?.categories.flatMap(({ games: list }) => list.map((game) => [game.id, game])))
    return (
      <CasinoScreen ctx={ctx} lobby={lobby} title={t(titleOf(only))} current="my">
        {!ctx.visit.player ? (
          <section className="box card">
            <p>{t('casino_visitor')}</p>
            <a className="btn btn-main" href={href('login')}>
              {t('casino_sign_in')}
            </a>
          </section>
        ) : (
          <>
            <section className="list">
              <div className="top">
                <h2>{t('casino_favourites')}</h2>
                {only === 'all' && (
                  <a className="more" href={href('myCasinoFavorites')}>
                    {t('casino_all_of')}
                  </a>
                )}
              </div>
              {rest.favourites.length === 0 && <p className="mu">{t('casino_favourites_none')}</p>}
              <Tiles games={rest.favourites} ctx={ctx} />
            </section>
            {only === 'all' && <LastRounds rounds={rest.rounds} games={games} ctx={ctx} />}
          </>
        )}
      </CasinoScreen>
    )
  },
  head: (_data, ctx) => casinoHead(ctx.t(titleOf(only)), ctx, { noindex: true }),
})

const titleOf = (only: 'all' | 'favourites') => (only === 'all' ? 'casino_my' : 'casino_favourites')

function LastRounds({
  rounds,
  games,
  ctx,
}: {
  rounds: readonly GameRound[]
  games: ReadonlyMap<number, CasinoGame>
  ctx: PageContext
}) {
  const { t, visit } = ctx
  return (
    <section className="box card">
      <h2>{t('casino_recent')}</h2>
      {rounds.length === 0 && <p className="mu">{t('casino_recent_none')}</p>}
      <ul className="rows">
        {rounds.map((round) => {
          const game = games.get(round.gameId)
          return (
            <li key={round.id}>
              <span>
                {game ? <a href={gameLink(game, ctx)}>{gameName(game, ctx)}</a> : round.provider}
                <small className="mu">
                  {dateText(round.placedAt, t.lang, visit.display)} {timeText(round.placedAt, t.lang, visit.display)} ·{' '}
                  {withCurrency(round.amount, round.currency)}
                </small>
              </span>
              <b className="end">{round.payout === null ? '–' : withCurrency(round.payout, round.currency)}</b>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
