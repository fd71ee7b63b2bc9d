import type { OfficeSettings } from '../../../../shared/api/settings.ts'
import { takeSetting } from '../../../../shared/domain/settings/cookies.ts'
import type { DisplaySettings } from '../../../../shared/domain/settings/display.ts'
import { CHOICES, SWITCHES } from '../../../../shared/domain/settings/fields.ts'
import { MAILING_KEYS } from '../../../../shared/domain/settings/notifications.ts'
import type { TextKey } from '../../../../shared/i18n/keys.ts'
import type { PageContext } from '../../page.ts'

/** Sub-sections of the settings (spec §2) that this house has. */
export const SECTIONS = [
  'common',
  'notifications',
  'bonus',
  'cashback',
  'sports',
  'wallets',
  'promo-code-check',
  'promo-points-rules',
] as const
export type SettingsSection = (typeof SECTIONS)[number]
export const SECTION_TITLES = {
  common: 'office_settings_common',
  notifications: 'office_settings_notifications',
  bonus: 'rewards_bonus',
  cashback: 'cashback_title',
  sports: 'office_settings_sports',
  wallets: 'office_settings_wallets',
  'promo-code-check': 'office_promo_check',
  'promo-points-rules': 'rewards_points_rules',
} as const satisfies Record<SettingsSection, TextKey>
/** Sections that not every player has. */
const SHOWN_IF: Partial<Record<SettingsSection, (settings: OfficeSettings | null) => boolean>> = {
  bonus: (settings) => (settings?.bonusSetting ?? null) !== null,
  cashback: (settings) => (settings?.cashbackSetting ?? null) !== null,
  'promo-points-rules': (settings) => settings?.cashbackSetting?.additional_data.isVisiblePromoPointsRules === true,
  wallets: (settings) => settings?.showWallets === true,
  'promo-code-check': (settings) => settings?.promoSetting.promoCodeCheckSection.isAvailable === true,
}
/** Those that a player's settings show. */
export const shownSections = (settings: OfficeSettings | null): readonly SettingsSection[] =>
  SECTIONS.filter((section) => SHOWN_IF[section]?.(settings) ?? true)
/** The section of an address; the first when none is named, null for one that is not there. */
export const sectionOf = (name: string | undefined): SettingsSection | null =>
  name === undefined ? SECTIONS[0] : (SECTIONS.find((each) => each === name) ?? null)

type Value = boolean | number | string | null
/** Names and values of settings that a form asks to be saved. */
export type Wanted = readonly (readonly [key: string, value: Value])[]

const SELECTS = ['appTheme', 'coefViewId', 'tzo', ...Object.keys(CHOICES)] as const
const isOn = (form: URLSearchParams, name: string) => form.get(name) === '1'

/** What a posted form of display settings says; a select that it does not carry stays as it is. */
function commonOf(form: URLSearchParams): Wanted {
  const selects = SELECTS.flatMap((key) => {
    const value = form.get(key)
    return value === null || takeSetting(key, value) === null ? [] : [[key, value] as const]
  })
  return [...selects, ['is12h', form.get('is12h') === '1'], ...SWITCHES.map((key) => [key, isOn(form, key)] as const)]
}

function wantedOf(section: SettingsSection, form: URLSearchParams): Wanted {
  if (section === 'common') return commonOf(form)
  if (section === 'notifications') return MAILING_KEYS.map((key) => [key, isOn(form, key)] as const)
  return section === 'bonus' ? [['bonus', Number(form.get('bonus') ?? 0)]] : []
}

/** Settings that a form of a section changes, against what is saved and what this device shows (a visitor's cookie may differ). */
export function changesOf(
  section: SettingsSection,
  form: URLSearchParams,
  saved: OfficeSettings,
  display: DisplaySettings,
): Wanted {
  const wanted = wantedOf(section, form)
  const known: Readonly<Record<string, Value>> = {
    ...saved.commonSettings,
    ...saved.notificationSettings,
    ...saved.bonusSetting,
  }
  const shown: Readonly<Record<string, Value>> = { ...known, ...display, appTheme: THEME_IDS[display.theme] }
  return wanted.filter(([key, value]) => textOf(known[key]) !== textOf(value) || textOf(shown[key]) !== textOf(value))
}
const THEME_IDS = { light: 0, dark: 1, system: null } as const
/** Equal values as equal texts, however they came: `true` and 1, a theme's number and its word. */
const SAME: Readonly<Record<string, string>> = { true: '1', false: '0', null: 'system', light: '0', dark: '1' }
const textOf = (value: Value | undefined) => SAME[String(value)] ?? String(value)

/** The sports that a form leaves unticked, of those that stood in it; one that did not stand in it stays closed. */
export const closedIn = (ticked: readonly string[], shown: readonly number[], closed: readonly number[]): number[] => [
  ...shown.filter((id) => !ticked.includes(String(id))),
  ...closed.filter((id) => !shown.includes(id)),
]

/** Saves what a section's form asks for; gives the title of what went wrong, null when all is saved. */
export async function save(
  section: SettingsSection,
  form: URLSearchParams,
  saved: OfficeSettings,
  { origin, visit }: PageContext,
): Promise<string | null> {
  if (section === 'sports') {
    const answer = await origin.saveDisallowedSports(
      closedIn(form.getAll('line'), saved.lineSports, saved.lineDisallowSports),
      closedIn(form.getAll('live'), saved.liveSports, saved.liveDisallowSports),
    )
    return answer.ok ? null : answer.title
  }
  for (const [key, value] of changesOf(section, form, saved, visit.display)) {
    const answer = await origin.saveSetting(key, value)
    if (!answer.ok) return answer.title
  }
  return null
}
