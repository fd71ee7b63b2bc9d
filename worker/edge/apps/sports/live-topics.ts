import type { EventView } from '../../../../shared/api/feed.ts'

/** Topics of a list: the sports that it shows. */
export const listTopics = (
  events: readonly EventView[],
  version: number,
): { topics: string[]; version: number } | null =>
  events.length === 0 ? null : { topics: [...new Set(events.map((event) => `sport:${event.sportId}`))], version }
