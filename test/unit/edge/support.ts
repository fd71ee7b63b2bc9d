import type { Env } from '../../../worker/edge/env.ts'
import { MINIMAL_CONFIG } from '../../../worker/edge/facts/default-config.ts'
import { closeCircuits } from '../../../worker/edge/origin/breaker.ts'
import type { Turn } from '../../../worker/edge/turn.ts'
import { CookieJar, readCookies } from '../../../worker/edge/visit/cookies.ts'
import type { Player } from '../../../worker/edge/visit/player.ts'
import { readVisit } from '../../../worker/edge/visit/read-visit.ts'
import type { Visit } from '../../../worker/edge/visit/visit.ts'

export type Answer = (request: Request) => Response | Promise<Response>

/** Bindings of an edge whose origin answers as told; the signal of a request ends an answer that is waited for. */
export function envWith(answer: Answer, more: Partial<Env> = {}): Env {
  closeCircuits()
  const fetch = async (input: Request | string | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true })
    })
    return Promise.race([answer(request), aborted])
  }
  const env: Partial<Env> = { ENVIRONMENT: 'test', SITE_ORIGIN: '', ORIGIN: { fetch } as Env['ORIGIN'], ...more }
  return env as Env
}

/** The facts of a visit, as the edge reads them of a request. */
export function visitOf(
  address: string,
  headers: Record<string, string> = {},
  more: { player?: Player | null; config?: Partial<typeof MINIMAL_CONFIG>; env?: Partial<Env>; method?: string } = {},
): Visit {
  const request = new Request(new URL(address, 'https://site.test'), { headers, method: more.method ?? 'GET' })
  const url = new URL(request.url)
  return readVisit({
    request,
    url,
    path: url.pathname,
    cookies: readCookies(request.headers.get('cookie')),
    player: more.player ?? null,
    config: { ...MINIMAL_CONFIG, ...more.config },
    env: envWith(() => new Response(), more.env),
  })
}

/** A visit being answered, and the work that it left behind its answer. */
export function turnOf(env: Env, visit: Visit = visitOf('/en/')): Turn & { background: Promise<unknown>[] } {
  const background: Promise<unknown>[] = []
  return {
    env,
    visit,
    config: MINIMAL_CONFIG,
    jar: new CookieJar(),
    background,
    waitUntil: (work) => void background.push(work),
    counts: null,
    seo: null,
    maintenance: null,
    effects: [],
    mustConfirmTerms: false,
    timed: (_, read) => read(),
  }
}

/** A body that comes in pieces, without a length; it counts how many were taken and tells whether it was cancelled. */
export function pieces(
  piece: string,
  count: number,
): { body: ReadableStream<Uint8Array>; taken: number; cancelled: boolean } {
  const state = {
    taken: 0,
    cancelled: false,
    body: new ReadableStream<Uint8Array>({
      pull(controller) {
        if (state.taken++ < count) controller.enqueue(new TextEncoder().encode(piece))
        else controller.close()
      },
      cancel() {
        state.cancelled = true
      },
    }),
  }
  return state
}
