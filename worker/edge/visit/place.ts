import { type Match, matchRoute } from '../../../shared/routes/match.ts'
import { recent } from '../recent.ts'
import { splitLanguage } from './language.ts'
import { canonicalPath, normalPath } from './path.ts'

/** Letters of addresses that are remembered: reading one costs more than all other facts of a visit, and most visits are to a few. */
const REMEMBERED = 200_000

function remembered<T>(read: (path: string) => T): (path: string) => T {
  const known = recent<{ read: T }>(REMEMBERED)
  return (path) => {
    const before = known.get(path)
    if (before) return before.read
    const made = read(path)
    known.set(path, { read: made }, path.length)
    return made
  }
}

/**
 * The path of an address as routing sees it (null when it cannot be one of ours), and the only form of it that has a page: for one that cannot
 * be ours a path that has none, in its language.
 */
export const pathOf = remembered((pathname): { path: string | null; canonical: string } => {
  const path = normalPath(pathname)
  return {
    path,
    canonical: path === null ? `${/^\/[a-z]{2}(?=\/)/.exec(pathname)?.[0] ?? ''}/404` : canonicalPath(path),
  }
})

/** Language prefix, rest and route of a canonical path. */
export const placeOf = remembered((path): { urlLang: string | null; rest: string; route: Readonly<Match> | null } => {
  const { urlLang, rest } = splitLanguage(path)
  const route = matchRoute(rest)
  // Shared by all visits of the address.
  if (route) Object.freeze(Object.freeze(route).params)
  return { urlLang, rest, route }
})
