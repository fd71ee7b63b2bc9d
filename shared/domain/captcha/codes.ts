/** Codes of a refusal that a captcha lifts (spec §8). */
export const CAPTCHA_CODES: ReadonlySet<string> = new Set(['100', '111', '112', '113'])

/** Types of a captcha's failure (spec §8): it may be tried again, or the player is logged out. */
export const CAPTCHA_FAILURE = { again: 1, logOut: 2 } as const
