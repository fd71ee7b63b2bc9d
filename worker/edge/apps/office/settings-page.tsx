import type { ReactNode } from 'react'
import type { PromoCode } from '../../../../shared/api/promo-codes.ts'
import type { OfficeSettings } from '../../../../shared/api/settings.ts'
import type { PlainForm } from '../../../../shared/ui/islands/props.ts'
import type { Page, PageContext } from '../../page.ts'
import { Unavailable } from '../shell/unavailable.tsx'
import { PromoCheck } from './promo-check.tsx'
import { OfficeScreen } from './screen.tsx'
import { SECTION_TITLES, type SettingsSection, save, sectionOf, shownSections } from './settings-data.ts'
import { CommonFields, NotificationFields, SportFields } from './settings-fields.tsx'
import { actOnWallet, type Owned, Wallets } from './wallets.tsx'

interface SettingsData {
  section: SettingsSection
  /** Null when the origin does not answer. */
  settings: OfficeSettings | null
  /** The player's accounts, in the section of wallets; null when the origin does not answer. */
  owned: Owned | null
  /** Promo codes that the player can use, in the section that checks one; null when the origin does not answer. */
  codes: readonly PromoCode[] | null
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
    const [settings, owned, promos] = await Promise.all([
      ctx.origin.officeSettings(),
      section === 'wallets' ? ctx.origin.accounts() : null,
      section === 'promo-code-check' ? ctx.origin.promoCodes() : null,
    ])
    if (settings !== null && !shownSections(settings).includes(section)) return { kind: 'notFound' }
    const data = { section, settings, owned, codes: promos?.items ?? null, form: ctx.form() }
    return { kind: 'data', data, ...(contentOf(data, ctx) === null && { status: 503 }) }
  },
  view: (data, ctx) => (
    <OfficeScreen ctx={ctx} section="settings" title="office_settings">
      <Sections ctx={ctx} current={data.section} settings={data.settings} />
      {contentOf(data, ctx) ?? <Unavailable ctx={ctx} />}
    </OfficeScreen>
  ),
  head: ({ section }, { t, config }) => ({
    title: t('seo_settings_title', { company: config.companyName }),
    description: t('seo_settings_description'),
    canonical: `/office/settings/${section}`,
    noindex: true,
  }),
  post: async (form, ctx, params) => {
    const section = sectionOf(params.section)
    if (section === null || section === 'promo-code-check') return { kind: 'notFound' }
    const said = section === 'wallets' ? await actOnWallet(form, ctx) : await saved(section, form, ctx)
    return {
      kind: 'redirect',
      status: 303,
      to: `${ctx.href('settings', { section })}?notice=${said}`,
    }
  },
}

/** What a section shows; null when the origin does not tell what it needs. */
function contentOf({ section, settings, owned, codes, form }: SettingsData, ctx: PageContext): ReactNode | null {
  if (settings === null) return null
  if (section === 'wallets') return owned && <Wallets {...{ ctx, owned, form }} />
  if (section === 'promo-code-check') return codes && <PromoCheck {...{ ctx, codes }} />
  const { t, visit } = ctx
  return (
    <form className="box card form" method="post" action={form.action} data-settings={section}>
      <input type="hidden" name="csrf" value={form.csrf} />
      <p className="mu">{t(`office_settings_${section}_text`)}</p>
      {FIELDS[section]({ settings, display: visit.display, t })}
      <button type="submit" className="btn btn-main">
        {t('office_settings_save')}
      </button>
    </form>
  )
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
  <nav className="seg sections" aria-label={ctx.t('office_settings_sections')}>
    {shownSections(settings).map((section) => (
      <a key={section} href={ctx.href('settings', { section })} aria-current={section === current ? 'true' : undefined}>
        {ctx.t(SECTION_TITLES[section])}
      </a>
    ))}
  </nav>
)
