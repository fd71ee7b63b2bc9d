import { BASE_CONFIG } from '../../../shared/api/base-config.ts'
import type { SiteConfig } from '../../../shared/api/config.ts'
import { LANGUAGES } from '../../../shared/i18n/dictionaries.ts'
import { ALL_AVAILABLE_ROUTES } from '../../../shared/routes/available.ts'

/** Serves the shell when the origin has never answered: registration and payments off (decisions.md, 'retried 5 times'). */
export const MINIMAL_CONFIG: SiteConfig = {
  ...BASE_CONFIG,
  groupId: 0,
  contacts: {},
  languages: LANGUAGES,
  customize: { geo_with_twelve_format: [], has_twelve_h_by_geo: false },
  isAvailableConfirmTerms: false,
  isRegistrationAllowed: false,
  isShowIdentification: false,
  availableRoutes: ALL_AVAILABLE_ROUTES,
  autoLogoffInactiveMinutes: 0,
  ageCheck: 'manual',
  currencies: [],
  blockFailMode: 'open',
  betting: {
    minTypes: [],
    types: [],
    minStake: {},
    maxStake: {},
    maxPayout: {},
    payoutRounding: 'half-up',
    maxLegs: 0,
  },
}
