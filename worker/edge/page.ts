import type { ReactNode } from 'react'
import type { SiteConfig } from '../../shared/api/config.ts'
import type { EventView } from '../../shared/api/feed.ts'
import type { MaintenanceFlag } from '../../shared/api/maintenance.ts'
import type { OfficeMenu } from '../../shared/api/settings.ts'
import type { Translate } from '../../shared/i18n/translate.ts'
import type { RouteName } from '../../shared/routes/table.ts'
import type { PlainForm } from '../../shared/ui/islands/props.ts'
import type { Origin } from './origin/client.ts'
import type { OwnRead } from './own-read.ts'
import type { Visit } from './visit/visit.ts'

/** What a page is given: the visit's facts, texts of its language, the origin's typed calls. */
export interface PageContext {
  visit: Visit
  config: SiteConfig
  t: Translate
  origin: Origin
  /** A read of the contract in the player's name, by the call's row. */
  read: OwnRead
  /** In the office: its menu, as the call gave it; null when that did not answer. */
  officeMenu?: OfficeMenu | null
  /** Address of a route in the visit's language. */
  href(name: RouteName, params?: Record<string, string | number | undefined>): string
  /** What a plain form that posts to this page carries; makes the visitor's form token when there is none yet. */
  form(): PlainForm
  /** Shall the media of the page's event be linked? Guard 6 says so. */
  withMedia: boolean
  /** The operator's flag of maintenance, in KV or in the config; null when there is none. */
  maintenance(): Promise<MaintenanceFlag | null>
}

export type Loaded<D> =
  | { kind: 'data'; data: D /** 200 unless said; 503 when the main content is missing. */; status?: number }
  | { kind: 'notFound' }
  | { kind: 'redirect'; to: string; status: 301 | 302 | 303 }

export interface Head {
  title: string
  description: string
  /** Path of the canonical address without the language, this page's own unless said. */
  canonical?: string
  noindex?: boolean
  /** Of a list in pages: which one this is, of how many. Every page is an own one for indexes. */
  pages?: { page: number; of: number }
  /** Open Graph's type, `website` unless said. */
  type?: 'website' | 'article'
  /** Languages that the page exists in, when not in all of the site's. */
  languages?: readonly string[]
  structured?: Record<string, unknown>[]
}

/** A section that the page does not wait for: what stands in its place, and what comes. A failure leaves the place empty. */
export interface Late {
  fallback: ReactNode
  content: Promise<ReactNode>
}

/**
 * A page: critical data, markup, head. `view` gives the content of <main>; it is rendered to a string at once.
 * `keep` names all that the markup depends on besides language and display settings; equal keys share one rendered text
 * (a view with islands in it keeps null: their props belong to one page).
 * `post` answers a plain form without JavaScript.
 */
export interface Page<D, P = Record<string, string>> {
  /** The page's own piece of the stylesheet, of what stands on no other page than its like (`…css?inline`). */
  style?: string
  load(ctx: PageContext, params: P): Promise<Loaded<D>>
  view(data: D, ctx: PageContext): ReactNode
  head(data: D, ctx: PageContext): Head
  keep?(data: D): string | null
  /** Topics of the live socket that the page listens to, and the feed version that it shows. */
  live?(data: D): { topics: string[]; version: number } | null
  /** Events whose prices the page shows: among them a bet picked without JavaScript is looked up. */
  events?(data: D): EventView[]
  /** A section below the view that may come late, and may stay away without harm: the page is streamed around it. */
  defer?(data: D, ctx: PageContext): Late | null
  post?(form: URLSearchParams, ctx: PageContext, params: P): Promise<Response | Loaded<D>>
}
