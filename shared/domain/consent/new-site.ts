/** The cookie of who has read that the site is new, and how long that is remembered: about five years, milliseconds (spec §9). */
export const NEW_SITE_COOKIE = 'new_site_seen'
export const NEW_SITE_MS = 15768e7

/** Is somebody told that the site is new? A visitor who is not signed in, once, where the operator has switched it on (spec §4). */
export const newSiteTold = (
  { isNewSiteInfo }: { isNewSiteInfo?: boolean | undefined },
  visitor: { isPlayer: boolean; seen: string | undefined },
): boolean => isNewSiteInfo === true && !visitor.isPlayer && visitor.seen === undefined

/** What the cookie says: until when it is remembered, milliseconds. */
export const newSiteSeen = (now: number): string => String(now + NEW_SITE_MS)
