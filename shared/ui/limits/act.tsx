import type { ReactNode } from 'react'
import { HiddenFields } from '../islands/fields.tsx'
import type { PlainForm } from '../islands/props.ts'

/** A plain form that does something with one kind of limit. */
export const LimitAct = ({
  form,
  action,
  kind,
  className,
  children,
}: {
  form: PlainForm
  action: 'set' | 'remove' | 'confirm' | 'cancel' | 'begin' | 'answer' | 'continue'
  kind: number
  className?: string
  children: ReactNode
}) => (
  <form method="post" action={form.action} className={className}>
    <HiddenFields csrf={form.csrf} action={action} />
    <input type="hidden" name="kind" value={kind} />
    {children}
  </form>
)
