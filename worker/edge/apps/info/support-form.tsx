import type { ReactNode } from 'react'
import { SUPPORT_LENGTH } from '../../../../shared/api/support.ts'
import type { TextKey } from '../../../../shared/i18n/keys.ts'
import { Field, HiddenFields, TextField } from '../../../../shared/ui/islands/fields.tsx'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import type { PageContext } from '../../page.ts'
import type { SupportFormData } from './support.ts'

interface FormWords {
  title: TextKey
  hint: TextKey
  send: TextKey
  sent: TextKey
  sentText: TextKey
  /** An idea is not answered: nothing is asked of where to. */
  asksEmail: boolean
}
const SUPPORT_WORDS: FormWords = {
  title: 'support_form_title',
  hint: 'support_form_message_hint',
  send: 'support_form_send',
  sent: 'support_sent_title',
  sentText: 'support_sent_text',
  asksEmail: true,
}

/** The form of a message to support, or that it has arrived. It is a plain one: nothing of it needs a script. */
export function SupportForm({
  data,
  ctx,
  words = SUPPORT_WORDS,
}: {
  data: SupportFormData
  ctx: PageContext
  words?: FormWords
}) {
  const { t } = ctx
  if (data.sent !== null)
    return (
      <Anchor>
        <Note title={t(words.sent, { id: data.sent })} text={t(words.sentText)} />
      </Anchor>
    )
  const { values, errors, form } = data
  const own = (name: 'email' | 'subject') => ({ name, defaultValue: values[name], error: errors[name] })
  return (
    <Anchor>
      <form className="form" method="post" action={`${form.action}#write`}>
        <HiddenFields csrf={form.csrf} action="support" />
        <h2>{t(words.title)}</h2>
        {errors.form !== undefined && (
          <p className="form-error" role="alert">
            {errors.form}
          </p>
        )}
        {words.asksEmail && (
          <TextField
            label={t('support_form_email')}
            hint={t(ctx.visit.player ? 'support_form_email_player' : 'support_form_email_hint')}
            type="email"
            autoComplete="email"
            inputMode="email"
            required={!ctx.visit.player}
            maxLength={254}
            {...own('email')}
          />
        )}
        <TextField
          label={t('support_form_subject')}
          required
          maxLength={SUPPORT_LENGTH.subject}
          dir="auto"
          {...own('subject')}
        />
        <Field label={t('support_form_message')} hint={t(words.hint)} error={errors.message}>
          {(control) => (
            <textarea
              className="input"
              {...control}
              name="message"
              rows={7}
              required
              maxLength={SUPPORT_LENGTH.message}
              dir="auto"
              defaultValue={values.message}
            />
          )}
        </Field>
        <button type="submit" className="btn btn-main">
          {t(words.send)}
        </button>
      </form>
    </Anchor>
  )
}

const Anchor = ({ children }: { children: ReactNode }) => (
  <section className="text card" id="write">
    {children}
  </section>
)
