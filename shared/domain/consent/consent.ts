/** What a person is asked about (spec §3); what is necessary is always on. */
export const CONSENT_OPTIONS = ['necessary', 'functionality', 'marketing'] as const
export type ConsentOption = (typeof CONSENT_OPTIONS)[number]
/** What comes of it (spec §4): all, nothing but the necessary, or the one option that was chosen. */
export const CONSENT_TYPES = ['all', 'disabled', 'functionality', 'marketing'] as const
export type ConsentType = (typeof CONSENT_TYPES)[number]

/** The choice as the site reads it; it lives a day like every cookie of the settings (spec §9). */
export const CONSENT_COOKIE = 'cookies_agree_type'
/** When what was chosen, by the question's version: while it holds the choice is set anew from it, and nobody is asked. */
export const CONSENT_RECORD = 'cookies_agree_time'
/** Half a year, seconds: then the question is asked again (reliability.md PRV-08). */
export const CONSENT_SECONDS = 180 * 86_400
/** Goes up when the options come to mean something else: everybody is asked again. */
const VERSION = '1'

export const consentTypeOf = (text: string | null | undefined): ConsentType | null =>
  CONSENT_TYPES.find((type) => type === text) ?? null

/** The result of a choice of options. */
export function consentOf(chosen: { functionality: boolean; marketing: boolean }): ConsentType {
  if (chosen.functionality) return chosen.marketing ? 'all' : 'functionality'
  return chosen.marketing ? 'marketing' : 'disabled'
}

/** Does a choice include an option? Nothing chosen includes what is necessary only. */
export const includes = (type: ConsentType | null, option: ConsentOption): boolean =>
  option === 'necessary' || type === 'all' || type === option

export const consentRecord = (type: ConsentType, at: Date): string => `${at.toISOString()}_${VERSION}_${type}`

/** The choice of a record that still holds: of this version, and not older than half a year. */
export function recordedConsent(record: string | undefined, now: number): ConsentType | null {
  const [time = '', version, type] = (record ?? '').split('_')
  const age = (now - Date.parse(time)) / 1000
  return version === VERSION && age > -86_400 && age < CONSENT_SECONDS ? consentTypeOf(type) : null
}
