import type { SiteConfig } from '../../../shared/api/config.ts'
import type { RemoteRegistration } from '../../../shared/api/remote-view.ts'
import { remoteUrl } from '../../../shared/remote-views/address.ts'
import type { Route } from '../../../shared/routes/table.ts'

/** A registered remote, ready to be asked. */
export interface Remote extends RemoteRegistration {
  app: string
  origin: string
  /** Path below which its pages lie, without a slash at its end. */
  base: string
  /** Names this registration among all that were ever made: a copy made under another one is none of this one's. */
  stamp: string
}

const known = new WeakMap<RemoteRegistration, Remote | null>()

function remoteOf(key: string, row: RemoteRegistration): Remote | null {
  const made = known.get(row)
  if (made !== undefined) return made
  const url = remoteUrl(row.url)
  const remote = url && {
    ...row,
    app: row.app ?? key.replace(/^\//, '').replace(/[/_]/g, '-'),
    origin: url.origin,
    base: url.pathname.replace(/\/$/, ''),
    stamp: JSON.stringify(row),
  }
  known.set(row, remote)
  return remote
}

const isUnder = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`)

/** Most sites have none, and every visit asks. */
function hasRemotes({ remotes }: SiteConfig): boolean {
  for (const _ in remotes) return true
  return false
}

/** The remote that answers a route's main part: of the longest path prefix that fits, else of the route's app; null for a built-in app. */
export function remoteFor(config: SiteConfig, route: Pick<Route, 'app'>, path: string): Remote | null {
  if (!hasRemotes(config)) return null
  const pages = Object.entries(config.remotes).filter(([, row]) => row.sectionOf === undefined)
  const [prefixed] = pages
    .filter(([key]) => key.startsWith('/') && isUnder(path, key))
    .sort(([one], [other]) => other.length - one.length)
  const [key, row] = prefixed ?? pages.find(([name]) => name === route.app) ?? []
  return key !== undefined && row ? remoteOf(key, row) : null
}

/** The remotes that stand as sections below a route's page. */
export const sectionsFor = (config: SiteConfig, route: string): Remote[] =>
  !hasRemotes(config)
    ? []
    : Object.entries(config.remotes).flatMap(([key, row]) => {
        const remote = row.sectionOf?.includes(route) ? remoteOf(key, row) : null
        return remote ? [remote] : []
      })

/** Every remote of the config that can be asked. */
export const allRemotes = (config: SiteConfig): Remote[] =>
  Object.entries(config.remotes).flatMap(([key, row]) => remoteOf(key, row) ?? [])

/** The remote of a name, for its stored code. */
export const remoteNamed = (config: SiteConfig, app: string): Remote | null =>
  allRemotes(config).find((remote) => remote.app === app) ?? null
