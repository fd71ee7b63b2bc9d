import { saveCookiesAgreeTime } from '../../../shared/api/consent.ts'
import { AGE_COOKIE, AGE_SECONDS } from '../../../shared/domain/consent/age.ts'
import {
  CONSENT_COOKIE,
  CONSENT_RECORD,
  CONSENT_SECONDS,
  type ConsentType,
  consentOf,
  consentRecord,
  consentTypeOf,
  includes,
} from '../../../shared/domain/consent/consent.ts'
import { NEW_SITE_COOKIE, NEW_SITE_MS, newSiteSeen } from '../../../shared/domain/consent/new-site.ts'
import { COOKIE_SECONDS } from '../../../shared/domain/settings/cookies.ts'
import { REFERRAL_COOKIES } from '../../../shared/guards/referral.ts'
import type { PageContext } from '../page.ts'
import type { Turn } from '../turn.ts'

/** The choice that a form says: a button of its own, or the boxes that are ticked. */
function choiceOf(form: URLSearchParams): ConsentType {
  const own = consentTypeOf(form.get('choice'))
  return own ?? consentOf({ functionality: form.has('functionality'), marketing: form.has('marketing') })
}

/**
 * Takes a choice of cookies: keeps it with its time, deletes at once what is no longer agreed to (PRV-05), and tells the origin of a player's
 * (S7.55); a visitor's stays in his browser. A failure to tell takes nothing back: the choice is the browser's.
 */
export async function takeConsent(form: URLSearchParams, { jar, visit }: Turn, { origin }: PageContext): Promise<void> {
  const type = choiceOf(form)
  const at = new Date()
  jar.set(CONSENT_COOKIE, type, { maxAge: COOKIE_SECONDS })
  jar.set(CONSENT_RECORD, consentRecord(type, at), { maxAge: CONSENT_SECONDS, httpOnly: true })
  if (!includes(type, 'marketing'))
    for (const name of REFERRAL_COOKIES)
      if (visit.cookie(name) !== undefined) jar.set(name, '', { maxAge: 0, httpOnly: true })
  if (visit.player)
    await origin.post(saveCookiesAgreeTime.path, { cookiesAgreeTime: at.toISOString(), cookiesAgreeType: type })
}

/** Keeps that somebody has said to be old enough, for three days. */
export const takeAge = ({ jar }: Turn): void => jar.set(AGE_COOKIE, '1', { maxAge: AGE_SECONDS, httpOnly: true })

/** Keeps that somebody has read that the site is new, for about five years. */
export const takeNewSite = ({ jar }: Turn): void =>
  jar.set(NEW_SITE_COOKIE, newSiteSeen(Date.now()), { maxAge: NEW_SITE_MS / 1000, httpOnly: true })
