import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { applyMigrations } from './migrate.ts'

export interface HouseOptions {
  /** 0 takes any free port. */
  port: number
  /** Folder of the state, shared with wrangler; null takes a temporary one that goes when the house stops. */
  state: string | null
  /** Vars of the two Workers, over those of their configs. */
  edge?: Record<string, string>
  backend: Record<string, string>
  log?: boolean
  /** Without static files the edge stands alone: locally their router is a Worker before it, which costs as much again. */
  files?: boolean
  /** Further Workers beside the two, each bound to the edge under a name: remote views of tests. */
  beside?: { binding: string; name: string; script: string; bindings: Record<string, string> }[]
}

export interface House {
  url: string
  /** The edge worker's own socket, with nothing before it. */
  direct: string
  miniflare: Miniflare
  stop(): Promise<void>
}

/** Of the Workers beside ours; ours have their own configs. */
const COMPATIBILITY_DATE = '2026-10-01'

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

/** Applies the migrations before anything can be asked: a request that comes during the start must not meet an empty database. Gives the state. */
async function migrate(state: string, databases: unknown): Promise<string> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      defaultPersistRoot: state,
      resourcePersistencePath: state,
      workers: [
        {
          name: 'migrations',
          compatibilityDate: COMPATIBILITY_DATE,
          modules: [{ type: 'ESModule', path: 'migrations.js', contents: 'export default {}' }],
          d1Databases: Object.assign({}, databases),
        },
      ],
    }),
  )
  await applyMigrations(await miniflare.getD1Database('DB', 'migrations'))
  await miniflare.dispose()
  return state
}

let migrated: Promise<string> | null = null

/** A folder for a house that leaves nothing behind: a copy of one that was migrated once. */
async function freshState(databases: unknown): Promise<string> {
  if (migrated === null) {
    const first = temporary()
    process.once('exit', () => rmSync(first, { recursive: true, force: true }))
    migrated = migrate(first, databases)
  }
  const state = temporary()
  cpSync(await migrated, state, { recursive: true })
  return state
}
const temporary = (): string => mkdtempSync(join(tmpdir(), 'edgebook-'))

/** Starts both built Workers in one workerd, migrated and ready. */
export async function startHouse(options: HouseOptions): Promise<House> {
  const { beside = [], files = true } = options
  const edge = unstable_getMiniflareWorkerOptions('dist/edgebook/wrangler.json')
  if (!files) delete edge.workerOptions.assets
  const backend = unstable_getMiniflareWorkerOptions('dist/edgebook_backend/wrangler.json')
  const { d1Databases } = backend.workerOptions
  const state = await (options.state === null ? freshState(d1Databases) : migrate(options.state, d1Databases))
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: options.port,
      cf: false,
      defaultPersistRoot: state,
      resourcePersistencePath: state,
      workers: [
        {
          ...edge.workerOptions,
          ...modulesOf('dist/edgebook'),
          name: 'edgebook',
          bindings: Object.assign({}, edge.workerOptions.bindings, options.edge),
          serviceBindings: Object.assign(
            {},
            edge.workerOptions.serviceBindings,
            Object.fromEntries(beside.map(({ binding, name }) => [binding, name])),
          ),
          unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
        },
        {
          ...backend.workerOptions,
          ...modulesOf('dist/edgebook_backend'),
          name: 'edgebook-backend',
          bindings: Object.assign({}, backend.workerOptions.bindings, options.backend),
        },
        ...beside.map(({ name, script, bindings }) => ({
          name,
          bindings,
          compatibilityDate: COMPATIBILITY_DATE,
          modules: [{ type: 'ESModule' as const, path: `${name}.js`, contents: script }],
        })),
      ],
    }),
  )
  const url = await miniflare.ready
  const direct = await miniflare.unsafeGetDirectURL('edgebook')
  const stop = async () => {
    await miniflare.dispose()
    if (options.state === null) rmSync(state, { recursive: true, force: true })
  }
  return { url: url.origin, direct: direct.origin, miniflare, stop }
}
