/** `act` once after the first of many calls within `ms`: it sees what the last of them has left. `end` forgets a call that waits. */
export function atMostEvery(ms: number, act: () => void): { call: () => void; end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    call() {
      timer ??= setTimeout(() => {
        timer = undefined
        act()
      }, ms)
    },
    end() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
