import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DEFAULT_COUPON_SETTINGS } from '../../../shared/domain/settings/coupon.ts'
import { translator } from '../../../shared/i18n/translator.ts'
import { Codes } from '../../../shared/ui/islands/coupon/tools/codes.tsx'
import { Settings } from '../../../shared/ui/islands/coupon/tools/settings.tsx'

const html = (node: ReactNode) => renderToStaticMarkup(node)
const nothing = () => {}
const settings = (more = {}, house = {}, asks = false, lang = 'en') =>
  html(
    <Settings
      settings={{ ...DEFAULT_COUPON_SETTINGS, ...more }}
      house={{ types: [0, 1], oneClick: true, vipBet: false, ...house }}
      currency="EUR"
      t={translator(lang)}
      set={nothing}
      asks={asks}
      answer={nothing}
    />,
  )

describe('settings of the slip', () => {
  it.each(['en', 'ru', 'ar'])('[S8.29] [S8.30] one-click is confirmed in the spec’s texts: %s', (lang) => {
    const t = translator(lang)
    const text = settings({}, {}, true, lang)
    expect(text).toMatch(/<dialog[^>]*aria-labelledby="one-click-title"/)
    for (const key of ['coupon_will_be_cleared', 'coupon_one_click_enable_warning'] as const)
      expect(text).toContain(t(key))
    for (const key of ['main_enable', 'main_undo'] as const) expect(text).toContain(`>${t(key)}</button>`)
    expect(settings()).not.toContain('<dialog')
  })

  it('one-click wants a stake first', () => {
    expect(settings()).toMatch(/data-coupon-one-click="" disabled=""|disabled=""[^>]*data-coupon-one-click=""/)
    expect(settings({ oneClickAmount: '5' })).not.toMatch(/disabled=""[^>]*data-coupon-one-click/)
  })

  it('[S5.31] [S5.36] offers neither VIP bets nor one-click where the site has none', () => {
    expect(settings()).not.toContain('VIP')
    expect(settings({}, { vipBet: true })).toContain('VIP')
    expect(settings({}, { oneClick: false })).not.toContain('data-coupon-one-click')
  })

  it('[S3.34] [S3.35] [S3.36] offers the three ways with a changed price', () => {
    expect(settings().match(/<option/g)).toHaveLength(3)
    expect(settings()).toContain('<option value="2" selected="">Accept higher odds</option>')
  })
})

describe('codes', () => {
  const codes = (more = {}) =>
    html(
      <Codes
        {...{ canSave: true, saved: null, said: '', save: nothing, load: nothing, copy: nothing, ...more }}
        t={translator('en')}
      />,
    )
  it('saves a slip with bets only', () => {
    expect(codes()).toContain('data-coupon-save')
    expect(codes({ canSave: false })).not.toContain('data-coupon-save')
  })
  it('shows the code left to right with its end', () => {
    const saved = { code: '7K3M9QX2RD', link: 'https://x/en/line?coupon=7K3M9QX2RD', until: '12/28/2026' }
    expect(codes({ saved })).toMatch(/<b dir="ltr" data-coupon-code="">7K3M9QX2RD<\/b>.*12\/28\/2026/)
  })
})
