import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NEW_SITE_MS, newSiteSeen, newSiteTold } from '../../../shared/domain/consent/new-site.ts'
import { translator } from '../../../shared/i18n/translator.ts'
import { NewSiteInfo } from '../../../shared/ui/consent/new-site.tsx'
import { keepNewSite } from '../../../worker/edge/consent/state.ts'
import { takeNewSite } from '../../../worker/edge/consent/take.ts'
import { MINIMAL_CONFIG } from '../../../worker/edge/facts/default-config.ts'
import type { Turn } from '../../../worker/edge/turn.ts'
import { CookieJar } from '../../../worker/edge/visit/cookies.ts'

const NOW = Date.UTC(2026, 2, 1)
afterEach(() => vi.useRealTimers())

const turnOf = (cookies: Record<string, string> = {}): Turn =>
  Object.assign({
    visit: { kind: 'document', cookie: (name: string) => cookies[name] },
    config: { ...MINIMAL_CONFIG, isNewSiteInfo: true },
    jar: new CookieJar(),
  }) as never

describe('the information that the site is new', () => {
  const on = { isNewSiteInfo: true }
  it.each([
    ['a visitor', on, { isPlayer: false, seen: undefined }, true],
    ['a visitor who has read it', on, { isPlayer: false, seen: newSiteSeen(0) }, false],
    ['a player', on, { isPlayer: true, seen: undefined }, false],
    ['a visitor while it is switched off', { isNewSiteInfo: false }, { isPlayer: false, seen: undefined }, false],
  ])('[S4.70] %s: told %s', (_, config, visitor, told) => expect(newSiteTold(config, visitor)).toBe(told))

  it('goes away at a press, by a form that works without scripts', () => {
    const form = { action: '/en/', csrf: 'token', key: '' }
    const html = renderToStaticMarkup(<NewSiteInfo t={translator('en')} form={form} company="Edgebook" />)
    expect(html).toContain('Edgebook has a new site')
    expect(html).toMatch(/method="post".*name="action" value="new-site"/)
  })

  it('[S4.71] [S9.09] is remembered for about five years, also by a browser that shortens a cookie’s life', () => {
    vi.useFakeTimers({ now: NOW })
    expect(NEW_SITE_MS).toBe(157_680_000_000)
    const first = turnOf()
    takeNewSite(first)
    const seen = first.jar.peek('new_site_seen') ?? ''
    expect(Number(seen)).toBe(NOW + 157_680_000_000)
    expect([...first.jar.lines][0]).toContain('Max-Age=157680000;')

    vi.setSystemTime(NOW + 86_400_000)
    const later = turnOf({ new_site_seen: seen })
    keepNewSite(later)
    expect(later.jar.peek('new_site_seen')).toBe(seen)
    expect([...later.jar.lines][0]).toContain(`Max-Age=${157_680_000 - 86_400};`)
  })
})
