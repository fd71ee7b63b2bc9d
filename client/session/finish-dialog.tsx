import { type FormEvent, useState } from 'react'
import type { IslandTranslate } from '../../shared/i18n/translate.ts'
import { TextField } from '../../shared/ui/islands/fields.tsx'
import { errorText } from '../api/error-text.ts'
import { request } from '../api/request.ts'
import { mount } from '../islands/hydrate.tsx'
import { loadTexts } from '../texts/load.ts'
import { afterFinish } from './finish-registration.ts'
import { $rights } from './rights.ts'

interface FinishProps {
  done(): void
}

/** Asks a player who came in by paying for an address at which he can be reached. */
function Finish({ props: { done }, t }: { props: FinishProps; t: IslandTranslate }) {
  const [error, fail] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email')).trim()
    setBusy(true)
    const answer = await request('/web-api/user/contact', { method: 'PUT', body: { email } })
    setBusy(false)
    if (answer.ok) done()
    else fail(errorText(answer, t))
  }
  return (
    <form className="form" onSubmit={submit}>
      <h2 id="finish-title">{t('finish_title')}</h2>
      <p>{t('finish_text')}</p>
      {error !== null && (
        <p className="form-error" role="alert">
          {error}
        </p>
      )}
      <TextField
        label={t('login_email')}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        maxLength={254}
      />
      <button type="submit" className="btn btn-main wide" disabled={busy} aria-busy={busy || undefined}>
        {t('recovery_send')}
      </button>
    </form>
  )
}

/** The unfinished registration of somebody who came in by paying, over the page; limits follow where one has to be set first (S4.68, S4.69). */
export async function askToFinish(lang: string): Promise<void> {
  const t = await loadTexts(lang, 'auth')
  const dialog = document.createElement('dialog')
  dialog.className = 'modal modal-small'
  dialog.setAttribute('aria-labelledby', 'finish-title')
  document.body.appendChild(dialog)
  const done = () => {
    dialog.close()
    const next = afterFinish(lang, $rights.get()?.limitFirst === true)
    if (next !== null) location.assign(next)
  }
  const unmount = mount({ element: dialog, name: 'finish', view: Finish, props: { done }, t })
  dialog.addEventListener('close', () => {
    unmount()
    dialog.remove()
  })
  dialog.showModal()
}
