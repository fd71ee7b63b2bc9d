import type { Placing } from '../../shared/ui/islands/coupon/placing.ts'
import type { CouponLeg } from '../../shared/ui/islands/props.ts'
import { refreshBalance, signedOut } from '../api/accounts.ts'
import { request } from '../api/request.ts'
import { $coupon, acceptPrices, changeCoupon, removeLegs, takeCoupon, toggle } from '../stores/coupon.ts'
import { $couponSettings } from '../stores/coupon-settings.ts'
import { $couponView } from '../stores/coupon-view.ts'
import { $odds, setPrices } from '../stores/odds.ts'
import { $placing } from '../stores/placing.ts'
import { $player } from '../stores/player.ts'
import { $quote } from '../stores/quote.ts'
import { $settings } from '../stores/settings.ts'
import { $vip } from '../stores/vip.ts'
import { type CouponBody, couponBody, outcomesOf } from './body.ts'
import { giftsOf, prepaidOf } from './gifts.ts'
import { followLost } from './lost.ts'
import { keepPending, loadPending } from './pending.ts'
import { dropPlacing, lookAgain, type Pending, type PlaceParts, placeCoupon, resumePlacing } from './place.ts'
import { notePromo } from './promo-taken.ts'
import { settled } from './settled.ts'

let pending: Pending | null = null
/** The bets of the last press, for 'keep these bets'. */
let pressed: CouponLeg[] = []

/** The slip's prices are those that the player sees now. */
const takePrices = () => acceptPrices(new Map($couponView.get().legs.map(({ leg, now }) => [leg.outcomeId, now])))

const COEF_CHANGED: Placing = {
  phase: 'refused',
  problems: [{ outcomeId: null, code: 'COEF_CHANGED' }],
  title: '',
  min: null,
  max: null,
}

const parts: PlaceParts = {
  call: request,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  keep(next) {
    pending = next
    keepPending(next)
  },
  phase(placing) {
    if (placing.phase === 'refused') notePromo(placing.problems.map(({ code }) => code))
    const { exactCoef } = $couponSettings.get()
    if (placing.phase === 'changed' && exactCoef) takePrices()
    $placing.set(placing.phase === 'changed' && exactCoef ? COEF_CHANGED : placing)
  },
  prices(changed) {
    const known = $odds.get()
    setPrices(changed.map(([id, coef]) => [id, { coef, flags: known.get(id)?.flags ?? 0 }]))
  },
  placed(outcomeIds) {
    pressed = $coupon.get().legs.filter((leg) => outcomeIds.has(leg.outcomeId))
    if (!$couponSettings.get().isCouponFixed) removeLegs(outcomeIds)
    // A promo code is for one bet.
    if ($coupon.get().promoCode !== '') changeCoupon(() => ({ promoCode: '' }))
    void refreshBalance()
  },
  signedOut() {
    signedOut()
    /** The slip now shows the way to sign in, which opens over the page; the bets stay. */
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-coupon] [data-open="login"]')?.click())
  },
}

/** A press of this browser, perhaps in another tab, still waits for its answer. */
export const isWaiting = (): boolean => pending !== null || loadPending() !== null

/** Sends a body under a new key. */
export const send = (userId: number, body: CouponBody): Promise<void> =>
  placeCoupon(parts, { key: crypto.randomUUID(), userId, body })

/** Tabs of one browser hold one coupon: who places it has this lock until there is an answer. */
const ONE_TAB = 'coupon:place'

let isPressed = false

/** Another tab is placing the coupon at this moment: what stands here afterwards is what that tab has left. */
async function afterOtherTab(): Promise<void> {
  $placing.set({ phase: 'checking' })
  await navigator.locks.request(ONE_TAB, takeCoupon)
  $placing.set({ phase: 'idle' })
  resume()
}

/** The press on 'place'. A second press does nothing, in this tab or in another one. */
export async function place(): Promise<void> {
  const outcomes = outcomesOf($couponView.get())
  if (isWaiting()) resume()
  if (pending || isPressed) return
  isPressed = true
  const isOurs = await navigator.locks.request(ONE_TAB, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false
    takeCoupon()
    if (outcomesOf($couponView.get()) === outcomes) await press()
    return true
  })
  if (!isOurs) await afterOtherTab()
  isPressed = false
}

/** Sends what stands in the slip. Prices that have moved are taken with it: they stand on the screen. */
async function press(): Promise<void> {
  const view = $couponView.get()
  const player = $player.get()
  if (!player || view.obstacle !== null) return
  const { changeCoefAction, exactCoef } = $couponSettings.get()
  const moved = view.legs.some((leg) => leg.from !== null)
  takePrices()
  if (exactCoef && moved) {
    $placing.set(COEF_CHANGED)
    return
  }
  const { accountId, promoCode, more } = $coupon.get()
  const { lent } = giftsOf($quote.get()?.raw)
  await send(
    player.userId,
    couponBody(view, player.currency, {
      change: exactCoef ? 0 : changeCoefAction,
      coefViewId: $settings.get().coefViewId,
      accountId,
      promoCode,
      hyperBonus: more.hyperBonus === true,
      prepaidAmount:
        more.advance === true && promoCode === '' && view.typeId !== 9
          ? prepaidOf(view.stake, player.money, lent, player.currency)
          : null,
      vipBet: $vip.get(),
    }),
  )
}

/** A look that counts while the press still stands at this phase. */
async function look(phase: Placing['phase']): Promise<void> {
  const asked = pending
  if (asked) await lookAgain(parts, asked, () => pending === asked && $placing.get().phase === phase)
}
followLost(() => void look('unknown'))

/** The player asks what became of a bet without an answer. */
export function check(): void {
  if (!pending) return
  $placing.set({ phase: 'checking' })
  void look('checking')
}

/** The very same bet under the very same key once more: the server has never heard of it. */
export function sendAgain(): void {
  if (pending) void placeCoupon(parts, pending)
}

/** Forgets a bet that the server has never heard of; its selections stay in the slip. */
export const drop = (): void => dropPlacing(parts)

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

/** The same bets once more. */
export function again(): void {
  settled()
  const known = new Set($coupon.get().legs.map((leg) => leg.outcomeId))
  for (const leg of pressed) if (!known.has(leg.outcomeId)) toggle(leg)
}
