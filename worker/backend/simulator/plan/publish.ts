import { type Quote, quote } from '../pricing/quote.ts'
import type { View } from '../sports/sport.ts'
import { looksAt, ticksBackFrom } from './cadence.ts'
import type { Fixture } from './fixture.ts'
import { walk } from './random.ts'
import { isStopped, scriptOf, secondsOf, stepAt } from './script.ts'

const NOISE_MS = 40 * 60_000
const EDGE_NOISE = 0.06
const TEMPO_NOISE = 0.025

/** Chances at an instant: the model's, with what the market thinks of the sides drifting a little. */
function viewAt(fixture: Fixture, at: number): View {
  const known = fixture.memory.view
  if (known?.at === at) return known.view
  const { edge, tempo } = fixture.strength
  const strength = {
    edge: edge + EDGE_NOISE * walk(fixture.key, at, NOISE_MS),
    tempo: tempo * (1 + TEMPO_NOISE * walk(fixture.key + 1, at, NOISE_MS)),
  }
  const step = stepAt(fixture, at)
  const live = step && { step, at: secondsOf(fixture, at), play: scriptOf(fixture).play }
  const view = fixture.model.view(strength, live)
  fixture.memory.view = { at, view }
  return view
}

/** Prices of the market in place `n` as they are worked out at an instant. */
export function quoteAt(fixture: Fixture, n: number, at: number): Quote {
  const known = fixture.memory.quotes.get(n)
  if (known?.at === at) return known.quote
  const market = fixture.markets[n]
  if (!market) return { status: 0, prices: [], active: [] }
  const fresh = quote(market, viewAt(fixture, at), fixture.model.margin)
  fixture.memory.quotes.set(n, { at, quote: fresh })
  return fresh
}

/** The last time, up to `at`, at which all prices went out: the opening, the kick-off, the end of a suspension. */
function lastFull(fixture: Fixture, at: number): number {
  if (at < fixture.start) return fixture.opens
  let last = fixture.start
  for (const moment of scriptOf(fixture).moments) {
    if (moment.at > at) break
    if (moment.kind === 'resume') last = moment.at
  }
  return last
}

/**
 * When the market in place `n` was last priced up to `at`. A market's published price is a pure function of time:
 * `quoteAt` at this instant.
 */
export function pricedAt(fixture: Fixture, n: number, at: number, pace: number): number {
  const full = lastFull(fixture, at)
  for (const tick of ticksBackFrom(fixture, at >= fixture.start, pace, at)) {
    if (tick.at <= full) return full
    if (looksAt(fixture, tick.k, n) && !isStopped(fixture, tick.at)) return tick.at
  }
  return full
}
