import type { Turn } from '../turn.ts'
import { ask } from './ask.ts'
import { checkEntry } from './check-entry.ts'
import { entryKey, entryRequest } from './entry-request.ts'
import { freshView, keepLastGood, lastGood } from './last-good.ts'
import type { Remote } from './registry.ts'
import type { RemoteView } from './view.ts'

/** A view to show, or the status that a page of it alone answers with. */
export type ViewRead = { ok: true; view: RemoteView; isOld: boolean } | { ok: false; status: number }

/**
 * A fresh copy where the registration allows one. Else asks a remote once, checks what it says, and falls back to its last good copy (edge.md f: retries are the browser's). A page that the remote
 * says is not there is not there: a copy of it would be wrong.
 */
export async function readView(turn: Turn, remote: Remote): Promise<ViewRead> {
  const { env, visit } = turn
  const { url, init } = entryRequest(remote, visit)
  const key = entryKey(remote, visit)
  const fresh = await freshView(remote, key)
  if (fresh) return { ok: true, view: fresh, isOld: false }
  const asked = await turn.timed('remote', () => ask(env, remote, url, init))
  const view = asked.ok ? await checkEntry(env, remote, asked.text, { page: url, site: visit.url }) : asked.reason
  if (typeof view !== 'string') {
    turn.waitUntil(keepLastGood(remote, key, view))
    return { ok: true, view, isOld: false }
  }
  const status = asked.ok ? 502 : asked.status
  console.warn(JSON.stringify({ level: 'warn', remote: remote.app, path: visit.path, status, error: view }))
  const old = status === 404 || status === 410 ? null : await lastGood(remote, key)
  return old ? { ok: true, view: old, isOld: true } : { ok: false, status }
}
