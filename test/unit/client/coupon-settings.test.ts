import { describe, expect, it } from 'vitest'
import { couponSettings, DEFAULT_COUPON_SETTINGS } from '../../../shared/domain/settings/coupon.ts'
import { asksBeforeOneClick, isVipBetAvailable, withSetting } from '../../../shared/domain/settings/coupon-rules.ts'

describe('settings of the slip', () => {
  it('[S3.28] are thirteen', () => {
    expect(Object.keys(couponSettings(null)).sort()).toEqual([
      'amountStep',
      'bonusAccountOneClickAmount',
      'changeCoefAction',
      'exactCoef',
      'isActiveOneClick',
      'isAutoMax',
      'isBalanceShown',
      'isCouponFixed',
      'isDropOnScoreChange',
      'isPossibleWinShown',
      'isSelectAccountShown',
      'isVipBet',
      'oneClickAmount',
    ])
  })

  it('[S3.29] [S9.45] accept on increase, and have a one-click stake of 0, unless the player says otherwise', () => {
    expect(couponSettings(null)).toMatchObject({ changeCoefAction: 2, oneClickAmount: '0', isActiveOneClick: false })
    expect(couponSettings('{"changeCoefAction":0,"oneClickAmount":"5"}')).toMatchObject({
      changeCoefAction: 0,
      oneClickAmount: '5',
    })
  })

  it.each(['', 'x', 'null', '[]', '7', '{"changeCoefAction":7,"isAutoMax":"yes","amountStep":null}'])(
    'are the defaults where %j was kept',
    (text) => {
      expect(couponSettings(text)).toEqual(DEFAULT_COUPON_SETTINGS)
    },
  )

  it('[S4.85] dropping bets on a changed score turns one-click off', () => {
    const on = { ...DEFAULT_COUPON_SETTINGS, isActiveOneClick: true }
    expect(withSetting(on, 'isDropOnScoreChange', true)).toMatchObject({
      isDropOnScoreChange: true,
      isActiveOneClick: false,
    })
    expect(withSetting(on, 'isDropOnScoreChange', false).isActiveOneClick).toBe(true)
  })

  it('[S4.86] clearing the exact coefficient clears it', () => {
    const on = { ...DEFAULT_COUPON_SETTINGS, exactCoef: true, isDropOnScoreChange: true }
    expect(withSetting(on, 'exactCoef', false).isDropOnScoreChange).toBe(false)
    expect(withSetting(on, 'exactCoef', true).isDropOnScoreChange).toBe(true)
  })

  it('[S4.83] one-click asks first when the slip holds bets, and is never asked about when it is turned off', () => {
    expect(asksBeforeOneClick(true, 1)).toBe(true)
    expect(asksBeforeOneClick(true, 0)).toBe(false)
    expect(asksBeforeOneClick(false, 3)).toBe(false)
  })
})

describe('a VIP bet', () => {
  const line = { isLive: false }
  const fine = { isOnSite: true, maxBetAmount: 1000, legs: [line, line], typeId: 1 }

  it.each([
    ['all is well', fine, true],
    ['[S5.31] the site has none', { ...fine, isOnSite: false }, false],
    ['[S5.32] no maximum is known', { ...fine, maxBetAmount: Number.POSITIVE_INFINITY }, false],
    ['[S5.33] one bet is live', { ...fine, legs: [line, { isLive: true }] }, false],
    ['[S5.34] the slip is empty', { ...fine, legs: [] }, false],
    ['[S5.35] they are many singles', { ...fine, typeId: 9 }, false],
  ] as const)('is available or not: %s', (_, coupon, available) => {
    expect(isVipBetAvailable(coupon)).toBe(available)
  })
})
