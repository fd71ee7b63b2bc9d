import { isAnnounced, maintenanceDisplay, maintenanceLanguage } from '../../shared/domain/maintenance/display.ts'
import { translator } from '../../shared/i18n/translator.ts'
import type { Notice } from '../../shared/ui/islands/props.ts'
import { momentText, zoneText } from './apps/shell/maintenance-text.ts'
import type { PageContext } from './page.ts'

/** The notice of a coming maintenance, between the times at which it is to be told; people see it when they open a page, crawlers never. */
export async function maintenanceNotice({ visit, maintenance }: PageContext): Promise<Notice | null> {
  if (visit.isBot || visit.kind !== 'document') return null
  const times = maintenanceDisplay(await maintenance())
  if (!isAnnounced(times, Date.now()) || times.startAt === null || times.finishAt === null) return null
  const t = translator(maintenanceLanguage(visit.lang))
  const [from, to] = [times.startAt, times.finishAt].map((time) => momentText(time, t.lang, visit.display))
  return {
    id: 'maintenance',
    kind: 'info',
    text: t('maintenance_notice', { from: from ?? '', to: to ?? '', zone: zoneText(visit.display.tzo) }),
  }
}
