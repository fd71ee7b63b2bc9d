import type { EventView } from '../../api/feed.ts'
import type { Translate } from '../../i18n/translate.ts'
import { champOf } from '../events/names.ts'
import type { RowProps } from '../events/row.tsx'
import { Country } from '../sports/country.tsx'
import { SportIcon } from '../sports/icon.tsx'
import { sportName } from '../sports/names.ts'
import { ResultRow } from './row.tsx'

interface BlocksProps {
  events: readonly EventView[]
  t: Translate
  display: RowProps['display']
  linkOf(event: EventView): string | null
  champLink(champId: number): string | null
  dated?: boolean
}

/** Events with scores by sport and championship, in the order in which they come. */
export const ResultBlocks = ({ events, ...rest }: BlocksProps) =>
  [...Map.groupBy(events, (event) => event.sportId)].map(([sportId, ofSport]) => (
    <section className="sp card" key={sportId}>
      <header className="sp-h">
        <h2>
          <SportIcon id={sportId} />
          {sportName(sportId, rest.t)}
        </h2>
      </header>
      {[...Map.groupBy(ofSport, (event) => event.champId)].map(([champId, list]) => (
        <ChampResults key={champId} champId={champId} events={list} {...rest} />
      ))}
    </section>
  ))

function ChampResults({ champId, events, t, champLink, ...rest }: BlocksProps & { champId: number }) {
  const [first] = events
  const link = champLink(champId)
  const name = first ? champOf(first, t.lang) : ''
  return (
    <section>
      <h3 className="ch">
        <Country code={first?.country} t={t} />
        {link === null ? (
          <span dir="auto">{name}</span>
        ) : (
          <a href={link} dir="auto">
            {name}
          </a>
        )}
      </h3>
      <GameList events={events} t={t} {...rest} />
    </section>
  )
}

/** Events with scores, one a line. */
export const GameList = ({ events, linkOf, ...rest }: Omit<BlocksProps, 'champLink'>) => (
  <ul className="rs-l">
    {events.map((event) => (
      <ResultRow key={event.id} event={event} link={linkOf(event)} {...rest} />
    ))}
  </ul>
)
