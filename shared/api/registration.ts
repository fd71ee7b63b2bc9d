import * as v from 'valibot'
import { REGISTRATION_BONUSES } from '../domain/account/social.ts'
import { call } from './call.ts'
import { currency, id, listOf, text } from './fields.ts'
import { birthday, code, email, password, personName, phone, ticket } from './person.ts'

/** What every registration has; a currency that is not said is the country's, else the house's. */
const common = {
  countryId: v.optional(v.nullable(id)),
  currency: v.optional(v.nullable(currency)),
  bonus: v.optional(v.picklist(REGISTRATION_BONUSES), 0),
  promoCode: v.optional(v.nullable(text(40))),
  agree: v.literal(true),
}
const maybe = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema))
/** Who does not say when he was born plays only after he has. */
const person = { name: maybe(personName), surname: maybe(personName), birthday: maybe(birthday) }
/** A password that the house has made is in the answer, this once. */
const answer = v.object({ user_id: id, login: v.string(), password: v.optional(v.string()) })
const registration = <const P extends string, S extends v.GenericSchema<unknown, Registration>>(
  path: P,
  summary: string,
  body: S,
) => call({ method: 'POST', path, audience: 'public', summary, envelope: 'data', body, answer })

/** What any of them may tell. */
export interface Registration {
  email?: string | null | undefined
  password?: string | null | undefined
  phone?: string | null | undefined
  name?: string | null | undefined
  surname?: string | null | undefined
  birthday?: string | null | undefined
  countryId?: number | null | undefined
  currency?: string | null | undefined
  bonus: 0 | 1 | 2
  promoCode?: string | null | undefined
  agree: true
}

export const fastRegistration = registration(
  '/web-api/auth/registration/fast_reg',
  'Register at once: login and password come in the answer',
  v.strictObject({ ...common, ...person, email: maybe(email), password: maybe(password) }),
)
export const phoneRegistration = registration(
  '/web-api/auth/registration/phone_reg',
  'Register by phone: with the code that was sent there the number is confirmed; a password that is not chosen goes there',
  v.strictObject({
    ...common,
    ...person,
    phone,
    password: maybe(password),
    email: maybe(email),
    'sms-code': maybe(code),
  }),
)
export const socialRegistration = registration(
  '/web-api/auth/registration/soc_reg',
  'Register with what a provider has said of the person just now',
  v.strictObject({ ...common, ...person, email: maybe(email), phone: maybe(phone) }),
)

export const getPhoneCountries = call({
  method: 'GET',
  path: '/web-api/auth/phone/countries',
  audience: 'public',
  summary: 'Countries with their calling codes',
  envelope: 'data',
  query: v.object({ lang: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))) }),
  answer: listOf(v.object({ id, name: v.string(), country_code: v.string(), tel_code: v.string() })),
})
export const getPhoneMasks = call({
  method: 'GET',
  path: '/web-api/auth/phone/masks',
  audience: 'public',
  summary: 'How many digits a number has after its calling code, by country',
  envelope: 'data',
  answer: listOf(v.object({ CountryId: id, Mask: v.string(), Min: v.number(), Max: v.number() })),
})

const done = v.object({})
export const requestPasswordReset = call({
  method: 'POST',
  path: '/web-api/auth/password-reset/request',
  audience: 'public',
  summary: 'Send a link to the e-mail, or a code to the phone; the answer is the same whoever asks',
  envelope: 'data',
  body: v.pipe(
    v.strictObject({ email: v.optional(email), phone: v.optional(phone) }),
    v.check((body) => (body.email === undefined) !== (body.phone === undefined), 'an e-mail or a phone'),
  ),
  answer: done,
})
export const confirmPasswordReset = call({
  method: 'POST',
  path: '/web-api/auth/password-reset/confirm',
  audience: 'public',
  summary: 'Set a new password with the token of the mail, or the code of the SMS; all sessions end',
  envelope: 'data',
  body: v.strictObject({ token: v.union([ticket, code]), password }),
  answer: done,
})
export const activate = call({
  method: 'POST',
  path: '/web-api/auth/activate',
  audience: 'public',
  summary: 'Confirm an e-mail with the token of the mail, or the signed-in player’s phone with the code of the SMS',
  envelope: 'data',
  body: v.pipe(
    v.strictObject({ token: v.optional(ticket), 'sms-code': v.optional(code) }),
    v.check((body) => (body.token === undefined) !== (body['sms-code'] === undefined), 'a token or a code'),
  ),
  answer: v.object({ activation_type: v.picklist([0, 1, 2, 3]) }),
})
