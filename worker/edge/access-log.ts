import type { Env } from './env.ts'
import { isApiPath } from './proxy.ts'
import { countryOf } from './visit/country.ts'
import { pathOf, placeOf } from './visit/place.ts'

/** A call's path without what names one thing or person: ids, codes and tokens have a digit, or capitals only. */
const patternOf = (path: string): string =>
  path
    .split('/')
    .map((part) => (/^(?:v\d|[a-zA-Z._-]*[a-z][a-zA-Z._-]*|)$/.test(part) ? part : ':id'))
    .join('/')
    .slice(0, 100)

/** What was asked for: a page by its route, a call by its pattern; of everything else nothing, since anybody may have written it. */
function routeOf(path: string): string {
  if (isApiPath(path)) return patternOf(path)
  return placeOf(pathOf(path).canonical).route?.name ?? 'none'
}

/**
 * The log's line of a request (reliability.md 4.6): what was asked, how it ended and how long its parts took, milliseconds. No query, no cookie, no
 * name and no number of a player.
 */
export function accessLine(request: Request, path: string, env: Env, answer: Response, began: number) {
  return {
    ts: new Date().toISOString(),
    level: 'info',
    req_id: answer.headers.get('x-request-id'),
    method: request.method,
    route: routeOf(path),
    status: answer.status,
    ms: Date.now() - began,
    timings: answer.headers.get('server-timing'),
    country: countryOf(request, env),
  }
}
