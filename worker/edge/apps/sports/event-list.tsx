import type { EventView } from '../../../../shared/api/feed.ts'
import { champParams, sectionOf } from '../../../../shared/ui/events/address.ts'
import { champOf } from '../../../../shared/ui/events/names.ts'
import { type ChampRows, SportBlock } from '../../../../shared/ui/events/sport-block.tsx'
import type { PageContext } from '../../page.ts'
import { rowsHtml } from './rows.ts'

function champRows(champId: number, list: EventView[], ctx: PageContext): ChampRows[] {
  const first = list[0]
  if (!first) return []
  const params = champParams(sectionOf(first), {
    id: champId,
    sportId: first.sportId,
    name: first.champ,
    names: first.champNames,
  })
  return [
    {
      id: champId,
      name: champOf(first, ctx.t.lang),
      country: first.country,
      link: ctx.href('champ', params),
      rows: rowsHtml(list, ctx),
    },
  ]
}

interface EventsProps {
  events: readonly EventView[]
  ctx: PageContext
}

/** So many of a list that is longer than twice as much stand above it for who wants the best on top. */
const BEST = 4
/** The events with the most markets: what the house offers most on is what is followed most. */
function bestOf(events: readonly EventView[], ctx: PageContext): readonly EventView[] {
  if (!ctx.visit.display.bestMatchesOnTop || events.length <= 2 * BEST) return []
  const most = events.toSorted((a, b) => b.marketCount - a.marketCount).slice(0, BEST)
  return events.filter((event) => most.includes(event))
}

/** Events by sport and championship, in the order in which they come; the best of them above, for who has asked for it. */
export function EventList({ events, ctx }: EventsProps) {
  const best = bestOf(events, ctx)
  if (best.length === 0) return <Sports events={events} ctx={ctx} />
  return (
    <>
      <h2>{ctx.t('list_best')}</h2>
      <Sports events={best} ctx={ctx} />
      <Sports events={events.filter((event) => !best.includes(event))} ctx={ctx} />
    </>
  )
}

const Sports = ({ events, ctx }: EventsProps) =>
  [...Map.groupBy(events, (event) => event.sportId)].map(([sportId, ofSport]) => (
    <SportBlock
      key={sportId}
      t={ctx.t}
      sportId={sportId}
      champs={[...Map.groupBy(ofSport, (event) => event.champId)].flatMap(([champId, list]) =>
        champRows(champId, list, ctx),
      )}
    />
  ))
