/** Elements that are shown at once: about a screen of events. What comes after them is below, and follows with the second frame. */
const AT_ONCE = 320
/** Where a page may be cut: never inside one of these. */
const WHOLE = 'li, tr, p, h2, h3, form, [data-island], remote-view'
/** A page that is painted no more (a tab in the background) gets the rest after so long, ms. */
const LATEST_MS = 200

/** All that stands after an element in document order, within `main`: the siblings behind it, and behind each that holds it. */
function behind(last: Element, main: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let node: Element | null = last; node && node !== main; node = node.parentElement)
    for (let next = node.nextElementSibling; next; next = next.nextElementSibling)
      if (next instanceof HTMLElement && next.style.display === '') found.push(next)
  return found
}

/** Calls back when a frame with the present content has been painted. */
export function afterPaint(act: () => void): void {
  let isDone = false
  const once = () => {
    if (isDone) return
    isDone = true
    act()
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, LATEST_MS)
}

/** Calls back when that is painted and what waited for it has been done: a press, a measurement. */
export const whenShown = (act: () => void): void => afterPaint(() => setTimeout(act))

/**
 * Lets the top of a fresh page be styled, laid out and painted without the rest, which on a slow phone takes several times as long; gives what
 * shows the rest.
 */
export function holdBack(main: HTMLElement): () => void {
  const last = main.getElementsByTagName('*')[AT_ONCE]
  const rest = last ? behind(last.closest(WHOLE) ?? last, main) : []
  for (const each of rest) each.style.display = 'none'
  return () => {
    for (const each of rest) each.style.removeProperty('display')
  }
}
