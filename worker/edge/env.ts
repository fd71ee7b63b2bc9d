import type { Lane } from './origin/lane.ts'

/** What `wrangler.toml` binds for the edge. */
export interface Env {
  ENVIRONMENT: 'local' | 'test' | 'production'
  /** The site's own origin (`https://example.com`) in production; empty: the request's. */
  SITE_ORIGIN: string
  ASSETS: Fetcher
  OPS: KVNamespace
  /** The origin's API: the embedded backend, or the operator's own. */
  ORIGIN: Fetcher
  /** Address of an origin that is no service binding; wins over `ORIGIN`. */
  ORIGIN_URL?: string
  /** `1`: the edge stands before another origin's pages (decisions.md, middleware mode). */
  MIDDLEWARE_MODE?: string
  /** Connections and time of the visit that is being answered, beside the bindings so that every call of the origin obeys them. */
  lane?: Lane
}
