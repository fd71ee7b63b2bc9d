/** Profiles and countries whose law wants a choice before anything but the necessary is kept: EEA, Great Britain, Switzerland, Brazil. */
const PROFILES: ReadonlySet<string> = new Set(['gb', 'mt', 'se', 'dk', 'es'])
const COUNTRIES: ReadonlySet<string> = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB CH BR'.split(' '),
)

/** Must somebody be asked? By the config's licence profile, else by the visitor's country (ISO alpha-2); an unknown one does not want it. */
export const consentNeeded = (profile: string | null, country: string | null): boolean =>
  profile === null ? COUNTRIES.has(country ?? '') : PROFILES.has(profile)
