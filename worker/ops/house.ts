import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { applyMigrations } from './migrate.ts'

export interface HouseOptions {
  /** 0 takes any free port. */
  port: number
  /** Folder of the state, shared with wrangler; null keeps everything in memory. */
  state: string | null
  /** Vars of the two Workers, over those of their configs. */
  edge?: Record<string, string>
  backend: Record<string, string>
  log?: boolean
}

export interface House {
  url: string
  /** The edge worker's own socket, with nothing before it. */
  direct: string
  miniflare: Miniflare
  stop(): Promise<void>
}

/** The modules of a built Worker, its entry first. */
function modulesOf(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  const ordered = ['index.js', ...files.filter((file) => file !== 'index.js')]
  return {
    modulesRoot: folder,
    modules: ordered.map((file) => ({
      type: 'ESModule' as const,
      path: join(folder, file),
      contents: readFileSync(join(folder, file), 'utf8'),
    })),
  }
}

/** Starts both built Workers in one workerd, migrated and ready. */
export async function startHouse(options: HouseOptions): Promise<House> {
  const edge = unstable_getMiniflareWorkerOptions('dist/edgebook/wrangler.json')
  const backend = unstable_getMiniflareWorkerOptions('dist/edgebook_backend/wrangler.json')
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: options.port,
      cf: false,
      ...(options.state !== null && { defaultPersistRoot: options.state, resourcePersistencePath: options.state }),
      workers: [
        {
          ...edge.workerOptions,
          ...modulesOf('dist/edgebook'),
          name: 'edgebook',
          bindings: Object.assign({}, edge.workerOptions.bindings, options.edge),
          unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
        },
        {
          ...backend.workerOptions,
          ...modulesOf('dist/edgebook_backend'),
          name: 'edgebook-backend',
          bindings: Object.assign({}, backend.workerOptions.bindings, options.backend),
        },
      ],
    }),
  )
  const url = await miniflare.ready
  await applyMigrations(await miniflare.getD1Database('DB', 'edgebook-backend'))
  const direct = await miniflare.unsafeGetDirectURL('edgebook')
  return { url: url.origin, direct: direct.origin, miniflare, stop: () => miniflare.dispose() }
}
