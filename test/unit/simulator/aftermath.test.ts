import { describe, expect, it, vi } from 'vitest'
import { emptyBook } from '../../../worker/backend/feed/core/hot-book.ts'
import { ingest } from '../../../worker/backend/feed/core/ingest.ts'
import { hasResult } from '../../../worker/backend/feed/core/result.ts'
import { unsettledOf } from '../../../worker/backend/feed/core/unsettled.ts'
import { aftermath } from '../../../worker/backend/simulator/plan/aftermath.ts'
import { messagesBetween } from '../../../worker/backend/simulator/plan/between.ts'
import { type Fixture, marketIdOf } from '../../../worker/backend/simulator/plan/fixture.ts'
import { openingMessages } from '../../../worker/backend/simulator/plan/opening.ts'
import { createPlan, fixtureById, fixturesBetween } from '../../../worker/backend/simulator/plan/schedule.ts'
import { endOf } from '../../../worker/backend/simulator/plan/script.ts'

vi.setConfig({ testTimeout: 60_000 })

const FROM = Date.UTC(2026, 10, 5, 18, 3, 7)
const MINUTE = 60_000
/** Prices change rarely, so that an hour passes quickly; results are as always. */
const plan = createPlan(42, 600)
const live = fixturesBetween(plan, FROM, FROM + 1).filter((each) => each.start < FROM && FROM < endOf(each))
const openOn = (fixture: Fixture, markets = [...fixture.markets.keys()].map((n) => marketIdOf(fixture, n))) => ({
  eventId: fixture.id,
  home: fixture.home,
  away: fixture.away,
  markets,
})
/** Results by market as the play itself tells them in [from, to), the last of each. */
function played(ids: ReadonlySet<number>, from: number, to: number): Map<number, unknown> {
  const last = new Map<number, unknown>()
  for (const message of messagesBetween(plan, from, to)) {
    if (!('eventId' in message) || !ids.has(message.eventId ?? 0)) continue
    if (message.type === 'bet_settlement') last.set(message.marketId, message.outcomes)
    if (message.type === 'bet_cancel') last.set(message.marketId ?? 0, 'cancelled')
    if (message.type === 'rollback_bet_settlement') last.delete(message.marketId ?? 0)
  }
  return last
}

describe('bets that a gap in the play left open', () => {
  it('are settled as the play would have settled them, by results alone', () => {
    const some = live.filter((each) => each.start > FROM - 30 * MINUTE).slice(0, 12)
    const to = FROM + 30 * MINUTE
    const messages = aftermath(
      plan,
      some.map((each) => openOn(each)),
      to,
    )
    expect(messages.length).toBeGreaterThan(10)
    expect(messages.every(({ type }) => type === 'bet_settlement' || type === 'bet_cancel')).toBe(true)
    const told = new Map<number, unknown>()
    for (const message of messages) {
      if (message.type === 'bet_settlement') told.set(message.marketId, message.outcomes)
      if (message.type === 'bet_cancel') told.set(message.marketId ?? 0, 'cancelled')
    }
    const start = Math.min(...some.map((each) => each.start))
    expect(told).toEqual(played(new Set(some.map((each) => each.id)), start, to))
  })

  it('stay open on what the plan is still going to play', () => {
    const later = fixturesBetween(plan, FROM, FROM + 1).filter((each) => each.start > FROM + 60 * MINUTE)
    expect(later.length).toBeGreaterThan(10)
    expect(
      aftermath(
        plan,
        later.map((each) => openOn(each)),
        FROM + 30 * MINUTE,
      ),
    ).toEqual([])
  })

  it('on an event that no plan knows are cancelled: the stake goes back', () => {
    const [fixture] = live
    if (!fixture) throw new Error('nothing is live')
    const strange = { eventId: 987_654_321, home: 'A', away: 'B', markets: [1, 2] }
    const renamed = { ...openOn(fixture), home: 'Somebody else' }
    const messages = aftermath(plan, [strange, renamed], FROM + 5 * 60 * MINUTE)
    expect(messages).toHaveLength(2 + renamed.markets.length)
    expect(messages.every(({ type }) => type === 'bet_cancel')).toBe(true)
    expect(aftermath(plan, [{ ...openOn(fixture), markets: [7] }], FROM)).toMatchObject([
      { type: 'bet_cancel', eventId: fixture.id, marketId: 7 },
    ])
  })

  it('of another seed are settled where they were decided, the others cancelled, for nobody plays them', () => {
    const other = createPlan(7)
    const fixtures = fixturesBetween(other, FROM, FROM + 1)
      .filter((each) => each.start < FROM)
      .slice(0, 5)
    const open = fixtures.map((each) => openOn(each))
    const messages = aftermath(plan, open, FROM + 5 * MINUTE)
    expect(messages).toHaveLength(open.reduce((n, { markets }) => n + markets.length, 0))
    expect(new Set(messages.map(({ type }) => type))).toEqual(new Set(['bet_settlement', 'bet_cancel']))
  })

  it('are taken by the book without a refusal, and then nothing waits any more', () => {
    const book = emptyBook()
    for (const message of openingMessages(plan, FROM)) ingest(book, 'simulator', [message], FROM, () => false)
    const [fixture] = live
    if (!fixture) throw new Error('nothing is live')
    const waited = (id: number) => Math.floor(id / 1000) === fixture.id
    const open = unsettledOf(book, 'simulator', waited)
    expect(open).toMatchObject([{ eventId: fixture.id, home: fixture.home }])
    expect(unsettledOf(book, 'other', waited)).toEqual([])
    const to = FROM + 5 * 60 * MINUTE
    const { answer, results } = ingest(book, 'simulator', aftermath(plan, open, to), to, () => false)
    expect(answer.rejected).toEqual([])
    expect([...results.keys()].sort()).toEqual([...(open[0]?.markets ?? [])].sort())
    expect(unsettledOf(book, 'simulator', waited)).toEqual([])
    expect(book.events.get(fixture.id)?.state.markets.every(hasResult)).toBe(true)
  })
})

it('finds an event of the plan by its id alone', () => {
  for (const fixture of live) {
    expect(fixtureById(createPlan(42), fixture.id)).toMatchObject({
      home: fixture.home,
      away: fixture.away,
      start: fixture.start,
    })
  }
  expect(fixtureById(createPlan(43), live[0]?.id ?? 0)).toBeNull()
  expect(fixtureById(plan, 12)).toBeNull()
})
