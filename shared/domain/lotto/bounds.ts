import { inCurrency } from '../limits/exchange.ts'
import { parseMoney } from '../money/amount.ts'
import { LEAST_UNIT } from '../toto/games.ts'
import { LEAST_LINE, type Lottery } from './lotteries.ts'

interface Stakes {
  minStake: Record<string, string>
  maxStake: Record<string, string>
}
/** Bounds of a ticket in minor units of a currency: what each variant or line costs at least, and at most; and the whole ticket. */
export interface TicketBounds {
  min: number
  max: number
  total: number
  /** The most that may stand on one line in all tickets of a player's; null where winners share a pool. */
  line: number | null
}

const minor = (byCurrency: Record<string, string>, currency: string): number =>
  parseMoney(byCurrency[currency] ?? '', currency) ?? 0

/** The house's least stake, and never less than the game's own, which is said in EUR. */
const least = ({ minStake }: Stakes, own: number, currency: string): number =>
  Math.max(minor(minStake, currency), inCurrency(own, 'EUR', currency, 'up'))

/** Of a toto ticket: winners share a pool, so the house bounds the ticket's price alone. */
export function totoBounds(betting: Stakes, currency: string): TicketBounds {
  const total = minor(betting.maxStake, currency)
  return { min: least(betting, LEAST_UNIT, currency), max: total, total, line: null }
}

/** Of a lotto ticket: its prizes are fixed and never cut, so each line has a highest price, however many tickets it stands on. */
export function lottoBounds(betting: Stakes, { most }: Pick<Lottery, 'most'>, currency: string): TicketBounds {
  const line = inCurrency(most, 'EUR', currency, 'down')
  return { min: least(betting, LEAST_LINE, currency), max: line, total: minor(betting.maxStake, currency), line }
}
