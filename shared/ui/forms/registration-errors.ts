import * as v from 'valibot'
import type { IslandKey } from '../../i18n/keys.ts'

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

/** Fields to which a title of the error catalogue belongs. */
const TITLE_FIELDS: Readonly<Record<string, string>> = {
  registration_email_taken: 'email',
  registration_underage: 'birthday',
  registration_currency_unknown: 'currency',
  registration_weak_password: 'password',
}

const refusal = v.object({ issues: v.array(v.object({ path: v.string() })) })

/**
 * Errors of a refused registration by field, `form` holds what belongs to none.
 * `text` is the sentence of the refusal's title, `body` the refusal as it came.
 */
export function registrationErrors(
  title: string,
  body: unknown,
  text: string,
  say: (key: IslandKey) => string,
): Record<string, string> {
  const field = TITLE_FIELDS[title]
  if (field) return { [field]: text }
  const parsed = v.safeParse(refusal, body)
  const found = (parsed.success ? parsed.output.issues : []).flatMap(({ path }) => {
    const name = path.split('.')[0] ?? ''
    const key = FIELD_ERRORS[name]
    return key ? [[name, say(key)] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : { form: text }
}
