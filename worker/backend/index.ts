import { Hono } from 'hono'
import { serveBlocks } from './blocks/routes.ts'
import { serveConfig } from './config/routes.ts'
import type { Env } from './env.ts'
import { bookOf, simulatorOf } from './env.ts'
import { serveFeed } from './feed/routes.ts'
import { HttpError } from './http/error.ts'
import { openapi } from './http/openapi.ts'
import { unmatched } from './http/unmatched.ts'
import { serveIdentity } from './identity/routes.ts'
import { serveOperator } from './operator/routes.ts'
import { serveRedirects } from './redirects/routes.ts'
import { serveSportsbook } from './sportsbook/routes.ts'
import { consumeWalletEvents } from './wallet/consume-events.ts'
import type { WalletEvent } from './wallet/events.ts'

export { Book } from './feed/book.ts'
export { OddsShard } from './feed/shard.ts'
export { Simulator } from './simulator/object.ts'
export { Wallet } from './wallet/object.ts'

const app = new Hono<{ Bindings: Env }>()
app.get('/healthz/backend', (c) => c.json({ ok: true }))
app.get('/openapi.json', (c) => c.json(openapi()))
serveConfig(app)
serveIdentity(app)
serveFeed(app)
serveSportsbook(app)
serveOperator(app)
serveRedirects(app)
serveBlocks(app)
app.notFound(unmatched)
app.onError((error, c) => {
  if (error instanceof HttpError) return error.toResponse()
  console.error(JSON.stringify({ level: 'error', path: c.req.path, error: error.message, stack: error.stack }))
  return new HttpError('internal').toResponse()
})

/** What lives by alarms goes on by itself, but has to be woken once after a start. */
const wake = (env: Env): Promise<unknown> => Promise.all([bookOf(env).wake(), simulatorOf(env).wake()])
let awake = false

export default {
  fetch(request, env, ctx) {
    if (!awake) {
      awake = true
      ctx.waitUntil(wake(env))
    }
    return app.fetch(request, env, ctx)
  },
  queue: (batch, env) => consumeWalletEvents(batch, env),
  /** Once a minute, in case an alarm was lost. */
  scheduled: async (_event, env) => {
    await wake(env)
  },
} satisfies ExportedHandler<Env, WalletEvent>
