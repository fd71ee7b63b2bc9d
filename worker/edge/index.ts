import './render/fast-encoder.ts'
import assets from 'virtual:client-assets'
import { type Context, Hono } from 'hono'
import { drain } from '../../shared/api/drain.ts'
import { errorBody } from '../../shared/errors/catalogue.ts'
import { accessLine } from './access-log.ts'
import { answer } from './answer.ts'
import { CSP_REPORTS, cspReport } from './csp-report.ts'
import type { Env } from './env.ts'
import { readConfig } from './facts/config.ts'
import { isForeignHost } from './foreign-host.ts'
import { openLane } from './origin/lane.ts'
import { forward, isApiPath } from './proxy.ts'
import { manifestFile } from './pwa/manifest.ts'
import { serveCode } from './remote-views/serve-code.ts'
import { bugPage } from './render/bug-page.ts'
import { guardHeaders } from './render/security-headers.ts'
import { requestIdOf } from './request-id.ts'
import { seoFile } from './seo/files.ts'

type At = Context<{ Bindings: Env }>
type Background = (work: Promise<unknown>) => void
/** Answers an address; `url` is the request's, read once. `null`: there is nothing. */
type Answerer = (url: URL, request: Request, env: Env, waitUntil: Background) => Promise<Response | null> | Response

const notFound = (error: 'notFound' | 'moduleNotFound' = 'notFound'): Response =>
  Response.json(errorBody(error), { status: 404, headers: { 'cache-control': 'private, no-store' } })

const wrongMethod = (allow: string): Response =>
  Response.json(errorBody('wrongMethod'), { status: 405, headers: { allow } })

/** What every answer has, whoever made it: its headers, and the id under which it stands in the logs. */
function guarded(response: Response, request: Request): Response {
  // A socket has no answer to guard, and its headers cannot be changed.
  if (response.status === 101) return response
  guardHeaders(response.headers)
  if (!response.headers.has('x-request-id')) response.headers.set('x-request-id', requestIdOf(request))
  return response
}

/** A route of its own, without middleware: what has to hold for every answer is done here, and a visit costs no chain of calls. */
const by =
  (answerer: Answerer) =>
  async (c: At): Promise<Response> => {
    const { env } = c
    const request = c.req.raw
    const began = Date.now()
    const url = new URL(request.url)
    const found = isForeignHost(url, env)
      ? new Response(null, { status: 421 })
      : await answerer(url, request, env, (work) => c.executionCtx.waitUntil(work))
    await drain(request)
    const answered = guarded(found ?? notFound(), request)
    if (env.ENVIRONMENT === 'production')
      console.log(
        JSON.stringify({ ...accessLine(request, url.pathname, env, answered, began), version: assets.version }),
      )
    return answered
  }

const app = new Hono<{ Bindings: Env }>()

/** Open pages ask here whether the site has a newer version than they. */
app.get(
  '/healthz',
  by(() => Response.json({ ok: true }, { headers: { 'x-app-version': assets.version } })),
)

/** Verified code of remote views, under its hash. */
app.get(
  '/_rv/*',
  by(async (url, _, env, waitUntil) => {
    const own = { ...env, lane: openLane() }
    return serveCode(own, await readConfig(own, waitUntil), url)
  }),
)

/** Hashed files are served before the worker is asked; a hash that is gone is no page, and its module is not to be had (spec §8). */
app.all(
  '/assets/*',
  by(() => notFound('moduleNotFound')),
)

/** What crawlers read beside the pages; no guard stands before it. */
for (const path of ['/robots.txt', '/sitemap.xml', '/sitemaps/*'])
  app.get(
    path,
    by((url, _, env, waitUntil) => seoFile(url, env, waitUntil)),
  )

/** The web manifest of this site. */
app.get(
  '/manifest.json',
  by((_url, _, env, waitUntil) => manifestFile(env, waitUntil)),
)

/** What is only read has no other method. */
for (const path of ['/healthz', '/_rv/*', '/robots.txt', '/sitemap.xml', '/sitemaps/*', '/manifest.json'])
  app.all(
    path,
    by(() => wrongMethod('GET, HEAD')),
  )

/** What the policies of pages have stopped, as browsers tell it. */
app.post(
  CSP_REPORTS,
  by((_url, request) => cspReport(request)),
)
app.all(
  CSP_REPORTS,
  by(() => wrongMethod('POST')),
)

/** The browser-facing API goes to the origin as it is; what a browser may not reach does not exist. All else is a page. */
app.all(
  '*',
  by((url, request, env, waitUntil) =>
    isApiPath(url.pathname)
      ? forward(request, url, env)
      : answer(request, url, { ...env, lane: openLane() }, waitUntil),
  ),
)

/** The last resort: the error goes into the log under the id that the visitor is told. */
app.onError((error, c) => {
  const id = crypto.randomUUID()
  const { message, stack } = error
  console.error(JSON.stringify({ level: 'error', id, path: c.req.path, error: message, stack }))
  return guarded(bugPage(id), c.req.raw)
})

export default app
