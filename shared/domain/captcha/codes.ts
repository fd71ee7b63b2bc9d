/** Codes of a refusal that a captcha lifts (spec §8). */
export const CAPTCHA_CODES: ReadonlySet<string> = new Set(['100', '111', '112', '113'])
