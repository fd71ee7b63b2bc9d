import * as v from 'valibot'
import { blockCheck, blockLight, GEO_HEADER } from '../../../shared/api/edge-decisions.ts'
import { getBlocks, putBlocks } from '../../../shared/api/operator.ts'
import { setting } from '../config/setting.ts'
import { siteConfigOf } from '../config/site-config.ts'
import type { Env } from '../env.ts'
import { type App, type Ctx, serve } from '../http/serve.ts'
import { serveWrite } from '../operator/audit.ts'
import { type BlockRule, decideBlock } from './rules.ts'

const rules = setting<readonly BlockRule[]>('blocks', [], (stored) => v.parse(putBlocks.body, stored).rules)

async function answer(c: Ctx, env: Env, host: string) {
  const country = c.req.header(GEO_HEADER)?.toUpperCase() ?? (await siteConfigOf(env)).countryCode
  return decideBlock(await rules.get(env), { country, host })
}

/** The operator's list of blocks, and the edge's questions whether one applies to a visitor or an address. */
export function serveBlocks(app: App): void {
  serveWrite(app, putBlocks, async ({ env, body }) => {
    await rules.change(env, () => body)
    return { rules: body.rules.length }
  })
  serve(app, getBlocks, async ({ env }) => ({ rules: [...(await rules.get(env))] }))
  serve(app, blockLight, ({ c, env, query }) => answer(c, env, query.host ?? new URL(c.req.url).host))
  serve(app, blockCheck, ({ c, env, body }) =>
    answer(c, env, new URL(URL.canParse(body.url) ? body.url : c.req.url).host),
  )
}
