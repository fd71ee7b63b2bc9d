import type { EventChange, LiveFrame, OutcomeChange } from '../../../../shared/api/feed.ts'
import type { Batch, Topic } from '../core/batch.ts'

export interface Wanted {
  sports: Set<number>
  events: Set<number>
}
export const wanted = (topics: readonly Topic[]): Wanted => ({
  sports: new Set(topics.filter((t) => t.kind === 'sport').map((t) => t.id)),
  events: new Set(topics.filter((t) => t.kind === 'event').map((t) => t.id)),
})

type Deltas = Extract<LiveFrame, { changes: unknown }>

/** What batches mean for topics, in one frame: of several changes of one outcome or event the last counts. */
export function deltas(batches: readonly Batch[], { sports, events }: Wanted, version: number): Deltas {
  const outcomes = new Map<number, OutcomeChange>()
  const heads = new Map<number, EventChange>()
  for (const batch of batches) {
    for (const event of batch.events) {
      const whole = events.has(event.id)
      if (!whole && !sports.has(event.sportId)) continue
      heads.set(event.id, event.head)
      for (const change of event.main) outcomes.set(change[0], change)
      if (whole) for (const change of event.rest) outcomes.set(change[0], change)
    }
  }
  return { version, changes: [...outcomes.values()], ...(heads.size > 0 && { events: [...heads.values()] }) }
}

export const isEmpty = (frame: Deltas): boolean => frame.changes.length === 0 && frame.events === undefined
