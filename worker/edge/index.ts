import './render/fast-encoder.ts'
import assets from 'virtual:client-assets'
import { Hono } from 'hono'
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

/** `url`: the request's address, read once. */
const app = new Hono<{ Bindings: Env; Variables: { url: URL } }>()

app.use('*', async (c, next) => {
  const url = new URL(c.req.url)
  c.set('url', url)
  if (isForeignHost(url, c.env)) c.res = new Response(null, { status: 421 })
  else await next()
  // A socket has no answer to guard, and its headers cannot be changed.
  if (c.res.status !== 101) guardHeaders(c.res.headers)
})

/** Open pages ask here whether the site has a newer version than they. */
app.get('/healthz', (c) => c.json({ ok: true }, 200, { 'x-app-version': assets.version }))

/** The browser-facing API goes to the origin as it is; what a browser may not reach does not exist. */
app.use('*', async (c, next) => {
  const { url } = c.var
  if (!isApiPath(url.pathname)) return next()
  return (await forward(c.req.raw, url, c.env)) ?? notFound()
})

/** Verified code of remote views, under its hash. */
app.get('/_rv/*', async (c) => {
  const env = { ...c.env, lane: openLane() }
  const config = await readConfig(env, (work) => c.executionCtx.waitUntil(work))
  return (await serveCode(env, config, c.var.url)) ?? notFound()
})

/** Hashed files are served before the worker is asked; a hash that is gone is no page, and its module is not to be had (spec §8). */
app.all('/assets/*', () => notFound('moduleNotFound'))

/** What crawlers read beside the pages; no guard stands before it. */
for (const path of ['/robots.txt', '/sitemap.xml', '/sitemaps/*'])
  app.get(path, async (c) => {
    const file = await seoFile(c.var.url, c.env, (work) => c.executionCtx.waitUntil(work))
    return file ?? notFound()
  })

app.all('*', (c) =>
  answer(c.req.raw, c.var.url, { ...c.env, lane: openLane() }, (work) => c.executionCtx.waitUntil(work)),
)

app.onError((error, c) => {
  const id = crypto.randomUUID()
  console.error(
    JSON.stringify({ level: 'error', id, path: new URL(c.req.url).pathname, error: error.message, stack: error.stack }),
  )
  return bugPage(id)
})

const notFound = (error: 'notFound' | 'moduleNotFound' = 'notFound'): Response =>
  Response.json(errorBody(error), { status: 404, headers: { 'cache-control': 'private, no-store' } })

export default app
