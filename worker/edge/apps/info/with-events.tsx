import type { EventView } from '../../../../shared/api/feed.ts'
import { sportSlug } from '../../../../shared/domain/sports/sports.ts'
import { PickForm } from '../../../../shared/ui/odds/odd.tsx'
import type { Page } from '../../page.ts'
import { EventList } from '../sports/event-list.tsx'
import { listTopics } from '../sports/live-topics.ts'
import { isOpen, SECTIONS } from '../sports/sections.ts'

/** Events below a text: those of a sport, narrowed by words where there are such, else all of it. */
interface Wanted {
  sport: number
  q?: string
}
interface List {
  items: EventView[]
  version: number
}
const MOST = 8

/** A page with the next events of what it speaks of below its own content. Without an answer of the feed, or without events, it is the page alone. */
export const withEvents = <D,>(page: Page<D>, { sport, q }: Wanted): Page<{ own: D; list: List | null }> => ({
  load: async (ctx, params) => {
    const isOffered = SECTIONS.every((section) => isOpen(section, ctx))
    const read = (words?: string) =>
      isOffered ? ctx.origin.events({ sport, count: MOST, ...(words && { q: words }) }) : null
    const [loaded, found] = await Promise.all([page.load(ctx, params), read(q)])
    if (loaded.kind !== 'data') return loaded
    const list = q !== undefined && found?.items.length === 0 ? await read() : found
    return { ...loaded, data: { own: loaded.data, list } }
  },
  view: ({ own, list }, ctx) => {
    const { t, href } = ctx
    const section = SECTIONS.find((each) => isOpen(each, ctx))
    return (
      <>
        {page.view(own, ctx)}
        {list !== null && list.items.length > 0 && section !== undefined && (
          <>
            <div className="top">
              <h2>{t('text_matches')}</h2>
              <a className="more" href={href('sport', { section, sport: sportSlug(sport) })}>
                {t('main_show_all')}
              </a>
            </div>
            <PickForm action={ctx.visit.url.pathname} />
            <EventList events={list.items} ctx={ctx} />
          </>
        )}
      </>
    )
  },
  live: ({ list }) => (list === null ? null : listTopics(list.items, list.version)),
  events: ({ list }) => list?.items ?? [],
  head: ({ own }, ctx) => page.head(own, ctx),
})
