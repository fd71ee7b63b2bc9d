import { type Counted, EVENTS } from '../../shared/domain/analytics/events.ts'

/** What is sent to the collector: numbers of events, and goals for the counters that there are (spec §7). */
export const bodyOf = (events: readonly Counted[], counters: readonly number[]) => ({
  events: events.map(({ name, key, value }) => ({ id: EVENTS[name].id, key, value })),
  ...(counters.length > 0 && {
    goals: counters.flatMap((counter) => events.map(({ name }) => ({ counter, goal: EVENTS[name].goal }))),
  }),
})

declare global {
  interface Window {
    /** Where a web analytics tool of the operator's takes its events from. */
    dataLayer?: unknown[]
  }
}

/** Sends events with a beacon, which outlives the page; false when the browser does not take it. */
export function send(events: readonly Counted[], counters: readonly number[]): boolean {
  for (const { name, key, value } of events) window.dataLayer?.push({ event: EVENTS[name].goal, key, value })
  const body = JSON.stringify(bodyOf(events, counters))
  return navigator.sendBeacon('/web-api/analytics/events', new Blob([body], { type: 'application/json' }))
}
