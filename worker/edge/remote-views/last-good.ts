import * as v from 'valibot'
import { lastPurge } from '../origin/purge.ts'
import { recent } from '../recent.ts'
import { digestOf } from './bytes.ts'
import type { Remote } from './registry.ts'
import { type RemoteView, remoteView } from './view.ts'

/** A copy serves for a day, s; it is written anew when it changes, and every ten minutes. */
const KEEP = 86_400
const REWRITE = 600_000
const CACHE = 'remote-last-good'

const copies = recent<{ text: string; view: RemoteView; writtenAt: number; checkedAt: number }>(2_000_000)
const stored = v.pipe(v.string(), v.parseJson(), remoteView)

/** A name that is no address of ours: it is never asked for by a browser. It holds the registration, so that another one begins anew. */
const addressOf = async (remote: Remote, key: string): Promise<string> =>
  `https://last-good.invalid/${(await digestOf(`${remote.stamp} ${key}`)).hex}`

/** Keeps a checked view for times when its remote fails. */
export async function keepLastGood(remote: Remote, key: string, view: RemoteView): Promise<void> {
  const address = await addressOf(remote, key)
  const text = JSON.stringify(view)
  const known = copies.get(address)
  const now = Date.now()
  const isKept = known?.text === text && now - known.writtenAt < REWRITE
  copies.set(address, { text, view, writtenAt: isKept ? known.writtenAt : now, checkedAt: now }, text.length * 2)
  if (isKept) return
  const headers = { 'content-type': 'application/json', 'cache-control': `max-age=${KEEP}` }
  await (await caches.open(CACHE)).put(address, new Response(text, { headers }))
}

/**
 * A view that this isolate has checked in the last `fresh` seconds of its registration: fit for every visit with the same key, since nothing
 * of a visitor goes to a remote. Null when there is none, or the operator has purged since.
 */
export async function freshView(remote: Remote, key: string): Promise<RemoteView | null> {
  if (remote.fresh === 0) return null
  const known = copies.get(await addressOf(remote, key))
  const isFresh = known && Date.now() - known.checkedAt < remote.fresh * 1000 && known.checkedAt > lastPurge()
  return isFresh ? known.view : null
}

/** The last good copy of a view, of this isolate or of the data centre; null without one. */
export async function lastGood(remote: Remote, key: string): Promise<RemoteView | null> {
  const address = await addressOf(remote, key)
  const known = copies.get(address)
  if (known && Date.now() - known.writtenAt < KEEP * 1000) return known.view
  const found = await (await caches.open(CACHE)).match(address)
  const parsed = found ? v.safeParse(stored, await found.text()) : null
  return parsed?.success ? parsed.output : null
}
