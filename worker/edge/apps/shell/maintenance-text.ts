import type { MaintenanceDisplay } from '../../../../shared/domain/maintenance/display.ts'
import type { DisplaySettings } from '../../../../shared/domain/settings/display.ts'
import type { Translate } from '../../../../shared/i18n/translate.ts'
import { dateText, timeText } from '../../../../shared/ui/time.ts'

/** `UTC+3`, `UTC−4:30`. */
export function zoneText(tzo: number): string {
  const minutes = Math.round(Math.abs(tzo) * 60)
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`
  return `UTC${tzo < 0 ? '−' : '+'}${Math.floor(minutes / 60)}${rest}`
}

/** Date and time of an instant as the visitor reads them. */
export const momentText = (iso: string, lang: string, display: DisplaySettings): string =>
  `${dateText(iso, lang, display, 'date')}, ${timeText(iso, lang, display)}`

/** From when to when, as far as the operator has said it. */
export function periodText(
  { startAt, finishAt }: MaintenanceDisplay,
  t: Translate,
  display: DisplaySettings,
): string | null {
  const from = startAt && momentText(startAt, t.lang, display)
  const to = finishAt && momentText(finishAt, t.lang, display)
  if (from && to) return t('maintenance_period', { from, to })
  if (to) return t('maintenance_until', { to })
  return from ? t('maintenance_since', { from }) : null
}
