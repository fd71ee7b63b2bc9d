import type { EventView } from '../../api/feed.ts'
import type { Translate } from '../../i18n/translate.ts'
import { isOver } from '../events/names.ts'
import { type RowProps, When } from '../events/row.tsx'
import { TeamMark } from '../team/mark.tsx'
import { dateText, timeText } from '../time.ts'

export interface ResultRowProps {
  event: EventView
  t: Translate
  display: RowProps['display']
  /** Where the row leads; null when there is nothing to lead to. */
  link: string | null
  /** Is the day said too? Not where the whole list is of one. */
  dated?: boolean
}

/** One event with its score: over, being played, or still to come. A live one is kept up to date by the page's socket. */
export function ResultRow({ event, t, display, link, dated = false }: ResultRowProps) {
  const names = (
    <>
      <Name name={event.home} />
      <Name name={event.away} />
    </>
  )
  return (
    <li className="ev rs" {...(!isOver(event) && { 'data-event': event.id })}>
      {isOver(event) || !event.live ? <Start {...{ event, t, display, dated }} /> : <When {...{ event, t, display }} />}
      {link === null ? (
        <span className="ev-n">{names}</span>
      ) : (
        <a className="ev-n" href={link}>
          {names}
        </a>
      )}
      <Parts event={event} t={t} />
      <Score event={event} t={t} />
    </li>
  )
}

const Name = ({ name }: { name: string }) => (
  <span className="tn">
    <TeamMark name={name} />
    <span dir="auto">{name}</span>
  </span>
)

const Start = ({ event, t, display, dated }: Pick<ResultRowProps, 'event' | 't' | 'display' | 'dated'>) => (
  <time className="ev-t" dateTime={event.startsAt}>
    <b>{timeText(event.startsAt, t.lang, display)}</b>
    {dated === true && <span>{dateText(event.startsAt, t.lang, display)}</span>}
  </time>
)

/** Scores of the parts, home first in every language. */
function Parts({ event, t }: Pick<ResultRowProps, 'event' | 't'>) {
  if (event.periods.length === 0 || event.status === 5) return null
  const scores = event.periods.join(', ')
  return (
    <span className="rs-p" role="img" aria-label={t('results_by_parts', { scores })}>
      <bdi dir="ltr">{scores}</bdi>
    </span>
  )
}

function Score({ event, t }: Pick<ResultRowProps, 'event' | 't'>) {
  if (event.status === 5)
    return (
      <abbr className="state" title={t('results_off_hint')}>
        {t('results_off')}
      </abbr>
    )
  if (event.score !== null || event.live)
    return (
      <span className="ev-s" data-score="">
        {event.score ?? '–'}
      </span>
    )
  return isOver(event) ? <span className="mu">{t('results_no_score')}</span> : <span />
}
