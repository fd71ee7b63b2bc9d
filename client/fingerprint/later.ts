import { CONSENT_COOKIE, consentTypeOf, includes } from '../../shared/domain/consent/consent.ts'
import { DEVICE_KEPT } from '../../shared/domain/device.ts'
import { readCookie } from '../page/read-cookie.ts'
import { $player } from '../stores/player.ts'

/** The device is looked at so long after the page is ready, milliseconds (spec §9). */
export const READY_MS = 8000

/** When the page became ready, milliseconds on its own clock. */
const readyAt = (): number => {
  const [page] = performance.getEntriesByType('navigation')
  return page instanceof PerformanceNavigationTiming ? page.domContentLoadedEventEnd : 0
}

/**
 * A player's device is looked at for the safety of his account; a visitor's only when he agrees to functional cookies. No token of it is told
 * to analytics (PRV-01, PRV-07).
 */
const mayLook = (): boolean =>
  $player.get() !== null || includes(consentTypeOf(readCookie(CONSENT_COOKIE)), 'functionality')

/** Lets the fingerprint come when the page has long been of use; what was kept of a device that may not be looked at is forgotten at once. */
export function fingerprintLater(ready = readyAt()): void {
  try {
    if (!mayLook()) localStorage.removeItem(DEVICE_KEPT)
  } catch {}
  setTimeout(
    () => {
      if (mayLook()) import('./start.ts').then(({ startFingerprint }) => startFingerprint()).catch(() => {})
    },
    Math.max(0, ready + READY_MS - performance.now()),
  )
}
