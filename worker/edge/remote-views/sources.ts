import { routeOf } from '../../../shared/routes/match.ts'
import type { PageSources } from '../render/security-headers.ts'
import type { Turn } from '../turn.ts'
import { allRemotes, type Remote, remoteFor, sectionsFor } from './registry.ts'

/** The remotes that a visit's page shows: the one that is its main part, and its sections. */
export function remotesOf({ visit, config }: Turn): { main: Remote | null; sections: Remote[] } {
  if (!visit.route) return { main: null, sections: [] }
  return {
    main: remoteFor(config, routeOf(visit.route.name), visit.path),
    sections: sectionsFor(config, visit.route.name),
  }
}

/**
 * Origins that a page's policy must allow for remotes; undefined without any. Those of all remotes, not only of the page's own: the next page
 * may be swapped into this document, under this policy.
 */
export function sourcesOf({ config }: Turn): PageSources | undefined {
  const remotes = allRemotes(config)
  if (remotes.length === 0) return undefined
  const origins = (more: 'assets' | 'connect') => [
    ...new Set(remotes.flatMap((remote) => [remote.origin, ...remote[more]])),
  ]
  return { pictures: origins('assets'), connect: origins('connect') }
}
