import { computed } from 'nanostores'
import { initialBet } from '../../shared/domain/money/steps.ts'
import type { PlacedSummary, Refusal } from '../../shared/ui/islands/coupon/placing.ts'
import { typedTerms } from '../../shared/ui/islands/coupon/types/terms.ts'
import type { CouponLeg } from '../../shared/ui/islands/props.ts'
import { $coupon } from '../stores/coupon.ts'
import { $couponSettings } from '../stores/coupon-settings.ts'
import { $couponView, shownStake } from '../stores/coupon-view.ts'
import { $house } from '../stores/house.ts'
import { $placing } from '../stores/placing.ts'
import { $player } from '../stores/player.ts'
import { $quote } from '../stores/quote.ts'
import { outcomesOf } from './body.ts'
import { giftsOf } from './gifts.ts'
import { isOneClickActive } from './one-click-active.ts'
import { $promoCodes } from './promo-codes.ts'

/** Everything that is known of the coupon at one moment (spec §3). Amounts are decimal strings of the account's currency. */
export interface CouponState {
  /** What the slip shows: bets to place, or the receipt of the last press. */
  tab: 'bets' | 'receipt'
  typeId: number
  bets: readonly CouponLeg[]
  /** Account that pays; null for the active one. */
  accountId: number | null
  amount: string
  amountByBlockId: Readonly<Record<string, string>>
  amountByBetId: Readonly<Record<string, string>>
  minBetAmount: number
  /** Unbounded until the house has said otherwise. */
  maxBetAmount: number
  /** What the house lends against open bets. */
  availablePrepaidAmount: string
  /** The total as the house says it, and in the player's format. */
  coef: string | null
  coefByView: string | null
  promoCode: string
  manualPromoCode: string
  promoCodes: readonly string[]
  /** k of a system, at least 2, and its choices. */
  systemValue: number
  systemValues: readonly unknown[]
  antiExpressCoef: string | null
  successCoupon: PlacedSummary | null
  singlesResultCoupons: { placed: readonly PlacedSummary[]; problems: readonly Refusal[] } | null
  expressId: number | null
  maxPayout: string | null
  initialAmount: string
  /** Hyper bonus of these bets: percent of the win, smallest stake, largest bonus; 0 where none is offered. */
  hyperBonusPercent: number
  minHyperBonusBetLimit: number
  maxHyperBonusLimit: number
  autoMax: boolean
  vipBet: boolean
  /** One of the bets is a banker. */
  banker: boolean
  oneClick: boolean
  loadedFromCode: boolean
}

/** The coupon's state, of what the stores know. */
export const $couponState = computed(
  [$coupon, $couponView, $quote, $placing, $couponSettings, $house, $player, $promoCodes],
  (coupon, view, quote, placing, settings, house, player, promoCodes): CouponState => {
    const own = quote?.outcomes === outcomesOf(view) ? quote : null
    const gifts = giftsOf(own?.raw)
    const { systemValue, amountByBlockId, amountByBetId } = typedTerms(coupon.more)
    const currency = player?.currency ?? 'EUR'
    return {
      tab: placing.phase === 'placed' || placing.phase === 'lines' ? 'receipt' : 'bets',
      typeId: view.typeId,
      bets: coupon.legs,
      accountId: coupon.accountId,
      amount: shownStake(coupon.amount, currency),
      amountByBlockId,
      amountByBetId,
      minBetAmount: Number(own?.min ?? 0),
      maxBetAmount: own?.max ? Number(own.max) : Number.POSITIVE_INFINITY,
      availablePrepaidAmount: gifts.lent ?? '0',
      coef: own?.coef ?? null,
      coefByView: view.total,
      promoCode: coupon.promoCode,
      manualPromoCode: promoCodes?.some(({ code }) => code === coupon.promoCode) ? '' : coupon.promoCode,
      promoCodes: (promoCodes ?? []).map(({ code }) => code),
      systemValue,
      systemValues: own?.systemValues ?? [],
      antiExpressCoef: own?.antiExpressCoef ?? null,
      successCoupon: placing.phase === 'placed' ? placing.coupon : null,
      singlesResultCoupons: placing.phase === 'lines' ? placing : null,
      expressId: view.terms.expressId ?? null,
      maxPayout: own?.maxPayout ?? null,
      initialAmount: initialBet(currency),
      hyperBonusPercent: gifts.hyper?.percent ?? 0,
      minHyperBonusBetLimit: Number(gifts.hyper?.min ?? 0),
      maxHyperBonusLimit: Number(gifts.hyper?.max ?? 0),
      autoMax: settings.isAutoMax,
      vipBet: settings.isVipBet,
      banker: coupon.legs.some((leg) => leg.banker === true),
      oneClick: isOneClickActive(settings, house),
      loadedFromCode: typeof coupon.more.loadedFromCode === 'string',
    }
  },
)
