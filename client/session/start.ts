import { mediaPreventsIdle } from '../stores/media.ts'
import { TICK_MS, watchIdle } from './idle.ts'
import { IDLE_OUT, LAST_ACTIVE } from './last-active.ts'
import { logOut } from './log-out.ts'

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchstart'] as const

const stored = (): number | null => {
  const at = Number(localStorage.getItem(LAST_ACTIVE) ?? Number.NaN)
  return Number.isFinite(at) && at > 0 && at <= Date.now() ? at : null
}

/** The next page says why. */
function noteIdle(): void {
  localStorage.setItem(IDLE_OUT, '1')
  localStorage.removeItem(LAST_ACTIVE)
}

/** Watches whether the player is there, on every page of the host, also over a remote view's section (S1.12). */
export function startSession(minutes: number, lang: string): void {
  const watch = watchIdle({
    minutes,
    now: () => Date.now(),
    lastActive: stored,
    note: (at) => localStorage.setItem(LAST_ACTIVE, String(at)),
    isPlaying: mediaPreventsIdle,
    logout: () => logOut(lang, noteIdle),
  })
  for (const sign of SIGNS) addEventListener(sign, watch.active, { passive: true, capture: true })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) watch.tick()
  })
  setInterval(watch.tick, TICK_MS)
}
