import { reformatPrices } from '../realtime/patch.ts'
import { $settings } from '../stores/settings.ts'

/** Shows a changed setting at once: theme and prices in place; times are the server's, so the page is asked for again. */
export function startDisplay(): void {
  let shown = $settings.get()
  $settings.listen((now) => {
    const before = shown
    shown = now
    const root = document.documentElement
    if (now.theme !== before.theme) {
      if (now.theme === 'system') delete root.dataset.theme
      else root.dataset.theme = now.theme
    }
    if (now.coefViewId !== before.coefViewId) reformatPrices(now.coefViewId)
    if (now.tzo !== before.tzo || now.is12h !== before.is12h) location.reload()
  })
}
