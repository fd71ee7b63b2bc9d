import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { AuditEntry, Switches } from './switches.ts'

/** The account's own KV and D1, or those of the local folder. */
export type Place = 'remote' | 'local'

const WHERE: Record<Place, string[]> = { remote: ['--remote'], local: ['--local', '--persist-to', '.wrangler/state'] }
const BACKEND = ['-c', 'worker/backend/wrangler.toml']
const PAGE = 50

function wrangler(args: string[]): string {
  const made = spawnSync('wrangler', args, {
    encoding: 'utf8',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', CI: 'true' },
  })
  if (made.error) throw made.error
  if (made.status !== 0) throw new Error(`wrangler ${args.slice(0, 3).join(' ')}: ${made.stderr || made.stdout}`)
  return made.stdout
}

/** The JSON in what wrangler prints, without what it says around it. */
const jsonIn = (printed: string): unknown => JSON.parse(printed.slice(printed.search(/^[[{]/m)))

const text = (value: string | number | null): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)

const auditRow = v.object({
  id: v.number(),
  who: v.string(),
  at: v.number(),
  real_at: v.number(),
  call: v.string(),
  path: v.string(),
  detail: v.nullable(v.string()),
  body_digest: v.string(),
})
const keyList = v.array(v.object({ name: v.string() }))

/**
 * The same switches through wrangler, for the real account and for a house that does not answer (maintenance is asked for when the backend
 * is broken, too). A change is recorded before it is made, as the backend does it.
 */
export function wranglerSwitches(place: Place, who: string): Switches {
  const kv = (verb: string, ...args: string[]) =>
    wrangler(['kv', 'key', verb, ...args, '--binding', 'OPS', ...BACKEND, ...WHERE[place]])
  const sql = (command: string): unknown =>
    jsonIn(wrangler(['d1', 'execute', 'edgebook', '--json', '--command', command, ...BACKEND, ...WHERE[place]]))
  const names = (prefix: string) => v.parse(keyList, jsonIn(kv('list', '--prefix', prefix))).map(({ name }) => name)
  const read = (key: string): unknown => {
    if (!names(key).includes(key)) return null
    const stored = kv('get', key, '--text')
    try {
      return JSON.parse(stored)
    } catch {
      return stored
    }
  }
  const record = (method: string, path: string, body: unknown): void => {
    const json = JSON.stringify(body)
    const now = Date.now()
    const row = [
      who,
      now,
      now,
      `${method} wrangler`,
      path,
      createHash('sha256').update(json).digest('hex'),
      json.slice(0, 1000),
    ]
    sql(
      `INSERT INTO operator_audit (who, at, real_at, call, path, body_digest, detail) VALUES (${row.map(text).join(', ')})`,
    )
  }
  const iso = (ms: number) => new Date(ms).toISOString()

  return {
    maintenance: async () => read('maintenance'),
    setMaintenance: async (maintenance, reason) => {
      record('PUT', '/maintenance', { maintenance, ...(reason !== undefined && { reason }) })
      kv('put', 'maintenance', JSON.stringify(maintenance))
    },
    flags: async () =>
      Object.fromEntries(names('flags/').map((key) => [key.slice('flags/'.length), read(key)] as const)),
    setFlag: async (name, value) => {
      record('PUT', `/flags/${name}`, { value })
      if (value === null) kv('delete', `flags/${name}`)
      else kv('put', `flags/${name}`, JSON.stringify(value))
    },
    purge: async () => {
      const at = new Date().toISOString()
      record('POST', '/purge', {})
      kv('put', 'purge', JSON.stringify({ at }))
      return at
    },
    audit: async (page): Promise<AuditEntry[]> => {
      const answer = sql(`SELECT * FROM operator_audit ORDER BY id DESC LIMIT ${PAGE} OFFSET ${(page - 1) * PAGE}`)
      const [found] = v.parse(v.array(v.object({ results: v.array(auditRow) })), answer)
      return (found?.results ?? []).map(({ at, real_at, body_digest, ...row }) => ({
        ...row,
        at: iso(real_at),
        clock: iso(at),
        digest: body_digest,
      }))
    },
  }
}
