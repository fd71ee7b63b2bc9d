import * as v from 'valibot'
import { redirectLight } from '../../../shared/api/edge-decisions.ts'
import { putRedirects } from '../../../shared/api/operator.ts'
import { setting } from '../config/setting.ts'
import { siteConfigOf } from '../config/site-config.ts'
import { type Env, isProduction } from '../env.ts'
import { requireEdge } from '../http/edge-auth.ts'
import { HttpError } from '../http/error.ts'
import { type App, type Ctx, serve } from '../http/serve.ts'
import { serveWrite } from '../operator/audit.ts'
import { checkRules, decide, indexRules } from './rules.ts'
import type { Hosts } from './target.ts'

const rules = setting('redirects', indexRules([]), (stored) => indexRules(v.parse(putRedirects.body, stored).rules))

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
  serve(app, redirectLight, async ({ c, env, body }) => {
    requireEdge(c)
    return decide(body.url, await rules.get(env), await hostsOf(c, env), (await siteConfigOf(env)).languages)
  })
}
