import { compilePattern, fixedWords, parsePattern } from './pattern.ts'
import { ROUTES, type Route, type RouteName } from './table.ts'

export interface Match {
  name: RouteName
  params: Record<string, string>
}

interface Row {
  name: RouteName
  pattern: RegExp
}

/** Rows by the first segment of the path; a row whose first segments are optional stands under each word that may come first. */
const byFirst = new Map<string, Row[]>()
for (const route of ROUTES) {
  const segments = parsePattern(route.pattern)
  const firsts: string[] = []
  for (const segment of segments) {
    const words = fixedWords(segment)
    if (!words) throw new Error(`route ${route.name} starts with an open parameter`)
    firsts.push(...words)
    if (!segment.optional) break
  }
  if (segments.length === 0) firsts.push('')
  const row = { name: route.name, pattern: compilePattern(segments) }
  for (const first of firsts) byFirst.set(first, [...(byFirst.get(first) ?? []), row])
}

/** The route of a path without its language (`/line/football`), in the table's order; null when there is none. */
export function matchRoute(path: string): Match | null {
  const end = path.indexOf('/', 1)
  const first = path.slice(1, end === -1 ? undefined : end)
  for (const row of byFirst.get(first) ?? []) {
    const match = row.pattern.exec(path)
    if (!match) continue
    const params: Record<string, string> = {}
    for (const [key, value] of Object.entries(match.groups ?? {})) if (value !== undefined) params[key] = value
    return { name: row.name, params }
  }
  return null
}

const rows = new Map<RouteName, Route>(ROUTES.map((route) => [route.name, route]))

/** The table's row of a route. */
export function routeOf(name: RouteName): Route {
  const row = rows.get(name)
  if (!row) throw new Error(`no route ${name}`)
  return row
}
