import type { SiteConfig } from '../../../shared/api/config.ts'
import { ALL_AVAILABLE_ROUTES } from '../../../shared/routes/available.ts'
import { CURRENCIES, inEveryCurrency } from './currencies.ts'

const ALL_COUPON_TYPES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** The embedded default (api.md): what a fresh start gives; an operator's overrides are merged into it. */
export const DEFAULT_CONFIG: SiteConfig = {
  groupId: 1,
  companyName: 'Edgebook',
  footer: {},
  contacts: { email: 'support@edgebook.example' },
  licenceMetaTag: null,
  policyLogoId: null,
  policyLinkId: null,
  consultant: null,
  languages: ['ru', 'en', 'ar'],
  defaultLanguage: 'ru',
  langHiddenUnauthorized: [],
  countryCode: null,
  geoCountryId: null,
  geoCurrency: null,
  customize: {
    geo_with_twelve_format: ['US', 'CA', 'AU', 'NZ', 'IN', 'PH', 'EG', 'SA', 'CO', 'BD', 'PK'],
    has_twelve_h_by_geo: true,
  },
  isAvailableConfirmTerms: true,
  isMainVipDomainAuthNeed: false,
  geoAuthReqVip: false,
  isFatmanAnalyticsAvailable: false,
  isRegistrationAllowed: true,
  isShowIdentification: true,
  isShowPaymentPageOnlyAuth: true,
  availableRoutes: [...ALL_AVAILABLE_ROUTES],
  notFoundFragments: [],
  isAutoLogoffEnable: false,
  autoLogoffInactiveMinutes: 30,
  minAge: 18,
  isOneTapAuthEnabled: false,
  licenceProfile: null,
  ageCheck: 'sandbox',
  currencies: [...CURRENCIES],
  redirectHosts: [],
  remotes: {},
  betting: {
    minTypes: ALL_COUPON_TYPES,
    types: ALL_COUPON_TYPES,
    minStake: inEveryCurrency(200),
    maxStake: inEveryCurrency(5_000_000),
    maxPayout: inEveryCurrency(50_000_000),
    payoutRounding: 'half-up',
    maxLegs: 50,
  },
}
