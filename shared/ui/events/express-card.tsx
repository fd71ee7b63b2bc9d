import type { ReadyExpress } from '../../api/expresses.ts'
import { marketLabel, outcomeLabel } from '../../domain/labels/index.ts'
import type { DisplaySettings } from '../../domain/settings/display.ts'
import type { Translate } from '../../i18n/translate.ts'
import { Icon } from '../icon.tsx'
import { Odd } from '../odds/odd.tsx'
import { priceOf } from '../odds/price.ts'
import { SportIcon } from '../sports/icon.tsx'
import { dateText, timeText } from '../time.ts'
import { gameParams } from './address.ts'
import { legEvent } from './express-leg.ts'
import { teamsOf } from './names.ts'

interface CardProps {
  /** `id` 0 is an express that was made for somebody: it stands open, and the house adds nothing to it. */
  express: ReadyExpress
  /** Its name, that of a ready-made one unless said. */
  title?: string
  t: Translate
  display: Pick<DisplaySettings, 'coefViewId' | 'tzo' | 'is12h'>
  gameLink(params: ReturnType<typeof gameParams>): string
}

/** An express that the house has made: total and uplift at a glance, the bets unfolded, and the way into the slip (client/express). */
export function ExpressCard({ express, title, t, display, gameLink }: CardProps) {
  const { id, type, upliftPercent, bets } = express
  const shown = (coef: string) => priceOf(coef, display.coefViewId).text
  return (
    <details className="exp card" data-express={id} data-uplift={1000 + upliftPercent * 10} open={id === 0}>
      <summary>
        <Icon name="spark" />
        {title === undefined ? <h2>{t(`express_${type}`)}</h2> : <h3>{title}</h3>}
        <span className="num">{t('count_events', { count: bets.length })}</span>
        <span className="gap" />
        <span className="sr">{t('express_total')}</span>
        {upliftPercent > 0 && (
          <s className="mu odd-c" data-express-coef="">
            {shown(express.coef)}
          </s>
        )}
        <b className="odd-c" data-express-total="">
          {shown(express.total)}
        </b>
        <Icon name="chevron" />
      </summary>
      <ul className="rows">
        {bets.map((bet) => (
          <Leg key={bet.market.outcomeId} {...{ bet, t, display, gameLink }} />
        ))}
      </ul>
      <div className="exp-f">
        {upliftPercent > 0 && <p className="hint">{t('express_note', { percent: upliftPercent })}</p>}
        <button
          type="button"
          className="btn btn-main"
          aria-live="polite"
          data-express-add=""
          data-added={t('express_added')}
          data-replace={t('express_replace')}
        >
          {t('express_add')}
        </button>
      </div>
    </details>
  )
}

function Leg({ bet, t, display, gameLink }: Omit<CardProps, 'express'> & { bet: ReadyExpress['bets'][number] }) {
  const event = legEvent(bet)
  const [market] = event.markets
  const [outcome] = market?.outcomes ?? []
  if (!market || !outcome) return null
  const name = { market: marketLabel(t, market, event), outcome: outcomeLabel(t, market, outcome, event) }
  return (
    <li
      data-event={event.id}
      data-teams={teamsOf(event)}
      data-sport={event.sportId}
      data-live={event.live ? '' : undefined}
    >
      <SportIcon id={event.sportId} />
      <a className="exp-n" href={gameLink(gameParams(event))}>
        <bdi>{teamsOf(event)}</bdi>
        <small className="mu">
          <bdi>
            {name.market}: {name.outcome}
          </bdi>
          {' · '}
          {event.live
            ? t('event_live')
            : `${dateText(event.startsAt, t.lang, display)} ${timeText(event.startsAt, t.lang, display)}`}
        </small>
      </a>
      <Odd
        teams={teamsOf(event)}
        market={market}
        marketName={name.market}
        outcome={outcome}
        name={name.outcome}
        short=""
        coefViewId={display.coefViewId}
      />
    </li>
  )
}
