import {
  CONSENT_COOKIE,
  CONSENT_RECORD,
  type ConsentType,
  consentTypeOf,
  recordedConsent,
} from '../../../shared/domain/consent/consent.ts'
import { NEW_SITE_COOKIE, NEW_SITE_MS, newSiteSeen } from '../../../shared/domain/consent/new-site.ts'
import { consentNeeded } from '../../../shared/domain/licence/consent-needed.ts'
import { COOKIE_SECONDS } from '../../../shared/domain/settings/cookies.ts'
import type { Turn } from '../turn.ts'

/** What a visit's person has chosen, today or on a record that still holds; null while nothing is chosen. */
export const chosenConsent = ({ visit: { cookie } }: Pick<Turn, 'visit'>): ConsentType | null =>
  consentTypeOf(cookie(CONSENT_COOKIE)) ?? recordedConsent(cookie(CONSENT_RECORD), Date.now())

/** Is the pop-up on? As the config says; where it says nothing, where the law wants a choice. */
const isAsked = ({ config, visit }: Pick<Turn, 'config' | 'visit'>): boolean =>
  config.isCookiesPopup ?? consentNeeded(config.licenceProfile, visit.country)

/** Shall the visit's person be asked for a choice? Crawlers are asked nothing. */
export const consentWanted = (turn: Pick<Turn, 'config' | 'visit'>): boolean =>
  !turn.visit.isBot && isAsked(turn) && chosenConsent(turn) === null

/**
 * Keeps the choice for another day: the one on record; or all, where the pop-up is switched off and no law wants a choice (spec §4). A browser
 * that asks not to be followed (`Sec-GPC`) agrees to no marketing by itself.
 */
export function keepConsent(turn: Turn): void {
  const { config, visit, jar } = turn
  if (visit.isBot || visit.kind !== 'document' || visit.cookie(CONSENT_COOKIE) !== undefined) return
  const type = chosenConsent(turn) ?? automatic(turn)
  if (type !== null) jar.set(CONSENT_COOKIE, type, { maxAge: COOKIE_SECONDS })

  function automatic({ visit: { request, country } }: Turn): ConsentType | null {
    if (config.isCookiesPopup !== false || consentNeeded(config.licenceProfile, country)) return null
    return request.headers.get('sec-gpc') === '1' ? 'functionality' : 'all'
  }
}

/** Browsers keep a cookie for 400 days at most: what is to be remembered for longer is told anew at each visit, until its own end. */
export function keepNewSite({ config, visit, jar }: Turn): void {
  const left = Number(visit.cookie(NEW_SITE_COOKIE) ?? 0) - Date.now()
  if (config.isNewSiteInfo !== true || visit.kind !== 'document' || !(left > 0)) return
  jar.set(NEW_SITE_COOKIE, newSiteSeen(Date.now() + left - NEW_SITE_MS), {
    maxAge: Math.floor(Math.min(left, NEW_SITE_MS) / 1000),
    httpOnly: true,
  })
}
