import type { OwnAccount } from './accounts.ts'

/** What a player whose account has to change its currency may do (spec §4). */
export type Conversion = 'not_allowed' | 'main_allowed' | 'additional_allowed'
/** Has a title of its own: the kuna went into the euro (spec §9). */
const SPECIAL = 'HRK'

/**
 * Which reminder a player gets: none while nothing has to be changed; a further account may be opened while its currency is missing, the main
 * one changed where it is the only one, and else nothing is left to do but to wait.
 */
export function conversionOf(
  isRequired: boolean,
  accounts: readonly Pick<OwnAccount, 'type' | 'iso'>[],
  offered: readonly string[],
): Conversion | null {
  if (!isRequired) return null
  const own = accounts.filter(({ type }) => type !== 4)
  const isOffered = own.some(({ type, iso }) => type === 0 && offered.includes(iso))
  if (!isOffered && own.length === 1) return 'main_allowed'
  return offered.some((iso) => !own.some((each) => each.iso === iso)) ? 'additional_allowed' : 'not_allowed'
}

/** Title of the reminder by the currency of the account. */
export const conversionTitle = (iso: string): 'conversion_title_hrk' | 'conversion_title' =>
  iso === SPECIAL ? 'conversion_title_hrk' : 'conversion_title'

const seenKey = (userId: number) => `conversion_seen_${userId}`

/** Is it this player's first reminder of this session of the browser (S4.124)? From then on it is not. */
export function firstReminder(userId: number, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  if (storage.getItem(seenKey(userId)) !== null) return false
  storage.setItem(seenKey(userId), '1')
  return true
}
