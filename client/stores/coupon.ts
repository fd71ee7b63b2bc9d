import { atom } from 'nanostores'
import { formatCoef } from '../../shared/domain/coefficient/thousandths.ts'
import type { CouponLeg } from '../../shared/ui/islands/props.ts'
import { COUPON_KEY } from '../coupon/legs.ts'
import { EMPTY_COUPON, parseStored, type StoredCoupon } from '../coupon/stored.ts'
import { toggleLeg } from '../coupon/toggle.ts'

/** How long a press waits for storage: longer than its picture takes on a slow phone. */
const SAVED_AFTER_MS = 200

/** The coupon of this browser: the same in all its tabs. */
export const $coupon = atom<StoredCoupon>(EMPTY_COUPON)

/** What the coupon needs of the browser. */
export interface CouponPlace {
  read(): string | null
  write(text: string): void
  /** Tells the other tabs. */
  tell(): void
  /** Calls back when the picture that follows a press has been made. */
  later(act: () => void): void
}

type Step = (coupon: StoredCoupon) => Partial<StoredCoupon>

let place: CouponPlace | null = null
/** Presses that the page shows and storage does not know of yet. */
let presses: Step[] = []

const after = (coupon: StoredCoupon, step: Step): StoredCoupon => ({ ...coupon, ...step(coupon) })

function show(coupon: StoredCoupon): void {
  if (JSON.stringify(coupon) !== JSON.stringify($coupon.get())) $coupon.set(coupon)
}

/** Loads the coupon from where the browser keeps it; later changes go there. */
export function keepCoupon(where: CouponPlace): void {
  place = where
  presses = []
  $coupon.set(parseStored(where.read()))
}

/** Another tab has written: take its coupon, and do not write it back. Where nothing is kept this page goes on alone. */
export function takeCoupon(): void {
  saveCoupon()
  const text = place?.read() ?? null
  if (text !== null) show(parseStored(text))
}

/** Every change reads what stands in storage first: a tab that slept must not bring back what another tab has removed. */
export function changeCoupon(step: Step): void {
  const text = place?.read() ?? null
  const next = after(text === null ? $coupon.get() : presses.reduce(after, parseStored(text)), step)
  presses = []
  show(next)
  place?.write(JSON.stringify(next))
  place?.tell()
}

/** Brings presses that are only shown to storage. */
function saveCoupon(): void {
  if (presses[0]) changeCoupon(() => ({}))
}

/** A press on a price is shown at once; reading and writing storage waits until that has been painted. */
export function toggle(leg: CouponLeg): void {
  const step: Step = ({ legs }) => ({ legs: toggleLeg(legs, leg) })
  $coupon.set(after($coupon.get(), step))
  if (presses.push(step) === 1) place?.later(saveCoupon)
}

export const removeLegs = (outcomeIds: ReadonlySet<number>): void =>
  changeCoupon(({ legs }) => ({ legs: legs.filter((leg) => !outcomeIds.has(leg.outcomeId)) }))
export const clearCoupon = (): void => changeCoupon(() => ({ legs: [] }))
export const setAmount = (amount: string): void => changeCoupon(() => ({ amount }))
export const setType = (typeId: number): void => changeCoupon(() => ({ typeId }))
/** The player has seen and accepted these prices (thousandths by outcome): they are the legs' prices from now on. */
export const acceptPrices = (prices: ReadonlyMap<number, number>): void =>
  changeCoupon(({ legs }) => ({
    legs: legs.map((leg) => ({
      ...leg,
      coef: prices.has(leg.outcomeId) ? formatCoef(prices.get(leg.outcomeId) ?? 0) : leg.coef,
    })),
  }))

/** The browser's localStorage and a channel between tabs. Without storage the coupon lives on this page only. */
export function browserCoupon(): CouponPlace {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(COUPON_KEY)
  channel?.addEventListener('message', takeCoupon)
  addEventListener('storage', (event) => {
    if (event.key === COUPON_KEY || event.key === null) takeCoupon()
  })
  addEventListener('pagehide', saveCoupon)
  return {
    read() {
      try {
        return localStorage.getItem(COUPON_KEY)
      } catch {
        return null
      }
    },
    write(text) {
      try {
        localStorage.setItem(COUPON_KEY, text)
      } catch {
        /** No room: what stands there is old now; without it this page's store goes on alone. */
        localStorage.removeItem(COUPON_KEY)
      }
    },
    tell: () => channel?.postMessage(0),
    later: (act) => setTimeout(act, SAVED_AFTER_MS),
  }
}
