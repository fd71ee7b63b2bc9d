import type { ReactNode } from 'react'
import type { EventView } from '../../api/feed.ts'
import type { DisplaySettings } from '../../domain/settings/display.ts'
import type { Translate } from '../../i18n/translate.ts'
import { isBreak, isOver, teamsOf } from '../events/names.ts'
import { Icon } from '../icon.tsx'
import { TeamMark } from '../team/mark.tsx'
import { dateText, timeText } from '../time.ts'
import { partName } from './parts.ts'

interface ScoreboardProps {
  event: EventView
  t: Translate
  display: Pick<DisplaySettings, 'tzo' | 'is12h'>
}

/** Teams, score and time of an event; the scores of its parts as a table; below them `children`. Shows by itself when every price of the page is closed. */
export function Scoreboard({ event, t, display, children }: ScoreboardProps & { children?: ReactNode }) {
  return (
    <section className="board card">
      <h1 className="sr">{teamsOf(event)}</h1>
      <div className="board-m">
        <Side name={event.home} />
        <div className="board-s">
          {event.live || event.score !== null ? (
            <strong data-score="">{event.score ?? '–'}</strong>
          ) : (
            <strong>{timeText(event.startsAt, t.lang, display)}</strong>
          )}
          <State {...{ event, t, display }} />
        </div>
        <Side name={event.away} />
      </div>
      {event.periods.length > 0 && <Periods event={event} t={t} />}
      {!isOver(event) && (
        <p className="board-x">
          <Icon name="lock" />
          {t('event_suspended')}
        </p>
      )}
      {children}
    </section>
  )
}

const Side = ({ name }: { name: string }) => (
  <div className="board-t">
    <TeamMark name={name} large />
    <span dir="auto">{name}</span>
  </div>
)

function State({ event, t, display }: ScoreboardProps) {
  if (event.status === 5) return <span className="mu">{t('event_cancelled')}</span>
  if (isOver(event)) return <span className="mu">{t('event_finished')}</span>
  if (!event.live)
    return (
      <time className="mu" dateTime={event.startsAt}>
        {dateText(event.startsAt, t.lang, display, 'short')}
      </time>
    )
  return (
    <>
      <span className="live dot">
        <span data-minute="">
          {event.minute === null ? t('event_live') : t('event_minute', { minute: event.minute })}
        </span>
      </span>
      <span className="mu" data-break="" hidden={!isBreak(event)}>
        {t('event_break')}
      </span>
    </>
  )
}

function Periods({ event, t }: Pick<ScoreboardProps, 'event' | 't'>) {
  const columns = event.periods.map((score, place) => ({
    name: partName(t, event.sportId, place + 1),
    number: place + 1,
    sides: score.split(':'),
  }))
  return (
    <table className="periods">
      <caption className="sr">{t('event_periods')}</caption>
      <thead>
        <tr>
          <td />
          {columns.map(({ name, number }) => (
            <th key={number} scope="col">
              <abbr title={name}>{number}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[event.home, event.away].map((team, side) => (
          <tr key={side === 0 ? 'home' : 'away'}>
            <th scope="row" dir="auto">
              {team}
            </th>
            {columns.map(({ number, sides }) => (
              <td key={number}>{sides[side] ?? ''}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
