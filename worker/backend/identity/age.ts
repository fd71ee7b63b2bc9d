import type { SiteConfig } from '../../../shared/api/config.ts'
import { GEO_HEADER } from '../../../shared/api/edge-decisions.ts'
import { codeOfCountry } from '../../../shared/domain/countries/countries.ts'
import { minAgeIn, OF_AGE_ANYWHERE } from '../../../shared/domain/countries/min-age.ts'
import { siteConfigOf } from '../config/site-config.ts'
import type { Ctx } from '../http/serve.ts'
import type { Player } from './player.ts'

const dayIn = (now: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now)

/** The zones of a country (ISO alpha-2); UTC for one that the runtime does not know. */
function zonesOf(country: string | null): readonly string[] {
  if (country === null || !/^[A-Z]{2}$/.test(country)) return ['UTC']
  // TypeScript's library does not know the method yet (ECMA-402, Intl.Locale info).
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(`und-${country}`)
  return locale.getTimeZones?.() ?? ['UTC']
}

/** Today in a country, YYYY-MM-DD; where its zones have two dates, the earlier one. */
export const todayIn = (country: string | null, now: number): string =>
  zonesOf(country)
    .map((zone) => dayIn(now, zone))
    .sort()[0] ?? dayIn(now, 'UTC')

/**
 * Has somebody born on `birthday` (YYYY-MM-DD) reached `years` at `now` (milliseconds), by the date of his country (ISO alpha-2)? Who was born
 * on 29 February comes of age on 1 March of a common year: compared as text, 'Y-02-29' is later than 'Y-02-28'.
 */
export function hasAge(birthday: string, years: number, now: number, country: string | null = null): boolean {
  const year = Number(birthday.slice(0, 4)) + years
  return `${String(year).padStart(4, '0')}${birthday.slice(4)}` <= todayIn(country, now)
}

/** The same of somebody by the number of his country alone, wherever he is. */
export function hasAgeAtHome(birthday: string, minAge: number, countryId: number, now: number): boolean {
  const own = codeOfCountry(countryId)
  return hasAge(birthday, minAgeIn(minAge, [own]), now, own)
}

/** Has this player the years that are needed, in the country of his documents and where he is now? Of one without a birthday nothing is known. */
export async function isOfAge(c: Ctx, { birthday, country }: Pick<Player, 'birthday' | 'country'>, now: number) {
  if (birthday === null || hasAge(birthday, OF_AGE_ANYWHERE, now)) return true
  return isOldEnough(c, await siteConfigOf(c.env), birthday, country, now)
}

/** The same of somebody who tells his birthday, by the number of his country. */
export function isOldEnough(
  c: Ctx,
  { minAge, countryCode }: Pick<SiteConfig, 'minAge' | 'countryCode'>,
  birthday: string,
  countryId: number,
  now: number,
): boolean {
  const own = codeOfCountry(countryId)
  return hasAge(birthday, minAgeIn(minAge, [own, c.req.header(GEO_HEADER) ?? countryCode]), now, own)
}
