import type { EventView, MarketView } from '../../api/feed.ts'
import { marketLabel, outcomeLabel, outcomeLine, outcomeShort } from '../../domain/labels/labels.ts'
import type { DisplaySettings } from '../../domain/settings/display.ts'
import type { Translate } from '../../i18n/translate.ts'
import { Odd, type OutcomeView } from '../odds/odd.tsx'
import { TeamMark } from '../team/mark.tsx'
import { dateText, timeText } from '../time.ts'
import { type Column, columnsOf, isTotal } from './columns.ts'
import { isBreak, teamsOf } from './names.ts'

export interface RowProps {
  event: EventView
  t: Translate
  /** Address of the event's own page. */
  link: string
  display: Pick<DisplaySettings, 'coefViewId' | 'tzo' | 'is12h'>
  /** Handicap and total first, sides above each other, each price with its line (S2.131). */
  isAsian?: boolean
  /** With the scores of the event's parts. */
  isWide?: boolean
}

/** One event of a list: a table-like row on wide screens, two short rows on phones. */
export function EventRow({ event, t, link, display, isAsian = false, isWide = false }: RowProps) {
  const { result, total, handicap } = columnsOf(event)
  const cells = ({ market, cells, line }: Column) =>
    cells.map((outcome, place) =>
      outcome && market ? (
        <Odd
          key={outcome.id}
          teams={teamsOf(event)}
          market={market}
          marketName={marketLabel(t, market, event)}
          outcome={outcome}
          name={outcomeLabel(t, market, outcome, event)}
          short={
            isAsian && line !== null ? asianShort(t, market, outcome, event) : outcomeShort(t, market, outcome, event)
          }
          coefViewId={display.coefViewId}
        />
      ) : (
        <span key={place} className="odd-no" aria-hidden="true">
          –
        </span>
      ),
    )
  const asian = () => {
    const [home, draw, away] = cells(result)
    return (
      <>
        <div className="oL o-h">{cells(handicap)}</div>
        <div className="oL o-t">{cells({ ...total, cells: total.cells.toReversed() })}</div>
        <div className="o3">
          {home}
          {away}
          {draw}
        </div>
      </>
    )
  }
  const withLine = (column: Column) => {
    const [first, second] = cells(column)
    return (
      <>
        {first}
        <span className="ln" aria-hidden="true">
          {column.line ?? ''}
        </span>
        {second}
      </>
    )
  }
  return (
    <li
      className="ev"
      data-event={event.id}
      data-teams={teamsOf(event)}
      data-sport={event.sportId}
      data-live={event.live ? '' : undefined}
    >
      <When event={event} t={t} display={display} />
      <a className="ev-n" href={link}>
        <Team name={event.home} />
        <Team name={event.away} />
      </a>
      <span className="ev-s" data-score="">
        {event.score ?? ''}
      </span>
      {isAsian ? (
        asian()
      ) : (
        <>
          <div className="o3">{cells(result)}</div>
          <div className="oL o-t">{withLine(total)}</div>
          <div className="oL o-h">{withLine(handicap)}</div>
        </>
      )}
      <a
        className="ev-m"
        href={link}
        aria-label={`${teamsOf(event)}: ${t('count_markets', { count: event.marketCount })}`}
      >
        {t('event_more', { count: event.marketCount })}
      </a>
      {isWide && event.live && event.periods.length > 0 && (
        <span className="ev-p" dir="ltr">
          {event.periods.map((score, place) => (
            <span key={place}>{score}</span>
          ))}
        </span>
      )}
    </li>
  )
}

/** A price's own line in front of it: 'O 2.5', '−1.5'. */
function asianShort(t: Translate, market: MarketView, outcome: OutcomeView, event: EventView): string {
  const line = outcomeLine(t, market, outcome)
  const short = outcomeShort(t, market, outcome, event)
  return line === null ? short : isTotal(market) ? `${short} ${line}` : line
}

const Team = ({ name }: { name: string }) => (
  <span className="tn">
    <TeamMark name={name} />
    <span dir="auto">{name}</span>
  </span>
)

/** Minute of play and whether it is a break (that comes and goes with the feed), or day and time of the start. */
export function When({ event, t, display }: Omit<RowProps, 'link'>) {
  if (!event.live) {
    return (
      <time className="ev-t" dateTime={event.startsAt}>
        <b>{timeText(event.startsAt, t.lang, display)}</b>
        <span>{dateText(event.startsAt, t.lang, display)}</span>
      </time>
    )
  }
  return (
    <span className="ev-t">
      <span className="live dot">
        <b data-minute="">{event.minute === null ? t('event_live') : t('event_minute', { minute: event.minute })}</b>
      </span>
      <span data-break="" hidden={!isBreak(event)}>
        {t('event_break')}
      </span>
    </span>
  )
}
