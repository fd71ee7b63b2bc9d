import { env, SELF } from 'cloudflare:test'
import { expect, it } from 'vitest'
import * as calls from '../../../shared/api/feed.ts'
import { bookOf, type Env } from '../../../worker/backend/env.ts'
import { event, feed, get, odds, unique } from './operator.ts'

const bindings = env as unknown as Env

it('takes messages from the operator and shows the event', async () => {
  const e = await event()
  const shown = await get(`/events/${e.eventId}`, calls.event.answer)
  expect(shown).toMatchObject({ id: e.eventId, champ: 'Test Cup', status: 0, marketCount: 1 })
  expect(shown.markets[0]).toMatchObject({ id: e.marketId, typeId: 186, specifiers: '', status: 1 })
  const [quote] = await bookOf(bindings).quote([{ marketId: e.marketId, outcomeId: e.outcomeId }], null, Date.now())
  expect(quote).toMatchObject({ state: 'active', coef: 1850, eventId: e.eventId, sportId: 1, isLive: false })
  expect(
    (await feed([odds(e, '2.5'), { type: 'odds_change', eventId: unique(), markets: [] }, { type: 'nonsense' }]))
      .rejected,
  ).toMatchObject([{ index: 1, reason: 'eventId: unknown event' }, { index: 2 }])
})

it('answers 404 for an unknown event and to a caller without the operator’s token', async () => {
  expect((await SELF.fetch('https://site.test/feed-api/v1/events/987654321')).status).toBe(404)
  const answer = await SELF.fetch('https://site.test/operator-api/v1/feed/messages', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"producer":"x","messages":[]}',
  })
  expect(answer.status).toBe(404)
})

it('finds events by words of any script, by ids and by what can be watched', async () => {
  const e = await event()
  const found = async (query: string) => (await get(`/events?${query}`, calls.events.answer)).items.map(({ id }) => id)
  expect(await found(`q=${encodeURIComponent('TÉST cup')}&count=200`)).toContain(e.eventId)
  expect(await found(`q=nothing-of-the-kind`)).toEqual([])
  expect(await found(`ids=${e.eventId},1`)).toEqual([e.eventId])
  expect(await found(`ids=${e.eventId}&video=1`)).toEqual([])
})

it.each(['q=', 'q=%20', 'ids=x', 'video=2', 'part=3', 'sort=name', 'top=0', 'country=GB'])(
  'refuses a query that it does not know: %s',
  async (query) => {
    expect((await SELF.fetch(`https://site.test/feed-api/v1/events?${query}`)).status).toBe(422)
  },
)
