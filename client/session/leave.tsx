import { useState } from 'react'
import type { IslandTranslate } from '../../shared/i18n/translate.ts'
import { LeaveDialog } from '../../shared/ui/auth/leave-dialog.tsx'
import { mount } from '../islands/hydrate.tsx'
import { loadTexts } from '../texts/load.ts'
import { logOut } from './log-out.ts'

interface AskProps {
  lang: string
  close(): void
}

function Ask({ props: { lang, close }, t }: { props: AskProps; t: IslandTranslate }) {
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void leaveOrReload(lang)
  }
  return <LeaveDialog props={{ leave, stay: close, isLeaving }} t={t} />
}

/** Signs out; when the server did not end the session the page reloads, so that it shows what is true (S4.78). */
export async function leaveOrReload(lang: string, parts = { logOut, reload: () => location.reload() }): Promise<void> {
  if (!(await parts.logOut(lang))) parts.reload()
}

/** Asks over the page whether to sign out. */
export async function askToLeave(lang: string): Promise<void> {
  const t = await loadTexts(lang, 'auth')
  const before = document.activeElement
  const dialog = document.createElement('dialog')
  dialog.className = 'modal modal-small'
  dialog.setAttribute('aria-labelledby', 'leave-title')
  document.body.appendChild(dialog)
  const close = () => dialog.close()
  const unmount = mount({ element: dialog, name: 'leave', view: Ask, props: { lang, close }, t })
  dialog.addEventListener('close', () => {
    unmount()
    dialog.remove()
    if (before instanceof HTMLElement) before.focus()
  })
  dialog.showModal()
}
