import { $placing } from '../stores/placing.ts'

const root = () => document.querySelector<HTMLElement>('[data-coupon]')
const crosses = () => [...document.querySelectorAll<HTMLElement>('[data-coupon] .leg-remove')]
const AFTER_PLACING = '[data-coupon] .receipt, [data-coupon-place]:not(:disabled)'

/**
 * A button of the slip that goes with what it has done leaves the keyboard and those who listen nowhere: the cross of the next bet has the
 * focus then, the receipt, the place button, or the slip itself. Nothing is taken from where the person has gone meanwhile.
 */
export function keepFocus(): void {
  let inside = false
  let place = -1
  const mend = () =>
    requestAnimationFrame(() => {
      if (!inside || document.activeElement !== document.body) return
      const left = crosses()
      const next =
        left[Math.min(place, left.length - 1)] ?? document.querySelector<HTMLElement>(AFTER_PLACING) ?? root()
      if (next && next.tabIndex < 0) next.tabIndex = -1
      next?.focus()
    })
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-coupon] button') : null
      inside = button !== null
      place = button ? crosses().indexOf(button) : -1
      if (inside) mend()
    },
    true,
  )
  $placing.listen(({ phase }) => {
    if (phase !== 'sending') mend()
  })
}
