import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '../../../shared/domain/countries/countries.ts'
import { hasPolicyLogo, POLICY_LOGO_COUNTRIES } from '../../../shared/domain/countries/policy-logo.ts'
import { DEFAULT_DISPLAY } from '../../../shared/domain/settings/display.ts'
import { translator } from '../../../shared/i18n/translator.ts'
import { ALL_AVAILABLE_ROUTES, AVAILABLE_ROUTE } from '../../../shared/routes/available.ts'
import { href } from '../../../shared/routes/href.ts'
import type { RouteName } from '../../../shared/routes/table.ts'
import {
  BlockedLayout,
  EmptyLayout,
  HeadlessLayout,
  MainLayout,
  MaintenanceLayout,
} from '../../../shared/ui/layout/index.ts'
import type { LayoutProps } from '../../../shared/ui/layout/props.ts'
import { consultantUrl, supportOptions } from '../../../shared/ui/layout/support-options.ts'
import { MINIMAL_CONFIG } from '../../../worker/edge/facts/default-config.ts'

const props = (change: Partial<LayoutProps> = {}): LayoutProps => ({
  t: translator('en'),
  lang: 'en',
  config: MINIMAL_CONFIG,
  display: DEFAULT_DISPLAY,
  route: 'home',
  params: {},
  built: new Set<RouteName>(['home', 'sports', 'rules', 'contacts', 'cookies']),
  href: (name, params) => href('en', name, params),
  sports: [],
  champs: [],
  policyLogo: false,
  ...change,
})
const main = (change?: Partial<LayoutProps>) => renderToStaticMarkup(<MainLayout {...props(change)} />)

describe('the default layout', () => {
  it('[S2.03] has content, notifications, support and the way to the top', () => {
    const html = main()
    for (const part of [
      '<!--slot:main-->',
      '<!--slot:notifications-->',
      'popoverTarget="support"',
      'data-scroll-top=""',
    ])
      expect(html.toLowerCase()).toContain(part.toLowerCase())
  })

  it('[S2.03] [S9.69] has the policy logo where it is configured and the country asks for it', () => {
    const config = { ...MINIMAL_CONFIG, policyLogoId: 3, policyLinkId: 2 }
    expect(main({ config, policyLogo: true })).toContain(
      '<a href="/en/rules/2"><img class="policy" src="/web-api/policy/logo.agif"',
    )
    expect(main({ config })).not.toContain('logo.agif')
    expect(main({ policyLogo: true })).not.toContain('logo.agif')
  })

  it('links to no section of sports that is switched off', () => {
    const sections = (availableRoutes: number[]) =>
      [...main({ config: { ...MINIMAL_CONFIG, availableRoutes } }).matchAll(/href="\/en\/(line|live)"/g)].map(
        ([, name]) => name,
      )
    const { line, live } = AVAILABLE_ROUTE
    expect(new Set(sections([line, live]))).toEqual(new Set(['line', 'live']))
    expect(new Set(sections([line]))).toEqual(new Set(['line']))
    expect(new Set(sections([live]))).toEqual(new Set(['live']))
    expect(sections([])).toEqual([])
  })

  it('links in the footer only to pages that exist', () => {
    const footer = /<footer[\s\S]*<\/footer>/.exec(main())?.[0] ?? ''
    expect([...footer.matchAll(/href="([^"]+)"/g)].map(([, link]) => link)).toEqual([
      '/en/rules/1',
      '/en/contacts',
      '/en/cookies',
      '/en/cookies#choice',
    ])
  })

  it('[S2.137] says that the consultant is not working now, and offers one only where the config names it', () => {
    expect(main()).toContain('The consultant is not working now.')
    const config = { ...MINIMAL_CONFIG, consultant: { url: 'https://chat.example/1' } }
    expect(main({ config })).toContain('href="https://chat.example/1"')
    expect(main({ config })).not.toContain('not working')
    for (const url of ['javascript:alert(1)', 'http://chat.example', 5, ''])
      expect(consultantUrl({ consultant: { url } })).toBeNull()
  })
})

const links = (html: string, part: RegExp) =>
  [...(part.exec(html)?.[0] ?? '').matchAll(/<a href="([^"]+)"/g)].map(([, link]) => link)
const header = (html: string) => links(html, /<nav class="hd-nav"[\s\S]*?<\/nav>/)
const bottom = (html: string) => links(html, /<nav class="bn"[\s\S]*?<\/nav>/)

