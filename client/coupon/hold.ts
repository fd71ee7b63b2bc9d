import { isUnanswered } from './settled.ts'

/** What puts bets into the slip or takes them out. */
const PRESSES = 'button[data-outcome], [data-express-add]'

/** While a bet waits for its answer the slip shows what was bet: presses on prices change nothing, and `tell` says why. */
export function holdPresses(tell: () => void): void {
  document.addEventListener(
    'click',
    (event) => {
      if (!isUnanswered() || !(event.target instanceof Element) || !event.target.closest(PRESSES)) return
      event.preventDefault()
      event.stopPropagation()
      tell()
    },
    true,
  )
}
