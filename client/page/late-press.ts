/**
 * Buttons that are nothing without a script of their own carry `data-late` until it has come. Who presses one before that has pressed it
 * all the same: boot.ts keeps the last of these presses, and here it is done again, once.
 */
export function answerLate(root: HTMLElement): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-late]')) delete button.dataset.late
  const pressed = window.__pressed
  if (!pressed || !root.contains(pressed)) return
  window.__pressed = undefined
  pressed.ariaBusy = null
  pressed.click()
}
