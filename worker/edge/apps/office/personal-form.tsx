import { PERSONAL_FIELDS, type PersonalField } from '../../../../shared/domain/account/personal.ts'
import { Field } from '../../../../shared/ui/islands/fields.tsx'
import type { PlainForm } from '../../../../shared/ui/islands/props.ts'
import type { PageContext } from '../../page.ts'
import { refusalText } from '../auth/error-text.ts'
import { ActForm } from './act-form.tsx'

export type Personal = Record<string, unknown>
export interface PersonalSaid {
  isDone: boolean
  text: string
  /** Fields that are wrong, by name. */
  wrong: readonly string[]
}

const DATES: readonly string[] = ['date_birthday', 'passport_date', 'passport_end_date']
const DOCUMENTS = ['1', '2', '3'] as const
/** What browsers fill in. */
const COMPLETES: Readonly<Record<string, string>> = {
  name: 'given-name',
  surname: 'family-name',
  middle_name: 'additional-name',
  date_birthday: 'bday',
  city: 'address-level2',
  region: 'address-level1',
  registration_address: 'street-address',
}
const shown = (personal: Personal, field: PersonalField): string => {
  const value = personal[field]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Personal data as far as the player may tell them; what is fixed is shown and cannot be typed over. */
export function PersonalForm({
  ctx,
  form,
  personal,
  said,
}: {
  ctx: PageContext
  form: PlainForm
  personal: Personal
  said: PersonalSaid | null
}) {
  const { t } = ctx
  const fixed: unknown[] = Array.isArray(personal.fixed) ? personal.fixed : []
  return (
    <section className="box card" id="personal">
      <h2>{t('personal_title')}</h2>
      <p className="mu">{t('personal_text')}</p>
      {said !== null && (
        <p className={said.isDone ? 'win' : 'form-error'} role={said.isDone ? 'status' : 'alert'}>
          {said.text}
        </p>
      )}
      <ActForm ctx={ctx} form={form} act="personal">
        {PERSONAL_FIELDS.map((field) => {
          const value = shown(personal, field)
          const isFixed = fixed.includes(field)
          const error = said?.wrong.includes(field) ? t('registration_error_required') : undefined
          return (
            <Field key={field} label={t(`personal_${field}`)} error={error}>
              {(control) =>
                field === 'document_type_id' ? (
                  <select className="input" {...control} name={field} defaultValue={value} disabled={isFixed}>
                    <option value="" />
                    {DOCUMENTS.map((type) => (
                      <option key={type} value={type}>
                        {t(`personal_document_${type}`)}
                      </option>
                    ))}
                  </select>
                ) : (
                  <input
                    className="input"
                    {...control}
                    name={field}
                    type={DATES.includes(field) ? 'date' : 'text'}
                    dir="auto"
                    autoComplete={COMPLETES[field] ?? 'off'}
                    maxLength={200}
                    defaultValue={value}
                    disabled={isFixed}
                  />
                )
              }
            </Field>
          )
        })}
        <button type="submit" className="btn btn-main">
          {t('personal_save')}
        </button>
      </ActForm>
    </section>
  )
}

const pathsOf = (body: unknown): string[] => {
  const { issues }: { issues?: unknown } = Object(body)
  return Array.isArray(issues) ? issues.map((issue) => String(Object(issue).path ?? '').split('.')[0] ?? '') : []
}

/** Saves what was typed; empty fields say nothing. */
export async function savePersonal(form: URLSearchParams, { origin, t }: PageContext): Promise<PersonalSaid> {
  const typed = PERSONAL_FIELDS.flatMap((field) => {
    const value = (form.get(field) ?? '').trim()
    return value === '' ? [] : [[field, field === 'document_type_id' ? Number(value) : value] as const]
  })
  const answer = await origin.send('PUT', '/web-api/user/personal-data', Object.fromEntries(typed))
  if (answer.ok) return { isDone: true, text: t('personal_saved'), wrong: [] }
  const wrong = pathsOf(answer.body)
  return { isDone: false, text: wrong.length > 0 ? t('personal_wrong') : refusalText(answer, t), wrong }
}
