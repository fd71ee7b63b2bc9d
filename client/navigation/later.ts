import { WHEN } from '../islands/when.ts'
import type { PageState } from '../state.ts'

/** Without a sign of a person the navigation comes after so long, milliseconds: what the page itself needs comes first. */
const LATEST_MS = 2000

/** Lets the navigation come with the first move towards a link. Until it is there, links are followed by the browser. */
export function navigateLater(state: PageState): void {
  let isAsked = false
  const load = () => {
    if (isAsked) return
    isAsked = true
    import('./start.ts').then(
      ({ startNavigation }) => startNavigation(state),
      () => {},
    )
  }
  WHEN.interaction?.(document.documentElement, load)
  // Analytics of a registration begin at once (spec §9).
  setTimeout(load, state.islands.registration ? 0 : LATEST_MS)
}
