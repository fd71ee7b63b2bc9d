import type { MaintenanceFlag } from '../../api/maintenance.ts'

/** Spec §3 'Maintenance display': ISO instants, null where the operator has not said. */
export interface MaintenanceDisplay {
  notifyStartDate: string | null
  notifyEndDate: string | null
  startAt: string | null
  finishAt: string | null
}

/** The operator's instants (ISO text, or seconds since 1970) as ISO; what is no instant counts as not said. */
function iso(value: string | number | null): string | null {
  if (value === null || value === '') return null
  const date = new Date(typeof value === 'number' ? value * 1000 : value)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

export const maintenanceDisplay = (flag: MaintenanceFlag | null): MaintenanceDisplay => ({
  notifyStartDate: iso(flag?.notify_started_at ?? null),
  notifyEndDate: iso(flag?.notify_ended_at ?? null),
  startAt: iso(flag?.started_at ?? null),
  finishAt: iso(flag?.ended_at ?? null),
})

/** Of several flags the one whose times are told: one that is on, else the first that says a time. */
export const tellingFlag = (...flags: readonly (MaintenanceFlag | null)[]): MaintenanceFlag | null =>
  flags.find((flag) => flag?.isActive || flag?.web_state) ??
  flags.find((flag) => flag !== null && (flag.started_at ?? flag.notify_started_at) !== null) ??
  null

/** Is the coming maintenance to be announced at `now` (milliseconds)? Between its two notice times, or until its start when only one is said. */
export function isAnnounced({ notifyStartDate, notifyEndDate, startAt }: MaintenanceDisplay, now: number): boolean {
  if (notifyStartDate === null || startAt === null) return false
  return Date.parse(notifyStartDate) <= now && now < Date.parse(notifyEndDate ?? startAt)
}

/** Languages whose maintenance notice is Russian; all others read it in English (spec §8). */
const RUSSIAN: ReadonlySet<string> = new Set(['az', 'kz', 'ua', 'ru'])
export const maintenanceLanguage = (lang: string): 'ru' | 'en' => (RUSSIAN.has(lang) ? 'ru' : 'en')
