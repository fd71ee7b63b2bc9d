import { describe, expect, it } from 'vitest'
import type { GuardVisit } from '../../../shared/guards/decision.ts'
import { HELD, referral, referralCookies } from '../../../shared/guards/referral.ts'
import { CookieJar } from '../../../worker/edge/visit/cookies.ts'
import { factsWith, NEXT, PLAYER, visitOf } from './visits.ts'

const DAY = 86_400
const cookiesOf = (address: string, more: Parameters<typeof visitOf>[1] = {}, licenceProfile: string | null = null) => {
  const decision = referral(visitOf(address, more), factsWith({ licenceProfile }))
  if (decision.kind !== 'next') throw new Error(`the referral guard decided ${decision.kind}`)
  return Object.fromEntries((decision.cookies ?? []).map(({ name, value, maxAge }) => [name, { value, maxAge }]))
}
const json = (value: string | undefined): unknown => JSON.parse(value ?? 'null')

describe('referral', () => {
  it.each<[string, string, string, string, number]>([
    ['S9.52', '?ref=abc', 'refererid', 'abc', 60 * DAY],
    ['S9.55', '?click_id=c&utm_source=u&aip=5', 'ref_partner_id', '5', 30 * DAY],
    ['S9.56', '?btag=x&affid=9', 'ref_partner_id', '9', 60 * DAY],
    ['S9.57', '?qtag=q', 'reflinkid', 'q', 3600],
    ['S9.57', '?qtag=q&tag=t', 'reflinkid', 'q', 3600],
    ['S9.57', '?tag=t&btag=b', 'reflinkid', 't', 3600],
    ['S9.57', '?btag=b', 'reflinkid', 'b', 3600],
    ['S9.58', '', 'postback_watcher', '', 4],
    ['S9.58', '?ref=abc', 'postback_watcher', '', 4],
    ['S9.59', '?pb=1&a=2', 'postback_watcher', '{"pb":"1","a":"2"}', 30 * DAY],
    ['S9.60', '?subid=s1', 'subid', 's1', 60 * DAY],
  ])('[%s] %s sets %s to %j for %d s', (_, query, name, value, maxAge) => {
    expect(cookiesOf(`/en/${query}`)[name]).toEqual({ value, maxAge })
  })

  it('[S9.53] remembers a bf for a day', () => {
    const { referral_values } = cookiesOf('/en/?bf=b1')
    expect([json(referral_values?.value), referral_values?.maxAge]).toEqual([{ type: 'bf_id', value: 'b1' }, DAY])
  })

  it.each(['btag', 'tag', 'qtag'])(
    '[S9.54] remembers a %s with its name, partner and promo code for 60 days',
    (tag) => {
      const { referral_values } = cookiesOf(`/en/?${tag}=t1&affid=9&bwpromocode=P`)
      expect(json(referral_values?.value)).toEqual({
        type: 'reflinkid',
        tagName: tag,
        value: 't1',
        partnerId: '9',
        promoCode: 'P',
      })
      expect(referral_values?.maxAge).toBe(60 * DAY)
    },
  )

  it.each(['?affid=9', '?utm_source=u&aip=5', '?click_id=c&aip=5', '?click_id=c&utm_source=u', '?ref=', '?x=1'])(
    '[S9.55][S9.56] %s names no partner',
    (query) => expect(Object.keys(cookiesOf(`/en/${query}`))).toEqual(['postback_watcher']),
  )

  it.each<[string, Partial<GuardVisit>]>([
    ['a crawler', { isBot: true }],
    ['a form', { kind: 'other' }],
    ['a script', { kind: 'soft' }],
    ['a banned player', { player: { ...PLAYER, ban: 1 } }],
  ])('[SEC-24] captures nothing of %s', (_, more) => {
    expect(referral(visitOf('/en/?ref=abc&pb=1', more), factsWith())).toEqual(NEXT)
  })

  it('leaves a postback that is being watched alone, and sets nothing on the way through the site', () => {
    expect(cookiesOf('/en/', { cookies: { postback_watcher: '{"pb":"1"}' } })).toEqual({})
    expect(cookiesOf('/en/', { previous: 'sports' })).toEqual({})
  })

  it('[SEC-20][SEC-22] takes line breaks and markup for text', () => {
    const jar = new CookieJar()
    for (const { name, value, maxAge = 0 } of referralCookies(
      new URLSearchParams('ref=x%0d%0aSet-Cookie:%20sid=evil&tag=%3Cscript%3E'),
    ))
      jar.set(name, value, { maxAge })
    const lines = [...jar.lines]
    expect(lines.filter((line) => /[\r\n<>]/.test(line))).toEqual([])
    expect(lines.filter((line) => line.startsWith('refererid='))).toHaveLength(1)
  })

  it('[SEC-22] keeps secrets out of the watcher, and at most 1024 bytes in it', () => {
    const watched = (query: string) => cookiesOf(`/en/?${query}`).postback_watcher?.value ?? ''
    expect(json(watched('pb=1&token=t&Password=p&promo_code=c&state=s&sub=5'))).toEqual({ pb: '1', sub: '5' })
    expect(json(watched(`pb=1&long=${'ю'.repeat(900)}&short=1`))).toEqual({ pb: '1', short: '1' })
    expect(json(watched('pb=1&pb=2&__proto__=x'))).toMatchObject({ pb: '1' })
  })

  it.each([
    'a'.repeat(12_000),
    'ю'.repeat(12_000),
    '😀'.repeat(6000),
    'a'.repeat(255) + '😀'.repeat(9),
    '%'.repeat(5000),
  ])('[SEC-21] whatever is sent, at most 10 cookies of at most 4096 bytes are set', (long) => {
    const jar = new CookieJar()
    const query = new URLSearchParams()
    for (const name of [
      'ref',
      'bf',
      'btag',
      'tag',
      'qtag',
      'affid',
      'bwpromocode',
      'click_id',
      'utm_source',
      'aip',
      'pb',
      'subid',
    ])
      query.set(name, long)
    for (const { name, value, maxAge = 0 } of referralCookies(query)) jar.set(name, value, { maxAge })
    const lines = [...jar.lines]
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.length).toBeLessThanOrEqual(10)
    for (const line of lines) expect((line.split(';', 1)[0] ?? '').length).toBeLessThan(4096)
  })

  it('[SEC-23] [C6] names no cookie after a parameter', () => {
    expect(Object.keys(cookiesOf('/en/?evil=1;%20Path=/x&__Host-sid=1'))).toEqual(['postback_watcher'])
  })
})

