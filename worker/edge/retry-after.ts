import type { MaintenanceFlag } from '../../shared/api/maintenance.ts'

const SOON = 60
const LONGEST = 86_400

/** Seconds after which to ask again: until the maintenance's announced end, else a minute. `now` in milliseconds since 1970. */
export function retryAfter(flag: MaintenanceFlag | null, now: number): number {
  const end = flag?.ended_at
  const at = typeof end === 'number' ? end * 1000 : Date.parse(end ?? '')
  const left = Math.ceil((at - now) / 1000)
  return left > 0 ? Math.min(Math.max(left, SOON), LONGEST) : SOON
}
