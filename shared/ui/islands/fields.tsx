import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

interface FieldProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  children: (control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode
}

/** A labelled control with its hint, or its error in the hint's place; both are tied to the control. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(note !== undefined && { 'aria-describedby': `${id}-note` }),
        ...(error !== undefined && { 'aria-invalid': true as const }),
      })}
      {note !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? 'hint' : 'err'}>
          {note}
        </p>
      )}
    </div>
  )
}

/** A text field; `name` is the field of the call's body. */
export function TextField({
  label,
  hint,
  error,
  ...input
}: { label: string; hint?: string; error?: string | undefined } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input className="input" {...control} {...input} />}
    </Field>
  )
}

/** The hidden fields that every plain form posts. */
export function HiddenFields({ csrf, action }: { csrf: string; action: string }) {
  return (
    <>
      <input type="hidden" name="csrf" value={csrf} />
      <input type="hidden" name="action" value={action} />
    </>
  )
}
