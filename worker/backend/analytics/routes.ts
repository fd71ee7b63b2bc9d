import { getCookie } from 'hono/cookie'
import { analyticsCounts, collect, counters } from '../../../shared/api/analytics.ts'
import { CONSENT_COOKIE } from '../../../shared/domain/consent/consent.ts'
import { agreesToMarketing } from '../../../shared/domain/licence/referral-consent.ts'
import { siteConfigOf } from '../config/site-config.ts'
import { invalid } from '../http/error.ts'
import { type App, serve } from '../http/serve.ts'
import { count, counted } from './store.ts'

const DAY_MS = 86_400_000
const MOST_DAYS = 31

/** Page views and events by number, goals of counters by name (spec §7). Nobody's id, address or name is kept. */
export function serveAnalytics(app: App): void {
  serve(app, counters, async ({ env, query }) => {
    const { counters: known = [] } = await siteConfigOf(env)
    const items = known.filter(({ domain, projectId }) => domain === query.domain && projectId === query.projectId)
    return { items, total: items.length, page: 1 }
  })
  serve(app, collect, async ({ c, env, body, now }) => {
    // The browser decides so too; a page that was not reloaded since consent was withdrawn may not know.
    if (agreesToMarketing(getCookie(c, CONSENT_COOKIE)) && c.req.header('sec-gpc') !== '1') await count(env, body, now)
    return new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } })
  })
  serve(app, analyticsCounts, ({ env, query, now }) => {
    const to = query.to ?? new Date(now).toISOString().slice(0, 10)
    const from = query.from ?? to
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
    if (days < 1 || days > MOST_DAYS) throw invalid('to', `1 to ${MOST_DAYS} days`)
    return counted(env, from, to)
  })
}
