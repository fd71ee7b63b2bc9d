import type { MarketResult, ResultWindow } from '../api.ts'
import type { EventState, MarketState } from './state.ts'

type Effective = Pick<MarketResult, 'kind' | 'outcomes' | 'window' | 'voided' | 'reason'>
const whole = (c: ResultWindow) => c.from === null && c.to === null
const because = ({ reason }: Pick<ResultWindow, 'reason'>) => (reason === undefined ? {} : { reason })

/** Is the market closed for good by a result: settled (also in part), or cancelled without end? */
export const hasResult = (m: MarketState): boolean => m.settled.length > 0 || m.cancels.some((c) => c.to === null)

/** What a market's results amount to: a whole cancel before a settlement, a settlement beside cancelled windows. */
function effective(m: MarketState): Effective {
  const all = m.cancels.find(whole)
  if (all) return { kind: 'cancelled', outcomes: [], window: null, ...because(all) }
  const windows = m.cancels.map(({ from, to, reason }) => ({ from, to, ...because({ reason }) }))
  const voided = windows.length > 0 ? { voided: windows } : {}
  if (m.settled.length > 0) {
    const outcomes = m.settled.map(({ at: _, ...o }) => o).sort((a, b) => a.id - b.id)
    return { kind: 'settled', outcomes, window: null, ...voided }
  }
  const last = windows.at(-1)
  return last
    ? { kind: 'cancelled', outcomes: [], window: last, ...voided }
    : { kind: 'open', outcomes: [], window: null }
}

/** A market whose results were changed: the version grows when they amount to something else, the status follows them. */
export function withResults(old: MarketState, results: Partial<MarketState>): MarketState {
  const next = { ...old, ...results }
  const changed = JSON.stringify(effective(old)) !== JSON.stringify(effective(next))
  if (next.cancels.some((c) => c.to === null)) next.status = -4
  else if (next.settled.length > 0) next.status = -3
  // Open again: the bets, not the betting. That waits for the next price.
  else if (old.status === -3 || old.status === -4) next.status = -1
  if (changed) next.resultVersion += 1
  return next
}

/** The result as wallets receive it. */
export const resultOf = (event: EventState, m: MarketState): MarketResult => ({
  marketId: m.id,
  eventId: event.fixture.id,
  version: m.resultVersion,
  ...effective(m),
})
