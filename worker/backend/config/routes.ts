import { getConfig, getConfigGroups } from '../../../shared/api/config.ts'
import { GEO_HEADER } from '../../../shared/api/edge-decisions.ts'
import { getTime, getUpdate } from '../../../shared/api/operator.ts'
import { type App, serve } from '../http/serve.ts'
import { configGroups } from './groups.ts'
import { siteConfigOf } from './site-config.ts'

/** Site config, its groups and the backend's time (spec §7). */
export function serveConfig(app: App): void {
  serve(app, getConfig, async ({ c, env }) => {
    const country = c.req.header(GEO_HEADER)
    const config = await siteConfigOf(env)
    return country !== undefined && /^[A-Z]{2}$/.test(country) ? { ...config, countryCode: country } : config
  })
  serve(app, getConfigGroups, async ({ c, env, query }) =>
    c.json(configGroups(await siteConfigOf(env), query.groups.split(',')), 200, {
      'cache-control': 'public, max-age=600',
    }),
  )
  for (const call of [getTime, getUpdate]) serve(app, call, ({ now }) => ({ time: new Date(now).toISOString() }))
}
