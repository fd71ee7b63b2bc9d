import type { CouponLeg } from '../../shared/ui/islands/props.ts'

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)

/** Shows on the page what the coupon holds: pressed prices, the badge of the phone's bar. */
export function markPage(legs: readonly CouponLeg[]): void {
  const chosen = new Set(legs.map((leg) => String(leg.outcomeId)))
  for (const button of all('button[data-outcome]')) {
    const pressed = String(chosen.has(button.dataset.outcome ?? ''))
    if (button.ariaPressed !== pressed) button.ariaPressed = pressed
  }
  for (const badge of all('[data-coupon-badge]')) {
    badge.textContent = String(legs.length)
    badge.hidden = legs.length === 0
  }
}
