import * as v from 'valibot'
import { remoteEntry } from '../../../shared/api/remote-view.ts'
import type { Env } from '../env.ts'
import { kept } from '../render/kept.ts'
import type { Remote } from './registry.ts'
import { remoteHead } from './remote-head.ts'
import { sanitise } from './sanitise.ts'
import { verifyFiles } from './verify-files.ts'
import type { RemoteView } from './view.ts'

const parseEntry = v.pipe(v.string(), v.parseJson(), remoteEntry)

/**
 * A remote's answer as a view that may be shown, or why it may not (SEC-44): its shape, its name, its code's hashes; its markup is cleaned.
 * `page` is the address that was asked, `site` the same page on our own origin.
 */
export async function checkEntry(
  env: Env,
  remote: Remote,
  text: string,
  { page, site }: { page: URL; site: URL },
): Promise<RemoteView | string> {
  const parsed = v.safeParse(parseEntry, text)
  if (!parsed.success) return `no entry: ${v.getDotPath(parsed.issues[0]) ?? 'not JSON'}`
  const entry = parsed.output
  if (entry.appName !== remote.app) return `an entry of ${entry.appName}`
  const files = await verifyFiles(env, remote, entry, site.origin)
  if (typeof files === 'string') return files
  const place = { remote: page, site, pictures: [remote.origin, ...remote.assets] }
  const { title, style } = entry
  return {
    app: remote.app,
    level: remote.level,
    title,
    ...remoteHead(entry.head),
    ...files,
    style,
    // The same markup comes with most answers.
    body: kept(`remote:${remote.stamp} ${page.href} ${site.origin}:${entry.body}`, () => sanitise(entry.body, place)),
  }
}
