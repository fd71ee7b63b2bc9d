import type { IslandKey } from '../../../shared/i18n/keys.ts'
import type { IslandTranslate } from '../../../shared/i18n/translate.ts'
import { errorText } from '../../api/error-text.ts'
import type { Answer } from '../../api/request.ts'

/** What a broken field says, by the field's name in the call's body. */
const FIELD_ERRORS: Readonly<Record<string, IslandKey>> = {
  email: 'registration_error_email',
  password: 'registration_error_password_short',
  phone: 'registration_error_phone',
  name: 'registration_error_required',
  surname: 'registration_error_required',
  birthday: 'registration_error_birthday',
  countryId: 'registration_error_country',
  currency: 'registration_error_currency',
  promoCode: 'registration_error_too_long',
  agree: 'registration_error_agree',
}

/** Fields to which a title of the catalogue belongs. */
const TITLE_FIELDS: Readonly<Record<string, string>> = {
  registration_email_taken: 'email',
  registration_underage: 'birthday',
  registration_currency_unknown: 'currency',
  registration_weak_password: 'password',
}

/** Errors of a refused registration by field; `form` holds what belongs to none. */
export function registrationErrors(answer: Exclude<Answer, { ok: true }>, t: IslandTranslate): Record<string, string> {
  const text = errorText(answer, t)
  if (!answer.answered) return { form: text }
  const field = TITLE_FIELDS[answer.title]
  if (field) return { [field]: text }
  const issues: { path?: unknown }[] = Array.isArray(answer.body.issues) ? answer.body.issues.map(Object) : []
  const found = issues.flatMap(({ path }) => {
    const name = String(path).split('.')[0] ?? ''
    return Object.hasOwn(FIELD_ERRORS, name) ? [[name, t(FIELD_ERRORS[name] ?? 'registration_error_required')]] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : { form: text }
}
