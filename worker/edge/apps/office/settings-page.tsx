import type { ReactNode } from 'react'
import type { CashbackWeek } from '../../../../shared/api/points.ts'
import type { PromoCode } from '../../../../shared/api/promo-codes.ts'
import type { OfficeSettings } from '../../../../shared/api/settings.ts'
import type { PlainForm } from '../../../../shared/ui/islands/props.ts'
import type { Page, PageContext } from '../../page.ts'
import { PointsRules } from '../promo/points-rules.tsx'
import { Unavailable } from '../shell/unavailable.tsx'
import { Cashback } from './cashback.tsx'
import { PromoCheck } from './promo-check.tsx'
import { OfficeScreen } from './screen.tsx'
import { SECTION_TITLES, type SettingsSection, save, sectionOf, shownSections } from './settings-data.ts'
import { BonusFields, CommonFields, NotificationFields, SportFields } from './settings-fields.tsx'
import { activeCurrency, actOnWallet, type Owned, Wallets } from './wallets.tsx'

interface SettingsData {
  section: SettingsSection
  /** Null when the origin does not answer. */
  settings: OfficeSettings | null
  /** The player's accounts, in sections that speak of money; null when the origin does not answer. */
  owned: Owned | null
  /** Promo codes that the player can use, in the section that checks one; null when the origin does not answer. */
  codes: readonly PromoCode[] | null
  /** Weeks of cashback, in its section; null when the origin does not answer. */
  weeks: readonly CashbackWeek[] | null
  form: PlainForm
}
/** Sections that speak of money. */
const NEEDS_ACCOUNTS: readonly SettingsSection[] = ['wallets', 'cashback', 'promo-points-rules']

const FIELDS = { common: CommonFields, notifications: NotificationFields, bonus: BonusFields, sports: SportFields }
/** What its form's section is about. */
const ABOUT = {
  common: 'office_settings_common_text',
  notifications: 'office_settings_notifications_text',
  bonus: 'rewards_bonus_text',
  sports: 'office_settings_sports_text',
} as const
const isForm = (section: SettingsSection): section is keyof typeof FIELDS => section in FIELDS

/**
 * The office's settings, a form a section. Without scripts its button saves; with them a changed display setting is seen and saved at once
 * (client/page/settings-form.ts).
 */
export const settingsPage: Page<SettingsData> = {
  load: async (ctx, params) => {
    const section = sectionOf(params.section)
    if (section === null) return { kind: 'notFound' }
    const [settings, owned, promos, weeks] = await Promise.all([
      ctx.origin.officeSettings(),
      NEEDS_ACCOUNTS.includes(section) ? ctx.origin.accounts() : null,
      section === 'promo-code-check' ? ctx.origin.promoCodes() : null,
      section === 'cashback' ? ctx.origin.cashback() : null,
    ])
    if (settings !== null && !shownSections(settings).includes(section)) return { kind: 'notFound' }
    const data = { section, settings, owned, codes: promos?.items ?? null, weeks, form: ctx.form() }
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
    if (section === null || (section !== 'wallets' && !isForm(section))) return { kind: 'notFound' }
    const said = section === 'wallets' ? await actOnWallet(form, ctx) : await saved(section, form, ctx)
    return {
      kind: 'redirect',
      status: 303,
      to: `${ctx.href('settings', { section })}?notice=${said}`,
    }
  },
}

/** What a section shows; null when the origin does not tell what it needs. */
function contentOf({ section, settings, owned, codes, weeks, form }: SettingsData, ctx: PageContext): ReactNode | null {
  if (settings === null) return null
  if (section === 'wallets') return owned && <Wallets {...{ ctx, owned, form }} />
  if (section === 'promo-code-check') return codes && <PromoCheck {...{ ctx, codes }} />
  if (!isForm(section)) {
    const rules = ctx.config.cashback
    if (!rules || owned === null) return null
    const currency = activeCurrency(owned)
    if (section === 'promo-points-rules') return <PointsRules {...{ ctx, rules, currency }} />
    const points = settings.cashbackSetting?.additional_data.promoPoints ?? 0
    return weeks && <Cashback {...{ ctx, rules, currency, weeks, points }} />
  }
  const { t, visit } = ctx
  return (
    <form className="box card form" method="post" action={form.action} data-settings={section}>
      <input type="hidden" name="csrf" value={form.csrf} />
      <p className="mu">{t(ABOUT[section])}</p>
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
