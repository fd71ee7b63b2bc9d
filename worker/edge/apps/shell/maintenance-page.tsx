import {
  type MaintenanceDisplay,
  maintenanceDisplay,
  maintenanceLanguage,
} from '../../../../shared/domain/maintenance/display.ts'
import { translator } from '../../../../shared/i18n/translator.ts'
import type { Page, PageContext } from '../../page.ts'
import { periodText, zoneText } from './maintenance-text.ts'
import { Screen } from './screen.tsx'

/** The notice has two languages of its own, whatever the site's (spec §8). */
const textsOf = ({ visit }: PageContext) => translator(maintenanceLanguage(visit.lang))

/** Told in place of another page it leads to that page, under its own address to the first one, as the guards do. */
const wayOn = ({ visit: { url, lang, path }, href }: PageContext): string =>
  href('maintenance') === `/${lang}${path}`
    ? href('home')
    : new URL(`/${lang}${path}`, url.origin).pathname + url.search

/** Stands for every page while the house is closed; the guards lead away from it when it is open. */
export const maintenancePage: Page<MaintenanceDisplay> = {
  load: async ({ maintenance }) => {
    const data = maintenanceDisplay(await maintenance())
    return { kind: 'data', data, status: 503 }
  },
  view: (data, ctx) => {
    const t = textsOf(ctx)
    const { display } = ctx.visit
    const period = periodText(data, t, display)
    return (
      <Screen title={t('maintenance_title')} text={t('maintenance_text')} lang={t.lang} dir={t.dir}>
        {period !== null && (
          <>
            <p className="strong">{period}</p>
            <p className="hint">{t('maintenance_zone', { zone: zoneText(display.tzo) })}</p>
          </>
        )}
        <a className="btn btn-main" href={wayOn(ctx)}>
          {t('error_retry')}
        </a>
      </Screen>
    )
  },
  head: (_data, ctx) => {
    const t = textsOf(ctx)
    return { title: t('maintenance_title'), description: t('maintenance_text'), noindex: true }
  },
}
