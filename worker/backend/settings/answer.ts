import type { SiteConfig } from '../../../shared/api/config.ts'
import type { OfficeSettings } from '../../../shared/api/settings.ts'
import { takeSetting } from '../../../shared/domain/settings/cookies.ts'
import { DEFAULT_DISPLAY, type DisplaySettings } from '../../../shared/domain/settings/display.ts'
import { DEFAULT_MAILING, MAILING_KEYS } from '../../../shared/domain/settings/notifications.ts'
import { SPORT_ORDER, sportSlug } from '../../../shared/domain/sports/sports.ts'
import type { Player } from '../identity/player.ts'
import { userConfigOf } from '../identity/user-config.ts'

type Saved = Readonly<Record<string, unknown>>

/** The saved display settings over the defaults. */
const displayOf = (saved: Saved): DisplaySettings =>
  Object.assign(
    { ...DEFAULT_DISPLAY },
    Object.fromEntries(
      Object.entries(saved).flatMap(([key, value]) => {
        const setting = takeSetting(key, value)
        return setting ? [[setting.key, setting.value]] : []
      }),
    ),
  )

const THEME_IDS = { light: 0, dark: 1, system: null } as const

/** What of a registration bonus the player wants to see: none, for sports, for the casino (spec §3). */
function bonusOf(player: Player): 0 | 1 | 2 {
  const chosen = player.profile.office?.settings.bonus ?? player.bonus
  return chosen === 1 || chosen === 2 ? chosen : 0
}

/**
 * A player's settings as the office shows them: what is saved over the defaults, and what the house has. `points` are his promo points; a
 * wallet that does not answer says none, and the page of points tells of it.
 */
export function settingsOf(player: Player, config: SiteConfig, now: number, points: number): OfficeSettings {
  const { settings = {}, line = [], live = [] } = player.profile.office ?? {}
  const { terms_changed, terms_updated_at } = userConfigOf(player, now)
  const { theme, ...display } = displayOf(settings)
  const mailing = Object.fromEntries(MAILING_KEYS.flatMap((key) => (key in settings ? [[key, settings[key]]] : [])))
  return {
    commonSettings: {
      language: typeof settings.language === 'string' ? settings.language : config.defaultLanguage,
      appTheme: THEME_IDS[theme],
      cookiesAgreeType: settings.cookiesAgreeType ?? null,
      cookiesAgreeTime: settings.cookiesAgreeTime ?? null,
      ...display,
    },
    otherSettings: {
      partnerHasTaxes: true,
      isAbTestAvailable: false,
      userTermsChanged: terms_changed,
      userTermsUpdatedAt: terms_updated_at,
    },
    notificationSettings: { ...DEFAULT_MAILING, ...mailing },
    cashbackSetting: config.cashback
      ? {
          additional_data: {
            isVisiblePromoPointsRules: config.cashback.isVisiblePromoPointsRules,
            showAdditionalCashBackTerms: config.cashback.showAdditionalCashBackTerms,
            promoPoints: points,
            usePromoPointsName: config.cashback.usePromoPointsName,
          },
        }
      : null,
    bonusSetting: { bonus: bonusOf(player) },
    firstDepositBonusSetting: null,
    pointsAccumulated: points,
    availableCurrencies: config.currencies,
    sports: SPORT_ORDER.map((id) => ({ id, name: sportSlug(id) })),
    lineSports: [...SPORT_ORDER],
    liveSports: [...SPORT_ORDER],
    lineDisallowSports: line,
    liveDisallowSports: live,
    showFavoriteTeams: false,
    showPromoCodeCheck: false,
    showWallets: config.currencies.length > 1,
    clubPoints: 0,
    showClubPoints: false,
    walletAttributes: { title_translation_key: 'office_accounts' },
    promoSetting: { promoCodeCheckSection: { isAvailable: true, title_translation_key: 'office_promo_check' } },
  }
}
