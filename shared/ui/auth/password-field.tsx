import { type InputHTMLAttributes, useState } from 'react'
import type { IslandTranslate } from '../../i18n/translate.ts'
import { Field } from '../islands/fields.tsx'
import { useAwake } from '../islands/use-awake.ts'

/** An eye, struck through while the password is shown: pressing shuts it then. It comes with the form, not with every document. */
const Eye = ({ isOpen }: { isOpen: boolean }) => (
  <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Z" />
    <circle cx="12" cy="12" r="3" />
    {!isOpen && <path d="M4 4l16 16" />}
  </svg>
)

/** A password, which can be looked at where scripts run. It takes what is pasted, and what a password manager fills in. */
export function PasswordField({
  label,
  hint,
  error,
  t,
  ...input
}: {
  label: string
  hint?: string
  error?: string | undefined
  t: IslandTranslate
} & InputHTMLAttributes<HTMLInputElement>) {
  const awake = useAwake()
  const [isShown, show] = useState(false)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className="stake-in">
          <input
            className="input"
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="off"
            spellCheck={false}
            required
            maxLength={128}
            {...input}
          />
          {awake && (
            <button
              type="button"
              className="stake-clear"
              aria-pressed={isShown}
              aria-label={t(isShown ? 'login_hide_password' : 'login_show_password')}
              onClick={() => show(!isShown)}
            >
              <Eye isOpen={!isShown} />
            </button>
          )}
        </span>
      )}
    </Field>
  )
}
