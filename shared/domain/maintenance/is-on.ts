import type { MaintenanceFlag } from '../../api/maintenance.ts'
import { maintenanceDisplay } from './display.ts'

/**
 * Is the house in maintenance by this flag (spec §4)? An `isActive` whose start is still to come only announces it; past its end it goes on
 * until somebody switches it off (reliability.md 4.3). `web_state` knows no times. `now` in milliseconds since 1970, real time.
 */
export function isInMaintenance(flag: MaintenanceFlag | null, now: number): boolean {
  if (!flag) return false
  const { startAt } = maintenanceDisplay(flag)
  return flag.web_state || (flag.isActive && (startAt === null || Date.parse(startAt) <= now))
}
