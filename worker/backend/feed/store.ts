import * as v from 'valibot'
import type { MarketResult } from './api.ts'
import { emptyBook, type HotBook, type Producer, put } from './core/hot-book.ts'
import type { Ingested } from './core/ingest.ts'
import type { Recovery } from './core/recovery.ts'
import { eventState } from './core/state.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS event (id INTEGER PRIMARY KEY, version INTEGER NOT NULL, body TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS producer (name TEXT PRIMARY KEY, last_seen INTEGER NOT NULL, watched INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS recovery (producer TEXT PRIMARY KEY, request INTEGER NOT NULL, since INTEGER NOT NULL, asked INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS seen (fingerprint TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS seen_at ON seen (at);
CREATE TABLE IF NOT EXISTS interest (market_id INTEGER NOT NULL, wallet_id INTEGER NOT NULL, PRIMARY KEY (market_id, wallet_id)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS delivery (market_id INTEGER NOT NULL, wallet_id INTEGER NOT NULL, version INTEGER NOT NULL, attempts INTEGER NOT NULL, next_at INTEGER NOT NULL, PRIMARY KEY (market_id, wallet_id)) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS delivery_due ON delivery (next_at);
CREATE INDEX IF NOT EXISTS delivery_wallet ON delivery (wallet_id, next_at);
CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS shard (name TEXT PRIMARY KEY) WITHOUT ROWID;
`
/** How long a message is recognised word by word; after that its timestamp and its effect make a repeat harmless. */
const SEEN_MS = 3_600_000
/** Markets of which the store remembers who waits for their results; beyond that it asks its table again. */
const MOST_REMEMBERED = 20_000
/** A statement takes at most 100 parameters. */
const ROWS = 50

export type Delivery = { market_id: number; wallet_id: number; version: number; attempts: number; next_at: number }

/** The book's tables. Methods are synchronous; wrap those that belong together in `transactionSync`. `at` is real time, milliseconds. */
export function bookStore(sql: SqlStorage) {
  for (const statement of TABLES.split(';\n')) if (statement.trim()) sql.exec(statement)
  const rows = <T extends Record<string, SqlStorageValue>>(query: string, ...values: SqlStorageValue[]): T[] =>
    sql.exec<T>(query, ...values).toArray()
  const run = (query: string, ...values: SqlStorageValue[]): void => void sql.exec(query, ...values).toArray()
  const setVersion = (version: number) =>
    run("INSERT INTO meta VALUES ('version', ?1) ON CONFLICT (name) DO UPDATE SET value = ?1", version)

  const recoveryOf = (name: string): Recovery | null =>
    rows<{ request: number; after: number; asked: number }>(
      'SELECT request, since AS after, asked FROM recovery WHERE producer = ?1',
      name,
    )[0] ?? null

  /** Wallets by market of which the table has a row. */
  const interests = new Map<number, Set<number>>()

  const store = {
    /** Everything in memory, once at the object's start. A row that this version cannot read is logged and left out. */
    load(now: number): HotBook {
      const book = emptyBook()
      for (const { id, body } of rows<{ id: number; body: string }>('SELECT id, body FROM event')) {
        const parsed = v.safeParse(eventState, JSON.parse(body))
        if (parsed.success) put(book, parsed.output, now)
        else console.error(JSON.stringify({ level: 'error', message: 'unreadable event row', id }))
      }
      for (const p of rows<{ name: string; last_seen: number; watched: number }>(
        'SELECT name, last_seen, watched FROM producer',
      )) {
        book.producers.set(p.name, { lastSeen: p.last_seen, watched: p.watched === 1, recovery: recoveryOf(p.name) })
      }
      book.version = rows<{ value: number }>("SELECT value FROM meta WHERE name = 'version'")[0]?.value ?? 0
      book.flushed = book.version
      return book
    },
    setVersion,
    save(book: HotBook, touched: Iterable<number>): void {
      for (const id of touched) {
        const state = book.events.get(id)?.state
        if (state)
          run(
            'INSERT OR REPLACE INTO event (id, version, body) VALUES (?1, ?2, ?3)',
            id,
            state.version,
            JSON.stringify(state),
          )
      }
      setVersion(book.version)
    },
    remove: (ids: Iterable<number>) => {
      for (const id of ids) run('DELETE FROM event WHERE id = ?1', id)
    },
    saveProducer: (name: string, p: Producer | undefined) => {
      if (p) run('INSERT OR REPLACE INTO producer VALUES (?1, ?2, ?3)', name, p.lastSeen, p.watched ? 1 : 0)
      else run('DELETE FROM producer WHERE name = ?1', name)
      const r = p?.recovery
      if (r) run('INSERT OR REPLACE INTO recovery VALUES (?1, ?2, ?3, ?4)', name, r.request, r.after, r.asked)
      else run('DELETE FROM recovery WHERE producer = ?1', name)
    },

    seen: (fingerprint: string) => rows('SELECT 1 FROM seen WHERE fingerprint = ?1', fingerprint).length > 0,
    saveSeen(fingerprints: string[], at: number): void {
      for (let i = 0; i < fingerprints.length; i += ROWS) {
        const part = fingerprints.slice(i, i + ROWS)
        run(`INSERT OR IGNORE INTO seen VALUES ${part.map(() => '(?, ?)').join()}`, ...part.flatMap((f) => [f, at]))
      }
    },
    pruneSeen: (at: number) => run('DELETE FROM seen WHERE at < ?1', at - SEEN_MS),

    addInterest: (marketIds: Iterable<number>, walletId: number) => {
      for (const id of new Set(marketIds)) {
        const wallets = interests.get(id)
        // A row that is there already costs a durable write all the same.
        if (wallets?.has(walletId)) continue
        run('INSERT OR IGNORE INTO interest VALUES (?1, ?2)', id, walletId)
        if (interests.size >= MOST_REMEMBERED) interests.clear()
        interests.set(id, (interests.get(id) ?? new Set()).add(walletId))
      }
    },
    interested: (marketId: number) => rows('SELECT 1 FROM interest WHERE market_id = ?1 LIMIT 1', marketId).length > 0,
    dropInterest: (marketId: number) => {
      interests.delete(marketId)
      run('DELETE FROM interest WHERE market_id = ?1', marketId)
    },

    /** One delivery a wallet that asked for the market; a newer result takes the place of one that is still on its way. */
    queue({ marketId, version }: MarketResult, at: number): void {
      run(
        `INSERT INTO delivery SELECT market_id, wallet_id, ?2, 0, ?3 FROM interest WHERE market_id = ?1
         ON CONFLICT (market_id, wallet_id) DO UPDATE SET version = excluded.version, attempts = 0, next_at = excluded.next_at`,
        marketId,
        version,
        at,
      )
    },
    /** All that is due for the wallets of the `limit` oldest deliveries, the oldest first. */
    due: (at: number, limit: number) =>
      rows<Delivery>(
        `SELECT * FROM delivery WHERE next_at <= ?1
         AND wallet_id IN (SELECT wallet_id FROM delivery WHERE next_at <= ?1 ORDER BY next_at LIMIT ?2) ORDER BY next_at`,
        at,
        limit,
      ),
    nextDue: () => rows<{ at: number | null }>('SELECT MIN(next_at) AS at FROM delivery')[0]?.at ?? null,
    delivering: (marketId: number) => rows('SELECT 1 FROM delivery WHERE market_id = ?1 LIMIT 1', marketId).length > 0,
    delivered: (d: Delivery) =>
      run(
        'DELETE FROM delivery WHERE market_id = ?1 AND wallet_id = ?2 AND version = ?3',
        d.market_id,
        d.wallet_id,
        d.version,
      ),
    failed: (d: Delivery, nextAt: number) =>
      run(
        'UPDATE delivery SET attempts = attempts + 1, next_at = ?4 WHERE market_id = ?1 AND wallet_id = ?2 AND version = ?3',
        d.market_id,
        d.wallet_id,
        d.version,
        nextAt,
      ),

    shards: () => rows<{ name: string }>('SELECT name FROM shard').map((r) => r.name),
    addShard: (name: string) => run('INSERT OR IGNORE INTO shard VALUES (?1)', name),
    removeShard: (name: string) => run('DELETE FROM shard WHERE name = ?1', name),

    /** All that a call of messages has changed, and a delivery for each wallet that waits for one of its results. */
    saveIngested(book: HotBook, producer: string, done: Ingested, at: number): void {
      store.save(book, done.touched)
      store.saveProducer(producer, book.producers.get(producer))
      store.saveSeen(done.fingerprints, at)
      for (const result of done.results.values()) store.queue(result, at)
    },
  }
  return store
}
export type BookStore = ReturnType<typeof bookStore>
