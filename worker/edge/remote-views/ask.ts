import type { Env } from '../env.ts'
import { readCapped } from '../read-capped.ts'
import type { Remote } from './registry.ts'

const CAP = 1024 * 1024

/** What a remote said, or why nothing of it may be used; `status` is what a page of it alone answers with. */
export type Asked = { ok: true; text: string } | { ok: false; status: number; reason: string }

const refused = (reason: string, status = 502): Asked => ({ ok: false, status, reason })

function bindingOf(env: Env, name: string | undefined): Fetcher | null {
  if (name === undefined) return null
  const bound: unknown = Reflect.get(env, name)
  return typeof bound === 'object' && bound !== null && 'fetch' in bound ? (bound as Fetcher) : null
}

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i
const SCRIPT_TYPE = /^(?:text|application)\/javascript\s*(?:;|$)/i

/** An answer in JSON: an entry, a manifest. */
export const ask = (env: Env, remote: Remote, url: URL, init: RequestInit): Promise<Asked> =>
  askFor(JSON_TYPE, env, remote, url, init)

/** A script by its address. */
export const askFile = (env: Env, remote: Remote, url: URL): Promise<Asked> => askFor(SCRIPT_TYPE, env, remote, url, {})

/**
 * One request of a remote (SEC-45, SEC-46): at its configured origin and below its path only, redirects refused, within its deadline,
 * at most 1 MB, of the expected type only. Of the answer's headers nothing is used but its content type. Never throws.
 */
async function askFor(type: RegExp, env: Env, remote: Remote, url: URL, init: RequestInit): Promise<Asked> {
  if (url.origin !== remote.origin || !`${url.pathname}/`.startsWith(`${remote.base}/`))
    return refused('an address outside of the registered one')
  const bound = bindingOf(env, remote.binding)
  if (remote.binding !== undefined && !bound) return refused(`no binding ${remote.binding}`)
  const signal = AbortSignal.timeout(remote.timeout)
  let leave: (() => void) | undefined
  try {
    leave = await env.lane?.enter(signal)
    const request = new Request(url, { ...init, redirect: 'manual', signal })
    const answer = await (bound ? bound.fetch(request) : fetch(request))
    if (answer.status !== 200 || !type.test(answer.headers.get('content-type') ?? '')) {
      await answer.body?.cancel()
      if (answer.status === 200) return refused('another content type')
      return refused(`status ${answer.status}`, answer.status >= 400 ? answer.status : 502)
    }
    const text = await readCapped(answer.body, CAP, signal)
    if (text !== null) return { ok: true, text }
    return signal.aborted ? refused('too slow', 504) : refused(`more than ${CAP} bytes`)
  } catch (error) {
    return signal.aborted
      ? refused('too slow', 504)
      : refused(error instanceof Error ? error.message : String(error), 503)
  } finally {
    leave?.()
  }
}
