import type { PageState } from '../state.ts'
import { IDLE_OUT, LAST_ACTIVE } from './last-active.ts'

/**
 * A player whose site logs idle players out is watched; a visitor's page forgets when a player was active, and says why he is one, once.
 * A browser that forbids storage knows nothing of either.
 */
export function sessionLater({ lang, player, idleMinutes }: PageState): void {
  try {
    if (player) {
      if (idleMinutes > 0)
        void import('./start.ts').then(({ startSession }) => startSession(idleMinutes, lang)).catch(() => {})
      return
    }
    localStorage.removeItem(LAST_ACTIVE)
    if (localStorage.getItem(IDLE_OUT))
      void import('./idle-notice.ts').then(({ tellIdle }) => tellIdle(lang, localStorage)).catch(() => {})
  } catch {}
}
