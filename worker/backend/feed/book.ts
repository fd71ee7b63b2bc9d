import { DurableObject } from 'cloudflare:workers'
import { now as clockNow, loadClock } from '../clock/clock.ts'
import { siteConfigOf } from '../config/site-config.ts'
import { type Env, walletOf } from '../env.ts'
import { earliestAlarm } from './alarm.ts'
import type { BookApi, EventsQuery, ResultsQuery } from './api.ts'
import { cleanUp } from './clean-up.ts'
import { snapshotOf } from './core/batch.ts'
import { emptyBook, type HotBook, markSinglesOnly } from './core/hot-book.ts'
import { ingest } from './core/ingest.ts'
import { champsList, eventsPage, sportsList } from './core/lists.ts'
import { eventsOfTeam } from './core/team.ts'
import { tick, tickIfDue } from './core/tick.ts'
import { unsettledOf } from './core/unsettled.ts'
import { eventView, quoteLeg, standingResult } from './core/view.ts'
import { deliverer } from './deliver.ts'
import { fanOut, type Listening } from './live/fan-out.ts'
import { topicsOf } from './live/topics.ts'
import { resultStore } from './results.ts'
import { type BookStore, bookStore } from './store.ts'

const TIDY_MS = 600_000

/**
 * The one book: prices and results of all sports under one version, so that a coupon across sports is priced in one consistent read.
 * The class wires storage, alarm and shards to the pure core; everything it answers comes from memory.
 */
export class Book extends DurableObject<Env> implements BookApi {
  #book: HotBook = emptyBook()
  readonly #store: BookStore = bookStore(this.ctx.storage.sql)
  readonly #results = resultStore(this.ctx.storage.sql)
  /** The backend's clock less real time, as the last caller had it. */
  #skew = 0
  readonly #alarm = earliestAlarm(this.ctx.storage)
  #tidyAt = 0
  readonly #fanOut = fanOut({
    book: () => this.#book,
    store: this.#store,
    push: (shard, batch) => this.env.SHARD.get(this.env.SHARD.idFromName(shard)).push(batch),
  })
  readonly #deliver = deliverer({
    store: this.#store,
    result: (id) => standingResult(this.#book, id),
    send: (wallet, results) => walletOf(this.env, wallet).applyResults(results, Date.now() + this.#skew),
    time: Date.now,
  })

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ctx.blockConcurrencyWhile(async () => {
      await loadClock(env)
      this.#skew = clockNow() - Date.now()
      this.#book = this.#store.load(clockNow())
      markSinglesOnly(this.#book, await this.#singlesOnly())
      tick(this.#book, clockNow())
    })
  }

  async ingest(producer: string, messages: unknown[], now: number) {
    this.#skew = now - Date.now()
    const taken = this.#write((store) => {
      const done = ingest(this.#book, producer, messages, now, store.seen)
      store.saveIngested(this.#book, producer, done, Date.now())
      this.#results.keep(this.#book, done.touched)
      return done
    })
    if (taken.results.size > 0) this.#deliverSoon()
    else if (this.#fanOut.listening()) await this.#arm()
    return taken.answer
  }

  async quote(legs: { marketId: number; outcomeId: number }[], wallet: number | null, now: number) {
    const book = this.#read(now)
    // In the same step as the read: a result that comes after it finds the wallet in the list.
    if (wallet !== null)
      this.#store.addInterest(
        legs.map((leg) => leg.marketId).filter((id) => book.eventOf.has(id)),
        wallet,
      )
    return legs.map((leg) => quoteLeg(book, leg))
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
  async results(query: ResultsQuery, now: number) {
    return this.#results.find(query, now)
  }
  async resultChamps(sport: number | undefined) {
    return this.#results.champs(sport)
  }
  async teamEvents(team: number, now: number) {
    return eventsOfTeam(this.#read(now), team, now)
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
    this.#write((store) => cleanUp(this.#book, store).forget(producer, now))
  }

  async unsettled(producer: string) {
    return unsettledOf(this.#book, producer, (id) => this.#store.interested(id))
  }

  /** The sports that the house's config has for singles only; those known before when it is not readable. */
  async #singlesOnly(): Promise<readonly number[]> {
    try {
      return (await siteConfigOf(this.env)).betting.singlesOnlySports ?? []
    } catch (error) {
      console.error(JSON.stringify({ level: 'error', message: 'the book reads no config', error: String(error) }))
      return [...this.#book.singlesOnly]
    }
  }

  async configured() {
    const sports = await this.#singlesOnly()
    if (sports.length !== this.#book.singlesOnly.size || sports.some((id) => !this.#book.singlesOnly.has(id)))
      this.#write((store) => {
        markSinglesOnly(this.#book, sports)
        store.setVersion(this.#book.version)
      })
  }

  /** Called by a shard while it has sockets, every 10 s at least: a config that was written elsewhere is heard of by then. */
  async listen(shard: string): Promise<Listening> {
    await this.configured()
    const listening = this.#fanOut.listen(shard)
    await this.#arm()
    return listening
  }

  async wake(): Promise<void> {
    this.#deliverSoon()
  }

  override async alarm(): Promise<void> {
    this.#alarm.rang()
    this.#read(Date.now() + this.#skew)
    await this.#deliver()
    if (Date.now() >= this.#tidyAt) {
      this.#tidyAt = Date.now() + TIDY_MS
      this.#write((store) => {
        cleanUp(this.#book, store).tidy(Date.now())
        this.#results.tidy(Date.now())
      })
    }
    await this.#arm()
  }

  /** The book as it is at `now`. */
  #read(now: number): HotBook {
    this.#skew = now - Date.now()
    if (tickIfDue(this.#book, now)) this.#write((store) => store.setVersion(this.#book.version))
    return this.#book
  }

  /** Memory and storage change together: when storage fails, the object starts again from what is stored. */
  #write<T>(change: (store: BookStore) => T): T {
    try {
      const done = this.ctx.storage.transactionSync(() => change(this.#store))
      this.#fanOut.soon()
      return done
    } catch (error) {
      this.ctx.abort('storage failed, memory is ahead of it')
      throw error
    }
  }

  #deliverSoon(): void {
    this.ctx.waitUntil(this.#deliver().then(() => this.#arm()))
  }

  #arm(): Promise<void> {
    const ticking = this.#fanOut.listening() ? this.#book.nextTick - this.#skew : Number.POSITIVE_INFINITY
    return this.#alarm.ringAt(ticking, this.#store.nextDue() ?? Number.POSITIVE_INFINITY, this.#tidyAt)
  }
}
