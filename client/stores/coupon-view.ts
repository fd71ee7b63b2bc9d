import { computed } from 'nanostores'
import { couponModel } from '../../shared/ui/islands/coupon/model.ts'
import { $connection } from './connection.ts'
import { $coupon } from './coupon.ts'
import { $odds } from './odds.ts'
import { $player } from './player.ts'
import { $settings } from './settings.ts'

/** The coupon as it is shown: legs with their prices now, total, win, and what stands in the way. */
export const $couponView = computed(
  [$coupon, $odds, $player, $settings, $connection],
  (coupon, odds, player, settings, connection) =>
    couponModel({
      legs: coupon.legs,
      odds,
      amount: coupon.amount,
      currency: player?.currency ?? 'EUR',
      change: coupon.change,
      coefViewId: settings.coefViewId,
      signedIn: player !== null,
      stale: connection === 'stale',
    }),
)
