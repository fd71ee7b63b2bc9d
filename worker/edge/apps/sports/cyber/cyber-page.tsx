import type { ReactNode } from 'react'
import { type CyberType, ESPORTS_ID, isCyberType } from '../../../../../shared/domain/sports/disciplines.ts'
import { Breadcrumbs, type Crumb } from '../../../../../shared/ui/parts/breadcrumbs.tsx'
import { SportIcon } from '../../../../../shared/ui/sports/icon.tsx'
import type { Head, Loaded, Page, PageContext } from '../../../page.ts'
import { listTopics } from '../live-topics.ts'
import { breadcrumbList } from '../structured-data.ts'
import { type CyberEvents, pagesOf } from './cyber-list.tsx'

/** What every page of esports knows. */
export interface CyberData {
  type: CyberType
  events: CyberEvents
}

/** Reads the type of a cyber page; 404 for one that there is no data of. The page is 503 when the feed does not answer. */
export async function loadCyber<D extends CyberData>(
  params: Readonly<Record<string, string>>,
  load: (type: CyberType) => Promise<D | Exclude<Loaded<D>, { kind: 'data' }>>,
): Promise<Loaded<D>> {
  if (!isCyberType(params.type)) return { kind: 'notFound' }
  const loaded = await load(params.type)
  if ('kind' in loaded) return loaded
  return { kind: 'data', data: loaded, ...(loaded.events.items === null && { status: 503 }) }
}

/** The events of a cyber page, for the socket and for bets picked without a script. */
export const cyberParts: Required<Pick<Page<CyberData>, 'live' | 'events'>> = {
  live: ({ events }) => listTopics(events.items ?? [], events.version),
  events: ({ events }) => events.items ?? [],
}

interface HeadInput {
  title: string
  crumbs: Crumb[]
  isFilled: boolean
  /** Of a list in pages. */
  events?: CyberEvents
  canonical?: string
}

/** An empty page is nothing for an index. */
export const cyberHead = (ctx: PageContext, { title, crumbs, isFilled, events, canonical }: HeadInput): Head => {
  const values = { title, company: ctx.config.companyName }
  return {
    title: ctx.t('seo_cyber_title', values),
    description: ctx.t('seo_cyber_description', values),
    noindex: !isFilled,
    ...(canonical !== undefined && { canonical }),
    ...(events && { pages: pagesOf(events) }),
    structured: [breadcrumbList(crumbs, ctx.visit.url.origin)],
  }
}

interface FrameProps {
  ctx: PageContext
  title: string
  crumbs: Crumb[]
  /** How many events there are. */
  count?: number | undefined
  children: ReactNode
}

/** Way, title and count above the content of a cyber page. */
export const CyberFrame = ({ ctx, title, crumbs, count, children }: FrameProps) => (
  <>
    {crumbs.length > 1 && <Breadcrumbs crumbs={crumbs} t={ctx.t} />}
    <div className="top">
      <SportIcon id={ESPORTS_ID} />
      <h1 dir="auto">{title}</h1>
      {count !== undefined && <span className="num">{ctx.t('count_events', { count })}</span>}
    </div>
    {children}
  </>
)
