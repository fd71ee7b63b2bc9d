import { SELF } from 'cloudflare:test'
import * as v from 'valibot'
import { feedMessages } from '../../../shared/api/feed.ts'
import { matchMessage } from '../../support/messages.ts'

let last = 0
/** Ids that no other test has used. */
export const unique = (): number => {
  last = Math.max(last + 1, (Date.now() % 1e8) * 10)
  return last
}

export const iso = (ms: number): string => new Date(ms).toISOString()

/** Sends feed messages as an operator would; messages without a timestamp get now. */
export async function feed(messages: Record<string, unknown>[], producer = 'tests') {
  const at = iso(Date.now())
  const answer = await SELF.fetch('https://site.test/operator-api/v1/feed/messages', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer operator-token-of-the-tests' },
    body: JSON.stringify({ producer, messages: messages.map((m) => ({ timestamp: at, ...m })) }),
  })
  return v.parse(v.object({ data: feedMessages.answer }), await answer.json()).data
}

export const get = async <S extends v.GenericSchema>(path: string, schema: S): Promise<v.InferOutput<S>> => {
  const answer = await SELF.fetch(`https://site.test/feed-api/v1${path}`)
  return v.parse(v.object({ data: schema }), await answer.json()).data
}

/** A football event of tomorrow (or live) with a two-way winner market. */
export async function event({
  live = false,
  sportId = 1,
  coef = '1.85',
  startsIn = 86_400_000,
  producer = 'tests',
} = {}) {
  const eventId = unique()
  const [marketId, outcomeId, other] = [eventId * 10 + 1, eventId * 10 + 2, eventId * 10 + 3]
  await feed(
    [
      matchMessage(eventId, { sportId, live, startsAt: iso(Date.now() + startsIn) }),
      odds({ eventId, marketId, outcomeId, other }, coef),
    ],
    producer,
  )
  return { eventId, marketId, outcomeId, other }
}

export const odds = (
  ids: { eventId: number; marketId: number; outcomeId: number; other: number },
  coef: string,
  more: Record<string, unknown> = {},
) => ({
  type: 'odds_change',
  eventId: ids.eventId,
  markets: [
    {
      id: ids.marketId,
      typeId: 186,
      status: 1,
      outcomes: [
        { id: ids.outcomeId, name: 'Home', coef, active: true },
        { id: ids.other, name: 'Away', coef: '2.000', active: true },
      ],
    },
  ],
  ...more,
})
