import type { FeedEvent, FeedMarket, FeedMessage } from '../../../../shared/api/feed.ts'
import type { VoidCode } from '../../../../shared/domain/settlement/void-reasons.ts'
import { priceText } from '../pricing/ladder.ts'
import type { Quote } from '../pricing/quote.ts'
import { announcedStart, type Fixture, marketIdOf, outcomeIdOf } from './fixture.ts'
import { mediaOf } from './media.ts'
import { endOf, scriptOf, secondsOf, stepAt } from './script.ts'

export type OddsChange = Extract<FeedMessage, { type: 'odds_change' }>
const iso = (at: number) => new Date(at).toISOString()
const head = (fixture: Fixture, at: number) => ({ eventId: fixture.id, timestamp: iso(at) })

export function fixtureChange(fixture: Fixture, at: number): FeedMessage {
  const { champ, id, home, away } = fixture
  const event: FeedEvent = {
    id,
    sportId: champ.sportId,
    champId: champ.id,
    champ: champ.name,
    champNames: champ.names,
    country: champ.country,
    home,
    away,
    startsAt: iso(announcedStart(fixture, at)),
    live: at >= fixture.start,
    ...mediaOf(fixture),
  }
  return { type: 'fixture_change', ...head(fixture, at), event }
}

/** Score, periods, minute and status at an instant: what an `odds_change` says of the play. */
export type PlayState = Pick<OddsChange, 'score' | 'periods' | 'minute' | 'gameStatus'>
export function playState(fixture: Fixture, at: number): PlayState {
  const step = stepAt(fixture, at)
  if (!step) return { gameStatus: 0 }
  const { play } = scriptOf(fixture)
  const seconds = secondsOf(fixture, at)
  const pause = play.breaks.some(([from, to]) => from <= seconds && seconds < to)
  return {
    score: step.score.join(':'),
    periods: step.periods.map((period) => period.join(':')),
    ...(fixture.model.minute && { minute: fixture.model.minute(Math.min(seconds, play.end)) }),
    gameStatus: at >= endOf(fixture) ? 4 : pause ? 3 : 2,
  }
}
export const sameState = (a: PlayState, b: PlayState): boolean =>
  a.score === b.score &&
  a.minute === b.minute &&
  a.gameStatus === b.gameStatus &&
  a.periods?.join() === b.periods?.join()

export const oddsChange = (
  fixture: Fixture,
  at: number,
  markets: FeedMarket[],
  more: Partial<OddsChange> = {},
): FeedMessage => ({
  type: 'odds_change',
  ...head(fixture, at),
  markets,
  ...playState(fixture, at),
  ...more,
})

/** A market with its prices as the feed writes it. @param stopped open markets are suspended; one with nothing left to bet on stays away */
export function feedMarket(
  fixture: Fixture,
  n: number,
  { prices, active, status }: Quote,
  stopped = false,
): FeedMarket {
  const plan = fixture.markets[n]
  return {
    id: marketIdOf(fixture, n),
    typeId: plan?.typeId ?? 1,
    ...(plan?.specifiers && { specifiers: plan.specifiers }),
    status: stopped && status === 1 ? -1 : status,
    outcomes: (plan?.outcomes ?? []).map(({ typeId, name }, m) => ({
      id: outcomeIdOf(fixture, n, m),
      typeId,
      name,
      coef: priceText(prices[m] ?? 1001),
      active: active[m] ?? false,
    })),
  }
}

export const betStop = (fixture: Fixture, at: number, reason: number, marketIds?: number[]): FeedMessage => ({
  type: 'bet_stop',
  ...head(fixture, at),
  reason,
  ...(marketIds && { marketIds }),
})

/** Confirmed result of a market; one whose part was not played gives the stakes back. */
export function settlement(fixture: Fixture, n: number, at: number): FeedMessage {
  const plan = fixture.markets[n]
  const result = plan && scriptOf(fixture).play.results[plan.scope]
  return {
    type: 'bet_settlement',
    ...head(fixture, at),
    marketId: marketIdOf(fixture, n),
    outcomes: (plan?.outcomes ?? []).map(({ rule }, m) => ({
      id: outcomeIdOf(fixture, n, m),
      statusId: result ? rule(...onAxis(result, plan?.axis)) : 2,
    })),
    certainty: 2,
  }
}

/** A result as the rules of an axis read it. */
function onAxis([home, away]: readonly [number, number], axis: string | undefined): [number, number] {
  if (axis === 'margin') return [home - away, 0]
  if (axis === 'total') return [home + away, 0]
  return axis === 'away' ? [away, 0] : [home, away]
}

export const rollback = (fixture: Fixture, n: number, at: number): FeedMessage => ({
  type: 'rollback_bet_settlement',
  ...head(fixture, at),
  marketId: marketIdOf(fixture, n),
})
export const cancel = (fixture: Fixture, n: number, at: number): FeedMessage => ({
  type: 'bet_cancel',
  ...head(fixture, at),
  marketId: marketIdOf(fixture, n),
  reason: 'data_withdrawn' satisfies VoidCode,
})
