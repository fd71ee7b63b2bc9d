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

/** Events by sport and championship, in the order in which they come. */
export const EventList = ({ events, ctx }: { events: readonly EventView[]; ctx: PageContext }) =>
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
