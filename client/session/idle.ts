/** The session is looked at so often, and activity is noted at most so often, milliseconds (spec §9). */
export const TICK_MS = 1000
export const ACTIVITY_MS = 100
/** A logout that did not reach the server is tried again after this, milliseconds. */
export const AGAIN_MS = 30_000

/** What an idle watch needs of the world. */
export interface IdleParts {
  /** Inactive minutes after which a player is logged out (spec §4). */
  minutes: number
  now(): number
  /** When somebody was last active in any tab, milliseconds since 1970; null when nothing is known. */
  lastActive(): number | null
  note(at: number): void
  /** Does something that plays stand for the person? */
  isPlaying(): boolean
  /** Gives whether the session has ended; when the server did not answer it is tried again. */
  logout(): Promise<boolean>
}

export interface IdleWatch {
  /** The person has done something. */
  active(): void
  /** Once a second. */
  tick(): void
}

/**
 * Logs a player out who has done nothing for the configured minutes, also when the page was closed meanwhile (S4.22, S4.24). The time is
 * shared by all tabs of the browser: being active in one keeps them all.
 */
export function watchIdle(parts: IdleParts): IdleWatch {
  const limit = parts.minutes * 60_000
  let noted = Number.NEGATIVE_INFINITY
  let isOut = false
  const end = async () => {
    isOut = true
    if (!(await parts.logout()))
      setTimeout(() => {
        isOut = false
      }, AGAIN_MS)
  }
  const look = () => {
    if (isOut) return
    const now = parts.now()
    if (parts.isPlaying()) parts.note(now)
    const last = parts.lastActive()
    if (last === null) parts.note(now)
    else if (now - last >= limit) void end()
  }
  look()
  return {
    active() {
      const now = parts.now()
      if (isOut || now - noted < ACTIVITY_MS) return
      // A tab that was asleep over the end has no timer that could have told: the first touch finds it out.
      look()
      if (isOut) return
      noted = now
      parts.note(now)
    },
    tick: look,
  }
}
