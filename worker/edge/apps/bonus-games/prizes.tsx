import type { OwnBonusGame } from '../../../../shared/api/bonus-games.ts'
import { placesOf } from '../../../../shared/domain/games/bonus-game.ts'
import { dateText, timeText } from '../../../../shared/ui/time.ts'
import type { PageContext } from '../../page.ts'
import { type BonusGameData, prizeText } from './data.ts'

/** The prize table with its chances, and how a round is decided. */
export function Prizes({ rules: { prizes }, currency, ctx }: BonusGameData & { ctx: PageContext }) {
  const { t, href } = ctx
  const places = placesOf(prizes)
  return (
    <section className="box card">
      <h2>{t('bgame_prizes')}</h2>
      <dl className="facts">
        {prizes.map(({ weight, points = null, promo }, i) => {
          const amount = promo?.amount[currency]
          const prize = { points, promo: amount === undefined ? null : { code: '', amount, currency } }
          return (
            <div className="fact" key={`${i} ${weight}`}>
              <dt>{prizeText(prize, ctx)}</dt>
              <dd>
                <bdi>{t('bgame_chance', { weight, places })}</bdi>
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="mu">
        {t('bgame_fair', { places })}{' '}
        <a className="link" href={href('gamesLanding', { landingRoute: 'provably-fair' })}>
          {t('casino_fair_title')}
        </a>
      </p>
    </section>
  )
}

/** The player's last rounds. */
export const Last = ({ own: { last }, ctx }: { own: OwnBonusGame; ctx: PageContext }) =>
  last.length > 0 && (
    <section className="box card">
      <h2>{ctx.t('bgame_last')}</h2>
      <ul className="rows">
        {last.map(({ id, prize, playedAt, place, fair }) => (
          <li key={id}>
            <span>
              {prizeText(prize, ctx)}
              <small className="mu">
                {dateText(playedAt, ctx.t.lang, ctx.visit.display, 'date')},{' '}
                {timeText(playedAt, ctx.t.lang, ctx.visit.display)} ·{' '}
                {ctx.t('bgame_place', { place: place + 1, nonce: fair.nonce })}
              </small>
            </span>
            {prize.promo && <code className="end">{prize.promo.code}</code>}
          </li>
        ))}
      </ul>
    </section>
  )
