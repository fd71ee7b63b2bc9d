import type { SiteConfig } from '../../../shared/api/config.ts'
import { LANGUAGES } from '../../../shared/i18n/dictionaries.ts'
import { ALL_AVAILABLE_ROUTES } from '../../../shared/routes/available.ts'

/** Serves the shell when the origin has never answered: registration and payments off (decisions.md, 'retried 5 times'). */
export const MINIMAL_CONFIG: SiteConfig = {
  groupId: 0, companyName: 'Edgebook', languages: LANGUAGES, defaultLanguage: 'ru', langHiddenUnauthorized: [],
  countryCode: null, geoCountryId: null, geoCurrency: null, customize: { geo_with_twelve_format: [], has_twelve_h_by_geo: false },
  isAvailableConfirmTerms: false, isMainVipDomainAuthNeed: false, geoAuthReqVip: false, isFatmanAnalyticsAvailable: false,
  isRegistrationAllowed: false, isShowIdentification: false, isShowPaymentPageOnlyAuth: true,
  availableRoutes: ALL_AVAILABLE_ROUTES, notFoundFragments: [],
  isAutoLogoffEnable: false, autoLogoffInactiveMinutes: 0, minAge: 18, isOneTapAuthEnabled: false, licenceProfile: null, ageCheck: 'manual',
  currencies: [], remotes: {},
  betting: { minTypes: [], types: [], minStake: {}, maxStake: {}, maxPayout: {}, payoutRounding: 'half-up', maxLegs: 0 },
}
