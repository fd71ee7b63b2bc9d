import { $player } from '../stores/player.ts'
import { checkTerms } from './terms-change.ts'

/** Between two checks, milliseconds (spec §9). */
export const TERMS_CHECK_MS = 60_000
/** A tab that has heard another one ask waits this much longer, ms: the other's next check comes before its own. */
export const AFTER_OTHERS_MS = 2000

/** What a watch sees of its page and of the same player's other tabs. */
export interface Surroundings {
  isHidden(): boolean
  others: Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'>
}

/**
 * Checks at once and each minute while the page is visible; a hidden page checks when it is looked at again. Of several visible tabs
 * one asks, the others hear it and take over when it asks no more.
 */
export function watch(check: () => void, { isHidden, others }: Surroundings): { seen(): void; end(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = performance.now()
  const wait = (ms: number) => {
    clearTimeout(timer)
    due = performance.now() + ms
    timer = setTimeout(look, ms)
  }
  const look = () => {
    if (isHidden()) return
    wait(TERMS_CHECK_MS)
    others.postMessage(null)
    check()
  }
  others.onmessage = () => wait(TERMS_CHECK_MS + AFTER_OTHERS_MS)
  look()
  return {
    seen: () => {
      if (performance.now() >= due) look()
    },
    end: () => {
      clearTimeout(timer)
      others.close()
    },
  }
}

let isStarted = false

/** Watches whether the rules wait for the player's word, anew whenever another player signs in, and not at all for a visitor. */
export function startTermsWatch(lang: string): void {
  if (isStarted) return
  isStarted = true
  let watched: number | undefined
  let current: ReturnType<typeof watch> | undefined
  $player.subscribe((player) => {
    const userId = player?.userId
    if (userId === watched) return
    watched = userId
    current?.end()
    current =
      userId === undefined
        ? undefined
        : watch(() => void checkTerms(userId, lang).catch(() => {}), {
            isHidden: () => document.hidden,
            others: new BroadcastChannel(`terms:${userId}`),
          })
  })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) current?.seen()
  })
}
