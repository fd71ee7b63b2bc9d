import { routeOf } from '../../../shared/routes/match.ts'
import type { PageSources } from '../render/security-headers.ts'
import type { Turn } from '../turn.ts'
import { type Remote, remoteFor, sectionsFor } from './registry.ts'

/** The remotes that a visit's page shows: the one that is its main part, and its sections. */
export function remotesOf({ visit, config }: Turn): { main: Remote | null; sections: Remote[] } {
  if (!visit.route) return { main: null, sections: [] }
  return {
    main: remoteFor(config, routeOf(visit.route.name), visit.path),
    sections: sectionsFor(config, visit.route.name),
  }
}

/** Origins that the page's policy must allow for its remotes; undefined without any. */
export function sourcesOf(turn: Turn): PageSources | undefined {
  const { main, sections } = remotesOf(turn)
  const remotes = main ? [main, ...sections] : sections
  if (remotes.length === 0) return undefined
  const origins = (more: 'assets' | 'connect') => [
    ...new Set(remotes.flatMap((remote) => [remote.origin, ...remote[more]])),
  ]
  return { pictures: origins('assets'), connect: origins('connect') }
}
