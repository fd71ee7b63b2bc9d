import type { EventView } from '../../../../shared/api/feed.ts'
import { champOf } from '../../../../shared/ui/events/names.ts'
import { type ChampRows, SportBlock } from '../../../../shared/ui/events/sport-block.tsx'
import type { PageContext } from '../../page.ts'
import { type EventLinks, sportsLinks } from './event-links.ts'
import { type RowLayout, rowsHtml } from './rows.ts'

function champRows(
  champId: number,
  list: EventView[],
  ctx: PageContext,
  layout: RowLayout,
  links: EventLinks,
): ChampRows[] {
  const first = list[0]
  if (!first) return []
  return [
    {
      id: champId,
      name: champOf(first, ctx.t.lang),
      country: first.country,
      link: links.champ(first),
      rows: rowsHtml(list, ctx, layout, links),
    },
  ]
}

/** Neighbours with the same key together, in the order in which they come. */
function runsOf<K>(events: readonly EventView[], key: (event: EventView) => K): [K, EventView[]][] {
  const runs: [K, EventView[]][] = []
  for (const event of events) {
    const last = runs.at(-1)
    if (last?.[0] === key(event)) last[1].push(event)
    else runs.push([key(event), [event]])
  }
  return runs
}
const groupsOf = <K,>(events: readonly EventView[], key: (event: EventView) => K) => [...Map.groupBy(events, key)]

interface EventListProps extends RowLayout {
  events: readonly EventView[]
  ctx: PageContext
  /** Keep the order of the events, and put together only neighbours; else all of a sport and a championship. */
  inOrder?: boolean
  /** To line and live unless said. */
  links?: EventLinks
}

/** So many of a list that is longer than twice as much stand above it for who wants the best on top. */
const BEST = 4
/** The events with the most markets: what the house offers most on is what is followed most. */
function bestOf({ events, ctx, inOrder }: EventListProps): readonly EventView[] {
  if (!ctx.visit.display.bestMatchesOnTop || inOrder || events.length <= 2 * BEST) return []
  const most = events.toSorted((a, b) => b.marketCount - a.marketCount).slice(0, BEST)
  return events.filter((event) => most.includes(event))
}

/** Events by sport and championship, in the order in which they come; the best of them above, for who has asked for it. */
export function EventList(props: EventListProps) {
  const best = bestOf(props)
  if (best.length === 0) return <Sports {...props} />
  return (
    <>
      <h2>{props.ctx.t('list_best')}</h2>
      <Sports {...props} events={best} />
      <Sports {...props} events={props.events.filter((event) => !best.includes(event))} />
    </>
  )
}

function Sports({ events, ctx, inOrder = false, isAsian, isWide = false, links = sportsLinks(ctx) }: EventListProps) {
  const layout = { isAsian: isAsian ?? ctx.visit.display.appViewType === 1, isWide }
  const grouped = inOrder ? runsOf : groupsOf
  const blockOf = (event: EventView) => links.block?.(event).key ?? event.sportId
  return grouped(events, blockOf).map(([, ofBlock], place) => {
    const [first] = ofBlock
    if (!first) return null
    return (
      <SportBlock
        key={place}
        t={ctx.t}
        sportId={first.sportId}
        title={links.block?.(first).title}
        isAsian={layout.isAsian}
        champs={grouped(ofBlock, (event) => event.champId).flatMap(([champId, list]) =>
          champRows(champId, list, ctx, layout, links),
        )}
      />
    )
  })
}
