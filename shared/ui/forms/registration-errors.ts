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
  registration_phone_taken: 'phone',
  registration_underage: 'birthday',
  registration_currency_unknown: 'currency',
  registration_weak_password: 'password',
}

/** Names of the fields that a refusal (`issues: [{ path }]`) complains of. By hand, since browsers get this file and no schema library. */
function brokenFields(body: unknown): string[] {
  const issues = typeof body === 'object' && body !== null && 'issues' in body ? body.issues : null
  if (!Array.isArray(issues)) return []
  return issues.flatMap((issue: unknown) =>
    typeof issue === 'object' && issue !== null && 'path' in issue ? [String(issue.path).split('.')[0] ?? ''] : [],
  )
}

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
  const field = Object.hasOwn(TITLE_FIELDS, title) ? TITLE_FIELDS[title] : undefined
  if (field) return { [field]: text }
  const found = brokenFields(body).flatMap((name) => {
    const key = Object.hasOwn(FIELD_ERRORS, name) ? FIELD_ERRORS[name] : undefined
    return key ? [[name, say(key)] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : { form: text }
}
