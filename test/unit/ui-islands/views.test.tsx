import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { couponAfter } from '../../../client/islands/coupon/after/index.tsx'
import { DEFAULT_COUPON_SETTINGS } from '../../../shared/domain/settings/coupon.ts'
import { DEFAULT_DISPLAY } from '../../../shared/domain/settings/display.ts'
import { zoneName } from '../../../shared/domain/settings/fields.ts'
import { ERRORS } from '../../../shared/errors/catalogue.ts'
import { translator } from '../../../shared/i18n/translator.ts'
import { AccountIslandView } from '../../../shared/ui/islands/account.tsx'
import { REFUSALS } from '../../../shared/ui/islands/coupon/after/refusal.ts'
import type { CouponAwake } from '../../../shared/ui/islands/coupon/awake.ts'
import { type CouponFacts, couponModel } from '../../../shared/ui/islands/coupon/model.ts'
import type { Placing } from '../../../shared/ui/islands/coupon/placing.ts'
import { CouponIslandView } from '../../../shared/ui/islands/coupon/view.tsx'
import { LoginIslandView } from '../../../shared/ui/islands/login.tsx'
import { NotificationsIslandView } from '../../../shared/ui/islands/notifications.tsx'
import type { IslandProps } from '../../../shared/ui/islands/props.ts'
import { RegistrationIslandView } from '../../../shared/ui/islands/registration.tsx'
import { SettingsIslandView } from '../../../shared/ui/islands/settings.tsx'
import { leg } from '../client/legs.ts'
import { CARD, REGISTRATION } from './cards.ts'

const t = translator('en')
const html = (node: ReactNode) => renderToStaticMarkup(node)
const player = { userId: 5, name: 'Anna', money: '1234.50', currency: 'EUR' }
const form = {
  action: '/en/live',
  csrf: 'token-1',
  key: '7b1c3e2e-8f4b-4a51-9d8e-0c2f5a6b7c8d',
  amount: null,
  max: null,
}
const coupon = (more: Partial<IslandProps['coupon']> = {}): IslandProps['coupon'] => ({
  lang: 'en',
  player,
  picked: null,
  form: null,
  coefViewId: 0,
  house: { types: [0, 1], oneClick: true, vipBet: false },
  ...more,
})

const nothing = () => {}
const acts: CouponAwake['acts'] = {
  remove: nothing,
  clear: nothing,
  amount: nothing,
  type: nothing,
  tools: nothing,
  undo: null,
  place: nothing,
  done: nothing,
}
const awake = (
  facts: Partial<CouponFacts> = {},
  placing: Placing = { phase: 'idle' },
  limits: Partial<CouponAwake['limits'] & { cappedWin: string }> = {},
): CouponAwake => {
  const all = {
    legs: [leg(1)],
    odds: new Map(),
    amount: '10',
    currency: 'EUR',
    change: 2 as const,
    coefViewId: 0 as const,
    signedIn: true,
    stale: false,
    ...facts,
  }
  return {
    model: couponModel(all),
    amount: all.amount,
    settings: DEFAULT_COUPON_SETTINGS,
    types: null,
    tools: null,
    after: couponAfter(t),
    placing,
    limits: { min: limits.min ?? null, max: limits.max ?? null },
    bonusCoef: null,
    cappedWin: limits.cappedWin ?? null,
    announcement: '',
    acts,
  }
}
const view = (state: CouponAwake, props = coupon()) => html(<CouponIslandView props={props} t={t} awake={state} />)

