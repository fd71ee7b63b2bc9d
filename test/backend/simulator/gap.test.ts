import { env, runDurableObjectAlarm } from 'cloudflare:test'
import { expect, it, vi } from 'vitest'
import type { EventView } from '../../../shared/api/feed.ts'
import { currentOffset } from '../../../worker/backend/clock/clock.ts'
import { bookOf, type Env, simulatorOf } from '../../../worker/backend/env.ts'
import { operator } from '../identity/visitor.ts'
import { bettor, placed } from '../sportsbook/bettor.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const bindings = env as unknown as Env
const book = () => bookOf(bindings)
const now = () => Date.now() + currentOffset()
const soon = { timeout: 15_000 }
const logged = vi.spyOn(console, 'error')
const advance = (seconds: number) => operator('POST', '/clock', { advanceSeconds: seconds })

/** A coupon on the first outcome that is open on one of these events. */
function single(events: readonly EventView[]) {
  for (const event of events) {
    const market = event.markets.find((one) => one.status === 1 && one.outcomes.some((each) => each.active))
    const outcome = market?.outcomes.find((each) => each.active)
    if (market && outcome)
      return {
        event: event.id,
        coupon: {
          typeId: 0,
          amount: '10.00',
          changeCoefAction: 2,
          bets: [{ market: { id: market.id, outcomeId: outcome.id, coef: outcome.coef } }],
        },
      }
  }
  throw new Error('nothing is open')
}
const live = async () => (await book().events({ type: 'live', count: 200 }, now())).items
/** Upcoming events, those that start last first: the list itself is by sport and championship. */
const line = async () =>
  (await book().events({ type: 'line', count: 200 }, now())).items.toSorted(
    (a, b) => Date.parse(b.startsAt) - Date.parse(a.startsAt),
  )

it('a bet whose event ended while the machine slept is settled when it wakes', async () => {
  await operator('POST', '/simulator', { running: true })
  const p = await bettor()
  const now_ = single(await live())
  const later = single(await line())
  placed(await p.place(now_.coupon))
  placed(await p.place(later.coupon))
  await advance(5 * 3600)
  // The player's session has ended meanwhile, so the book is asked first, and he when the clock is back.
  await expect
    .poll(async () => (await book().unsettled('simulator')).map(({ eventId }) => eventId), soon)
    .toEqual([later.event])
  // Its event stands among the results with its score, though it ended hours before the feed woke up.
  const found = async () => (await book().results({ event: now_.event }, now())).items.map(({ status }) => status)
  await expect.poll(found, soon).toEqual([4])
  await operator('POST', '/clock', { reset: true })
  await expect.poll(async () => (await p.history('?status=open')).total, soon).toBe(1)
  const { items } = await p.history('?status=settled')
  expect(items).toHaveLength(1)
  expect(['won', 'lost', 'cancelled', 'partial']).toContain(items[0]?.status)
})

it('a bet of a plan that is no longer played is not open for ever', async () => {
  const p = await bettor()
  placed(await p.place(single(await line()).coupon))
  await operator('POST', '/simulator', { seed: 9 })
  await expect.poll(async () => (await p.history()).items[0]?.status, soon).toBe('cancelled')
  expect(await p.balance()).toBe('100.00')
})

it('the play goes on after every kind of gap without a message that the book refuses', async () => {
  for (const seconds of [30, 3600, 20]) {
    await advance(seconds)
    await runDurableObjectAlarm(simulatorOf(bindings))
  }
  await operator('POST', '/simulator', { running: false })
  expect(logged.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('rejected'))).toEqual([])
})
