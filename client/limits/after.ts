/** A browser's timer takes no longer time than this, milliseconds. */
const LONGEST_MS = 2 ** 31 - 1

/** Does something once after `ms`, however long that is, in waits of at most `chunk`. Gives the function that calls it off. */
export function after(ms: number, act: () => void, chunk = LONGEST_MS): () => void {
  const due = performance.now() + ms
  const next = (ms: number) => setTimeout(wait, Math.min(Math.max(ms, 0), chunk))
  const wait = () => {
    const left = due - performance.now()
    if (left > 0) timer = next(left)
    else act()
  }
  let timer = next(ms)
  return () => clearTimeout(timer)
}
