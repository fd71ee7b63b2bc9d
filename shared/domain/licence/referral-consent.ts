/** Licence profiles in which a referral is kept only under marketing consent (safer-play.md 1.2, referralNeedsConsent). */
const ASKING: ReadonlySet<string> = new Set(['mt', 'se', 'dk', 'es'])
const PROFILE_OF_COUNTRY: Readonly<Record<string, string>> = { MT: 'mt', SE: 'se', DK: 'dk', ES: 'es' }

/** Does a referral wait for consent? By the config's profile, else by the visitor's country (ISO alpha-2); an unknown one does not ask. */
export const referralNeedsConsent = (profile: string | null, country: string | null): boolean =>
  ASKING.has(profile ?? PROFILE_OF_COUNTRY[country ?? ''] ?? 'strict')

/** Does the stored choice (cookie `cookies_agree_type`) include marketing? */
export const agreesToMarketing = (agreement: string | undefined): boolean =>
  agreement !== undefined && /^all$|\bmarketing\b/i.test(agreement)
