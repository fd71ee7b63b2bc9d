import { inCurrency } from '../../../shared/domain/limits/exchange.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import type { CountedTicket } from './draw-api.ts'
import type { Refused } from './refusal.ts'

/** A line as a set: its numbers in order. */
const nameOf = (line: readonly number[]): string => line.toSorted((a, b) => a - b).join('-')

type Lines = Pick<CountedTicket, 'currency' | 'unit' | 'choice'>

/**
 * Refuses a ticket that would put more on one line than a prize is promised for: lines of the player's other tickets of the draw count, in
 * whatever currency. Minor units; `most` in the ticket's own currency.
 */
export function lineRefusal(ticket: Lines, others: readonly Lines[], most: number): Refused | null {
  const { currency, unit } = ticket
  const there = new Map<string, number>()
  for (const other of others)
    for (const line of other.choice.map(nameOf))
      there.set(line, (there.get(line) ?? 0) + inCurrency(other.unit, other.currency, currency, 'up'))
  const own = Map.groupBy(ticket.choice.map(nameOf), (line) => line)
  const left = Math.min(...[...own].map(([line, { length }]) => Math.floor((most - (there.get(line) ?? 0)) / length)))
  if (unit <= left) return null
  return { ok: false, error: 'couponMax', data: { maxBetAmount: formatMoney(Math.max(0, left), currency) } }
}
