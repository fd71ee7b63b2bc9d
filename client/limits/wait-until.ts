/** A browser's timer takes no longer time than this, milliseconds. */
const LONGEST_MS = 2 ** 31 - 1

/** Does something once after `ms`, however long that is, in waits of at most `chunk`. Gives the function that calls it off. */
export function after(ms: number, act: () => void, chunk = LONGEST_MS): () => void {
  const due = performance.now() + ms
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    const left = due - performance.now()
    timer = left > 0 ? setTimeout(wait, Math.min(left, chunk)) : setTimeout(act)
  }
  wait()
  return () => clearTimeout(timer)
}
