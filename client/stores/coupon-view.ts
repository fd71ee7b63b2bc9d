import { computed } from 'nanostores'
import { initialBet } from '../../shared/domain/money/steps.ts'
import { couponModel } from '../../shared/ui/islands/coupon/model.ts'
import { $connection } from './connection.ts'
import { $coupon } from './coupon.ts'
import { $couponTypes } from './coupon-late.ts'
import { $couponSettings } from './coupon-settings.ts'
import { $house } from './house.ts'
import { $odds } from './odds.ts'
import { $player } from './player.ts'
import { $settings } from './settings.ts'

/** The stake that stands in the field: as typed, or the currency's initial bet while nothing was typed. */
export const shownStake = (amount: string | null, currency: string): string => amount ?? initialBet(currency)

/** The coupon as it is shown: legs with their prices now, total, win, and what stands in the way. */
export const $couponView = computed(
  [$coupon, $odds, $player, $settings, $connection, $couponSettings, $house, $couponTypes],
  (coupon, odds, player, settings, connection, { changeCoefAction }, { types }, rules) => {
    const currency = player?.currency ?? 'EUR'
    return couponModel(
      {
        legs: coupon.legs,
        odds,
        amount: shownStake(coupon.amount, currency),
        currency,
        change: changeCoefAction,
        coefViewId: settings.coefViewId,
        signedIn: player !== null,
        stale: connection === 'stale',
        typeId: coupon.typeId,
        types,
        more: coupon.more,
      },
      rules?.rules,
    )
  },
)
