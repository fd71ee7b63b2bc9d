/** A socket takes at most so many topics. */
const MOST_TOPICS = 50

/** What to listen to: the page's own topics, and the events of the coupon's legs. */
export const topicsFor = (page: readonly string[], eventIds: readonly number[]): string[] =>
  [...new Set([...page, ...eventIds.map((id) => `event:${id}`)])].slice(0, MOST_TOPICS)

/** Address of the live socket; `since` asks for deltas from a version on, null for a snapshot. */
export const socketUrl = (origin: string, topics: readonly string[], since: number | null): string =>
  `${origin.replace(/^http/, 'ws')}/feed-api/v1/live?topics=${encodeURIComponent(topics.join())}${since === null ? '' : `&since=${since}`}`