describe('the ways through the site', () => {
  const built = new Set<RouteName>([
    'home',
    'sports',
    'cyberMain',
    'history',
    'promo',
    'casino',
    'myCasino',
    'tournaments',
  ])
  const config = { ...MINIMAL_CONFIG, availableRoutes: ALL_AVAILABLE_ROUTES }

  it('[S2.127] begin in the header with Live and Line, with the mark of the one that the page is in', () => {
    const html = main({ built, config, route: 'sports', params: { section: 'live' } })
    expect(header(html).slice(0, 3)).toEqual(['/en/live', '/en/line', '/en/cyber/real/main'])
    expect(html).toMatch(/<a href="\/en\/live" aria-current="page"><span class="dot">Live<\/span>/)
    expect(html).toContain('<a href="/en/line">Line</a>')
  })

  it('have the mark of esports on all its pages, and its sport in the column', () => {
    const html = main({
      built,
      config,
      route: 'cyberChamp',
      params: { type: 'real', discipline: 'dota-2', champ: '42-dota-2-major' },
      sports: [{ id: 40, live: 1, line: 1 }],
      champs: [{ id: 42, sportId: 40, name: 'Dota 2 Major', count: 2 }],
    })
    expect(html).toContain('<a href="/en/cyber/real/main" aria-current="true">')
    expect(html).toMatch(/class="side-i" href="\/en\/line\/esports" aria-current="true"/)
    expect(html).toMatch(/href="\/en\/cyber\/real\/dota-2\/42-dota-2-major" aria-current="page"/)
    expect(html).toContain('href="/en/cyber/real/dota-2"')
  })

  it('[S2.128] are in the menu of a phone too, which a link opens and another closes', () => {
    const html = main({ built, config })
    expect(bottom(html).at(-1)).toBe('#menu')
    const menu = /<aside class="left" id="menu"[\s\S]*?<\/aside>/.exec(html)?.[0] ?? ''
    expect(menu).toContain('href="#main" data-close=""')
    for (const link of ['/en/live', '/en/line', '/en/cyber/real/main', '/en/promo'])
      expect(menu).toContain(`href="${link}"`)
    expect(menu).toContain('type="search"')
  })

  it('[S2.129] at the bottom of the casino are tournaments, categories, promo, my casino, menu; of those that exist', () => {
    expect(bottom(main({ built, config, route: 'casino' }))).toEqual([
      '/en/tournaments',
      '/en/casino',
      '/en/promo',
      '/en/my-casino',
      '#menu',
    ])
    const few = new Set<RouteName>(['home', 'sports', 'promo', 'casino'])
    expect(bottom(main({ built: few, config, route: 'casino' }))).toEqual(['/en/casino', '/en/promo', '#menu'])
  })

  it('at the bottom of a page that is not the casino’s are sports, live, slip, history, menu', () => {
    for (const route of ['home', 'slots'] as const)
      expect(bottom(main({ built, config, route }))).toEqual([
        '/en/line',
        '/en/live',
        '#coupon',
        '/en/office/history',
        '#menu',
      ])
  })

  it('lead to the search from the header, and from the column where there is no room', () => {
    const html = main({ built, config })
    expect(html.match(/<form method="get" action="\/en\/line">|<form action="\/en\/line" method="get">/g)).toHaveLength(
      2,
    )
    expect(main({ config: { ...config, availableRoutes: [] } })).not.toContain('type="search"')
  })
})

describe('ways to reach support', () => {
  it('are those that the config knows', () => {
    const contacts = {
      email: 'a@x.test',
      phone: '+44 (20) 7946-0000',
      telegram: '@edge_book',
      whatsapp: '+44 7946 000000',
    }
    expect(supportOptions({ contacts }).map(({ href: link }) => link)).toEqual([
      'mailto:a@x.test',
      'tel:+442079460000',
      'https://t.me/edge_book',
      'https://wa.me/447946000000',
    ])
    expect(supportOptions({ contacts: {} })).toEqual([])
  })

  it('never lead elsewhere than they say', () => {
    const contacts = { email: 'a@x.test?bcc=b@y.test', phone: 'javascript:1', telegram: '../evil', whatsapp: 'x' }
    expect(supportOptions({ contacts })).toEqual([])
  })
})

describe('the other layouts', () => {
  it.each([
    ['empty', EmptyLayout, true],
    ['blocked', BlockedLayout, false],
    ['maintenance', MaintenanceLayout, false],
  ] as const)('%s has content and notices, no columns; leads home: %s', (_name, View, home) => {
    const html = renderToStaticMarkup(<View {...props({ route: 'block' })} />)
    expect(html).toContain('<!--slot:main-->')
    expect(html).toContain('<!--slot:notifications-->')
    expect(html).not.toMatch(/<header|<footer|slot:coupon/)
    expect(html.includes('href="/en/"')).toBe(home)
  })

  it('headless is content and notices only', () => {
    expect(renderToStaticMarkup(<HeadlessLayout {...props()} />).replace(/<[^!][^>]*>/g, '')).toBe(
      '<!--slot:main--><!--slot:notifications-->',
    )
  })

  it('a page that is one text leads to itself in the other languages; one with a query does not', () => {
    const config = { ...MINIMAL_CONFIG, languages: ['en', 'ru'] }
    expect(renderToStaticMarkup(<BlockedLayout {...props({ config, route: 'blockUa' })} />)).toContain(
      'href="/ru/block-ua"',
    )
    expect(
      renderToStaticMarkup(<EmptyLayout {...props({ config, route: 'onpay', params: { result: 'fail' } })} />),
    ).not.toContain('/ru/')
  })
})

describe('countries of the policy logo', () => {
  it('[S9.69] [S7.06] are 1, 66, 126, 228 and 120', () => {
    expect([...POLICY_LOGO_COUNTRIES]).toEqual([1, 66, 126, 228, 120])
    const shown = Object.entries(COUNTRIES).filter(([, code]) => hasPolicyLogo(code, null))
    expect(shown.map(([id]) => Number(id)).sort((a, b) => a - b)).toEqual([1, 66, 120, 126, 228])
  })

  it('without a country of the visitor the config’s counts', () => {
    expect(hasPolicyLogo(null, 66)).toBe(true)
    expect(hasPolicyLogo(null, 2)).toBe(false)
    expect(hasPolicyLogo('BY', 66)).toBe(false)
  })
})
