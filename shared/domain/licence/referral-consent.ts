import { consentNeeded } from './consent-needed.ts'

/** Licence profiles in which a referral is kept only under marketing consent (safer-play.md 1.2, referralNeedsConsent). */
const ASKING: ReadonlySet<string> = new Set(['mt', 'se', 'dk', 'es'])

/**
 * Does a referral wait for consent? By the config's profile, else by the visitor's country (ISO alpha-2): wherever cookies are asked for, but for
 * Great Britain, whose profile does not want it (PRV-01, PRV-06). An unknown country does not ask.
 */
export const referralNeedsConsent = (profile: string | null, country: string | null): boolean =>
  profile === null ? country !== 'GB' && consentNeeded(null, country) : ASKING.has(profile)

/** Does the stored choice (cookie `cookies_agree_type`) include marketing? */
export const agreesToMarketing = (agreement: string | undefined): boolean =>
  agreement !== undefined && /^all$|\bmarketing\b/i.test(agreement)
