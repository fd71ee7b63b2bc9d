import {
  type EventChange,
  type EventView,
  type MarketView,
  OUTCOME_BANNED_EXPRESS,
  OUTCOME_BLOCKED,
  OUTCOME_DISABLED_BANKER,
  OUTCOME_GONE,
  type OutcomeChange,
} from '../../../../shared/api/feed.ts'
import type { LegQuote, MarketResult } from '../api.ts'
import { findMarket, finished, type HotBook, type HotEvent, marketIn } from './hot-book.ts'
import { hasResult, resultOf } from './result.ts'
import { type MarketState, type MarketStatus, type OutcomeState, thousandths } from './state.ts'

/**
 * Is betting on the market closed for now by more than its status: the event's state, its start, its producer's silence, a cancelled window
 * that has not ended?
 */
const held = (book: HotBook, hot: HotEvent, m: MarketState) =>
  hot.closed || finished(hot.state) || book.down.has(m.producer) || hot.voided.includes(m.id)
/** Closed for good; an inactive market (0) is hidden, but may come back. */
const over = (m: MarketState) => m.status === -3 || m.status === -4 || hasResult(m)

/** The status that is shown: an active market of a held event is suspended. */
export const shownStatus = (book: HotBook, hot: HotEvent, m: MarketState): MarketStatus =>
  m.status === 1 && held(book, hot, m) ? -1 : m.status

const isBlocked = (book: HotBook, hot: HotEvent, m: MarketState, o: OutcomeState): boolean =>
  m.status !== 1 || !o.active || held(book, hot, m)

/** By the operator's message, or by the house's word on the sport. */
const isSingleOnly = (book: HotBook, hot: HotEvent, o: OutcomeState): boolean =>
  o.bannedExpress === true || book.singlesOnly.has(hot.state.fixture.sportId)

function flags(book: HotBook, hot: HotEvent, m: MarketState, o: OutcomeState): number {
  if (o.gone || m.status === 0 || over(m)) return OUTCOME_GONE
  return (
    (isBlocked(book, hot, m, o) ? OUTCOME_BLOCKED : 0) |
    (isSingleOnly(book, hot, o) ? OUTCOME_BANNED_EXPRESS : 0) |
    (o.disabledBanker ? OUTCOME_DISABLED_BANKER : 0)
  )
}

export const outcomeChange = (book: HotBook, hot: HotEvent, m: MarketState, o: OutcomeState): OutcomeChange => [
  o.id,
  o.coef,
  flags(book, hot, m, o),
]

export const eventChange = ({ state }: HotEvent): EventChange => [
  state.fixture.id,
  state.score,
  state.minute,
  state.status,
]

const marketView = (book: HotBook, hot: HotEvent, m: MarketState): MarketView => ({
  id: m.id,
  typeId: m.typeId,
  specifiers: m.specifiers,
  status: shownStatus(book, hot, m),
  outcomes: m.outcomes
    .filter((o) => !o.gone)
    .map(({ id, typeId, name, coef, active }) => ({ id, ...(typeId !== undefined && { typeId }), name, coef, active })),
})

/** An event as the browser-facing feed shows it, with its main markets or all that are not hidden. */
export function eventView(book: HotBook, hot: HotEvent, which: 'main' | 'all'): EventView {
  const { state } = hot
  const markets =
    which === 'all' ? state.markets.filter((m) => m.status !== 0) : hot.main.flatMap((id) => marketIn(hot, id) ?? [])
  return {
    ...state.fixture,
    status: state.status,
    score: state.score,
    periods: state.periods,
    minute: state.minute,
    version: state.version,
    marketCount: finished(state) ? 0 : state.markets.filter((m) => m.status !== 0 && !over(m)).length,
    markets: markets.map((m) => marketView(book, hot, m)),
  }
}

const NOWHERE = {
  eventId: 0,
  sportId: 0,
  champId: 0,
  champ: '',
  home: '',
  away: '',
  startsAt: new Date(0).toISOString(),
  isLive: false,
  gameStatus: 0,
  score: null,
  marketTypeId: 0,
  specifiers: '',
  outcomeTypeId: null,
  outcomeName: '',
}

/** What the book says of one outcome now; call after the tick. */
export function quoteLeg(book: HotBook, { marketId, outcomeId }: { marketId: number; outcomeId: number }): LegQuote {
  const hot = book.events.get(book.eventOf.get(marketId) ?? 0)
  const m = hot && marketIn(hot, marketId)
  const o = m?.outcomes.find((own) => own.id === outcomeId)
  if (!hot || !m || !o) return { marketId, outcomeId, state: 'gone', coef: 0, ...NOWHERE }
  const { fixture, status, score } = hot.state
  const closed = m.status === 0 || isBlocked(book, hot, m, o)
  const state = over(m) ? 'settled' : o.gone ? 'gone' : closed ? 'suspended' : 'active'
  return {
    marketId,
    outcomeId,
    state,
    coef: state === 'gone' ? 0 : thousandths(o.coef),
    eventId: fixture.id,
    sportId: fixture.sportId,
    champId: fixture.champId,
    champ: fixture.champ,
    champNames: fixture.champNames,
    home: fixture.home,
    away: fixture.away,
    startsAt: fixture.startsAt,
    isLive: fixture.live,
    gameStatus: status,
    score,
    marketTypeId: m.typeId,
    specifiers: m.specifiers,
    outcomeTypeId: o.typeId ?? null,
    outcomeName: o.name,
    bannedExpress: isSingleOnly(book, hot, o) || undefined,
    disabledBanker: o.disabledBanker,
  }
}

/** A market's result as it stands; null when the market has left the book. */
export function standingResult(book: HotBook, marketId: number): MarketResult | null {
  const found = findMarket(book, marketId)
  return found && resultOf(found.hot.state, found.market)
}
