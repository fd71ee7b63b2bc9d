import { COUNTRIES } from './countries.ts'

/** Countries in which the mark of the regulator's policy is shown (spec §7, §9), by their ids. */
export const POLICY_LOGO_COUNTRIES = [1, 66, 126, 228, 120] as const

const codes: ReadonlySet<string> = new Set(POLICY_LOGO_COUNTRIES.map((id) => COUNTRIES[id]))

/** Is the mark shown to a visitor of this country? `country` is ISO 3166-1 alpha-2, `countryId` the config's id for who has none. */
export const hasPolicyLogo = (country: string | null, countryId: number | null): boolean =>
  country === null ? POLICY_LOGO_COUNTRIES.some((id) => id === countryId) : codes.has(country)
