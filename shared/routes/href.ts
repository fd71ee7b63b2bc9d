import { parsePattern, type Segment } from './pattern.ts'
import { ROUTES, type RouteName } from './table.ts'

export type RouteParams = Record<string, string | number | undefined>

const patterns = new Map<RouteName, Segment[]>(ROUTES.map((route) => [route.name, parsePattern(route.pattern)]))

/** Path of a route after the language, starting with `/`; a missing required parameter throws: that is a bug. */
export function routePath(name: RouteName, params: RouteParams = {}): string {
  let path = ''
  for (const segment of patterns.get(name) ?? []) {
    if (segment.text !== null) {
      path += `/${segment.text}`
      continue
    }
    const value = params[segment.name]
    if (value !== undefined && value !== '') path += `/${encodeURIComponent(value)}`
    else if (!segment.optional) throw new Error(`route ${name} needs ${segment.name}`)
  }
  return path === '' ? '/' : path
}

/** Address of a route in a language: `/en/line/football`; the language root keeps its slash. */
export const href = (lang: string, name: RouteName, params?: RouteParams): string =>
  `/${lang}${routePath(name, params)}`

/** `118587` and `Premier League` → `118587-premier-league`; a name without Latin letters leaves the id alone. */
export function slugged(id: number, name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '')
  return slug ? `${id}-${slug}` : String(id)
}

/** The id in front of a slugged segment. */
export const idOf = (segment: string): number => Number.parseInt(segment, 10)