describe('the coupon without JavaScript', () => {
  it('says what will be here, with its number of bets', () => {
    const text = html(<CouponIslandView props={coupon()} t={t} />)
    expect(text).toMatch(/data-coupon-count="">0</)
    expect(text).toContain(t('coupon_empty_title'))
    expect(text).toContain('href="/en/live"')
  })

  it('is a plain form with the picked bet', () => {
    const text = html(<CouponIslandView props={coupon({ picked: leg(1), form })} t={t} />)
    expect(text).toMatch(/data-coupon-count="">1</)
    expect(text).toContain('<form class="coupon-form" action="/en/live" method="post">')
    for (const [name, value] of Object.entries({
      csrf: 'token-1',
      key: form.key,
      action: 'place',
      market: 10,
      outcome: 101,
      coef: '1.85',
    })) {
      expect(text).toContain(`<input type="hidden" name="${name}" value="${value}"/>`)
    }
    expect(text).toContain('name="amount"')
    expect(text).toMatch(/<button type="submit"[^>]*data-coupon-place=""/)
  })

  it('names the largest stake after one above it, and has it in the field', () => {
    const refused = { ...form, amount: '347.51', max: '347.51' }
    const text = html(<CouponIslandView props={coupon({ picked: leg(1), form: refused })} t={t} />)
    expect(text).toContain('value="347.51"')
    expect(text).toContain(t('coupon_error_ABOVE_MAX', { max: '347.51\u00a0EUR' }))
  })

  it('leads a visitor to sign in instead', () => {
    const text = html(<CouponIslandView props={coupon({ picked: leg(1), form, player: null })} t={t} />)
    expect(text).not.toContain('<form')
    expect(text).toContain('href="/en/user/login"')
  })
})

