import { EDGE_AUTH, GEO_HEADER } from '../../shared/api/edge-decisions.ts'
import { ERRORS, errorBody } from '../../shared/errors/catalogue.ts'
import type { Env } from './env.ts'
import { boundedBody } from './origin/bounded-body.ts'
import { FORWARDED, type ForwardPolicy } from './origin/policies.ts'
import { wholeBody } from './origin/whole-body.ts'
import { countryOf } from './visit/country.ts'

/** Path prefixes that a browser may reach; the origin answers them (api.md). Everything server-to-server is absent: 404. */
const OPEN = ['/bff-api/', '/web-api/', '/feed-api/', '/limit-service-api/', '/social-api/'] as const
const OPEN_PATHS = new Set(['/openapi.json', '/healthz/backend', '/gettime', '/validate', '/update'])
const CLOSED = ['/redirects-api/', '/blocks-api/', '/wallet-api/', '/payments-api/', '/identity-api/'] as const

const PREFIXES = [...OPEN, ...CLOSED, '/operator-api/']

/** Is this path the API's and not a page's? Closed prefixes count too: they answer 404 and are never pages. */
export const isApiPath = (path: string): boolean =>
  OPEN_PATHS.has(path) || PREFIXES.some((prefix) => path.startsWith(prefix))

/** What only the edge itself may tell the origin, and headers that name another host, path or scheme (security.md SEC-71). */
const DROPPED = [
  GEO_HEADER,
  EDGE_AUTH.header,
  'x-forwarded-host',
  'x-original-url',
  'x-rewrite-url',
  'x-forwarded-scheme',
  'x-internal',
]

function policyOf({ method }: Request, path: string, isOperator: boolean): ForwardPolicy {
  if (isOperator) return FORWARDED.operator
  if (path === '/web-api/coupon/place') return FORWARDED.bet
  return FORWARDED[method === 'GET' || method === 'HEAD' ? 'read' : 'write']
}

/** Events that the browser asked for: what stays open has no end. An origin alone cannot claim it. */
const staysOpen = (request: Request, answer: Response): boolean =>
  [request.headers.get('accept'), answer.headers.get('content-type')].every((type) => type?.includes(EVENTS))
const EVENTS = 'text/event-stream'

function warn(path: string, error: string): void {
  console.warn(JSON.stringify({ level: 'warn', call: 'proxy', path, error }))
}

/** The request as the origin gets it: as it came, unless something has to be added or dropped. */
function callOf(request: Request, { pathname, search }: URL, env: Env): Request {
  const country = countryOf(request, env)
  const isAsItShouldBe = request.redirect === 'manual' && !DROPPED.some((name) => request.headers.has(name))
  if (isAsItShouldBe && country === null && !env.ORIGIN_URL) return request
  // The headers of a copy can be changed.
  const own = new Request(request, { redirect: 'manual' })
  for (const name of DROPPED) own.headers.delete(name)
  if (country !== null) own.headers.set(GEO_HEADER, country)
  return env.ORIGIN_URL ? new Request(new URL(pathname + search, env.ORIGIN_URL), own) : own
}

/**
 * Gives null after `ms`, unless it is stopped: with the head, so that it never cuts a body off. What is given up then ends with the visit;
 * a signal that would end it at once costs a bet a thirtieth of its time.
 */
function startClock(ms: number | null): { late: Promise<null>; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((done) => {
    if (ms !== null) timer = setTimeout(() => done(null), ms)
  })
  return { late, stop: () => clearTimeout(timer) }
}

/** Forwards a call of the browser-facing API as it is; the operator's only with a bearer. Null when it is not reachable from outside. */
export async function forward(request: Request, url: URL, env: Env): Promise<Response | null> {
  const { pathname } = url
  const isOperator = pathname.startsWith('/operator-api/')
  if (isOperator && !/^Bearer \S+$/.test(request.headers.get('authorization') ?? '')) return null
  if (!isOperator && !OPEN_PATHS.has(pathname) && !OPEN.some((prefix) => pathname.startsWith(prefix))) return null
  // An origin that decodes once more would see another path than was checked here.
  if (/%2f|%5c/i.test(pathname)) return null
  const policy = policyOf(request, pathname, isOperator)
  const isSocket = request.headers.has('upgrade')
  const clock = startClock(isSocket ? null : policy.begin)
  try {
    const call = callOf(request, url, env)
    const answer = await Promise.race([env.ORIGIN_URL ? fetch(call) : env.ORIGIN.fetch(call), clock.late])
    if (answer === null) {
      warn(pathname, 'too late')
      return unavailable(request.method === 'GET' ? 'unavailable' : 'unknownOutcome')
    }
    if (isSocket && answer.status === 101) return answer
    if (answer.status < 500 || answer.headers.get('content-type')?.includes('json')) {
      if (policy.whole) {
        // What is bound to us hands its answer over in one piece.
        if (!env.ORIGIN_URL) return new Response(answer.body, answer)
        const whole = await wholeBody(answer, policy.cap, clock.late)
        if (!whole) warn(pathname, 'the answer did not come whole')
        return whole ?? unavailable('unknownOutcome')
      }
      return staysOpen(request, answer)
        ? new Response(answer.body, answer)
        : boundedBody(answer, policy, (why) => warn(pathname, why))
    }
    // A failure page of something before the origin: the browser's code reads JSON, and the text is nobody's business.
    await answer.body?.cancel()
    return unavailable()
  } catch (error) {
    warn(pathname, error instanceof Error ? error.message : String(error))
    return unavailable()
  } finally {
    clock.stop()
  }
}

/** 503 in the catalogue's form, made here because the origin did not answer; what a write did then is not known. */
export const unavailable = (error: 'unavailable' | 'unknownOutcome' = 'unavailable'): Response =>
  Response.json(errorBody(error), {
    status: ERRORS.unavailable.http,
    headers: { 'retry-after': '5', 'cache-control': 'private, no-store' },
  })
