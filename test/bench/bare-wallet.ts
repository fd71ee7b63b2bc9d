import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'

/** A wallet with nothing but a bet's rows: key, balance, two postings, coupon, answer. No rules, prices, session, chain or events. */
const SCRIPT = `import { DurableObject } from 'cloudflare:workers'
export class Wallet extends DurableObject {
  constructor(ctx, env) {
    super(ctx, env)
    for (const table of [
      'key (key TEXT PRIMARY KEY, body TEXT)',
      'balance (account TEXT PRIMARY KEY, minor INTEGER NOT NULL CHECK (minor >= 0))',
      'posting (seq INTEGER PRIMARY KEY, account TEXT, amount INTEGER, ref TEXT)',
      'coupon (id INTEGER PRIMARY KEY AUTOINCREMENT, stake INTEGER, body TEXT)',
    ]) ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS ' + table)
    ctx.storage.sql.exec("INSERT OR IGNORE INTO balance VALUES ('main', 1000000000), ('stakes', 0)")
  }
  place(key, text) {
    const { sql } = this.ctx.storage
    return this.ctx.storage.transactionSync(() => {
      const [known] = sql.exec('SELECT body FROM key WHERE key = ?', key).toArray()
      if (known) return known.body
      const stake = 100
      const [{ minor }] = sql.exec("SELECT minor FROM balance WHERE account = 'main'").toArray()
      if (minor < stake) return null
      sql.exec("UPDATE balance SET minor = minor - ? WHERE account = 'main'", stake)
      sql.exec("UPDATE balance SET minor = minor + ? WHERE account = 'stakes'", stake)
      sql.exec("INSERT INTO posting (account, amount, ref) VALUES ('main', ?, ?), ('stakes', ?, ?)", -stake, key, stake, key)
      const [{ id }] = sql.exec('INSERT INTO coupon (stake, body) VALUES (?, ?) RETURNING id', stake, text).toArray()
      const body = JSON.stringify({ data: { id, stake } })
      sql.exec('INSERT INTO key VALUES (?, ?)', key, body)
      return body
    })
  }
}
export default {
  async fetch(request, env) {
    const wallet = env.WALLET.get(env.WALLET.idFromName(request.headers.get('cookie') ?? ''))
    const body = await wallet.place(request.headers.get('idempotency-key'), await request.text())
    return new Response(body, { status: 201, headers: { 'content-type': 'application/json' } })
  },
}`

/** The floor that placing is compared with: bare wallet transactions over HTTP, one object a player, on disk as the product's. */
export async function startBareWallet(): Promise<{ url: string; stop(): Promise<void> }> {
  const state = mkdtempSync(join(tmpdir(), 'edgebook-bare-'))
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      defaultPersistRoot: state,
      resourcePersistencePath: state,
      workers: [
        {
          name: 'bare',
          modules: [{ type: 'ESModule', path: 'index.js', contents: SCRIPT }],
          compatibilityDate: '2026-10-01',
          durableObjects: { WALLET: { className: 'Wallet', useSQLite: true } },
          unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
        },
      ],
    }),
  )
  await miniflare.ready
  const url = await miniflare.unsafeGetDirectURL('bare')
  return {
    url: url.origin,
    stop: async () => {
      await miniflare.dispose()
      rmSync(state, { recursive: true, force: true })
    },
  }
}
