import { computed } from 'nanostores'
import { parseCoef } from '../../shared/domain/coefficient/thousandths.ts'
import { formatMoney, parseMoney } from '../../shared/domain/money/amount.ts'
import { initialBet } from '../../shared/domain/money/steps.ts'
import { type CouponFacts, type CouponModel, couponModel } from '../../shared/ui/islands/coupon/model.ts'
import { outcomesOf } from '../coupon/body.ts'
import { $connection } from './connection.ts'
import { $coupon } from './coupon.ts'
import { $couponTypes } from './coupon-late.ts'
import { $couponSettings } from './coupon-settings.ts'
import { $house } from './house.ts'
import { $odds } from './odds.ts'
import { $player } from './player.ts'
import { $quote } from './quote.ts'
import { $settings } from './settings.ts'

/** The stake that stands in the field: as typed, or the currency's initial bet while nothing was typed. */
export const shownStake = (amount: string | null, currency: string): string => amount ?? initialBet(currency)

/** A stake that the house gives is no part of the win. With a code that it does not take nothing is placed. */
const withGift = (model: CouponModel, promoCode: string, currency: string, badPromo?: string): CouponModel =>
  promoCode === badPromo
    ? { ...model, obstacle: model.obstacle ?? 'promo' }
    : promoCode === '' || model.win === null
      ? model
      : { ...model, win: formatMoney((parseMoney(model.win, currency) ?? 0) - (model.stake ?? 0), currency) }

/** The coupon as it is shown: legs with their prices now, total, win, and what stands in the way. */
export const $couponView = computed(
  [$coupon, $odds, $player, $settings, $connection, $couponSettings, $house, $couponTypes, $quote],
  (coupon, odds, player, settings, connection, { changeCoefAction }, house, rules, quote) => {
    const currency = player?.currency ?? 'EUR'
    const facts: CouponFacts = {
      ...house,
      legs: coupon.legs,
      odds,
      amount: shownStake(coupon.amount, currency),
      currency,
      change: changeCoefAction,
      coefViewId: settings.coefViewId,
      signedIn: player !== null,
      stale: connection === 'stale',
      typeId: coupon.typeId,
      more: coupon.more,
    }
    const gift = (model: CouponModel) => withGift(model, coupon.promoCode, currency, quote?.badPromo)
    const model = gift(couponModel(facts, rules?.rules))
    const bonus = quote?.outcomes === outcomesOf(model) ? parseCoef(quote.bonusCoef ?? '') : null
    return bonus ? gift(couponModel({ ...facts, bonus })) : model
  },
)
