import { FAVOURITES_KEY, readFavourites, writeFavourites } from '../../../shared/domain/favourites/favourites.ts'
import { type Taken, takeSetting } from '../../../shared/domain/settings/cookies.ts'
import { takeMailing } from '../../../shared/domain/settings/notifications.ts'
import type { OfficeProfile, Profile } from '../identity/player.ts'

/** What a save does: the name under which a value is kept, and the display setting whose cookie it is. */
export interface Saving {
  key: string
  value: boolean | number | string
  display: Taken | null
}

/** Which bonus offers the player wants to see. */
const BONUS_KEY = 'bonus'

/** A setting that a call names, when it exists and can have that value. `languages` are those of the house. */
export function savingOf(key: string, value: unknown, languages: readonly string[]): Saving | null {
  if (key === 'language') {
    const language = languages.find((each) => each === value)
    return language === undefined ? null : { key, value: language, display: null }
  }
  if (key === FAVOURITES_KEY)
    return typeof value === 'string' ? { key, value: writeFavourites(readFavourites(value)), display: null } : null
  if (key === BONUS_KEY) return value === 0 || value === 1 || value === 2 ? { key, value, display: null } : null
  const mailing = takeMailing(key, value)
  if (mailing) return { ...mailing, display: null }
  const display = takeSetting(key, value)
  return display && { ...display, display }
}

const officeOf = (profile: Profile): OfficeProfile => profile.office ?? { settings: {}, line: [], live: [] }
const sorted = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b)

/** The profile with one setting saved. */
export function withSaved(profile: Profile, { key, value }: Saving): Profile {
  const office = officeOf(profile)
  return { ...profile, office: { ...office, settings: { ...office.settings, [key]: value } } }
}

/** The profile with the player's own closed sports, sorted (S3.54). What the operator has closed for him stays closed beside them. */
export const withClosedSports = (profile: Profile, line: readonly number[], live: readonly number[]): Profile => ({
  ...profile,
  office: { ...officeOf(profile), line: sorted(line), live: sorted(live) },
})
