import type { SiteConfig } from '../../../shared/api/config.ts'

/** The named groups that a client may ask for apart from the whole config. */
const GROUPS: Record<string, (config: SiteConfig) => Record<string, unknown>> = {
  languages: ({ languages, defaultLanguage, langHiddenUnauthorized }) => ({
    languages,
    defaultLanguage,
    langHiddenUnauthorized,
  }),
  registration: ({ isRegistrationAllowed, minAge, currencies, isOneTapAuthEnabled }) => ({
    isRegistrationAllowed,
    minAge,
    currencies,
    isOneTapAuthEnabled,
  }),
  betting: ({ betting }) => betting,
  geo: ({ countryCode, geoCountryId, geoCurrency, customize }) => ({
    countryCode,
    geoCountryId,
    geoCurrency,
    customize,
  }),
  footer: ({ footer, contacts, companyName, policyLogoId, policyLinkId }) => ({
    footer,
    contacts,
    companyName,
    policyLogoId,
    policyLinkId,
  }),
  session: ({ isAutoLogoffEnable, autoLogoffInactiveMinutes }) => ({ isAutoLogoffEnable, autoLogoffInactiveMinutes }),
  routes: ({ availableRoutes, notFoundFragments }) => ({ availableRoutes, notFoundFragments }),
}

/** The asked groups by name; a name that is no group gives an empty object. */
export function configGroups(config: SiteConfig, names: string[]): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    names.map((name) => [name, Object.hasOwn(GROUPS, name) ? (GROUPS[name]?.(config) ?? {}) : {}]),
  )
}