describe('the coupon awake', () => {
  it('shows bets, total, win and a button that names the stake', () => {
    const text = view(awake())
    expect(text).toContain('data-coupon-coef="">1.85<')
    expect(text).toContain('data-coupon-win="">18.50\u00a0EUR<')
    expect(text).toMatch(/data-coupon-place="">Bet 10\.00\u00a0EUR</)
    expect(text).toContain('aria-label="Remove Home 1 – Away 1, Home 1"')
  })

  it('offers to take a fallen price with the bet, and shows both prices', () => {
    const text = view(awake({ odds: new Map([[101, { coef: 1800, flags: 0 }]]) }))
    expect(text).toContain('<s class="mu">1.85</s>')
    expect(text).toContain(`aria-label="${t('coupon_price_down', { coef: '1.80' })}"`)
    expect(text).toContain(`>${t('coupon_accept_and_place')}</button>`)
  })

  it('is off with a reason while a bet is suspended', () => {
    const text = view(awake({ odds: new Map([[101, { coef: 1850, flags: 1 }]]) }))
    expect(text).toMatch(/<button[^>]*data-coupon-place=""[^>]*disabled=""[^>]*aria-describedby="coupon-why"/)
    expect(text).toContain(t('coupon_suspended_leg'))
  })

  it('is off while prices are old', () => {
    expect(view(awake({ stale: true }))).toContain(t('connection_updating_text'))
  })

  it.each(['sending', 'checking', 'unknown'] as const)('cannot be pressed a second time while it is %s', (phase) => {
    expect(view(awake({}, { phase }))).toMatch(/<button[^>]*data-coupon-place=""[^>]*disabled=""/)
  })

  it.each(['sending', 'checking', 'unknown'] as const)('says that it is busy while it is %s', (phase) => {
    expect(view(awake({}, { phase }))).toMatch(/<button[^>]*data-coupon-place=""[^>]*aria-busy="true"/)
  })

  it('offers to check a bet without an answer, and nothing else', () => {
    const text = view(awake({}, { phase: 'unknown' }))
    expect(text).toContain(t('coupon_check_again'))
    expect(text).toContain(`>${t('coupon_checking_short')}</button>`)
    expect(text).not.toContain('leg-remove')
    expect(text).not.toContain(t('coupon_unheard_drop'))
  })

  it('offers to place or to drop a bet that the server has never heard of', () => {
    const text = view(awake({}, { phase: 'unknown', unheard: true }))
    expect(text).toContain(`>${t('coupon_unheard_place')}</button>`)
    expect(text).toContain(`>${t('coupon_unheard_drop')}</button>`)
    expect(text).not.toContain('leg-remove')
  })

  it.each(['sending', 'checking', 'unknown'] as const)('cannot be cleared while it is %s', (phase) => {
    expect(view(awake())).toContain(t('coupon_clear'))
    expect(view(awake({}, { phase }))).not.toContain(t('coupon_clear'))
  })

  it.each([
    'SUSPENDED',
    'NOT_FOUND',
    'CORRELATED',
    'INSUFFICIENT_FUNDS',
    'BELOW_MIN',
    'ABOVE_MAX',
    'BAD_AMOUNT',
    'BAD_SHAPE',
    'TOO_MANY_LEGS',
    'TYPE_NOT_OFFERED',
    'SPORT_BLOCKED',
    'ACCOUNT',
  ])('says why a coupon was refused: %s', (code) => {
    const text = view(
      awake({}, { phase: 'refused', problems: [{ outcomeId: null, code }], title: 'x', min: '1.00', max: '5.00' }),
    )
    expect(text).toContain(t('coupon_not_placed'))
    expect(text).not.toMatch(/coupon_error|\{m/)
    expect(text).toMatch(/role="alert"><b>[^<]+<\/b><p>[^<]{10,}<\/p>/)
    expect(text.includes('href="/en/office/recharge"'), 'a way to more money').toBe(code === 'INSUFFICIENT_FUNDS')
  })

  it('leaves what is wrong with a promo code to be said beside the code', () => {
    const problems = [{ outcomeId: null, code: 'PROMO_UNKNOWN' }]
    const text = view(awake({}, { phase: 'refused', problems, title: 'x', min: null, max: null }))
    expect(text).toContain(t('coupon_not_placed'))
    expect(text).not.toContain(t('coupon_error_PROMO_UNKNOWN'))
  })

  it('has words for every code of a coupon in the catalogue', () => {
    const codes = Object.values(ERRORS).flatMap(({ code, title }) =>
      typeof code === 'string' && title.startsWith('coupon_') ? [code] : [],
    )
    expect(codes.length).toBeGreaterThan(8)
    expect(codes.filter((code) => !(code in REFUSALS))).toEqual([])
  })

  it('[S3.26] names the limits, and a stake beyond them', () => {
    expect(view(awake({}, { phase: 'idle' }, { min: '0.20', max: '5000.00' }))).toContain(
      'Stake from 0.20 to 5\u00a0000.00',
    )
    const text = view(awake({ amount: '6000' }, { phase: 'idle' }, { min: '0.20', max: '5000.00' }))
    expect(text).toMatch(/aria-invalid="true" aria-describedby="coupon-amount-error"/)
    expect(text).toMatch(/data-coupon-place=""[^>]*disabled/)
    expect(text).toContain(t('coupon_use_max'))
  })

  it('says that the house pays no more than its largest payout (B-35)', () => {
    const text = view(awake({}, { phase: 'idle' }, { cappedWin: '50000.00' }))
    expect(text).toContain('data-coupon-win="">50\u00a0000.00\u00a0EUR<')
    expect(text).toContain(t('coupon_max_payout', { amount: '50\u00a0000.00\u00a0EUR' }))
  })

  it('gives a receipt with the way to the history', () => {
    const text = view(
      awake(
        { legs: [] },
        { phase: 'placed', coupon: { id: 900, amount: '10.00', currency: 'EUR', coef: '1.85', possibleWin: '18.50' } },
      ),
    )
    expect(text).toContain('data-coupon-placed="900"')
    expect(text).toContain('href="/en/office/history"')
    expect(text).toMatch(/data-coupon-count="">0</)
  })

  it('[S9.40] adds the steps of the currency', () => {
    expect(view(awake())).toMatch(/>\+2\.50<.*>\+5<.*>\+10<.*>\+25</)
  })
})

describe('sign-in and registration', () => {
  it('are plain forms whose fields have the names of the call', () => {
    const login = html(
      <LoginIslandView props={{ ...CARD, lang: 'en', form, login: 'a@b.cd', next: '/en/office' }} t={t} />,
    )
    expect(login).toContain('<form class="form" action="/en/live" method="post">')
    for (const name of ['csrf', 'action', 'next', 'email', 'password', 'save'])
      expect(login).toContain(`name="${name}"`)
    const registration = html(<RegistrationIslandView props={{ ...REGISTRATION, form, minAge: 21 }} t={t} />)
    for (const name of [
      'csrf',
      'action',
      'email',
      'password',
      'name',
      'surname',
      'birthday',
      'countryId',
      'currency',
      'bonus',
      'promoCode',
      'agree',
    ]) {
      expect(registration).toContain(`name="${name}"`)
    }
    expect(registration).toContain('21')
    expect(registration).not.toContain('checked=""')
  })

  it('tie an error to its field, and never give a password back', () => {
    const props = {
      ...REGISTRATION,
      values: { email: 'a@b.cd', password: 'secret-1' },
      errors: { email: 'Taken' },
    }
    const text = html(<RegistrationIslandView props={props} t={t} />)
    const [, note] =
      /<input[^>]*aria-describedby="([^"]+)"[^>]*aria-invalid="true"[^>]*name="email"/.exec(text) ??
      /<input[^>]*name="email"[^>]*aria-describedby="([^"]+)"/.exec(text) ??
      []
    expect(text).toContain(`<p id="${note}" class="err">Taken</p>`)
    expect(text).toContain('value="a@b.cd"')
    expect(text).not.toContain('secret-1')
  })

  it('have a label for every field', () => {
    const text = html(<LoginIslandView props={{ ...CARD, lang: 'en', form }} t={t} />)
    const ids = [...text.matchAll(/<input class="input" id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(2)
    for (const id of ids) expect(text).toContain(`for="${id}"`)
  })
})

