import { type Applied, type Context, type MessageOf, named, refuse, standing, withMarkets } from './context.ts'
import { withResults } from './result.ts'
import type { EventState, MarketState, SettledOutcome } from './state.ts'

type Settlement = MessageOf<'bet_settlement'>

/**
 * Settles the listed outcomes of a market; outcomes that are not listed stay open, betting on the market ends.
 * A later settlement of an outcome takes the place of an earlier one, an earlier one that arrives late does nothing.
 */
export function applySettlement(event: EventState, message: Settlement, context: Context): Applied {
  const market = event.markets.find((m) => m.id === message.marketId)
  if (!market) return refuse('marketId', 'not a market of this event')
  const told: SettledOutcome[] = []
  for (const [i, o] of message.outcomes.entries()) {
    if (!market.outcomes.some((own) => own.id === o.id))
      return refuse(`outcomes.${i}.id`, 'not an outcome of this market')
    if (told.some((t) => t.id === o.id)) return refuse(`outcomes.${i}.id`, 'is listed twice')
    const status = statusOf(o)
    if (!status) return refuse(`outcomes.${i}.factor`, 'above 1')
    told.push({ id: o.id, ...status, at: context.at })
  }
  return { ok: true, event: withMarkets(event, (m) => (m === market ? settle(m, told, context) : m)) }
}

function settle(m: MarketState, told: SettledOutcome[], { at, now }: Context): MarketState {
  if (at < standing(m.unsettledAt, now)) return m
  const stands = new Map(m.settled.map((o) => [o.id, o]))
  // One that says the same again is kept too: its time decides over one that was sent between the two and comes late.
  const later = told.filter((o) => at >= standing(stands.get(o.id)?.at ?? 0, now))
  for (const o of later) stands.set(o.id, o)
  return later.length > 0 ? withResults(m, { settled: [...stands.values()] }) : m
}

/** The status of a told outcome; a dead heat's share gets the status that means the same where there is one (betting.md 2.1). */
function statusOf(o: Settlement['outcomes'][number]): Pick<SettledOutcome, 'statusId' | 'share'> | null {
  if ('statusId' in o) return { statusId: o.statusId }
  const { num, den } = typeof o.factor === 'string' ? decimal(o.factor) : o.factor
  if (num > den) return null
  const by = divisor(num, den)
  const share = { num: num / by, den: den / by }
  if (share.num === 0) return { statusId: 0 }
  if (share.den === 1) return { statusId: 1 }
  return share.num === 1 && share.den === 2 ? { statusId: 6 } : { statusId: 1, share }
}

function decimal(text: string): { num: number; den: number } {
  const [whole = '0', fraction = ''] = text.split('.')
  return { num: Number(whole + fraction), den: 10 ** fraction.length }
}
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** Takes settlements back; the bets are open again, betting waits for the next price. */
export function applyUnsettle(
  event: EventState,
  message: MessageOf<'rollback_bet_settlement'>,
  { at, now }: Context,
): Applied {
  const which = named(event, message)
  if (!which.ok) return which
  const undone = (m: MarketState): MarketState => {
    const settled = m.settled.filter((o) => standing(o.at, now) > at)
    const closed = m.settled.length === 0 && m.cancels.length === 0 && m.status === -3
    const unsettledAt = Math.max(at, standing(m.unsettledAt, now))
    if (settled.length === m.settled.length && !closed && unsettledAt === m.unsettledAt) return m
    // Remembered also when there was nothing to undo: the settlement may still be on its way.
    return withResults(m, { settled, unsettledAt })
  }
  return { ok: true, event: withMarkets(event, (m) => (which.ids.has(m.id) ? undone(m) : m)) }
}
