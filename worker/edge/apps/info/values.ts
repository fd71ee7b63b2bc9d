import type { SiteConfig } from '../../../../shared/api/config.ts'
import type { InfoValues } from '../../../../shared/i18n/content/types.ts'

/** What the operator's config fills into the texts of the information section; sums in the first currency offered. */
export function infoValues(config: SiteConfig): InfoValues {
  const { betting } = config
  const currency = config.currencies[0] ?? 'EUR'
  return {
    company: config.companyName,
    email: config.contacts.email ?? '',
    age: config.minAge,
    currency,
    minStake: betting.minStake[currency] ?? '',
    maxStake: betting.maxStake[currency] ?? '',
    maxPayout: betting.maxPayout[currency] ?? '',
    maxLegs: betting.maxLegs,
  }
}
