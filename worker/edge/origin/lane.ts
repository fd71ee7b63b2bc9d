/** Outgoing connections of one request: the platform holds back the seventh until another is done, and ends what waits too long for it. */
const CONNECTIONS = 6
/** Time of one visit for everything that it reads, ms, so that a page answers within 3 s whatever the origin does. */
const VISIT_MS = 2500

/** The connections and the time of one visit. */
export interface Lane {
  /** Reads end by then (milliseconds since 1970). */
  endsAt: number
  /** Waits for a free connection; gives how to leave it. Rejects when `signal` ends the waiting. */
  enter(signal: AbortSignal): Promise<() => void>
}

export function openLane(connections = CONNECTIONS, patience = VISIT_MS): Lane {
  let free = connections
  const waiting: (() => void)[] = []

  const turn = (signal: AbortSignal): Promise<void> => {
    if (free > 0) {
      free -= 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener('abort', giveUp)
        resolve()
      }
      const giveUp = () => {
        waiting.splice(waiting.indexOf(enter), 1)
        reject(signal.reason)
      }
      waiting.push(enter)
      signal.addEventListener('abort', giveUp, { once: true })
    })
  }

  return {
    endsAt: Date.now() + patience,
    enter: async (signal) => {
      await turn(signal)
      let isIn = true
      return () => {
        if (!isIn) return
        isIn = false
        const next = waiting.shift()
        if (next) next()
        else free += 1
      }
    },
  }
}
