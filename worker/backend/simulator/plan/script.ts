import type { Play, Step } from '../sports/sport.ts'
import type { Fixture, Script } from './fixture.ts'
import { randomOf, unit } from './random.ts'

/** Something that an event announces at an instant (milliseconds); `n` is the place of a market. */
export type Moment = { at: number } & (
  | { kind: 'kickoff' | 'resume' | 'end' }
  | { kind: 'stop'; reason: number }
  | { kind: 'score'; stopped: number }
  | { kind: 'close'; scope: string }
  | { kind: 'settle' | 'rollback' | 'cancel'; n: number }
)
/** Bets close this long before the end is known. */
export const FINAL_STOP_MS = 3000
const MATCH_ENDED = 12
const CANCELLED = 0.005
const ROLLED_BACK = 0.015

/** What will happen in an event from its start on; each part is worked out when first needed. */
export function scriptOf(fixture: Fixture): Script {
  if (fixture.memory.script) return fixture.memory.script
  const play = fixture.model.play(fixture.strength, randomOf(fixture.key, 5))
  let moments: readonly Moment[] | undefined
  fixture.memory.script = {
    play,
    get moments() {
      moments ??= momentsOf(fixture, play)
      return moments
    },
  }
  return fixture.memory.script
}

function momentsOf(fixture: Fixture, play: Play): Moment[] {
  const instant = (seconds: number) => fixture.start + Math.round(seconds * 1000)
  const end = instant(play.end)
  const finalStop = end - FINAL_STOP_MS
  const moments: Moment[] = [
    { at: fixture.start, kind: 'kickoff' },
    { at: finalStop, kind: 'stop', reason: MATCH_ENDED },
    { at: end, kind: 'end' },
  ]
  for (const { from, to, reason, scoredAt } of play.stops) {
    if (instant(from) >= finalStop) continue
    moments.push({ at: instant(from), kind: 'stop', reason })
    if (scoredAt !== null) moments.push({ at: instant(scoredAt), kind: 'score', stopped: instant(from) })
    if (instant(to) < finalStop) moments.push({ at: instant(to), kind: 'resume' })
  }
  for (const [scope, seconds] of Object.entries(play.closes)) {
    if (instant(seconds) < finalStop) moments.push({ at: instant(seconds), kind: 'close', scope })
  }
  for (const n of fixture.markets.keys()) moments.push(...aftermath(fixture, play.closes, end, n))
  return moments.sort((a, b) => a.at - b.at)
}

/** A market's settlement 1–5 minutes after it is decided, now and then taken back and made again, or a cancellation instead. */
function aftermath(fixture: Fixture, closes: Readonly<Record<string, number>>, end: number, n: number): Moment[] {
  const scope = fixture.markets[n]?.scope ?? 'match'
  const random = randomOf(fixture.key, 6, n)
  const closed = closes[scope]
  const decided = closed === undefined ? end : Math.min(end, fixture.start + Math.round(closed * 1000))
  // Markets of one scope are settled together, a tenth of a second apart.
  const settled = decided + Math.round((60 + 200 * unit(fixture.key, 7, decided)) * 1000) + n * 100
  if (random.chance(CANCELLED)) return [{ at: settled, kind: 'cancel', n }]
  const moments: Moment[] = [{ at: settled, kind: 'settle', n }]
  if (random.chance(ROLLED_BACK)) {
    const back = settled + Math.round(random.between(30, 120) * 1000)
    moments.push(
      { at: back, kind: 'rollback', n },
      { at: back + Math.round(random.between(60, 180) * 1000), kind: 'settle', n },
    )
  }
  return moments
}

/** Seconds after the start. */
export const secondsOf = (fixture: Fixture, at: number): number => (at - fixture.start) / 1000
export const endOf = (fixture: Fixture): number => fixture.start + Math.round(scriptOf(fixture).play.end * 1000)

/** The score at an instant; null before the start. */
export function stepAt(fixture: Fixture, at: number): Step | null {
  if (at < fixture.start) return null
  const { steps } = scriptOf(fixture).play
  const seconds = secondsOf(fixture, at)
  let low = 0
  let high = steps.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((steps[middle]?.at ?? 0) <= seconds + 0.0005) low = middle
    else high = middle - 1
  }
  return steps[low] ?? null
}

/** Whether nothing of the event can be bet on. */
export function isStopped(fixture: Fixture, at: number): boolean {
  if (at < fixture.start) return false
  if (at >= endOf(fixture) - FINAL_STOP_MS) return true
  const seconds = secondsOf(fixture, at) + 0.0005
  return scriptOf(fixture).play.stops.some((stop) => stop.from <= seconds && seconds < stop.to)
}

/** Whether a market is decided or about to be. */
export function isClosed(fixture: Fixture, n: number, at: number): boolean {
  if (at < fixture.start) return false
  const closes = scriptOf(fixture).play.closes[fixture.markets[n]?.scope ?? '']
  return closes !== undefined && secondsOf(fixture, at) + 0.0005 >= closes
}
