import * as v from 'valibot'
import { redirectLight } from '../../../shared/api/edge-decisions.ts'
import { getRedirects, putRedirects } from '../../../shared/api/operator.ts'
import { checkRules } from '../../../shared/domain/redirects/check-rules.ts'
import type { Hosts } from '../../../shared/domain/redirects/target.ts'
import { setting } from '../config/setting.ts'
import { siteConfigOf } from '../config/site-config.ts'
import { type Env, isProduction } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { type App, type Ctx, serve } from '../http/serve.ts'
import { serveWrite } from '../operator/audit.ts'
import { decide, indexRules } from './rules.ts'

const rules = setting('redirects', { list: [], index: indexRules([]) }, (stored) => {
  const list = v.parse(putRedirects.body, stored).rules
  return { list, index: indexRules(list) }
})

const hostsOf = async (c: Ctx, env: Env): Promise<Hosts> => ({
  own: new URL(c.req.url).host,
  local: !isProduction(env),
  listed: (await siteConfigOf(env)).redirectHosts,
})

/** The operator's list of redirects, and the edge's question whether one applies. */
export function serveRedirects(app: App): void {
  serveWrite(app, putRedirects, async ({ c, env, body }) => {
    const issues = checkRules(body.rules, await hostsOf(c, env))
    if (issues.length > 0) throw new HttpError('invalid', { more: { issues: issues.slice(0, 20) } })
    await rules.change(env, () => body)
    return { rules: body.rules.length }
  })
  serve(app, getRedirects, async ({ env }) => ({ rules: (await rules.get(env)).list }))
  serve(app, redirectLight, async ({ c, env, body }) => {
    return decide(body.url, (await rules.get(env)).index, await hostsOf(c, env), (await siteConfigOf(env)).languages)
  })
}
