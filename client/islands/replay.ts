/**
 * A press on an island that is not awake yet waits for it: the first one is kept and done again after hydration. Links go on as links;
 * if the island cannot be woken, the press falls through to the plain form. Gives the function to call at the end.
 */
export function holdClicks(element: HTMLElement, wake: () => void): (awake: boolean) => void {
  let kept: HTMLElement | null = null
  const hold = (event: Event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>('button, [data-open], summary') : null
    if (!button || button.hasAttribute('popovertarget') || button.tagName === 'SUMMARY') return
    event.preventDefault()
    event.stopPropagation()
    kept ??= button
    wake()
  }
  element.addEventListener('click', hold, { capture: true })
  return () => {
    element.removeEventListener('click', hold, { capture: true })
    if (kept?.isConnected) kept.click()
    kept = null
  }
}
