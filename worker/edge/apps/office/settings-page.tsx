import type { OfficeSettings } from '../../../../shared/api/settings.ts'
import type { PlainForm } from '../../../../shared/ui/islands/props.ts'
import type { Page, PageContext } from '../../page.ts'
import { Unavailable } from '../shell/unavailable.tsx'
import { OfficeNav } from './office-nav.tsx'
import { type SettingsSection, save, sectionOf, shownSections } from './settings-data.ts'
import { CommonFields, NotificationFields, SportFields } from './settings-fields.tsx'
import { actOnWallet, type Owned, Wallets } from './wallets.tsx'

interface SettingsData {
  section: SettingsSection
  /** Null when the origin does not answer. */
  settings: OfficeSettings | null
  /** The player's accounts, in the section of wallets; null when the origin does not answer. */
  owned: Owned | null
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
    const [settings, owned] = await Promise.all([
      ctx.origin.officeSettings(),
      section === 'wallets' ? ctx.origin.accounts() : null,
    ])
    if (settings !== null && !shownSections(settings).includes(section)) return { kind: 'notFound' }
    const isSilent = settings === null || (section === 'wallets' && owned === null)
    return { kind: 'data', data: { section, settings, owned, form: ctx.form() }, ...(isSilent && { status: 503 }) }
  },
  view: (data, ctx) => {
    const { section, settings, owned, form } = data
    const { t } = ctx
    return (
      <>
        <div className="top">
          <h1>{t('office_settings')}</h1>
        </div>
        <OfficeNav ctx={ctx} current="settings" />
        <Sections ctx={ctx} current={section} settings={settings} />
        {section === 'wallets' ? (
          owned === null ? (
            <Unavailable ctx={ctx} />
          ) : (
            <Wallets {...{ ctx, owned, form }} />
          )
        ) : settings === null ? (
          <Unavailable ctx={ctx} />
        ) : (
          <form className="box card form" method="post" action={form.action} data-settings={section}>
            <input type="hidden" name="csrf" value={form.csrf} />
            <p className="mu">{t(`office_settings_${section}_text`)}</p>
            {FIELDS[section]({ settings, display: ctx.visit.display, t })}
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
    const said = section === 'wallets' ? await actOnWallet(form, ctx) : await saved(section, form, ctx)
    return {
      kind: 'redirect',
      status: 303,
      to: `${ctx.href('settings', { section })}?notice=${said}`,
    }
  },
}

async function saved(section: SettingsSection, form: URLSearchParams, ctx: PageContext): Promise<string> {
  const before = await ctx.origin.officeSettings()
  return (before === null ? 'main_unavailable' : await save(section, form, before, ctx)) ?? 'saved'
}

interface SectionsProps {
  ctx: PageContext
  current: SettingsSection
  settings: OfficeSettings | null
}
const Sections = ({ ctx, current, settings }: SectionsProps) => (
  <nav className="seg" aria-label={ctx.t('office_settings_sections')}>
    {shownSections(settings).map((section) => (
      <a key={section} href={ctx.href('settings', { section })} aria-current={section === current ? 'true' : undefined}>
        {ctx.t(`office_settings_${section}`)}
      </a>
    ))}
  </nav>
)
