import type { FeedMarket } from '../../../../shared/api/feed.ts'
import { outcomeTypeOf } from '../../../../shared/domain/labels/outcome-type.ts'
import { type Applied, type Context, type MessageOf, refuse, standing } from './context.ts'
import { hasResult } from './result.ts'
import { type EventState, type MarketState, type OutcomeState, thousandths } from './state.ts'

/** A price that moves by more than this factor within this time is taken for an error (known-troubles C42): the market is suspended. */
const JUMP = { factor: 10, ms: 5_000 }

/** Replaces the outcomes of the listed markets, and the event's score; unlisted markets stay as they are (UOF odds_change). */
export function applyOdds(event: EventState, message: MessageOf<'odds_change'>, context: Context): Applied {
  const fault = foreign(event, message.markets, context)
  if (fault) return fault
  const listed = new Map(message.markets.map((m) => [m.id, identified(m, event.fixture)]))
  const known = event.markets.map((m) => {
    const update = listed.get(m.id)
    listed.delete(m.id)
    return update ? priced(m, update, context) : m
  })
  const markets = [...known, ...[...listed.values()].map((m) => fresh(m, event, context))]
  return { ok: true, event: scored({ ...event, markets }, message, context) }
}

function scored(event: EventState, message: MessageOf<'odds_change'>, { at, now }: Context): EventState {
  if (at < standing(event.scoreAt, now)) return event
  const status = message.gameStatus ?? event.status
  const fixture =
    (status === 2 || status === 3) && !event.fixture.live ? { ...event.fixture, live: true } : event.fixture
  return {
    ...event,
    fixture,
    status,
    scoreAt: at,
    score: message.score ?? event.score,
    periods: message.periods ?? event.periods,
    minute: message.minute ?? event.minute,
    bettingStatus: message.bettingStatus ?? event.bettingStatus,
  }
}

/** Why the markets may not be of this event, if they may not. */
function foreign(event: EventState, markets: FeedMarket[], context: Context): Applied | null {
  const marketIds = new Set<number>()
  const outcomeIds = new Set<number>()
  const own = new Map(event.markets.map((m) => [m.id, m]))
  for (const [i, m] of markets.entries()) {
    const owner = context.eventOf(m.id)
    if (owner !== undefined && owner !== event.fixture.id) return refuse(`markets.${i}.id`, 'belongs to another event')
    if (marketIds.has(m.id)) return refuse(`markets.${i}.id`, 'is listed twice')
    marketIds.add(m.id)
    const known = own.get(m.id)
    if (known && known.typeId !== m.typeId) return refuse(`markets.${i}.typeId`, 'differs from the market’s')
    if (known && m.specifiers !== undefined && sorted(m.specifiers) !== known.specifiers)
      return refuse(`markets.${i}.specifiers`, 'differ from the market’s')
    for (const [j, o] of m.outcomes.entries()) {
      const market = context.marketOf(o.id)
      if (market !== undefined && market !== m.id)
        return refuse(`markets.${i}.outcomes.${j}.id`, 'belongs to another market')
      if (outcomeIds.has(o.id)) return refuse(`markets.${i}.outcomes.${j}.id`, 'is listed twice')
      outcomeIds.add(o.id)
    }
  }
  return null
}

const sorted = (specifiers: string) => specifiers.split('|').sort().join('|')
const outcomeOf = ({ id, typeId, name, coef, active, bannedExpress, disabledBanker }: OutcomeState): OutcomeState => ({
  id,
  ...(typeId !== undefined && { typeId }),
  name,
  coef,
  active,
  ...(bannedExpress && { bannedExpress }),
  ...(disabledBanker && { disabledBanker }),
})

/** Outcomes without an id of their own get the one that their name stands for, so that lists and labels know home from away (B-32). */
const identified = (m: FeedMarket, teams: { home: string; away: string }): FeedMarket => ({
  ...m,
  outcomes: m.outcomes.map((o) => {
    const typeId = o.typeId ?? outcomeTypeOf(m.typeId, o.name, teams)
    return typeId === undefined ? o : { ...o, typeId }
  }),
})

/**
 * A market announced for the first time. Its results count on from the book's version: a market whose id was here before
 * must not repeat versions that wallets were told. A stop of the whole event that was sent after it holds for it too.
 */
const fresh = (m: FeedMarket, { version, stoppedAt }: EventState, { producer, at, now }: Context): MarketState => ({
  id: m.id,
  typeId: m.typeId,
  specifiers: sorted(m.specifiers ?? ''),
  status: m.status === 1 && at < standing(stoppedAt, now) ? -1 : m.status,
  outcomes: m.outcomes.map(outcomeOf),
  producer,
  at: Math.max(at, standing(stoppedAt, now)),
  pricedAt: at,
  settled: [],
  cancels: [],
  unsettledAt: 0,
  uncancelledAt: 0,
  uncancelled: [],
  resultVersion: version,
})

function priced(known: MarketState, m: FeedMarket, { producer, at, now }: Context): MarketState {
  if (at < standing(known.pricedAt, now)) return known
  // Closed for good; only a rollback opens it.
  if (hasResult(known) || known.status === -3 || known.status === -4) return known
  const listed = new Set(m.outcomes.map((o) => o.id))
  const withdrawn = known.outcomes
    .filter((o) => !listed.has(o.id))
    .map((o): OutcomeState => ({ ...o, active: false, gone: true }))
  const past = trustedOf(known).filter((old) => at - old.at <= JUMP.ms)
  const stoppedAt = standing(known.at, now)
  const suspect = m.status === 1 && past.some(({ outcomes }) => jumps(outcomes, m))
  const next: MarketState = {
    ...known,
    // A price that was sent before the last stop is taken, but does not end it.
    status: suspect || (m.status === 1 && at < stoppedAt) ? -1 : m.status,
    outcomes: [...m.outcomes.map(outcomeOf), ...withdrawn],
    producer,
    at: Math.max(at, stoppedAt),
    pricedAt: at,
  }
  trusted.set(next, suspect ? past : [...past, { at, outcomes: next.outcomes }])
  return next
}

interface Prices {
  at: number
  outcomes: readonly OutcomeState[]
}
/**
 * A state's prices of the last seconds without those of a jump: so a jump in many small steps is seen too, sending it again confirms nothing,
 * and the way back is none. They live in memory alone: a stop, after which prices may differ widely for good reason, and a restart of the
 * object leave the state's own.
 */
const trusted = new WeakMap<MarketState, readonly Prices[]>()
const trustedOf = (m: MarketState): readonly Prices[] => trusted.get(m) ?? [{ at: m.pricedAt, outcomes: m.outcomes }]
/** The next state of a market whose prices are trusted as before. */
export function trustedLike(known: MarketState, next: MarketState): MarketState {
  trusted.set(next, trustedOf(known))
  return next
}

function jumps(known: readonly OutcomeState[], m: FeedMarket): boolean {
  const before = new Map(known.filter((o) => !o.gone).map((o) => [o.id, thousandths(o.coef)]))
  return m.outcomes.some((o) => {
    const from = before.get(o.id)
    const to = thousandths(o.coef)
    return from !== undefined && (to > from * JUMP.factor || from > to * JUMP.factor)
  })
}
