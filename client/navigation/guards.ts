import { modalGuard } from '../../shared/guards/modal-guard.ts'

/** The modal guard: a page that is gone to finds no dialog open, but for an address that opens one. */
export function closeModals(url: URL): void {
  const decision = modalGuard({ route: null, search: url.search, isHashOnly: false })
  if (decision.kind !== 'next' || !decision.effects?.includes('close-modals')) return
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) panel.hidePopover()
}
