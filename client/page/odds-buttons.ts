import { buttonLeg } from '../coupon/button-leg.ts'
import { markPage } from '../coupon/marks.ts'
import { isOneClickActive } from '../coupon/one-click-active.ts'
import { $coupon, toggle } from '../stores/coupon.ts'
import { $couponSettings } from '../stores/coupon-settings.ts'
import { $house } from '../stores/house.ts'
import { $player } from '../stores/player.ts'

/** A press on a price goes into the coupon; the page's marks follow the coupon, whoever changed it. */
export function startOddsButtons(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-outcome]') : null
    const leg = button && buttonLeg(button)
    if (!leg) return
    event.preventDefault()
    if ($player.get() && isOneClickActive($couponSettings.get(), $house.get()))
      import('../coupon/one-click.ts').then(({ betAtOnce }) => betAtOnce(leg)).catch(() => toggle(leg))
    else toggle(leg)
  })
  $coupon.subscribe(({ legs }) => markPage(legs))
}
