import type { ComponentType } from 'react'
import { mount } from '../islands/hydrate.tsx'

interface DialogParts<P, T> {
  name: string
  /** Id of its heading. */
  labelledBy: string
  view: ComponentType<{ props: P; t: T }>
  props: P
  t: T
}

/**
 * Opens a dialog over the page that only its own buttons close: no Esc, no press beside it (S4.47); the page behind it is inert. Gives the
 * function that closes it.
 */
export function openDialog<P, T>({ name, labelledBy, ...view }: DialogParts<P, T>): () => void {
  const before = document.activeElement
  const dialog = document.createElement('dialog')
  dialog.className = 'modal modal-small sale'
  dialog.dataset.limits = name
  dialog.setAttribute('aria-labelledby', labelledBy)
  dialog.setAttribute('closedby', 'none')
  document.body.appendChild(dialog)
  const unmount = mount({ element: dialog, name, ...view })
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') event.preventDefault()
  })
  dialog.addEventListener('cancel', (event) => event.preventDefault())
  // A browser that closes it all the same shows it again.
  dialog.addEventListener('close', () => dialog.isConnected && dialog.showModal())
  dialog.showModal()
  return () => {
    unmount()
    dialog.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
