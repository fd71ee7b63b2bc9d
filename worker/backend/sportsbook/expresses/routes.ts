import { expresses, type ReadyExpress } from '../../../../shared/api/expresses.ts'
import { pickLegs, type ReadyLeg } from '../../../../shared/domain/bonus/ready-express.ts'
import { fromThousandths, multiply, product } from '../../../../shared/domain/coefficient/fraction.ts'
import { formatCoef, parseCoef } from '../../../../shared/domain/coefficient/thousandths.ts'
import { shownCoef } from '../../../../shared/domain/coupon/preview.ts'
import { siteConfigOf } from '../../config/site-config.ts'
import { bookOf, type Env } from '../../env.ts'
import type { LegQuote } from '../../feed/api.ts'
import { type App, serve } from '../../http/serve.ts'
import { quotesOf } from '../place.ts'
import { type ExpressType, keepExpress, lastExpress, type StoredExpress } from './store.ts'

/** How far ahead the express of the day looks, hours. */
const AHEAD = 24
const EVENTS = 60
/** Asks for no event: what the book tells beside them is its version. */
const NONE = { ids: [0] }
const TYPES: readonly ExpressType[] = ['line', 'live']

const quoted = (env: Env, legs: readonly ReadyLeg[], now: number) =>
  quotesOf(
    env,
    legs.map(({ marketId, outcomeId }) => ({ market: { id: marketId, outcomeId, coef: '1' } })),
    null,
    now,
  )

/** Can the express still be bet on, now or when a suspension ends? A line express ends with its first event's start. */
const stands = (type: ExpressType, quotes: readonly LegQuote[]): boolean =>
  quotes.every(
    (q) => (q.state === 'active' || q.state === 'suspended') && !q.bannedExpress && (type === 'live' || !q.isLive),
  )

/** Makes an express of what is open now; null when there is too little. */
async function made(env: Env, type: ExpressType, now: number): Promise<ReadyLeg[] | null> {
  const { items } = await bookOf(env).events({ type, top: EVENTS, ...(type === 'line' && { period: AHEAD }) }, now)
  return pickLegs(
    items.map((event) => ({
      eventId: event.id,
      champId: event.champId,
      prices: event.markets
        .slice(0, 1)
        .filter((market) => market.status === 1)
        .flatMap((market) =>
          market.outcomes
            .filter((outcome) => outcome.active)
            .map((outcome) => ({ marketId: market.id, outcomeId: outcome.id, coef: parseCoef(outcome.coef) ?? 0 })),
        ),
    })),
  )
}

/** The express of a type as it stands now, made anew when the last one has ended. */
async function current(env: Env, type: ExpressType, percent: number, now: number): Promise<ReadyExpress | null> {
  const last = await lastExpress(env.DB, type, now)
  const quotes = last && (await quoted(env, last.legs, now))
  if (last && quotes && stands(type, quotes)) return shown(last, type, percent, quotes)
  const legs = await made(env, type, now)
  const next = legs && (await keepExpress(env.DB, type, (last?.n ?? 0) + 1, legs, now))
  if (!next) return null
  const prices = await quoted(env, next.legs, now)
  return stands(type, prices) ? shown(next, type, percent, prices) : null
}

function shown({ id }: StoredExpress, type: ExpressType, percent: number, quotes: readonly LegQuote[]): ReadyExpress {
  const coef = product(quotes.map((q) => fromThousandths(q.coef)))
  return {
    id,
    type,
    coef: shownCoef(coef),
    upliftPercent: percent,
    total: shownCoef(multiply(coef, fromThousandths(1000 + percent * 10))),
    bets: quotes.map((q) => ({
      market: {
        id: q.marketId,
        outcomeId: q.outcomeId,
        coef: formatCoef(q.coef),
        typeId: q.marketTypeId,
        specifiers: q.specifiers,
      },
      eventId: q.eventId,
      sportId: q.sportId,
      champId: q.champId,
      champ: q.champ,
      ...(q.champNames && { champNames: q.champNames }),
      home: q.home,
      away: q.away,
      startsAt: q.startsAt,
      isLive: q.isLive,
      outcome: { ...(q.outcomeTypeId !== null && { typeId: q.outcomeTypeId }), name: q.outcomeName },
    })),
  }
}

/** Express of the day and live express (betting.md 2.6). */
export function serveExpresses(app: App): void {
  serve(app, expresses, async ({ env, query, now }) => {
    const percent = (await siteConfigOf(env)).betting.expressUpliftPercent ?? 0
    const types = percent === 0 ? [] : TYPES.filter((type) => query.type === undefined || query.type === type)
    if (types.length === 0) return { items: [], total: 0, page: 1 }
    const { version } = await bookOf(env).events(NONE, now)
    const found = await Promise.all(types.map((type) => current(env, type, percent, now)))
    const items = found.filter((express) => express !== null).map((express) => ({ ...express, version }))
    return { items, total: items.length, page: 1 }
  })
}
