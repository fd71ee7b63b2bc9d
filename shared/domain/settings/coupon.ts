import type { ChangeCoefAction } from '../coupon/price-policy.ts'

/** How a player wants the slip to work (spec §3). Amounts are decimal strings of the account's currency. */
export interface CouponSettings {
  /** Own steps of the amount buttons by currency; one that is not here has the step of the table. */
  amountStep: Readonly<Record<string, string>>
  /** What to do when a price changes. */
  changeCoefAction: ChangeCoefAction
  /** The stake follows the largest one that is taken. */
  isAutoMax: boolean
  /** A stake above the maximum is asked for. */
  isVipBet: boolean
  isBalanceShown: boolean
  isPossibleWinShown: boolean
  isSelectAccountShown: boolean
  /** Bets stay in the slip after placing. */
  isCouponFixed: boolean
  oneClickAmount: string
  isActiveOneClick: boolean
  /** No price but the one that was seen. */
  exactCoef: boolean
  /** A bet leaves the slip when its event's score changes. */
  isDropOnScoreChange: boolean
  bonusAccountOneClickAmount: string
}

export const DEFAULT_COUPON_SETTINGS: CouponSettings = {
  amountStep: {},
  changeCoefAction: 2,
  isAutoMax: false,
  isVipBet: false,
  isBalanceShown: true,
  isPossibleWinShown: true,
  isSelectAccountShown: true,
  isCouponFixed: false,
  oneClickAmount: '0',
  isActiveOneClick: false,
  exactCoef: false,
  isDropOnScoreChange: false,
  bonusAccountOneClickAmount: '0',
}

const isAction = (x: unknown) => x === 0 || x === 1 || x === 2

/** Settings as they were kept; a part that does not fit gets its default. */
export function couponSettings(text: string | null): CouponSettings {
  try {
    const kept: Record<string, unknown> = Object(JSON.parse(text ?? ''))
    const parts = Object.entries(DEFAULT_COUPON_SETTINGS).map(([key, standard]) => {
      const x = kept[key]
      const fits = typeof standard === 'number' ? isAction(x) : typeof x === typeof standard && x !== null
      return [key, fits ? x : standard]
    })
    return Object.fromEntries(parts)
  } catch {
    return DEFAULT_COUPON_SETTINGS
  }
}
