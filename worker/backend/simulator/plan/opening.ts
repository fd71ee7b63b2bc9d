import type { FeedMarket, FeedMessage } from '../../../../shared/api/feed.ts'
import type { Fixture } from './fixture.ts'
import { feedMarket, fixtureChange, oddsChange, settlement } from './messages.ts'
import { pricedAt, quoteAt } from './publish.ts'
import { fixturesBetween, type Plan } from './schedule.ts'
import { endOf, FINAL_STOP_MS, isClosed, isStopped, scriptOf } from './script.ts'

const HOUR = 3_600_000
/** Finished events of the last two hours are announced too, so that there are results from the start; of a longer stop those of a day. */
const RESULTS_MS = { least: 2 * HOUR, most: 24 * HOUR }

/**
 * Messages that bring a book without any of the plan's events to the state that it would have, had it heard everything:
 * fixtures, prices, scores. Live events first, then the line by its start, then results. `stopped` is how long nothing was played,
 * milliseconds.
 */
export function* opening(plan: Plan, at: number, stopped = 0): Generator<FeedMessage> {
  const back = Math.min(Math.max(stopped, RESULTS_MS.least), RESULTS_MS.most)
  const fixtures = fixturesBetween(plan, at, at + 1, back).filter((fixture) => fixture.opens <= at)
  const rank = (fixture: Fixture) => (at < fixture.start ? 1 : at < endOf(fixture) ? 0 : 2)
  const ranked = fixtures.map((fixture) => ({ fixture, rank: rank(fixture) }))
  for (const { fixture } of ranked.sort((a, b) => a.rank - b.rank || a.fixture.start - b.fixture.start)) {
    yield fixtureChange(fixture, at)
    const settled = settledBy(fixture, at)
    yield oddsChange(fixture, at, standing(plan, fixture, at, settled))
    for (const n of settled) if (continues(fixture, n, at)) yield settlement(fixture, n, at)
  }
}
export const openingMessages = (plan: Plan, at: number): FeedMessage[] => [...opening(plan, at)]

/** Markets of which something is still to be told at an instant, as they were last published. */
function standing(plan: Plan, fixture: Fixture, at: number, settled: ReadonlySet<number>): FeedMarket[] {
  const stopped = isStopped(fixture, at)
  const end = at < fixture.start ? Number.POSITIVE_INFINITY : endOf(fixture) - FINAL_STOP_MS
  const lasting = [...fixture.markets.keys()].filter((n) => !settled.has(n) || continues(fixture, n, at))
  const priced = lasting.map((n) => {
    const until = isClosed(fixture, n, at) ? closedAt(fixture, n) : end
    return { n, closed: until < end, at: pricedAt(fixture, n, Math.min(at, until - 1), plan.pace) }
  })
  // Markets priced at one instant share its chances, so they are worked out together.
  for (const { n, at: instant } of [...priced].sort((a, b) => a.at - b.at)) quoteAt(fixture, n, instant)
  return priced.map(({ n, closed, at: instant }) => {
    const quote = quoteAt(fixture, n, instant)
    return feedMarket(fixture, n, quote, stopped || closed)
  })
}

const closedAt = (fixture: Fixture, n: number): number =>
  fixture.start + Math.round((scriptOf(fixture).play.closes[fixture.markets[n]?.scope ?? ''] ?? 0) * 1000)

/** Whether a market's settlement will be taken back later: then the book must know the market. */
const continues = (fixture: Fixture, n: number, at: number): boolean =>
  scriptOf(fixture).moments.some((moment) => moment.kind === 'rollback' && moment.n === n && moment.at >= at)

/** Markets that are settled or cancelled before an instant. */
function settledBy(fixture: Fixture, at: number): Set<number> {
  const done = new Set<number>()
  if (at < fixture.start) return done
  for (const moment of scriptOf(fixture).moments) {
    if (moment.at >= at) break
    if (moment.kind === 'settle' || moment.kind === 'cancel') done.add(moment.n)
    else if (moment.kind === 'rollback') done.delete(moment.n)
  }
  return done
}
