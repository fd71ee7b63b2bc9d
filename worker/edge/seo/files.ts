import { BUILT } from '../apps/built.ts'
import type { Env } from '../env.ts'
import { readConfig } from '../facts/config.ts'
import { openLane } from '../origin/lane.ts'
import { guestLanguages, siteOrigin } from './addresses.ts'
import { robotsText } from './robots.ts'
import { buildFile, buildIndex } from './sitemap/build.ts'
import { sitemapFeed } from './sitemap/feed.ts'

const CACHE_CONTROL = 'public, max-age=600'
/** A file of the largest size takes some hundred calls of the feed, ms. */
const PATIENCE_MS = 20_000
const FILE = /^\/sitemaps\/([a-z0-9-]{1,60})\.xml$/

type Background = (work: Promise<unknown>) => void

/** The platform's cache of this place; there is none where the code runs outside a Worker. */
const store = async (): Promise<Cache | undefined> =>
  typeof caches === 'undefined' ? undefined : caches.open('edgebook-sitemap')

/**
 * `robots.txt`, the sitemap's index and its files: for every crawler the same, whatever the guards say of pages (in maintenance too).
 * Null for another address. A file is kept for ten minutes; 503 when the feed is silent, so that crawlers come again.
 */
export async function seoFile(url: URL, env: Env, waitUntil: Background): Promise<Response | null> {
  const name = FILE.exec(url.pathname)?.[1]
  const isRobots = url.pathname === '/robots.txt'
  if (!isRobots && name === undefined && url.pathname !== '/sitemap.xml') return null
  const config = await readConfig({ ...env, lane: openLane() }, waitUntil)
  const site = siteOrigin({ url }, env.SITE_ORIGIN)
  if (isRobots) return answer(robotsText(site, config.languages), 'text/plain')

  const languages = guestLanguages(config)
  // What the operator changes makes other files.
  const state = JSON.stringify([
    site,
    languages,
    config.availableRoutes,
    config.isRegistrationAllowed,
    config.isShowPaymentPageOnlyAuth,
    config.notFoundFragments,
    config.promoBonusToOffer,
    config.cashback !== null,
  ])
  const key = `https://sitemap.invalid/${name ?? ''}?${encodeURIComponent(state)}`
  const cache = await store()
  const kept = await cache?.match(key)
  if (kept) return new Response(kept.body, kept)

  const ctx = { config, built: BUILT, feed: sitemapFeed({ ...env, lane: openLane(undefined, PATIENCE_MS) }) }
  const xml = await (name === undefined ? buildIndex(ctx, site, languages) : buildFile(ctx, site, languages, name))
  if (xml === null) return new Response(null, { status: 503, headers: { 'retry-after': '60' } })
  if (xml === 'notFound') return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const made = answer(xml, 'application/xml')
  if (cache) waitUntil(cache.put(key, made.clone()))
  return made
}

const answer = (text: string, type: string): Response =>
  new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': CACHE_CONTROL,
    },
  })
