import { describe, expect, it } from 'vitest'
import { blocked, RETURNED } from '../../../shared/guards/blocked.ts'
import type { GuardFacts, LateFacts } from '../../../shared/guards/decision.ts'
import { factsWith, NEXT, to, visitOf } from './visits.ts'

const flag = (more: object) => ({
  started_at: null,
  ended_at: null,
  notify_started_at: null,
  notify_ended_at: null,
  isActive: false,
  web_state: false,
  ...more,
})
const ON = flag({ isActive: true })
const block = (templateTypeId: number, displayTypeId = 1) => ({ displayTypeId, templateTypeId })
const check = (
  address: string,
  late: Partial<LateFacts> = {},
  more: Parameters<typeof visitOf>[1] = {},
  facts: Partial<GuardFacts> = {},
) => blocked(visitOf(address, more), factsWith(facts, late))
const MAINTENANCE = to('/en/maintenance')
const BOT = { isBot: true }

describe('blocked: maintenance', () => {
  it('[S4.30] is on for whoever has the cookie 1', () => {
    expect(check('/en/promo', {}, { cookies: { maintenance: '1' } })).toEqual(MAINTENANCE)
    expect(check('/en/promo', {}, { cookies: { maintenance: '0' } })).toEqual(NEXT)
  })

  it('[S4.31][S4.32] is on by isActive or web_state, of KV or of the config', () => {
    for (const on of [ON, flag({ web_state: true })]) {
      expect(check('/en/promo', { maintenance: on })).toEqual(MAINTENANCE)
      expect(check('/en/promo', {}, {}, { maintenance: on })).toEqual(MAINTENANCE)
    }
    expect(check('/en/promo', { maintenance: flag({}) }, {}, { maintenance: flag({}) })).toEqual(NEXT)
  })

  it('[S4.33][S4.34][S4.44] sends people to the page and, when it is over, from the page home', () => {
    expect(check('/en/promo?a=1', { maintenance: ON })).toEqual(MAINTENANCE)
    expect(check('/en/maintenance', { maintenance: ON })).toEqual(NEXT)
    expect(check('/en/maintenance')).toMatchObject(to('/en/'))
  })

  it('tells only the notice while it has not begun, and goes on while it is active past its end', () => {
    const begins = (more: object) => ({ maintenance: flag({ isActive: true, ...more }) })
    // The visit's time is 2027-01-15T08:00:00Z.
    for (const started_at of ['2027-01-15T08:00:01Z', 1_800_000_001, '2999-01-01'])
      expect(check('/en/promo', begins({ started_at }))).toEqual(NEXT)
    for (const started_at of ['2027-01-15T08:00:00Z', 1_800_000_000, '2001-01-01', 'soon'])
      expect(check('/en/promo', begins({ started_at }))).toEqual(MAINTENANCE)
    expect(check('/en/promo', { maintenance: flag({ web_state: true, started_at: '2999-01-01' }) })).toEqual(
      MAINTENANCE,
    )
    expect(check('/en/promo', { maintenance: flag({ isActive: true, ended_at: '2001-01-01T00:00:00Z' }) })).toEqual(
      MAINTENANCE,
    )
  })

  it('answers a crawler in place with 503, never by a redirect', () => {
    expect(check('/en/promo', { maintenance: ON }, BOT)).toEqual({
      kind: 'render',
      page: 'maintenance',
      layout: 'maintenance',
      status: 503,
    })
  })

  it('never sends anybody round in circles when the flag flaps', () => {
    const cookies: Record<string, string> = {}
    let address = '/en/promo'
    const kinds: string[] = []
    for (let n = 0; n < 20; n++) {
      const decision = check(address, { maintenance: n % 2 === 0 ? ON : null }, { cookies })
      kinds.push(decision.kind)
      if (decision.kind !== 'redirect') break
      for (const { name, value } of decision.cookies ?? []) cookies[name] = value
      address = decision.to
    }
    expect(kinds).toEqual(['redirect', 'redirect', 'render'])
    expect(cookies).toHaveProperty(RETURNED)
  })
})

