import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build as bundle } from 'esbuild'
import type { Plugin } from 'vite'
import { clientVersion, MANIFEST } from './client-version.ts'

/**
 * `virtual:client-assets`: what the edge must know of the client's build. The boot script as text (it is inlined),
 * the entry's address, what to preload with it, and the chunks of each island and language.
 */
export interface ClientAssets {
  boot: string
  entry: string
  /** Static imports of the entry. */
  preload: string[]
  islands: Record<string, string[]>
  texts: Record<string, string[]>
  /** Names the client's build: 12 hex digits of its manifest's hash. A page of another version is not swapped into this one's. */
  version: string
  development: boolean
}

const ID = 'virtual:client-assets'

interface Chunk {
  file: string
  imports?: string[]
}

/** A chunk's own file and those it imports statically, without what the entry brings along. */
function filesOf(manifest: Record<string, Chunk>, key: string, known: ReadonlySet<string>): string[] {
  const files = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || files.has(`/${chunk.file}`)) return
    files.add(`/${chunk.file}`)
    for (const next of chunk.imports ?? []) visit(next)
  }
  visit(key)
  return [...files].filter((file) => !known.has(file))
}

async function bootText(root: string): Promise<string> {
  const built = await bundle({
    entryPoints: [join(root, 'client/boot.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
  })
  return built.outputFiles[0]?.text.trim() ?? ''
}

function fromManifest(root: string): Omit<ClientAssets, 'boot'> {
  const text = readFileSync(join(root, MANIFEST), 'utf8')
  const manifest: Record<string, Chunk> = JSON.parse(text)
  const entry = manifest['client/entry.ts']
  if (!entry) throw new Error('the client was not built before the worker')
  const preload = filesOf(manifest, 'client/entry.ts', new Set([`/${entry.file}`]))
  const known = new Set([`/${entry.file}`, ...preload])
  const group = (pattern: RegExp) =>
    Object.fromEntries(
      Object.keys(manifest).flatMap((key) => {
        const name = pattern.exec(key)?.[1]
        return name ? [[name, filesOf(manifest, key, known)]] : []
      }),
    )
  return {
    entry: `/${entry.file}`,
    preload,
    islands: group(/^client\/islands\/([a-z]+)\/index\.tsx?$/),
    texts: group(/^client\/texts\/([a-z]{2})\.ts$/),
    version: clientVersion(text),
    development: false,
  }
}

export function clientAssets(): Plugin {
  let root = ''
  let serving = false
  return {
    name: 'edgebook:client-assets',
    configResolved(config) {
      root = config.root
      serving = config.command === 'serve'
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined
      const rest = serving
        ? { entry: '/client/entry.ts', preload: [], islands: {}, texts: {}, version: 'development', development: true }
        : fromManifest(root)
      const assets: ClientAssets = { boot: await bootText(root), ...rest }
      return `export default ${JSON.stringify(assets)}`
    },
  }
}
