const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** Results stay so long (worker/backend/feed/results.ts). */
export const DAYS_KEPT = 45

/** The day at an instant in a zone, `tzo` hours east of UTC. */
export const dayAt = (now: number, tzo: number): string => new Date(now + tzo * HOUR_MS).toISOString().slice(0, 10)

/** The day so many days later. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The day of a query: a day that exists and is not in the future, else today. */
export function dayIn(text: string | null, today: string): string {
  if (text === null || !/^20[0-9]{2}-[01][0-9]-[0-3][0-9]$/.test(text)) return today
  const time = Date.parse(`${text}T00:00:00Z`)
  const exists = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
  return exists && text <= today ? text : today
}

/** The days beside one, as far as results are kept; null where there is none. */
export function neighbours(day: string, today: string): { before: string | null; after: string | null } {
  const first = dayAfter(today, -DAYS_KEPT)
  return { before: day > first ? dayAfter(day, -1) : null, after: day < today ? dayAfter(day, 1) : null }
}