describe('blocked: blocks', () => {
  it.each<[string, number, string]>([
    ['S4.38', 4, 'site-updates'],
    ['S4.39', 16, 'suspension'],
    ['S4.40', 1, 'block'],
    ['S4.40', 2, 'block'],
    ['S4.40', 3, 'block'],
    ['S4.40', 5, 'block'],
    ['S4.40', 14, 'block'],
    ['S4.41', 13, 'block-ua'],
    ['S4.42', 17, 'block-ie'],
    ['S4.43', 8, 'coming-soon'],
  ])('[%s] template %d leads to %s, and from every other page too', (_, template, page) => {
    for (const address of ['/en/', '/en/line', '/en/nothing', '/en/maintenance'])
      expect(check(address, { block: block(template) })).toEqual(to(`/en/${page}`))
    expect(check(`/en/${page}`, { block: block(template) })).toEqual(NEXT)
  })

  it('[S4.35][S4.36] blocks by displayTypeId 1 alone, for the template’s reason', () => {
    expect(check('/en/line', { block: block(8) })).toEqual(to('/en/coming-soon'))
    for (const display of [0, 2]) expect(check('/en/line', { block: block(8, display) })).toEqual(NEXT)
    expect(check('/en/line', { block: block(99) })).toEqual(to('/en/block'))
  })

  it('[S4.37] template 1 is no reason with the geo-force-off cookie, unless the site does not take it', () => {
    const cookies = { 'geo-force-off': '1' }
    expect(check('/en/line', { block: block(1) }, { cookies })).toEqual(NEXT)
    expect(check('/en/line', { block: block(16) }, { cookies })).toEqual(to('/en/suspension'))
    expect(check('/en/line', { block: block(1) }, { cookies }, { isGeoForceOffAllowed: false })).toEqual(
      to('/en/block'),
    )
    expect(check('/en/block', { block: block(1) }, { cookies })).toMatchObject(to('/en/'))
  })

  it('[S4.46] carries the query over for block reason 4', () => {
    expect(check('/en/promo?a=1', { block: block(4) })).toEqual(to('/en/site-updates?a=1'))
    expect(check('/en/promo?a=1', { block: block(16) })).toEqual(to('/en/suspension'))
  })

  it.each(['suspension', 'block', 'block-ua', 'block-ie', 'site-updates', 'coming-soon'])(
    '[S4.45] returns from %s to the language root without a block',
    (page) => expect(check(`/en/${page}`)).toMatchObject(to('/en/')),
  )

  it('[S2.117] leaves the page of appeals open', () => {
    expect(check('/en/block-appeal-history', { block: block(16) })).toEqual(NEXT)
    expect(check('/en/block-appeal-history')).toEqual(NEXT)
    expect(check('/en/block-appeal-history', { maintenance: ON, block: block(16) })).toEqual(MAINTENANCE)
  })

  it.each([
    [1, 451],
    [13, 451],
    [17, 451],
    [16, 403],
    [4, 403],
    [2, 403],
  ])('answers a crawler in place: template %d with %d', (template, status) => {
    expect(check('/en/line', { block: block(template) }, BOT)).toMatchObject({
      kind: 'render',
      layout: 'empty',
      status,
    })
  })

  it('[SEC-27] is not hidden by the visitor’s own maintenance cookie', () => {
    expect(check('/en/line', { block: block(16) }, { cookies: { maintenance: '1' } })).toEqual(to('/en/suspension'))
  })
})

describe('blocked: when the block check does not answer', () => {
  const none = { block: null }
  const failed = (address: string, blockFailMode: GuardFacts['blockFailMode'] = null) =>
    check(address, none, {}, { blockFailMode })

  /** The page that says so under the address that was asked for: it is there again in a moment. */
  const IN_PLACE = { kind: 'render', page: 'maintenance', layout: 'maintenance', status: 503 }

  it.each(['/en/line', '/en/live/football', '/en/slots', '/en/casino', '/en/office/recharge', '/en/payment'])(
    '[S8.11] shuts play and payment, and leads nobody away from where he is: %s',
    (address) => expect(failed(address)).toEqual(IN_PLACE),
  )

  it.each([
    '/en/',
    '/en/rules/1',
    '/en/contacts',
    '/en/responsiblegaming',
    '/en/office/responsible',
    '/en/office/deduce',
    '/en/office',
    '/en/results/live',
  ])('[S8.11] leaves open what informs, protects and pays out: %s', (address) => expect(failed(address)).toEqual(NEXT))

  it('shuts everything or nothing where the config says so', () => {
    expect(failed('/en/contacts', 'maintenance')).toEqual(IN_PLACE)
    expect(failed('/en/line', 'open')).toEqual(NEXT)
  })

  it('keeps who was sent to the maintenance page there until it answers', () => {
    expect(failed('/en/maintenance')).toEqual(NEXT)
    expect(check('/en/maintenance')).toMatchObject(to('/en/'))
  })
})
