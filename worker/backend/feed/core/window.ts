import type { EventState, MarketState } from './state.ts'

/** A cancelled window [from, to) of a market, milliseconds; an open end is infinite. */
export interface CancelledWindow {
  marketId: number
  from: number
  to: number
}
const NONE: readonly CancelledWindow[] = []
const ofMarket = ({ id, cancels }: MarketState): CancelledWindow[] =>
  cancels.map((c) => ({ marketId: id, from: c.from ?? Number.NEGATIVE_INFINITY, to: c.to ?? Number.POSITIVE_INFINITY }))

/** The cancelled windows of an event's markets; most events have none. */
export const windowsOf = ({ markets }: EventState): readonly CancelledWindow[] =>
  markets.some((m) => m.cancels.length > 0) ? markets.flatMap(ofMarket) : NONE

/** Ids of the markets whose bets of now are cancelled already. */
export const insideOf = (windows: readonly CancelledWindow[], now: number): readonly number[] =>
  windows.filter(({ from, to }) => now >= from && now < to).map((w) => w.marketId)

/** Markets that the clock has entered or left since. */
export const crossed = (before: readonly number[], after: readonly number[]): number[] => [
  ...before.filter((id) => !after.includes(id)),
  ...after.filter((id) => !before.includes(id)),
]

/** When the clock next enters or leaves a window. */
export const nextEdge = (windows: readonly CancelledWindow[], now: number): number =>
  Math.min(...windows.flatMap(({ from, to }) => [from, to]).filter((at) => at > now), Number.POSITIVE_INFINITY)
