/** A socket takes at most so many topics. */
const MOST_TOPICS = 50

/** What to listen to: the page's own topics, and the events of the coupon's legs. */
export const topicsFor = (page: readonly string[], eventIds: Iterable<number>): string[] =>
  [...new Set([...page, ...[...eventIds].map((id) => `event:${id}`)])].slice(0, MOST_TOPICS)

/** Address of the live socket; `since` asks for deltas from a version on, null for a snapshot. */
export function socketUrl(origin: string, topics: readonly string[], since: number | null): string {
  const url = new URL('/feed-api/v1/live', origin.replace(/^http/, 'ws'))
  url.searchParams.set('topics', topics.join(','))
  if (since !== null) url.searchParams.set('since', String(since))
  return url.href
}
