import type { Counted } from '../../shared/domain/analytics/events.ts'

/** The page's own times are told so long after its start, milliseconds (spec §9). */
export const SPEED_MS = 10_000

const measured = (key: string, ms: number | undefined): Counted[] =>
  ms !== undefined && ms > 0 ? [{ name: 'performance', key, value: Math.min(Math.round(ms), 600_000) }] : []

/** First byte, first paint and load of this document, as far as the browser tells them. */
export function pageSpeed(timing: Pick<Performance, 'getEntriesByType'>): Counted[] {
  const [load] = timing.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const paint = timing.getEntriesByType('paint').find(({ name }) => name === 'first-contentful-paint')
  return [
    ...measured('first_byte', load?.responseStart),
    ...measured('first_paint', paint?.startTime),
    ...measured('load', load?.loadEventEnd),
  ]
}
