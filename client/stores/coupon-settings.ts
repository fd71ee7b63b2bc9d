import { atom } from 'nanostores'
import { type CouponSettings, couponSettings, DEFAULT_COUPON_SETTINGS } from '../../shared/domain/settings/coupon.ts'

const KEY = 'coupon-settings:v1'

/** How this browser's player wants the slip: the same in all tabs. */
export const $couponSettings = atom<CouponSettings>(DEFAULT_COUPON_SETTINGS)

function load(): void {
  try {
    $couponSettings.set(couponSettings(localStorage.getItem(KEY)))
  } catch {
    /** A browser that forbids storage has the defaults. */
  }
}

/** Reads the settings, and again whenever another tab has changed them. */
export function keepCouponSettings(): void {
  load()
  addEventListener('storage', ({ key }) => {
    if (key === KEY) load()
  })
}

export function setCouponSettings(settings: CouponSettings): void {
  $couponSettings.set(settings)
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    /** They hold for this page. */
  }
}
