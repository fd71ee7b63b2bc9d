import { DurableObject } from 'cloudflare:workers'
import { now as clockNow, loadClock } from '../clock/clock.ts'
import { type Env, walletOf } from '../env.ts'
import type { BookApi, EventsQuery, MarketResult } from './api.ts'
import { dropBatch, snapshotOf, takeBatch } from './core/batch.ts'
import { type Cleaned, forget, tidy } from './core/forget.ts'
import { emptyBook, type HotBook, marketIn, tick, tickIfDue } from './core/hot-book.ts'
import { ingest } from './core/ingest.ts'
import { champsList, eventsPage, resultsPage, sportsList } from './core/lists.ts'
import { hasResult, resultOf } from './core/result.ts'
import { eventView, quoteLeg } from './core/view.ts'
import { drain } from './deliver.ts'
import { topicsOf } from './live/topics.ts'
import { type BookStore, bookStore } from './store.ts'

/** Sockets get at most one frame in this time. */
const FRAME_MS = 250
const TIDY_MS = 600_000

/**
 * The one book: prices and results of all sports under one version, so that a coupon across sports is priced in one consistent read.
 * The class wires storage, alarm and shards to the pure core; everything it answers comes from memory.
 */
export class Book extends DurableObject<Env> implements BookApi {
  #book: HotBook = emptyBook()
  #store: BookStore
  #shards: Set<string>
  /** The backend's clock less real time, as the last caller had it. */
  #skew = 0
  #alarmAt = Number.POSITIVE_INFINITY
  #tidyAt = 0
  #flushing = false
  #flushedAt = 0
  #draining: Promise<void> | null = null

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#store = bookStore(ctx.storage.sql)
    this.#shards = new Set(this.#store.shards())
    ctx.blockConcurrencyWhile(async () => {
      await loadClock(env)
      this.#book = this.#store.load(this.#at(clockNow()))
      tick(this.#book, clockNow())
    })
  }

