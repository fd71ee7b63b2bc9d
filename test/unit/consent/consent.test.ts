import { describe, expect, it } from 'vitest'
import { siteConfig } from '../../../shared/api/config.ts'
import { AGE_SECONDS, ageAsked } from '../../../shared/domain/consent/age.ts'
import {
  CONSENT_OPTIONS,
  CONSENT_SECONDS,
  consentOf,
  consentRecord,
  includes,
  recordedConsent,
} from '../../../shared/domain/consent/consent.ts'
import { consentNeeded } from '../../../shared/domain/licence/consent-needed.ts'
import { consentWanted, keepConsent } from '../../../worker/edge/consent/state.ts'
import { MINIMAL_CONFIG } from '../../../worker/edge/facts/default-config.ts'
import type { Turn } from '../../../worker/edge/turn.ts'
import { CookieJar } from '../../../worker/edge/visit/cookies.ts'

const NOW = new Date('2026-03-01T10:00:00.000Z')

describe('a choice of cookies', () => {
  it('[S3.100] is about what is necessary, functionality and marketing; the necessary is always on', () => {
    expect(CONSENT_OPTIONS).toEqual(['necessary', 'functionality', 'marketing'])
    for (const type of [null, 'all', 'disabled', 'functionality', 'marketing'] as const)
      expect(includes(type, 'necessary')).toBe(true)
    expect(includes(null, 'functionality') || includes('disabled', 'marketing')).toBe(false)
    expect(includes('all', 'functionality') && includes('all', 'marketing')).toBe(true)
    expect([includes('functionality', 'functionality'), includes('functionality', 'marketing')]).toEqual([true, false])
  })

  it.each([
    [false, false, 'disabled'],
    [true, false, 'functionality'],
    [false, true, 'marketing'],
    [true, true, 'all'],
  ] as const)('[S4.28] functionality %s and marketing %s give %s', (functionality, marketing, type) => {
    expect(consentOf({ functionality, marketing })).toBe(type)
  })

  it('[PRV-08] is on record with its time for half a year, in the version in which it was asked', () => {
    const record = consentRecord('marketing', NOW)
    expect(record).toBe('2026-03-01T10:00:00.000Z_1_marketing')
    const after = (seconds: number) => recordedConsent(record, NOW.getTime() + seconds * 1000)
    expect(after(0)).toBe('marketing')
    expect(after(CONSENT_SECONDS - 1)).toBe('marketing')
    expect(after(CONSENT_SECONDS)).toBeNull()
    for (const other of [undefined, '', 'x', record.replace('_1_', '_0_'), record.replace('marketing', '<svg>')])
      expect(recordedConsent(other, NOW.getTime())).toBeNull()
  })
})

/** A visit as far as the consent looks at it. */
function turnOf({
  popup = null as boolean | null,
  profile = null as string | null,
  country = null as string | null,
  cookies = {} as Record<string, string>,
  headers = {} as Record<string, string>,
  isBot = false,
}): Turn {
  const visit = {
    isBot,
    kind: 'document',
    country,
    cookie: (name: string) => cookies[name],
    request: new Request('https://site.test/en/', { headers }),
  }
  const config = { ...MINIMAL_CONFIG, isCookiesPopup: popup, licenceProfile: profile }
  return Object.assign({ visit, config, jar: new CookieJar() }) as never
}

describe('who is asked', () => {
  it('[S1.13] on a first visit whoever the config names, else where the law wants it', () => {
    expect(consentWanted(turnOf({ popup: true }))).toBe(true)
    expect(consentWanted(turnOf({}))).toBe(false)
    expect(consentWanted(turnOf({ country: 'DE' }))).toBe(true)
    expect(consentWanted(turnOf({ profile: 'gb' }))).toBe(true)
    expect(consentWanted(turnOf({ profile: 'strict', country: 'DE' }))).toBe(false)
    expect(consentWanted(turnOf({ popup: false, country: 'DE' }))).toBe(false)
  })

  it('nobody who has chosen, nor a crawler', () => {
    expect(consentWanted(turnOf({ popup: true, cookies: { cookies_agree_type: 'disabled' } }))).toBe(false)
    expect(consentWanted(turnOf({ popup: true, cookies: { cookies_agree_type: '<svg>' } }))).toBe(true)
    const cookies_agree_time = consentRecord('disabled', new Date())
    expect(consentWanted(turnOf({ popup: true, cookies: { cookies_agree_time } }))).toBe(false)
    expect(consentWanted(turnOf({ popup: true, isBot: true }))).toBe(false)
  })

  it('[PRV-04] the law wants it in the EEA, Great Britain, Switzerland and Brazil, and nothing is known of other places', () => {
    for (const country of ['DE', 'SE', 'NO', 'GB', 'CH', 'BR']) expect(consentNeeded(null, country)).toBe(true)
    for (const country of [null, 'KZ', 'US']) expect(consentNeeded(null, country)).toBe(false)
  })
})

describe('what is kept without asking', () => {
  const kept = (visit: Parameters<typeof turnOf>[0]) => {
    const turn = turnOf(visit)
    keepConsent(turn)
    return turn.jar.peek('cookies_agree_type')
  }

  it('[S4.29] all, where the pop-up is switched off and no law wants a choice', () => {
    expect(kept({ popup: false })).toBe('all')
    expect(kept({ popup: false, isBot: true })).toBeUndefined()
    expect(kept({ popup: null })).toBeUndefined()
    expect(kept({ popup: true })).toBeUndefined()
  })

  it('[PRV-04] nothing where the law wants a choice; [PRV-09] no marketing for a browser that asks not to be followed', () => {
    expect(kept({ popup: false, country: 'FR' })).toBeUndefined()
    expect(kept({ popup: false, headers: { 'sec-gpc': '1' } })).toBe('functionality')
  })

  it('the choice on record, for another day', () => {
    const cookies_agree_time = consentRecord('marketing', new Date())
    expect(kept({ popup: true, cookies: { cookies_agree_time } })).toBe('marketing')
    expect(kept({ popup: true, cookies: { cookies_agree_time, cookies_agree_type: 'marketing' } })).toBeUndefined()
  })
})

describe('the question of age', () => {
  it('[S4.72] is asked until it is answered, where a minimum age and its flag are configured', () => {
    const on = { minAge: 18, isAgeConfirmation: true }
    expect(ageAsked(on, undefined)).toBe(true)
    expect(ageAsked(on, '1')).toBe(false)
    expect(ageAsked({ ...on, minAge: 0 }, undefined)).toBe(false)
    expect(ageAsked({ minAge: 18, isAgeConfirmation: false }, undefined)).toBe(false)
    expect(siteConfig.entries.isAgeConfirmation).toBeDefined()
  })

  it('[S9.10] is answered for three days', () => {
    expect(AGE_SECONDS).toBe(259_200)
  })
})
