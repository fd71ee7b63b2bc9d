import { UsageError } from './command.ts'

const UNITS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/**
 * An instant as an operator writes it, as ISO text: `now`, `+90s`, `+30m`, `+2h`, `+1d`, or ISO 8601 with its time zone.
 * @throws UsageError
 */
export function readInstant(text: string, now: number): string {
  if (text === 'now') return new Date(now).toISOString()
  const [, count, unit] = /^\+(\d{1,6})([smhd])$/.exec(text) ?? []
  if (count !== undefined) return new Date(now + Number(count) * (UNITS[unit ?? ''] ?? 0)).toISOString()
  const isWhole = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(text)
  const at = Date.parse(text.replace(' ', 'T'))
  if (!isWhole || Number.isNaN(at))
    throw new UsageError(`not an instant: ${text} (say now, +30m, +2h, or with a time zone: 2026-11-28T02:00Z)`)
  return new Date(at).toISOString()
}
