import { buttonLeg } from '../coupon/button-leg.ts'
import { markPage } from '../coupon/marks.ts'
import { $coupon, toggle } from '../stores/coupon.ts'

/** A press on a price goes into the coupon; the page's marks follow the coupon, whoever changed it. */
export function startOddsButtons(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-outcome]') : null
    const leg = button && buttonLeg(button)
    if (!leg) return
    event.preventDefault()
    toggle(leg)
  })
  $coupon.subscribe(({ legs }) => markPage(legs))
}
