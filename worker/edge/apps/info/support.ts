import { writeSupport } from '../../../../shared/api/support.ts'
import type { PlainForm } from '../../../../shared/ui/islands/props.ts'
import { idText } from '../../forms/id-text.ts'
import type { Loaded, PageContext } from '../../page.ts'
import { refusalText } from '../auth/error-text.ts'

type Field = 'email' | 'subject' | 'message'
const FIELDS: readonly Field[] = ['email', 'subject', 'message']

export interface SupportFormData {
  /** Number of the message that has arrived; null shows the form. */
  sent: string | null
  form: PlainForm
  values: Record<Field, string>
  errors: Partial<Record<Field | 'form', string>>
}

const EMPTY: Record<Field, string> = { email: '', subject: '', message: '' }
/** What a broken field says. */
const FIELD_ERRORS = {
  email: 'support_error_email',
  subject: 'support_error_subject',
  message: 'support_error_message',
} as const satisfies Record<Field, string>

/** The form as a page shows it first, or that a message has arrived (`?sent=` its number). */
export function supportForm(ctx: PageContext): SupportFormData {
  const sent = ctx.visit.url.searchParams.get('sent')
  return {
    sent: idText(sent),
    form: ctx.form(),
    values: EMPTY,
    errors: {},
  }
}

/** Fields that a refusal (`issues: [{ path }]`) complains of. */
function brokenFields(body: unknown): Field[] {
  const { issues }: { issues?: unknown } = Object(body)
  const paths = Array.isArray(issues) ? issues.map((issue: unknown) => String(Object(issue).path)) : []
  return FIELDS.filter((field) => paths.includes(field))
}

/** Hands a posted form to the origin, by the call's `path`: to the page with the message's number, or the form once more with what is wrong. */
export async function sendSupport(
  form: URLSearchParams,
  ctx: PageContext,
  path: string = writeSupport.path,
): Promise<SupportFormData | Extract<Loaded<never>, { kind: 'redirect' }>> {
  const values = { ...EMPTY }
  for (const field of FIELDS) values[field] = form.get(field)?.slice(0, 8000) ?? ''
  const email = values.email.trim()
  const answer = await ctx.origin.post(path, {
    subject: values.subject,
    message: values.message,
    ...(email !== '' && { email }),
    lang: ctx.t.lang,
  })
  if (answer.ok) {
    const { id }: { id?: unknown } = Object(answer.data)
    return { kind: 'redirect', status: 303, to: `${ctx.visit.url.pathname}?sent=${Number(id) || 1}#write` }
  }
  const broken = brokenFields(answer.body)
  const errors: SupportFormData['errors'] = Object.fromEntries(
    broken.map((field) => [field, ctx.t(FIELD_ERRORS[field])]),
  )
  if (broken.length === 0) errors.form = refusalText(answer, ctx.t)
  return { sent: null, form: ctx.form(), values, errors }
}
