import { type Clock, dateText, timeText } from '../time.ts'

/** A sign-in: an instant, ISO 8601, and the country of the address (ISO alpha-2) where it is known. */
export interface SignedIn {
  at: string
  country: string | null
}

/** When and from where somebody signed in, in words: `28 Nov 2026, 18:45, Malta`. */
export function signInText({ at, country }: SignedIn, lang: string, clock: Clock): string {
  const when = `${dateText(at, lang, clock, 'short')}, ${timeText(at, lang, clock)}`
  if (country === null || !/^[A-Z]{2}$/.test(country)) return when
  return `${when}, ${new Intl.DisplayNames(lang, { type: 'region' }).of(country) ?? country}`
}
