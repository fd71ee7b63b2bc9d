import type { Manifest, RemoteEntry } from '../../../shared/api/remote-view.ts'
import { codePath } from '../../../shared/remote-views/address.ts'
import type { Env } from '../env.ts'
import { digestOf } from './bytes.ts'
import { keepCode } from './code-store.ts'
import { readManifest } from './manifest.ts'
import type { Remote } from './registry.ts'
import type { RemoteView } from './view.ts'

type File = RemoteView['scripts'][number]

/** The address of a file that an entry names: of the remote's origin or an allowed one; null for any other. */
function allowedUrl(remote: Remote, raw: string): URL | null {
  const url = URL.parse(raw, `${remote.origin}${remote.base}/`)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return null
  return url.origin === remote.origin || remote.assets.includes(url.origin) ? url : null
}

/** A manifest names its files by path below the remote's own, or by address. */
export function hashOf(remote: Remote, manifest: Manifest, url: URL): string | null {
  const below = `${remote.origin}${remote.base}/`
  const path = url.href.startsWith(below) ? url.href.slice(below.length) : url.href
  for (const name of [path, `/${path}`, url.href])
    if (Object.hasOwn(manifest.files, name)) return manifest.files[name] ?? null
  return null
}

/**
 * The code and files of an entry, each by its hash in the signed manifest (SEC-44); the reason when one is not in it. Code is stored on our
 * own origin under its hash. An entry without any needs no manifest.
 */
export async function verifyFiles(
  env: Env,
  remote: Remote,
  entry: RemoteEntry,
  site: string,
): Promise<Pick<RemoteView, 'code' | 'inline' | 'scripts' | 'styles'> | string> {
  const none = { code: null, inline: null, scripts: [], styles: [] }
  const hasCode = entry.codeToEval.trim() !== ''
  if (!hasCode && entry.scriptsToLoad.length === 0 && entry.cssToLoad.length === 0) return none
  const digest = hasCode ? await digestOf(entry.codeToEval) : null
  const lacks = ({ files }: Manifest) => digest !== null && !Object.values(files).includes(digest.integrity)
  const manifest = await readManifest(env, remote, lacks)
  if (!manifest) return 'no manifest with a known signature'
  if (digest && lacks(manifest)) return 'code that the manifest does not name'

  const files = (addresses: string[]): File[] | null => {
    const found: File[] = []
    for (const address of addresses) {
      const url = allowedUrl(remote, address)
      const integrity = url && hashOf(remote, manifest, url)
      if (!url || !integrity) return null
      found.push({ url: url.href, integrity })
    }
    return found
  }
  const [scripts, styles] = [files(entry.scriptsToLoad), files(entry.cssToLoad)]
  if (!scripts || !styles) return 'a file of another origin, or without a hash'
  if (!digest) return { ...none, scripts, styles }
  if (remote.level === 'sandbox') return { code: null, inline: entry.codeToEval, scripts, styles }
  const url = codePath(remote.app, digest.hex)
  await keepCode(site + url, entry.codeToEval)
  return { code: { url, integrity: digest.integrity }, inline: null, scripts, styles }
}
