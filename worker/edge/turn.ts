import type { SiteConfig } from '../../shared/api/config.ts'
import type { PageSeo } from '../../shared/api/content.ts'
import type { ChampView, SportView } from '../../shared/api/feed.ts'
import type { MaintenanceFlag } from '../../shared/api/maintenance.ts'
import type { Effect } from '../../shared/guards/decision.ts'
import type { Env } from './env.ts'
import type { Shared } from './origin/shared-read.ts'
import type { CookieJar } from './visit/cookies.ts'
import type { Visit } from './visit/visit.ts'

export interface Counts {
  sports: Shared<{ items: SportView[] }> | null
  champs: Shared<{ items: ChampView[] }> | null
}

/** One visit being answered: its facts, what it may use, and what it is going to set. Made once, passed down. */
export interface Turn {
  env: Env
  visit: Visit
  config: SiteConfig
  jar: CookieJar
  waitUntil(work: Promise<unknown>): void
  /** Counts of the layout's columns, read beside the page's own data. */
  counts: Promise<Counts> | null
  /** What the SEO module says of the page, read beside the page's own data. */
  seo: Promise<PageSeo | null> | null
  /** The operator's flag in KV, once the guards have asked for it. */
  maintenance: Promise<MaintenanceFlag | null> | null
  /** Did the origin refuse a call of this visit until the player confirms changed terms (spec §8: 451 with exception_code 1)? */
  mustConfirmTerms: boolean
  /** What the guards ask of the page. */
  effects: readonly Effect[]
  timed: Timed
}

/** Runs an upstream read and notes its time for `Server-Timing`. What is kept is given without: a view of a warm house names no read. */
export type Timed = <T>(name: string, read: () => Promise<T>) => Promise<T>
export const untimed: Timed = (_, read) => read()

/** Times of the upstream reads of a visit, as `Server-Timing` entries. */
export class Timings {
  readonly #entries: string[] = []

  async timed<T>(name: string, read: () => Promise<T>): Promise<T> {
    const began = Date.now()
    try {
      return await read()
    } finally {
      this.#entries.push(`${name};dur=${Date.now() - began}`)
    }
  }

  note(entry: string): void {
    this.#entries.push(entry)
  }

  toString(): string {
    return this.#entries.slice(0, 20).join(', ')
  }
}
