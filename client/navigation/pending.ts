/** A page that takes longer than this is seen to be on its way, milliseconds. */
export const PENDING_MS = 300

let timer = 0

/** Shows after 300 ms that a page is on its way; `false` takes the sign away. */
export function pending(yes: boolean): void {
  clearTimeout(timer)
  const show = () => {
    document.documentElement.toggleAttribute('data-pending', yes)
    const main = document.querySelector('main')
    if (main) main.ariaBusy = yes ? 'true' : null
  }
  if (yes) timer = window.setTimeout(show, PENDING_MS)
  else show()
}
