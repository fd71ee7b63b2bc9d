import type { PageState } from '../state.ts'
import { noteView } from './notes.ts'

/** Analytics begins so long after the page, milliseconds; at once where somebody registers (spec §9). */
export const START_MS = 10_000
export const startDelay = (isRegistration: boolean): number => (isRegistration ? 0 : START_MS)

/** Notes the page's view, and lets the rest come when the page has long been of use. */
export function analyticsLater({ lang, route, islands }: PageState): void {
  noteView(route)
  setTimeout(
    () => void import('./start.ts').then(({ startAnalytics }) => startAnalytics(lang)).catch(() => {}),
    Math.max(0, startDelay('registration' in islands) - performance.now()),
  )
}