describe('the other islands', () => {
  it('show the balance of a player and the ways in for a visitor', () => {
    expect(
      html(<AccountIslandView props={{ lang: 'en', player, isRegistration: true, deposit: 'Deposit' }} t={t} />),
    ).toMatch(/data-balance="">1\u00a0234.50\u00a0EUR<.*href="\/en\/office\/recharge" aria-label="Deposit"/)
    expect(
      html(
        <AccountIslandView
          props={{ lang: 'en', player: { ...player, money: null }, isRegistration: true, deposit: 'Deposit' }}
          t={t}
        />,
      ),
    ).toContain('data-balance="">…<')
    const visitor = html(
      <AccountIslandView props={{ lang: 'en', player: null, isRegistration: true, deposit: 'Deposit' }} t={t} />,
    )
    expect(visitor).toContain('data-open="login"')
    expect(visitor).toContain('data-open="registration"')
  })

  it('[S3.39] offer all nine formats of prices', () => {
    const text = html(
      <SettingsIslandView
        props={{
          lang: 'en',
          languages: ['ru', 'en'],
          alternates: { ru: '/ru/live', en: '/en/live' },
          display: DEFAULT_DISPLAY,
        }}
        t={t}
      />,
    )
    for (const id of [0, 1, 2, 4, 5, 6, 14, 15, 16]) expect(text).toMatch(new RegExp(`<option value="${id}"[^>]*>`))
    expect(text).toContain('href="/ru/live"')
  })

  it.each([
    [3, 'UTC+3'],
    [-3.5, 'UTC−3:30'],
    [5.75, 'UTC+5:45'],
    [0, 'UTC+0'],
  ])('name an offset of %d hours', (hours, name) => {
    expect(zoneName(hours)).toBe(name)
  })

  it('[S8.36] notices have the title of their kind', () => {
    const text = html(<NotificationsIslandView props={{ first: [{ id: 'a', kind: 'done', text: 'Saved' }] }} t={t} />)
    expect(text).toContain(`<b>${t('notifications_done')}</b> Saved`)
    expect(text).toContain('role="status"')
  })
})
