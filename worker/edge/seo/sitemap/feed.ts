import * as v from 'valibot'
import { type ContentList, listContent } from '../../../../shared/api/content.ts'
import { champs, sports } from '../../../../shared/api/feed.ts'
import type { Env } from '../../env.ts'
import { originFetch } from '../../origin/fetch.ts'

/** Of an event only what makes its address. */
const listedEvent = v.object({
  id: v.number(),
  sportId: v.number(),
  champId: v.number(),
  champ: v.string(),
  champNames: v.optional(v.record(v.string(), v.string())),
  home: v.string(),
  away: v.string(),
  live: v.boolean(),
})
export type ListedEvent = v.InferOutput<typeof listedEvent>
const eventsPage = v.object({ items: v.array(listedEvent), total: v.number() })

/** Events that one call gives at most (`shared/api/feed.ts`). */
export const FEED_PAGE = 200
/** Calls at once. */
const AT_ONCE = 4

/** The feed as the sitemap reads it; every call gives null when the feed does not answer. */
export interface SitemapFeed {
  sports(): Promise<v.InferOutput<typeof sports.answer>['items'] | null>
  champs(type: 'line' | 'live'): Promise<v.InferOutput<typeof champs.answer>['items'] | null>
  eventCount(): Promise<number | null>
  /** Events of a list by place, `from` inclusive. */
  events(from: number, to: number): Promise<ListedEvent[] | null>
  /** The newest texts of a kind in a language, at most 1,000. */
  texts(
    kind: 'news' | 'promotion',
    lang: string,
  ): Promise<Pick<ContentList['items'][number], 'slug' | 'updatedAt'>[] | null>
}

export function sitemapFeed(env: Env): SitemapFeed {
  /** Of one build: a section's count is asked for in every language, and is the same in each. */
  const asked = new Map<string, Promise<string | null>>()
  const text = (path: string): Promise<string | null> => {
    const known = asked.get(path)
    if (known) return known
    const answer = originFetch(env, 'sitemap', path).then((got) => (got?.status === 200 ? got.text : null))
    asked.set(path, answer)
    return answer
  }
  async function read<S extends v.GenericSchema>(path: string, schema: S): Promise<v.InferOutput<S> | null> {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.object({ data: schema })), await text(path))
    return parsed.success ? parsed.output.data : null
  }
  const page = (number: number, count: number) => read(`/feed-api/v1/events?count=${count}&page=${number}`, eventsPage)

  return {
    sports: async () => (await read('/feed-api/v1/sports', sports.answer))?.items ?? null,
    champs: async (type) => (await read(`/feed-api/v1/champs?type=${type}`, champs.answer))?.items ?? null,
    texts: async (kind, lang) =>
      (await read(`/web-api/content/${kind}?lang=${lang}`, listContent.answer))?.items ?? null,
    eventCount: async () => (await page(1, 1))?.total ?? null,
    events: async (from, to) => {
      const found = new Map<number, ListedEvent>()
      const last = Math.ceil(to / FEED_PAGE)
      for (let first = Math.floor(from / FEED_PAGE) + 1; first <= last; first += AT_ONCE) {
        const numbers = Array.from({ length: Math.min(AT_ONCE, last - first + 1) }, (_, n) => first + n)
        const pages = await Promise.all(numbers.map((number) => page(number, FEED_PAGE)))
        if (pages.includes(null)) return null
        // While one reads, an event may move from one page to the next and be seen twice.
        for (const event of pages.flatMap((each) => each?.items ?? [])) found.set(event.id, event)
        if (pages.some((each) => each?.items.length === 0)) break
      }
      return [...found.values()].slice(0, to - from)
    },
  }
}
