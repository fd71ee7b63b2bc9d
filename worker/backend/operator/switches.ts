import { getFlags, getMaintenance, purge, putFlag, putMaintenance } from '../../../shared/api/operate.ts'
import type { Env } from '../env.ts'
import { type App, serve } from '../http/serve.ts'
import { serveWrite } from './audit.ts'

const FLAGS = 'flags/'
const TOLD = { tells: true }

async function flagsOf(env: Env): Promise<Record<string, unknown>> {
  const { keys } = await env.OPS.list({ prefix: FLAGS })
  const values = await Promise.all(keys.map(({ name }) => env.OPS.get(name, 'json').catch(() => null)))
  return Object.fromEntries(keys.map(({ name }, i) => [name.slice(FLAGS.length), values[i]]))
}

/** What an operator switches without a deploy, in KV `OPS` (api.md): the keys mean the same when they are written by hand with wrangler. */
export function serveSwitches(app: App): void {
  serve(app, getMaintenance, async ({ env }) => ({ maintenance: await env.OPS.get('maintenance', 'json') }))
  serveWrite(
    app,
    putMaintenance,
    async ({ env, body }) => {
      await env.OPS.put('maintenance', JSON.stringify(body.maintenance))
      return {}
    },
    TOLD,
  )
  serve(app, getFlags, async ({ env }) => ({ flags: await flagsOf(env) }))
  serveWrite(
    app,
    putFlag,
    async ({ env, params, body }) => {
      if (body.value === null) await env.OPS.delete(FLAGS + params.name)
      else await env.OPS.put(FLAGS + params.name, JSON.stringify(body.value))
      return {}
    },
    TOLD,
  )
  serveWrite(app, purge, async ({ env }) => {
    const at = new Date().toISOString()
    await env.OPS.put('purge', JSON.stringify({ at }))
    return { at }
  })
}
