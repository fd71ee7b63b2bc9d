import type { Tournament } from '../../../../../shared/api/casino-tournaments.ts'
import style from '../../../../../shared/ui/casino/casino.css?inline'
import { Note } from '../../../../../shared/ui/parts/notice.tsx'
import type { Page, PageContext } from '../../../page.ts'
import { shownCurrency } from '../../promo/currency.ts'
import { CasinoScreen, casinoHead, fromLobby, type Listed } from '../screen.tsx'
import { State, TournamentFacts, titleOf } from './parts.tsx'

/** Tournaments of the casino (spec §2): those that run first. */
export const tournamentsPage: Page<Listed<{ currency: string }>> = {
  style,
  load: async (ctx) => {
    const currency = await shownCurrency(ctx)
    return fromLobby(ctx, () => ({ currency }), { currency })
  },
  view: ({ lobby, rest: { currency } }, ctx) => {
    const { t, href } = ctx
    return (
      <CasinoScreen ctx={ctx} lobby={lobby} title={t('casino_category_tournaments')} current="tournaments">
        {lobby?.tournaments.length === 0 ? (
          <Note title={t('casino_tournaments_none')} text={t('casino_tournaments_none_text')}>
            <a className="btn" href={href('allGamesEntrance')}>
              {t('casino_all')}
            </a>
          </Note>
        ) : (
          <>
            <p className="mu">{t('casino_tournaments_text')}</p>
            <div className="cups">
              {lobby?.tournaments.map((each) => (
                <TournamentCard key={each.id} of={each} currency={currency} ctx={ctx} />
              ))}
            </div>
          </>
        )}
      </CasinoScreen>
    )
  },
  head: ({ lobby }, ctx) =>
    casinoHead(ctx.t('casino_category_tournaments'), ctx, { noindex: lobby?.tournaments.length === 0 }),
}

/** One tournament in short, the way to it. */
export function TournamentCard({ of, currency, ctx }: { of: Tournament; currency: string; ctx: PageContext }) {
  return (
    <section className="box card">
      <div className="top">
        <h2 dir="auto">
          <a href={ctx.href('tournament', { id: of.id })}>{titleOf(of, ctx)}</a>
        </h2>
        <State state={of.state} ctx={ctx} />
      </div>
      <TournamentFacts of={of} currency={currency} ctx={ctx} />
    </section>
  )
}
