import * as v from 'valibot'
import { accounts } from '../../../shared/api/accounts.ts'
import type { Schema } from '../../../shared/api/call.ts'
import { betHistory } from '../../../shared/api/coupon.ts'
import { champs, event, events, sports } from '../../../shared/api/feed.ts'
import { getUserConfig } from '../../../shared/api/identity.ts'
import type { Counts, Turn } from '../turn.ts'
import type { Answered, Origin } from './client.ts'
import { originFetch } from './fetch.ts'
import { type Shared, type SharedPolicy, sharedRead } from './shared-read.ts'

/** Prices: the page's socket brings it up to date, so half a second is fresh enough. */
const FEED: SharedPolicy = { fresh: 400, stale: 3000, keep: 10_000 }
/** Counts of sports and championships. */
const COUNTS: SharedPolicy = { fresh: 5000, stale: 30_000, keep: 120_000 }

/** Parses `{ data: … }` by a call's answer schema. */
function parseData<S extends Schema>(schema: S, text: string): { text: string; value: v.InferOutput<S> } | null {
  try {
    const parsed = v.safeParse(v.object({ data: schema }), JSON.parse(text))
    return parsed.success ? { text, value: parsed.output.data } : null
  } catch {
    return null
  }
}

const query = (values: object): string => {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined)
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}`
}

/** A feed read shared by all visits. */
function feedRead<S extends Schema>(
  turn: Turn,
  policy: SharedPolicy,
  path: string,
  schema: S,
): Promise<Shared<v.InferOutput<S>> | null> {
  return sharedRead(
    path,
    policy,
    (work) => turn.waitUntil(work),
    async () => {
      const answer = await turn.timed('feed', () => originFetch(turn.env, 'feed', path))
      return answer?.status === 200 ? parseData(schema, answer.text) : null
    },
  )
}

const sharedSports = (turn: Turn) => feedRead(turn, COUNTS, '/feed-api/v1/sports', sports.answer)

/** Starts the reads of the layout's columns. */
export async function readCounts(turn: Turn): Promise<Counts> {
  const [sportCounts, champCounts] = await Promise.all([sharedSports(turn), feedRead(turn, COUNTS, '/feed-api/v1/champs', champs.answer)])
  return { sports: sportCounts, champs: champCounts }
}

/** The origin's calls for one visit. */
export function openOrigin(turn: Turn): Origin {
  const playerHeaders = (): HeadersInit => ({ cookie: turn.visit.request.headers.get('cookie') ?? '' })

  async function playerRead<S extends Schema>(path: string, schema: S): Promise<v.InferOutput<S> | null> {
    const answer = await turn.timed('player', () => originFetch(turn.env, 'player', path, { headers: playerHeaders() }))
    if (!answer) return null
    turn.jar.adopt(answer.headers)
    return answer.status === 200 ? (parseData(schema, answer.text)?.value ?? null) : null
  }

  return {
    sports: async () => (await sharedSports(turn))?.value.items ?? null,
    champs: async (filter) =>
      (await feedRead(turn, COUNTS, `/feed-api/v1/champs${query(filter)}`, champs.answer))?.value.items ?? null,
    events: async (filter) =>
      (await feedRead(turn, FEED, `/feed-api/v1/events${query(filter)}`, events.answer))?.value ?? null,
    event: async (id) => {
      let missing = false
      const path = `/feed-api/v1/events/${id}`
      const shared = await sharedRead(
        path,
        FEED,
        (work) => turn.waitUntil(work),
        async () => {
          const answer = await turn.timed('feed', () => originFetch(turn.env, 'feed', path))
          missing = answer?.status === 404
          return answer?.status === 200 ? parseData(event.answer, answer.text) : null
        },
      )
      return missing ? 'notFound' : (shared?.value ?? null)
    },
    accounts: () => playerRead('/web-api/accounts', accounts.answer),
    userConfig: () => playerRead('/web-api/user/config', getUserConfig.answer),
    history: (page) => playerRead(`/web-api/history/bets?page=${page}`, betHistory.answer),
    post: async <T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answered<T>> => {
      const answer = await turn.timed('write', () =>
        originFetch(turn.env, 'write', path, {
          method: 'POST',
          headers: {
            ...playerHeaders(),
            'content-type': 'application/json',
            'x-requested-with': 'XMLHttpRequest',
            'x-request-id': turn.visit.requestId,
            ...headers,
          },
          body: JSON.stringify(body),
        }),
      )
      if (!answer) return { ok: false, status: 0, title: 'unavailable', body: null }
      turn.jar.adopt(answer.headers)
      let parsed: unknown = null
      try {
        parsed = JSON.parse(answer.text)
      } catch {}
      if (answer.status < 300) return { ok: true, data: (parsed as { data: T } | null)?.data as T }
      const title = v.safeParse(v.object({ title: v.string() }), parsed)
      return {
        ok: false,
        status: answer.status,
        title: title.success ? title.output.title : 'main_query_error',
        body: parsed,
      }
    },
  }
}
