import type { Call } from '../../../shared/api/call.ts'
import { type App, type Ctx, type Handler, serve } from '../http/serve.ts'

async function digest(body: unknown): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(body) ?? ''))
  return Buffer.from(bytes).toString('hex')
}

async function record(c: Ctx, call: Call, body: unknown, at: number): Promise<void> {
  await c.env.DB.prepare(
    'INSERT INTO operator_audit (who, at, real_at, call, path, body_digest) VALUES (?1, ?2, ?3, ?4, ?5, ?6)',
  )
    .bind('operator', at, Date.now(), `${call.method} ${call.path}`, c.req.path, await digest(body))
    .run()
}

/** Serves an operator's write; it is recorded before it is done, so that nothing happens unseen. */
export function serveWrite<C extends Call>(app: App, call: C, handler: Handler<C>): void {
  serve(app, call, async (given) => {
    await record(given.c, call, given.body, given.now)
    return handler(given)
  })
}
