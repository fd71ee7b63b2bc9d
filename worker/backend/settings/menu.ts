import type { SiteConfig } from '../../../shared/api/config.ts'
import type { OfficeMenu } from '../../../shared/api/settings.ts'
import { OFFICE_MENU } from '../../../shared/domain/office/menu.ts'
import type { Player } from '../identity/player.ts'
import { userConfigOf } from '../identity/user-config.ts'

const SETTINGS = '/office/settings'
const SECTIONS = [
  ['office_settings_common', 'common'],
  ['office_settings_notifications', 'notifications'],
  ['office_settings_sports', 'sports'],
  ['office_settings_wallets', 'wallets'],
  ['rewards_bonus', 'bonus'],
  ['office_promo_check', 'promo-code-check'],
] as const

/** Sections of the settings; those of a house that thanks for play among them. */
const settingsSections = ({
  cashback,
}: SiteConfig): OfficeMenu['menuCategories'][number]['items'][number]['subMenuItems'] =>
  [
    ...SECTIONS,
    ...(cashback ? [['cashback_title', 'cashback'] as const] : []),
    ...(cashback?.isVisiblePromoPointsRules ? [['rewards_points_rules', 'promo-points-rules'] as const] : []),
  ].map(([title_translation_key, section]) => ({ title_translation_key, link: `${SETTINGS}/${section}` }))

/** Is the section behind a link there? The others are, always. */
const ONLY_WITH: Readonly<Record<string, (config: SiteConfig) => boolean>> = {
  '/office/bonuses/deposit': ({ depositBonuses = [] }) => depositBonuses.length > 0,
  '/fortuna': ({ bonusGames }) => bonusGames?.fortuna !== undefined,
  '/office/bringfriend': ({ bringFriend }) => Boolean(bringFriend),
}

type Title = string | Readonly<Record<string, string>>

/** A text's key, or the operator's own words in the language that is asked for, else in the house's. */
function titleOf(title: Title, lang: string, { defaultLanguage }: SiteConfig) {
  if (typeof title === 'string') return { title_translation_key: title }
  const words = title[lang] ?? title[defaultLanguage] ?? Object.values(title)[0]
  return { title_translation_key: '', ...(words !== undefined && { title: words }) }
}

/**
 * The office menu of a player: the operator's, else the house's own. `bonusBalance` is a decimal string, `lang` the language of operators'
 * words. A category of which nothing is left is left out.
 */
export function menuOf(
  player: Player,
  config: SiteConfig,
  bonusBalance: string,
  { lang, now }: { lang: string; now: number },
): OfficeMenu {
  const { user_email, user_name, user_country_code, ban_level } = userConfigOf(player, now)
  const categories = (config.officeMenu ?? OFFICE_MENU).map(({ title, items }) => ({
    ...titleOf(title, lang, config),
    items: items
      .filter(({ link }) => ONLY_WITH[link]?.(config) ?? true)
      .map((item) => ({
        ...titleOf(item.title, lang, config),
        link: item.link,
        icon: item.icon ?? null,
        subMenuItems: item.link === SETTINGS ? settingsSections(config) : [],
      })),
  }))
  return {
    menuCategories: categories.filter(({ items }) => items.length > 0),
    menuUserData: {
      email: { email: user_email },
      name: { name: user_name },
      bonus_balance: bonusBalance,
      country_code: user_country_code,
      recharge_allow: ban_level === 0,
    },
  }
}
