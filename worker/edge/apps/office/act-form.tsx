import type { ReactNode } from 'react'
import { Field } from '../../../../shared/ui/islands/fields.tsx'
import type { PlainForm } from '../../../../shared/ui/islands/props.ts'
import type { PageContext } from '../../page.ts'

/** A plain form of the office that does one thing; whoever signed in long ago tells his password with it. */
export function ActForm({
  ctx: { t },
  form,
  act,
  isFresh = true,
  values = {},
  children,
}: {
  ctx: PageContext
  form: PlainForm
  act: string
  isFresh?: boolean
  values?: Record<string, string>
  children: ReactNode
}) {
  return (
    <form method="post" action={form.action} className="form">
      <input type="hidden" name="csrf" value={form.csrf} />
      <input type="hidden" name="act" value={act} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {!isFresh && (
        <Field label={t('security_password_current')}>
          {(control) => (
            <input
              className="input"
              {...control}
              type="password"
              name="currentPassword"
              autoComplete="current-password"
              required
              maxLength={128}
            />
          )}
        </Field>
      )}
      {children}
    </form>
  )
}
