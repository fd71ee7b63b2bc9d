import type { CouponLeg } from '../shared/ui/islands/props.ts'
import { buttonLeg } from './coupon/button-leg.ts'
import { COUPON_KEY, readStored } from './coupon/legs.ts'
import { markPage } from './coupon/marks.ts'
import { toggleLeg } from './coupon/toggle.ts'

/**
 * The first script, inlined between the slip and the prices and bundled into one text with the few lines that it imports: a press on a price
 * is in the coupon before anything has been downloaded. `entry.ts` sets `__taken` when it takes over, so that no press counts twice.
 */
declare global {
  interface Window {
    __taken?: true
    /** What was pressed before the script that it needs had come (page/late-press.ts). */
    __pressed?: HTMLElement
  }
}

/** A browser that forbids storage has an empty coupon, of this page only. */
let coupon = readStored(null)
try {
  coupon = readStored(localStorage.getItem(COUPON_KEY))
} catch {}

function row({ event, market, outcome, coef }: CouponLeg): HTMLLIElement {
  const li = document.createElement('li')
  li.textContent = `${event}: ${market} ${outcome} ${coef}`
  return li
}

function show(): void {
  const { legs } = coupon
  markPage(legs)
  document.querySelector('[data-coupon-count]')?.replaceChildren(String(legs.length))
  document.querySelector('[data-coupon-early]')?.replaceChildren(...legs.map(row))
}

document.documentElement.dataset.js = ''
show()
// Most prices are parsed after this script has run.
addEventListener('DOMContentLoaded', () => window.__taken || show())

addEventListener('click', (event) => {
  const pressed = event.target instanceof Element && event.target.closest<HTMLElement>('button')
  if (pressed && 'late' in pressed.dataset) {
    window.__pressed = pressed
    pressed.ariaBusy = 'true'
  }
  const leg = !window.__taken && pressed && buttonLeg(pressed)
  if (!leg) return
  event.preventDefault()
  coupon = { ...coupon, legs: toggleLeg(coupon.legs, leg) }
  try {
    localStorage.setItem(COUPON_KEY, JSON.stringify(coupon))
  } catch {}
  show()
})
