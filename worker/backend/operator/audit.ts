import type { Call } from '../../../shared/api/call.ts'
import { getAudit } from '../../../shared/api/operate.ts'
import { type App, type Ctx, type Handler, serve } from '../http/serve.ts'
import { sha256 } from '../sha256.ts'

/** In which header the operator's tool says who uses it; the token proves that it is an operator. */
const WHO = 'x-operator'
const DETAIL = 1000
const PAGE = 50

const digest = (body: unknown): string => sha256(JSON.stringify(body) ?? '')

/** Who an operator says that he is; the token proves no more than that he is one. */
export const whoOf = (c: Ctx): string => c.req.header(WHO)?.match(/^[\w.@+-]{1,64}$/)?.[0] ?? 'operator'

async function record(c: Ctx, call: Call, body: unknown, at: number, detail: string | null): Promise<void> {
  await c.env.DB.prepare(
    'INSERT INTO operator_audit (who, at, real_at, call, path, body_digest, detail) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)',
  )
    .bind(
      whoOf(c),
      at,
      Date.now(),
      `${call.method} ${call.path}`,
      c.req.path,
      digest(body),
      detail?.slice(0, DETAIL) ?? null,
    )
    .run()
}

/**
 * Serves an operator's write; it is recorded before it is done, so that nothing happens unseen. With `tells` the body itself stands in the
 * log, for calls whose bodies carry nothing personal.
 */
export function serveWrite<C extends Call>(app: App, call: C, handler: Handler<C>, { tells = false } = {}): void {
  serve(app, call, async (given) => {
    await record(given.c, call, given.body, given.now, tells ? JSON.stringify(given.body) : null)
    return handler(given)
  })
}

interface Row {
  id: number
  who: string
  at: number
  real_at: number
  call: string
  path: string
  detail: string | null
  body_digest: string
}
const iso = (ms: number) => new Date(ms).toISOString()

/** The log of operators' writes. */
export function serveAudit(app: App): void {
  serve(app, getAudit, async ({ env, query }) => {
    const page = query.page ?? 1
    const rows = env.DB.prepare('SELECT * FROM operator_audit ORDER BY id DESC LIMIT ?1 OFFSET ?2').bind(
      PAGE,
      (page - 1) * PAGE,
    )
    const count = env.DB.prepare('SELECT count(*) AS n FROM operator_audit')
    const [{ results }, total] = await Promise.all([rows.all<Row>(), count.first<{ n: number }>()])
    const items = results.map(({ id, who, at, real_at, call, path, detail, body_digest }) => ({
      id,
      who,
      at: iso(real_at),
      clock: iso(at),
      call,
      path,
      detail,
      digest: body_digest,
    }))
    return { items, total: total?.n ?? 0, page }
  })
}
