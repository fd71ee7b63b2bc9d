import type { FeedMessage } from '../../../../shared/api/feed.ts'
import { sameQuote } from '../pricing/quote.ts'
import { looksAt, MAIN_MARKETS, type Tick, ticksBetween } from './cadence.ts'
import { type Fixture, marketIdOf } from './fixture.ts'
import {
  betStop,
  cancel,
  feedMarket,
  fixtureChange,
  oddsChange,
  playState,
  rollback,
  sameState,
  settlement,
} from './messages.ts'
import { pricedAt, quoteAt } from './publish.ts'
import { fixturesBetween, type Plan } from './schedule.ts'
import { endOf, FINAL_STOP_MS, isClosed, isStopped, type Moment, scriptOf } from './script.ts'

const GOAL = 1

/**
 * All messages of the plan in [from, to), milliseconds, in the order of time. A pure function: the messages of two
 * neighbouring intervals are those of the whole.
 */
export function messagesBetween(plan: Plan, from: number, to: number): FeedMessage[] {
  const found: { at: number; message: FeedMessage }[] = []
  for (const fixture of fixturesBetween(plan, from, to)) {
    const add = (at: number, ...messages: (FeedMessage | null)[]) => {
      for (const message of messages) if (message) found.push({ at, message })
    }
    const within = (at: number) => at >= from && at < to
    if (within(fixture.opens)) add(fixture.opens, fixtureChange(fixture, fixture.opens), full(fixture, fixture.opens))
    if (fixture.moved && within(fixture.moved.at)) add(fixture.moved.at, fixtureChange(fixture, fixture.moved.at))
    for (const tick of ticksBetween(
      fixture,
      false,
      plan.pace,
      Math.max(from, fixture.opens + 1),
      Math.min(to, fixture.start),
    )) {
      add(tick.at, priceTick(plan, fixture, tick))
    }
    if (to <= fixture.start) continue
    for (const moment of scriptOf(fixture).moments) {
      if (moment.at >= to) break
      if (moment.at >= from) add(moment.at, ...announce(plan, fixture, moment))
    }
    const closing = endOf(fixture) - FINAL_STOP_MS
    for (const tick of ticksBetween(
      fixture,
      true,
      plan.pace,
      Math.max(from, fixture.start + 1),
      Math.min(to, closing),
    )) {
      add(tick.at, priceTick(plan, fixture, tick))
    }
  }
  return found.sort((a, b) => a.at - b.at).map(({ message }) => message)
}

/** All markets that are not decided, with fresh prices. */
function full(fixture: Fixture, at: number): FeedMessage {
  const open = [...fixture.markets.keys()].filter((n) => !isClosed(fixture, n, at))
  return oddsChange(
    fixture,
    at,
    open.map((n) => feedMarket(fixture, n, quoteAt(fixture, n, at))),
  )
}

function announce(plan: Plan, fixture: Fixture, moment: Moment): FeedMessage[] {
  const { at } = moment
  switch (moment.kind) {
    case 'kickoff':
      return [fixtureChange(fixture, at), full(fixture, at)]
    case 'stop':
      return [betStop(fixture, at, moment.reason)]
    case 'score':
      return [scored(plan, fixture, at, moment.stopped)]
    case 'resume':
      return [full(fixture, at)]
    case 'close':
      return closing(fixture, at, moment.scope)
    case 'end':
      return [oddsChange(fixture, at, [])]
    case 'settle':
      return [settlement(fixture, moment.n, at)]
    case 'rollback':
      return [rollback(fixture, moment.n, at)]
    case 'cancel':
      return [cancel(fixture, moment.n, at)]
  }
}

/** The new score; the main markets stay suspended at the prices that they had. */
function scored(plan: Plan, fixture: Fixture, at: number, stopped: number): FeedMessage {
  const main = [...fixture.markets.keys()].slice(0, MAIN_MARKETS).filter((n) => !isClosed(fixture, n, at))
  const markets = main.map((n) =>
    feedMarket(fixture, n, quoteAt(fixture, n, pricedAt(fixture, n, stopped - 1, plan.pace)), true),
  )
  return oddsChange(fixture, at, markets, { bettingStatus: GOAL })
}

function closing(fixture: Fixture, at: number, scope: string): FeedMessage[] {
  const ids = [...fixture.markets.entries()]
    .filter(([, market]) => market.scope === scope)
    .map(([n]) => marketIdOf(fixture, n))
  return ids.length > 0 ? [betStop(fixture, at, 0, ids)] : []
}

/** The markets of this tick's turn whose price on the ladder is another than the published one; null when nothing changed. */
function priceTick(plan: Plan, fixture: Fixture, { k, at }: Tick): FeedMessage | null {
  if (isStopped(fixture, at)) return null
  const markets = []
  for (const n of fixture.markets.keys()) {
    if (!looksAt(fixture, k, n) || isClosed(fixture, n, at)) continue
    const published = quoteAt(fixture, n, pricedAt(fixture, n, at - 1, plan.pace))
    const fresh = quoteAt(fixture, n, at)
    if (!sameQuote(published, fresh)) markets.push(feedMarket(fixture, n, fresh))
  }
  if (markets.length > 0) return oddsChange(fixture, at, markets)
  if (at < fixture.start) return null
  return sameState(playState(fixture, at), playState(fixture, previous(plan, fixture, at)))
    ? null
    : oddsChange(fixture, at, [])
}

/** The latest instant before `at` at which the state of play was told for sure. */
function previous(plan: Plan, fixture: Fixture, at: number): number {
  return Math.max(fixture.start, pricedAt(fixture, 0, at - 1, plan.pace))
}