describe('referral where the licence asks for consent', () => {
  it.each(['mt', 'se', 'dk', 'es'])(
    '[PRV-01] %s: sets no referral cookie, and holds the parameters for the session',
    (profile) => {
      expect(cookiesOf('/en/?ref=abc&x=1', {}, profile)).toEqual({ [HELD]: { value: 'ref=abc', maxAge: undefined } })
      expect(cookiesOf('/en/', {}, profile)).toEqual({})
    },
  )

  it('[PRV-06] sets them once marketing is agreed to', () => {
    const held = { [HELD]: 'ref=abc' }
    const after = cookiesOf('/en/line', { previous: 'home', cookies: { ...held, cookies_agree_type: 'all' } }, 'se')
    expect(after).toEqual({ refererid: { value: 'abc', maxAge: 60 * DAY }, [HELD]: { value: '', maxAge: 0 } })
    expect(cookiesOf('/en/', { cookies: { ...held, cookies_agree_type: 'functionality' } }, 'se')).toEqual({})
  })

  it('goes by the country where the config names no profile', () => {
    expect(cookiesOf('/en/?ref=abc', { country: 'SE' })).toHaveProperty(HELD)
    expect(cookiesOf('/en/?ref=abc', { country: 'DE' })).toHaveProperty(HELD)
    expect(cookiesOf('/en/?ref=abc', { country: 'GB' })).toHaveProperty('refererid')
    expect(cookiesOf('/en/?ref=abc', { country: 'US' })).toHaveProperty('refererid')
    expect(cookiesOf('/en/?ref=abc', { country: 'SE' }, 'gb')).toHaveProperty('refererid')
  })
})
