import type { Context, Hono } from 'hono'
import type { Answer, Body, Call, Params, Query } from '../../../shared/api/call.ts'
import { loadClock, now } from '../clock/clock.ts'
import type { Env } from '../env.ts'
import { type Session, sessionOf } from '../identity/session.ts'
import { check, readJson } from './body.ts'
import { refuseCrossSite } from './cross-site.ts'
import { HttpError } from './error.ts'
import { requireOperator } from './operator-token.ts'

export type App = Hono<{ Bindings: Env }>
export type Ctx = Context<{ Bindings: Env }>

export interface Given<C extends Call> {
  c: Ctx
  env: Env
  /** Milliseconds on the backend's clock. */
  now: number
  params: Params<C>
  query: Query<C>
  body: Body<C>
  /** The player, on calls whose audience is `player`. */
  session: C['audience'] extends 'player' ? Session : null
  /** The idempotency key, on calls that move money. */
  key: C extends { idempotent: true } ? string : null
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Serves one call of the contract: method and cross-site check, audience, schemas, handler, envelope.
 * The handler gives the answer's value, or a Response when it decides status and headers itself.
 */
export function serve<C extends Call>(app: App, call: C, handler: (given: Given<C>) => Promise<Answer<C> | Response> | Answer<C> | Response): void {
  app.on(call.method, call.path, async (c) => {
    await loadClock(c.env)
    if (call.audience === 'operator') requireOperator(c)
    else if (call.audience !== 'server') refuseCrossSite(c.req.raw, c.env)
    const session = call.audience === 'player' ? await sessionOf(c) : null
    if (call.audience === 'player' && !session) throw new HttpError('unauthorised')
    if (session && call.method !== 'GET' && c.req.header('x-requested-with') === undefined) throw new HttpError('crossSite')
    const key = c.req.header('idempotency-key') ?? ''
    if (call.idempotent && !UUID.test(key)) throw new HttpError('missingKey')
    const given = {
      c, env: c.env, now: now(), session, key: call.idempotent ? key.toLowerCase() : null,
      params: call.params ? check(call.params, c.req.param()) : {},
      query: call.query ? check(call.query, c.req.query()) : {},
      body: call.body ? check(call.body, await readJson(c.req.raw, call.audience === 'operator' ? 1024 * 1024 : undefined)) : undefined,
    } as unknown as Given<C>
    const answer = await handler(given)
    if (answer instanceof Response) return answer
    return c.json(call.envelope === 'data' ? { data: answer } : answer, (call.status ?? 200) as 200, { 'cache-control': 'private, no-store' })
  })
}
