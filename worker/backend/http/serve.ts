import type { Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Answer, Body, Call, Params, Query } from '../../../shared/api/call.ts'
import { loadClock, now } from '../clock/clock.ts'
import type { Env } from '../env.ts'
import { deviceOf } from '../fingerprint/token.ts'
import { freshSession, keptSession } from '../identity/kept-sessions.ts'
import { type Session, sessionOf } from '../identity/session.ts'
import { check, readJson } from './body.ts'
import { refuseCrossSite } from './cross-site.ts'
import { requireEdge } from './edge-auth.ts'
import { HttpError } from './error.ts'
import { requiredKey } from './idempotency-key.ts'
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
export type Handler<C extends Call> = (given: Given<C>) => Promise<Answer<C> | Response> | Answer<C> | Response

/** What is known of any call's parts before its own types are: the schemas have narrowed them. */
interface Parts {
  c: Ctx
  env: Env
  now: number
  params: unknown
  query: unknown
  body: unknown
  session: Session | null
  key: string | null
}

/** Largest body of an operator's call; others have 64 KiB. */
const OPERATOR_BODY = 1024 * 1024

type Find = (c: Ctx) => Promise<Session | null>

/** Who asks: decided before anything of the request is read. Throws notFound, crossSite, fingerprint or unauthorised. */
async function admit(c: Ctx, call: Call, find: Find): Promise<Session | null> {
  if (call.audience === 'operator') requireOperator(c)
  else if (call.audience === 'edge') requireEdge(c)
  else if (call.audience !== 'server') {
    refuseCrossSite(c.req.raw, c.env)
    // Throws for a token that is not ours; a device alone is granted nothing.
    await deviceOf(c, now())
  }
  if (call.audience !== 'player') return null
  const session = await find(c)
  if (!session) throw new HttpError('unauthorised')
  if (call.method !== 'GET' && c.req.header('x-requested-with') === undefined) throw new HttpError('crossSite')
  return session
}

const bodyOf = async (c: Ctx, { body, audience }: Call): Promise<unknown> =>
  body && check(body, await readJson(c.req.raw, audience === 'operator' ? OPERATOR_BODY : undefined))

/** Whoever is refused on a kept session, or has none, is heard on a fresh one. */
async function onKeptFirst<T>(answerTo: (find: Find) => Promise<T>): Promise<T> {
  try {
    return await answerTo(keptSession)
  } catch (refusal) {
    if (!(refusal instanceof HttpError) || refusal.error === 'unknownOutcome') throw refusal
    return answerTo(freshSession)
  }
}

export interface Serving {
  /** The handler succeeds only by the word of the player's wallet, which it tells the session's `version`; it may run twice. */
  onKept?: boolean
}

/**
 * Serves one call of the contract: method and cross-site check, audience, schemas, handler, envelope.
 * The handler gives the answer's value, or a Response when it decides status and headers itself.
 */
export function serve<C extends Call>(app: App, call: C, handler: Handler<C>, serving?: Serving): void
export function serve(
  app: App,
  call: Call,
  handler: (parts: Parts) => unknown,
  { onKept = false }: Serving = {},
): void {
  app.on(call.method, call.path, async (c) => {
    await loadClock(c.env)
    let body: Promise<unknown> | undefined
    const answerTo = async (find: Find) => {
      const session = await admit(c, call, find)
      const key = call.idempotent ? requiredKey(c) : null
      const params = call.params ? check(call.params, c.req.param()) : {}
      const query = call.query ? check(call.query, c.req.query()) : {}
      body ??= bodyOf(c, call)
      return handler({ c, env: c.env, now: now(), session, key, params, query, body: await body })
    }
    const answer = onKept ? await onKeptFirst(answerTo) : await answerTo(sessionOf)
    if (answer instanceof Response) return answer
    const status: ContentfulStatusCode = call.status ?? 200
    return c.json(call.envelope === 'data' ? { data: answer } : answer, status, {
      'cache-control': 'private, no-store',
    })
  })
}
