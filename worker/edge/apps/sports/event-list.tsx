import type { EventView } from '../../../../shared/api/feed.ts'
import { champParams, sectionOf } from '../../../../shared/ui/events/address.ts'
import { ChampBlock } from '../../../../shared/ui/events/champ-block.tsx'
import { champOf } from '../../../../shared/ui/events/names.ts'
import type { PageContext } from '../../page.ts'
import { rowsHtml } from './rows.ts'

/** Events under the heads of their championships, in the order in which the championships come. `id` keeps two lists of a page apart. */
export function EventList({ events, ctx, id }: { events: readonly EventView[]; ctx: PageContext; id: string }) {
  return [...Map.groupBy(events, (event) => event.champId)].map(([champId, list]) => {
    const first = list[0]
    if (!first) return null
    return (
      <ChampBlock
        key={champId}
        t={ctx.t}
        id={`${id}-${champId}`}
        sportId={first.sportId}
        country={first.country}
        name={champOf(first, ctx.t.lang)}
        link={ctx.href('champ', champParams(sectionOf(first), { id: champId, sportId: first.sportId, name: first.champ, names: first.champNames }))}
        rows={rowsHtml(list, ctx)}
      />
    )
  })
}
