import { $placing } from '../stores/placing.ts'

/** Pause between two looks for an answer that has not come, milliseconds. */
export const LOOK_MS = 15_000

/** Looks now and then while the page is seen, and at once when it is seen again or the network is back. Gives what ends it. */
function keepLooking(look: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') look()
  }
  const timer = setInterval(seen, LOOK_MS)
  addEventListener('online', seen)
  document.addEventListener('visibilitychange', seen)
  return () => {
    clearInterval(timer)
    removeEventListener('online', seen)
    document.removeEventListener('visibilitychange', seen)
  }
}

/** A bet without an answer is looked for until there is one. */
export function followLost(look: () => void): void {
  let end = () => {}
  $placing.listen(({ phase }) => {
    end()
    end = phase === 'unknown' ? keepLooking(look) : () => {}
  })
}
