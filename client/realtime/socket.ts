import type { Connection } from '../stores/connection.ts'

/** Silence after which prices count as old, and time in the background after which the socket is given up (betting.md 4.2, spec). */
export const SILENCE_MS = 15_000
export const HIDDEN_MS = 30_000
/** Pause before the n-th new try: random within a window that doubles from 0.5 s to 8 s, so that a restart is not met by all at once. */
export const retryPause = (tries: number, random: number): number =>
  Math.round(500 + random * (Math.min(8000, 500 * 2 ** tries) - 500))

interface Line {
  /** False when it is not open (any more). */
  send(text: string): boolean
  close(): void
}

/** What a live connection needs; all of it can be replaced in a test. */
export interface SocketParts {
  /** Opens a socket: `heard` gets each text, `broken` hears of its end. */
  open(url: string, heard: (text: unknown) => void, broken: () => void): Line
  now(): number
  after(ms: number, act: () => void): number
  cancel(timer: number): void
  random(): number
}

export interface LiveSocket {
  /** Connects anew: with what is known (`since`), or for a snapshot. */
  restart(fromSnapshot: boolean): void
  /** Says something over the open socket; false when there is none that listens. */
  send(text: string): boolean
  /** Closes for good: nothing moves any more. */
  end(): void
  /** The page came to the front or went to the back. */
  visible(yes: boolean): void
}

/**
 * One socket that stays open: it comes back after a break, notices silence, sleeps with the page.
 * `url(fromSnapshot)` is asked at each try; `message` gets each text; `state` hears how fresh the prices are.
 */
export function liveSocket(
  parts: SocketParts,
  url: (fromSnapshot: boolean) => string,
  message: (text: unknown) => void,
  state: (connection: Connection) => void,
): LiveSocket {
  let socket: Line | null = null
  let tries = 0
  let retry = 0
  let silence = 0
  let hidden = 0
  let asleep = false
  let wantsSnapshot = false
  let heardAt = parts.now()

  function watchSilence(): void {
    parts.cancel(silence)
    silence = parts.after(SILENCE_MS, silent)
  }

  /** A socket that says nothing may be dead without knowing it. */
  function silent(): void {
    state('stale')
    restart(wantsSnapshot)
    watchSilence()
  }

  function close(): void {
    parts.cancel(retry)
    const old = socket
    socket = null
    old?.close()
  }

  function pause(): void {
    parts.cancel(silence)
    close()
    state('paused')
  }

  function restart(fromSnapshot: boolean): void {
    close()
    if (asleep) return
    wantsSnapshot = fromSnapshot
    const mine = parts.open(
      url(fromSnapshot),
      (text) => {
        if (socket !== mine) return
        tries = 0
        wantsSnapshot = false
        heardAt = parts.now()
        watchSilence()
        state('live')
        message(text)
      },
      () => {
        if (socket !== mine) return
        socket = null
        if (parts.now() - heardAt < SILENCE_MS) state('reconnecting')
        retry = parts.after(retryPause(tries++, parts.random()), () => restart(wantsSnapshot))
      },
    )
    socket = mine
  }

  watchSilence()
  restart(false)
  return {
    restart,
    send: (text) => socket?.send(text) ?? false,
    end() {
      parts.cancel(hidden)
      pause()
    },
    visible(yes) {
      parts.cancel(hidden)
      if (!yes) {
        hidden = parts.after(HIDDEN_MS, () => {
          asleep = true
          pause()
        })
      } else if (asleep) {
        asleep = false
        silent()
      }
    },
  }
}
