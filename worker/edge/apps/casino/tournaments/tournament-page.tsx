import type { CasinoGame } from '../../../../../shared/api/casino.ts'
import {
  enterTournament,
  type OwnStanding,
  type Tournament,
  tournamentStanding,
} from '../../../../../shared/api/casino-tournaments.ts'
import style from '../../../../../shared/ui/casino/casino.css?inline'
import { withCurrency } from '../../../../../shared/ui/islands/coupon/amount.ts'
import { Facts } from '../../../../../shared/ui/parts/facts.tsx'
import type { Loaded, Page, PageContext } from '../../../page.ts'
import { shownCurrency } from '../../promo/currency.ts'
import { CasinoScreen, casinoHead, fromLobby, type Listed } from '../screen.tsx'
import { Tiles } from '../tiles.tsx'
import { Leaders, Prizes, State, TournamentFacts, titleOf, whenText } from './parts.tsx'

type TournamentData = Listed<{
  of: Tournament
  games: CasinoGame[]
  currency: string
  /** Null for a visitor, and while the origin does not tell. */
  own: OwnStanding | null
} | null>

const byId = (path: string, id: string): string => path.replace(':id', id)

/** One tournament (spec §2 `tournaments/{id}`): times, prizes, leaders, games, and how the player stands. */
export const tournamentPage: Page<TournamentData> = {
  style,
  load: (ctx, { id = '' }) =>
    fromLobby(
      ctx,
      async (lobby) => {
        const of = lobby.tournaments.find((each) => String(each.id) === id)
        if (!of) return null
        const [currency, own] = await Promise.all([
          shownCurrency(ctx),
          ctx.visit.player ? ctx.read({ ...tournamentStanding, path: byId(tournamentStanding.path, id) }) : null,
        ])
        const all = lobby.categories.flatMap(({ games }) => games)
        return { of, own, currency, games: all.filter((game) => of.games.includes(game.id)) }
      },
      null,
    ),
  view: ({ lobby, rest }, ctx) => (
    <CasinoScreen ctx={ctx} lobby={lobby} title={rest ? titleOf(rest.of, ctx) : ''} current="tournaments">
      {rest && <Shown {...rest} ctx={ctx} />}
    </CasinoScreen>
  ),
  head: ({ rest }, ctx) =>
    casinoHead(rest ? titleOf(rest.of, ctx) : ctx.t('casino_category_tournaments'), ctx, {
      noindex: rest === null || rest.of.state === 'over' || ctx.visit.player !== null,
    }),
  post: async (form, ctx, { id = '' }): Promise<Loaded<TournamentData>> => {
    const { pathname } = ctx.visit.url
    const to = (query: string): Loaded<TournamentData> => ({ kind: 'redirect', status: 303, to: pathname + query })
    if (form.get('action') !== 'enter') return to('')
    const answer = await ctx.origin.send('PUT', byId(enterTournament.path, id), null)
    return to(answer.ok ? '' : `?notice=${encodeURIComponent(answer.title)}`)
  },
}

type ShownProps = NonNullable<TournamentData['rest']> & { ctx: PageContext }

function Shown({ of, games, currency, own, ctx }: ShownProps) {
  const { t, href } = ctx
  const least = withCurrency(of.minStake[currency] ?? '0', currency)
  return (
    <>
      <div className="split">
        <section className="box card">
          <div className="top">
            <h2>{t('casino_tournament_how')}</h2>
            <State state={of.state} ctx={ctx} />
          </div>
          <TournamentFacts of={of} currency={currency} ctx={ctx} />
          <ul className="advice">
            <li>{t('casino_tournament_rule_best')}</li>
            <li>{t('casino_tournament_rule_least', { amount: least })}</li>
            <li>{t('casino_tournament_rule_tie')}</li>
            <li>{t('casino_tournament_rule_late')}</li>
            <li>{t('casino_tournament_rule_paid')}</li>
          </ul>
        </section>
        <Own of={of} own={own} ctx={ctx} />
      </div>
      <div className="split">
        <section className="box card">
          <h2>{t('casino_tournament_leaders')}</h2>
          <Leaders of={of} own={own?.place ?? null} ctx={ctx} />
        </section>
        <section className="box card">
          <h2>{t('casino_tournament_prizes')}</h2>
          <Prizes of={of} currency={currency} ctx={ctx} />
        </section>
      </div>
      <section className="list">
        <h2>{t('casino_tournament_games')}</h2>
        {games.length > 0 ? (
          <Tiles games={games} ctx={ctx} />
        ) : (
          <a className="link" href={href('allGamesEntrance')}>
            {t('casino_tournament_all_games')}
          </a>
        )}
      </section>
    </>
  )
}

/** How the player stands, or the way to take part. */
function Own({ of, own, ctx }: Pick<ShownProps, 'of' | 'own' | 'ctx'>) {
  const { t, href } = ctx
  return (
    <section className="box card">
      <h2>{t('casino_tournament_own')}</h2>
      {own?.since ? (
        <Standing own={own} since={own.since} ctx={ctx} />
      ) : of.state === 'over' ? (
        <p className="mu">{t(ctx.visit.player ? 'casino_tournament_not_in' : 'casino_tournament_over')}</p>
      ) : (
        <>
          <p>{t('casino_tournament_enter_text')}</p>
          {ctx.visit.player ? (
            <Enter ctx={ctx} />
          ) : (
            <a className="btn btn-main" href={href('login')}>
              {t('casino_tournament_sign_in')}
            </a>
          )}
        </>
      )}
    </section>
  )
}

function Enter({ ctx }: { ctx: PageContext }) {
  const form = ctx.form()
  return (
    <form method="post" action={form.action}>
      <input type="hidden" name="csrf" value={form.csrf} />
      <input type="hidden" name="action" value="enter" />
      <button type="submit" className="btn btn-main">
        {ctx.t('casino_tournament_enter')}
      </button>
    </form>
  )
}

function Standing({ own, since, ctx }: { own: OwnStanding; since: string; ctx: PageContext }) {
  const { t } = ctx
  const { place, score, rounds, prize } = own
  return (
    <>
      <p>{t('casino_tournament_since', { time: whenText(since, ctx) })}</p>
      {place === null ? (
        <p className="mu">{t('casino_tournament_no_round')}</p>
      ) : (
        <Facts
          rows={[
            [t('casino_tournament_place_own'), place],
            [t('casino_tournament_score'), `${score}×`],
            [t('casino_tournament_rounds'), rounds],
          ]}
        />
      )}
      {prize && (
        <p>
          {t('casino_tournament_won')}: <b className="win">{withCurrency(prize.amount, prize.currency)}</b>{' '}
          <span className={prize.isPaid ? 'state state-won' : 'state state-open'}>
            {t(prize.isPaid ? 'casino_tournament_paid' : 'casino_tournament_waits')}
          </span>
        </p>
      )}
    </>
  )
}