  async ingest(producer: string, messages: unknown[], now: number) {
    this.#at(now)
    const taken = this.#write((store) => {
      const done = ingest(this.#book, producer, messages, now, store.seen)
      store.save(this.#book, done.touched)
      store.saveProducer(producer, this.#book.producers.get(producer))
      store.saveSeen(done.fingerprints, Date.now())
      for (const result of done.results.values()) store.queue(result, Date.now())
      return done
    })
    this.#flushSoon()
    if (taken.results.size > 0) this.#deliverSoon()
    return taken.answer
  }

  async quote(legs: { marketId: number; outcomeId: number }[], wallet: number | null, now: number) {
    this.#read(now)
    // In the same step as the read: a result that comes after it finds the wallet in the list.
    if (wallet !== null)
      this.#store.addInterest(
        legs.map((leg) => leg.marketId).filter((id) => this.#book.eventOf.has(id)),
        wallet,
      )
    return legs.map((leg) => quoteLeg(this.#book, leg))
  }

  async sports(now: number) {
    return sportsList(this.#read(now), now)
  }
  async champs(query: EventsQuery, now: number) {
    return champsList(this.#read(now), query, now)
  }
  async events(query: EventsQuery, now: number) {
    return eventsPage(this.#read(now), query, now)
  }
  async results(query: Parameters<BookApi['results']>[0], now: number) {
    return resultsPage(this.#read(now), query, now)
  }
  async event(id: number, now: number) {
    const book = this.#read(now)
    const hot = book.events.get(id)
    return hot ? { ...eventView(book, hot, 'all'), feedVersion: book.version } : null
  }
  async snapshot(topics: string[], now: number) {
    return snapshotOf(this.#read(now), topicsOf(topics) ?? [])
  }

  async forget(producer: string, now: number) {
    this.#at(now)
    this.#write(() => {
      this.#clean(forget(this.#book, producer, (id) => this.#mayHaveBets(id), now))
      this.#store.saveProducer(producer, undefined)
    })
    this.#flushSoon()
  }

  /** A shard has sockets: from the answered version on it gets every batch. */
  async listen(shard: string): Promise<number> {
    if (!this.#shards.has(shard)) {
      if (this.#shards.size === 0) dropBatch(this.#book)
      this.#shards.add(shard)
      this.#store.addShard(shard)
      await this.#arm()
    }
    return this.#book.flushed
  }

  async wake(): Promise<void> {
    this.#deliverSoon()
    await this.#arm()
  }

  override async alarm(): Promise<void> {
    this.#alarmAt = Number.POSITIVE_INFINITY
    this.#read(Date.now() + this.#skew)
    await this.#deliver()
    if (Date.now() >= this.#tidyAt) {
      this.#tidyAt = Date.now() + TIDY_MS
      this.#write((store) => {
        store.pruneSeen(Date.now())
        this.#clean(tidy(this.#book, (id) => this.#mayHaveBets(id), Date.now()))
      })
      this.#flushSoon()
    }
    await this.#arm()
  }

  #at(now: number): number {
    this.#skew = now - Date.now()
    return now
  }

  /** The book as it is at `now`. */
  #read(now: number): HotBook {
    this.#at(now)
    if (tickIfDue(this.#book, now)) {
      this.#store.setVersion(this.#book.version)
      this.#flushSoon()
    }
    return this.#book
  }

  /** Memory and storage change together: when storage fails, the object starts again from what is stored. */
  #write<T>(change: (store: BookStore) => T): T {
    try {
      return this.ctx.storage.transactionSync(() => change(this.#store))
    } catch (error) {
      this.ctx.abort('storage failed, memory is ahead of it')
      throw error
    }
  }

  #clean({ touched, removed }: Cleaned): void {
    this.#store.remove(removed)
    this.#store.save(this.#book, touched)
  }

  #result(marketId: number): MarketResult | null {
    const hot = this.#book.events.get(this.#book.eventOf.get(marketId) ?? 0)
    const market = hot && marketIn(hot, marketId)
    return hot && market ? resultOf(hot.state, market) : null
  }

  #mayHaveBets(marketId: number): boolean {
    if (this.#store.delivering(marketId)) return true
    const hot = this.#book.events.get(this.#book.eventOf.get(marketId) ?? 0)
    const market = hot && marketIn(hot, marketId)
    return market !== undefined && !hasResult(market) && this.#store.interested(marketId)
  }

  #deliverSoon(): void {
    this.ctx.waitUntil(this.#deliver().then(() => this.#arm()))
  }

  /** One drain at a time; what is queued while it runs is found by it, or by the next. */
  #deliver(): Promise<void> {
    this.#draining ??= drain({
      store: this.#store,
      result: (id) => this.#result(id),
      send: (wallet, result) => walletOf(this.env, wallet).applyResult(result, Date.now() + this.#skew),
      time: Date.now,
    }).finally(() => {
      this.#draining = null
    })
    return this.#draining
  }

  async #arm(): Promise<void> {
    const ticking = this.#shards.size > 0 ? this.#book.nextTick - this.#skew : Number.POSITIVE_INFINITY
    const next = Math.max(
      Math.min(this.#store.nextDue() ?? Number.POSITIVE_INFINITY, ticking, this.#tidyAt),
      Date.now() + 50,
    )
    if (next >= this.#alarmAt) return
    this.#alarmAt = next
    await this.ctx.storage.setAlarm(next)
  }

  #flushSoon(): void {
    if (this.#shards.size === 0) return dropBatch(this.#book)
    if (this.#flushing || this.#book.version === this.#book.flushed) return
    this.#flushing = true
    setTimeout(() => void this.#flush(), Math.max(0, this.#flushedAt + FRAME_MS - Date.now()))
  }

  /** One batch to every shard that has sockets. A shard that misses one sees the gap by `prev`. */
  async #flush(): Promise<void> {
    this.#flushedAt = Date.now()
    const batch = takeBatch(this.#book)
    if (batch) {
      await Promise.all(
        [...this.#shards].map(async (name) => {
          const sockets = await this.env.SHARD.get(this.env.SHARD.idFromName(name))
            .push(batch)
            .catch(() => 1)
          if (sockets > 0) return
          this.#shards.delete(name)
          this.#store.removeShard(name)
        }),
      )
    }
    this.#flushing = false
    this.#flushSoon()
  }
}
