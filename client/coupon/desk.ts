import type { CouponLeg } from '../../shared/ui/islands/props.ts'
import { refreshBalance, signedOut } from '../api/accounts.ts'
import { request } from '../api/request.ts'
import { $coupon, acceptPrices, removeLegs, toggle } from '../stores/coupon.ts'
import { $couponView } from '../stores/coupon-view.ts'
import { $odds, setPrices } from '../stores/odds.ts'
import { $placing } from '../stores/placing.ts'
import { $player } from '../stores/player.ts'
import { $settings } from '../stores/settings.ts'
import { keepPending, loadPending } from './pending.ts'
import { checkPlacing, type Pending, type PlaceParts, placeCoupon, resumePlacing } from './place.ts'
import { couponBody } from './wire.ts'

let pending: Pending | null = null
/** The bets of the last press, for 'keep these bets'. */
let pressed: CouponLeg[] = []

const parts: PlaceParts = {
  call: request,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  keep(next) {
    pending = next
    keepPending(next)
  },
  phase: (placing) => $placing.set(placing),
  prices(changed) {
    const known = $odds.get()
    setPrices(changed.map(([id, coef]) => [id, { coef, flags: known.get(id)?.flags ?? 0 }]))
  },
  placed(outcomeIds) {
    pressed = $coupon.get().legs.filter((leg) => outcomeIds.has(leg.outcomeId))
    removeLegs(outcomeIds)
    void refreshBalance()
  },
  signedOut,
}

/** The press on 'place'. Prices that have moved are taken with it: they stand on the screen. A second press does nothing. */
export function place(): void {
  const view = $couponView.get()
  const player = $player.get()
  if (pending || !player || view.obstacle !== null) return
  const { change } = $coupon.get()
  acceptPrices(new Map(view.legs.map(({ leg, now }) => [leg.outcomeId, now])))
  void placeCoupon(parts, {
    key: crypto.randomUUID(),
    userId: player.userId,
    body: couponBody(view, player.currency, change, $settings.get().coefViewId),
  })
}

/** The player asks what became of a bet without an answer. */
export function check(): void {
  if (pending) void checkPlacing(parts, pending)
}

/** A press that another page has left without an answer is looked for, if it was this player's. */
export function resume(): void {
  if (pending) return
  const kept = loadPending()
  const userId = $player.get()?.userId
  if (!kept || userId === undefined) return
  if (kept.userId === userId) {
    pending = kept
    void resumePlacing(parts, kept)
  } else keepPending(null)
}

/** The result has been read. */
export function settled(): void {
  if (!pending) $placing.set({ phase: 'idle' })
}

/** The same bets once more. */
export function again(): void {
  settled()
  const known = new Set($coupon.get().legs.map((leg) => leg.outcomeId))
  for (const leg of pressed) if (!known.has(leg.outcomeId)) toggle(leg)
}
