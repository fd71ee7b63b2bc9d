import * as v from 'valibot'
import { type Manifest, manifestPayload, signedManifest } from '../../../shared/api/remote-view.ts'
import type { Env } from '../env.ts'
import { ask } from './ask.ts'
import { fromBase64Url } from './bytes.ts'
import type { Remote } from './registry.ts'

const parseSigned = v.pipe(v.string(), v.parseJson(), signedManifest)
const parsePayload = v.pipe(v.string(), v.parseJson(), manifestPayload)

/**
 * The manifest that a text proves, by a key that the registration names (SEC-44); null when it proves nothing. The algorithm is ours:
 * nothing in the text chooses it.
 */
export async function verifyManifest(text: string, remote: Pick<Remote, 'app' | 'keys'>): Promise<Manifest | null> {
  const signed = v.safeParse(parseSigned, text)
  if (!signed.success) return null
  const { kid, payload, signature } = signed.output
  const raw = Object.hasOwn(remote.keys, kid) ? remote.keys[kid] : undefined
  if (raw === undefined) return null
  try {
    const key = await crypto.subtle.importKey('raw', fromBase64Url(raw), { name: 'Ed25519' }, false, ['verify'])
    const letters = new TextEncoder().encode(payload)
    if (!(await crypto.subtle.verify('Ed25519', key, fromBase64Url(signature), letters))) return null
    const bytes = fromBase64Url(payload)
    const parsed = v.safeParse(parsePayload, new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return parsed.success && parsed.output.app === remote.app ? parsed.output : null
  } catch {
    return null
  }
}

/** A manifest is good for this long, ms; one that lacks a hash is asked for anew at once, but not more often than this. */
const FRESH = 60_000
const REST = 1000

interface Copy {
  manifest: Manifest | null
  at: number
}
const copies = new Map<string, Copy>()

/** The remote's manifest, at most a minute old, or at most a second when `lacks` says that the copy lacks something; null without a valid one. */
export async function readManifest(
  env: Env,
  remote: Remote,
  lacks: (manifest: Manifest) => boolean,
): Promise<Manifest | null> {
  const copy = copies.get(remote.stamp)
  const age = copy ? Date.now() - copy.at : Number.POSITIVE_INFINITY
  if (copy && age < (copy.manifest && !lacks(copy.manifest) ? FRESH : REST)) return copy.manifest
  const url = new URL(remote.origin + remote.base + remote.manifest)
  const asked = await ask(env, remote, url, { headers: { accept: 'application/json' } })
  const read = asked.ok ? await verifyManifest(asked.text, remote) : null
  const isOlder = read !== null && copy?.manifest != null && read.version < copy.manifest.version
  const manifest = read === null || isOlder ? (copy?.manifest ?? null) : read
  copies.set(remote.stamp, { manifest, at: Date.now() })
  return manifest
}
