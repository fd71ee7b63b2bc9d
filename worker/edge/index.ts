import './render/fast-encoder.ts'
import assets from 'virtual:client-assets'
import { errorBody } from '../../shared/errors/catalogue.ts'
import { answer } from './answer.ts'
import type { Env } from './env.ts'
import { readConfig } from './facts/config.ts'
import { isForeignHost } from './foreign-host.ts'
import { openLane } from './origin/lane.ts'
import { forward, isApiPath } from './proxy.ts'
import { serveCode } from './remote-views/serve-code.ts'
import { bugPage } from './render/bug-page.ts'
import { guardHeaders } from './render/security-headers.ts'
import { seoFile } from './seo/files.ts'

type Background = (work: Promise<unknown>) => void

const notFound = (error: 'notFound' | 'moduleNotFound' = 'notFound'): Response =>
  Response.json(errorBody(error), { status: 404, headers: { 'cache-control': 'private, no-store' } })

/** What crawlers read beside the pages; no guard stands before it. */
const isSeoFile = (path: string): boolean =>
  path === '/robots.txt' || path === '/sitemap.xml' || path.startsWith('/sitemaps/')

/** Who answers an address; `url` is the request's, read once. */
async function route(request: Request, url: URL, env: Env, waitUntil: Background): Promise<Response> {
  if (isForeignHost(url, env)) return new Response(null, { status: 421 })
  const { pathname } = url
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  // Open pages ask here whether the site has a newer version than they.
  if (pathname === '/healthz' && isRead)
    return Response.json({ ok: true }, { headers: { 'x-app-version': assets.version } })
  // The browser-facing API goes to the origin as it is; what a browser may not reach does not exist.
  if (isApiPath(pathname)) return (await forward(request, url, env)) ?? notFound()
  // Hashed files are served before the worker is asked; a hash that is gone is no page, and its module is not to be had (spec §8).
  if (pathname.startsWith('/assets/')) return notFound('moduleNotFound')
  // Verified code of remote views, under its hash.
  if (pathname.startsWith('/_rv/') && isRead) {
    const own = { ...env, lane: openLane() }
    return (await serveCode(own, await readConfig(own, waitUntil), url)) ?? notFound()
  }
  if (isSeoFile(pathname) && isRead) return (await seoFile(url, env, waitUntil)) ?? notFound()
  return answer(request, url, { ...env, lane: openLane() }, waitUntil)
}

/** The last resort: the error goes into the log under the id that the visitor is told. */
function failed(error: unknown, path: string): Response {
  const id = crypto.randomUUID()
  const { message = String(error), stack }: Partial<Error> = Object(error)
  console.error(JSON.stringify({ level: 'error', id, path, error: message, stack }))
  return bugPage(id)
}

export default {
  async fetch(request, env, ctx) {
    const url = new URL(request.url)
    const response = await route(request, url, env, (work) => ctx.waitUntil(work)).catch((error: unknown) =>
      failed(error, url.pathname),
    )
    // A socket has no answer to guard, and its headers cannot be changed.
    if (response.status === 101) return response
    // A page or a redirect of ours has come with them; what the origin says of itself does not count.
    if (!response.headers.has('strict-transport-security') || isApiPath(url.pathname)) guardHeaders(response.headers)
    return request.method === 'HEAD' ? new Response(null, response) : response
  },
} satisfies ExportedHandler<Env>
