import type { EventView } from '../../../../../shared/api/feed.ts'
import type { CyberType } from '../../../../../shared/domain/sports/disciplines.ts'
import { PickForm } from '../../../../../shared/ui/odds/odd.tsx'
import { Note } from '../../../../../shared/ui/parts/notice.tsx'
import { Pagination } from '../../../../../shared/ui/parts/pagination.tsx'
import type { EventsFilter } from '../../../origin/client.ts'
import type { PageContext } from '../../../page.ts'
import { Unavailable } from '../../shell/unavailable.tsx'
import { EventList } from '../event-list.tsx'
import { PAGE_SIZE } from '../list-data.ts'
import { readChoice } from '../list-query.ts'
import { cyberLinks } from './cyber-links.ts'

/** A list of esports events in pages. `items` is null when the feed does not answer. */
export interface CyberEvents {
  items: EventView[] | null
  total: number
  version: number
  /** From 1. */
  page: number
}

/** Reads a page of the feed's list; a filter of null asks for nothing. */
export async function loadEvents(ctx: PageContext, filter: EventsFilter | null): Promise<CyberEvents> {
  const { page } = readChoice(ctx.visit.url.searchParams)
  if (filter === null) return { items: [], total: 0, version: 0, page }
  const answer = await ctx.origin.events({ ...filter, ...(page > 1 && { page }), count: PAGE_SIZE })
  return { items: answer?.items ?? null, total: answer?.total ?? 0, version: answer?.version ?? 0, page }
}

export const pagesOf = ({ page, total }: CyberEvents): { page: number; of: number } => ({
  page,
  of: Math.max(1, Math.ceil(total / PAGE_SIZE)),
})

/** Nothing of esports: what will be here, and the way to what there is. */
export function CyberEmpty({ ctx, type, isWhole = false }: { ctx: PageContext; type: CyberType; isWhole?: boolean }) {
  const { t, href } = ctx
  return (
    <Note title={t('cyber_empty_title')} text={t('cyber_empty_text')}>
      {isWhole ? (
        <a className="btn btn-main" href={href('home')}>
          {t('header_home')}
        </a>
      ) : (
        <a className="btn btn-main" href={href('cyberAll', { type })}>
          {t('cyber_to_all')}
        </a>
      )}
    </Note>
  )
}

/** The events of a cyber page by discipline and championship, with their pages. `address` is the page's own without a query. */
export function CyberList({
  ctx,
  type,
  events,
  address,
  isWhole = false,
}: {
  ctx: PageContext
  type: CyberType
  events: CyberEvents
  address: string
  /** Are these all events of esports? */
  isWhole?: boolean
}) {
  const { items, page } = events
  if (items === null) return <Unavailable ctx={ctx} />
  if (items.length === 0) return <CyberEmpty {...{ ctx, type, isWhole }} />
  return (
    <>
      <PickForm action={address} keep={page > 1 ? [['page', String(page)]] : []} />
      <div className="list">
        <EventList events={items} ctx={ctx} links={cyberLinks(ctx, type)} />
      </div>
      <Pagination
        t={ctx.t}
        page={page}
        pages={pagesOf(events).of}
        link={(number) => (number === 1 ? address : `${address}?page=${number}`)}
      />
    </>
  )
}
