import type { OfficeSettings } from '../../../../shared/api/settings.ts'
import type { PlainForm } from '../../../../shared/ui/islands/props.ts'
import type { Page, PageContext } from '../../page.ts'
import { Unavailable } from '../shell/unavailable.tsx'
import { OfficeNav } from './office-nav.tsx'
import { SECTIONS, type SettingsSection, save, sectionOf } from './settings-data.ts'
import { CommonFields, NotificationFields, SportFields } from './settings-fields.tsx'

interface SettingsData {
  section: SettingsSection
  /** Null when the origin does not answer. */
  settings: OfficeSettings | null
  form: PlainForm
}

const FIELDS = { common: CommonFields, notifications: NotificationFields, sports: SportFields }

/**
 * The office's settings, a form a section. Without scripts its button saves; with them a changed display setting is seen and saved at once
 * (client/page/settings-form.ts).
 */
export const settingsPage: Page<SettingsData> = {
  load: async (ctx, params) => {
    const section = sectionOf(params.section)
    if (section === null) return { kind: 'notFound' }
    const settings = await ctx.origin.officeSettings()
    return {
      kind: 'data',
      data: { section, settings, form: ctx.form() },
      ...(settings === null && { status: 503 }),
    }
  },
  view: (data, ctx) => {
    const { section, settings, form } = data
    const { t } = ctx
    const Fields = FIELDS[section]
    return (
      <>
        <div className="top">
          <h1>{t('office_settings')}</h1>
        </div>
        <OfficeNav ctx={ctx} current="settings" />
        <Sections ctx={ctx} current={section} />
        {settings === null ? (
          <Unavailable ctx={ctx} />
        ) : (
          <form className="box card form" method="post" action={form.action} data-settings={section}>
            <input type="hidden" name="csrf" value={form.csrf} />
            <p className="mu">{t(`office_settings_${section}_text`)}</p>
            <Fields settings={settings} display={ctx.visit.display} t={t} />
            <button type="submit" className="btn btn-main">
              {t('office_settings_save')}
            </button>
          </form>
        )}
      </>
    )
  },
  head: ({ section }, { t, config }) => ({
    title: t('seo_settings_title', { company: config.companyName }),
    description: t('seo_settings_description'),
    canonical: `/office/settings/${section}`,
    noindex: true,
  }),
  post: async (form, ctx, params) => {
    const section = sectionOf(params.section)
    if (section === null) return { kind: 'notFound' }
    const saved = await ctx.origin.officeSettings()
    const problem = saved === null ? 'main_unavailable' : await save(section, form, saved, ctx)
    return {
      kind: 'redirect',
      status: 303,
      to: `${ctx.href('settings', { section })}?notice=${problem ?? 'saved'}`,
    }
  },
}

const Sections = ({ ctx, current }: { ctx: PageContext; current: SettingsSection }) => (
  <nav className="seg" aria-label={ctx.t('office_settings_sections')}>
    {SECTIONS.map((section) => (
      <a key={section} href={ctx.href('settings', { section })} aria-current={section === current ? 'true' : undefined}>
        {ctx.t(`office_settings_${section}`)}
      </a>
    ))}
  </nav>
)
