import type { SiteConfig } from '../../../shared/api/config.ts'
import { parseCodePath } from '../../../shared/remote-views/address.ts'
import type { Env } from '../env.ts'
import { askFile } from './ask.ts'
import { digestOf, hexOf } from './bytes.ts'
import { codeResponse, keepCode, readCode } from './code-store.ts'
import { readManifest } from './manifest.ts'
import { remoteNamed } from './registry.ts'

/**
 * Code of a remote under its hash; null when there is none. What this data centre has not stored is fetched once more from the remote, by the
 * manifest's name of it, and checked against the asked hash.
 */
export async function serveCode(env: Env, config: SiteConfig, url: URL): Promise<Response | null> {
  const asked = parseCodePath(url.pathname)
  const remote = asked && remoteNamed(config, asked.app)
  if (!asked || !remote || remote.level === 'sandbox') return null
  const address = url.origin + url.pathname
  const stored = await readCode(address)
  if (stored !== null) return codeResponse(stored)
  const has = (integrity: string) => hexOf(integrity) === asked.hex
  const manifest = await readManifest(env, remote, ({ files }) => !Object.values(files).some(has))
  const name = Object.entries(manifest?.files ?? {}).find(([, integrity]) => has(integrity))?.[0]
  const source = name === undefined ? null : URL.parse(name.replace(/^\//, ''), `${remote.origin}${remote.base}/`)
  const file = source && (await askFile(env, remote, source))
  if (!file?.ok || (await digestOf(file.text)).hex !== asked.hex) return null
  await keepCode(address, file.text)
  return codeResponse(file.text)
}
