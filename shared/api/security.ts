import * as v from 'valibot'
import { call } from './call.ts'
import { instant, text } from './fields.ts'
import { birthday, code, email, password, personName, phone } from './person.ts'

/** One of the player's sessions: its id tells nothing of its cookie. */
const sessionView = v.object({
  id: v.string(),
  device: v.string(),
  startedAt: instant,
  seenAt: instant,
  isThis: v.boolean(),
})
export const security = v.object({
  isTwoFactorOn: v.boolean(),
  recoveryCodesLeft: v.number(),
  /** Has the player signed in within the last 15 minutes? If not, changes ask for the password. */
  isFresh: v.boolean(),
  sessions: v.array(sessionView),
  /** When money may go out again after a change of the password, a contact or two-step sign-in; null when it may now. */
  payoutsFrom: v.nullable(instant),
})
export type Security = v.InferOutput<typeof security>
/** The password in force, where the sign-in is longer ago than 15 minutes. */
const current = { currentPassword: v.optional(v.pipe(v.string(), v.maxLength(128))) }

export const getSecurity = call({
  method: 'GET',
  path: '/web-api/office/security',
  audience: 'player',
  summary: 'Two-step sign-in and the sessions of the player',
  envelope: 'data',
  answer: security,
})
export const beginTwoFactor = call({
  method: 'POST',
  path: '/web-api/office/security/two-factor',
  audience: 'player',
  summary: 'A new secret for an app of codes; it counts once a code of it is confirmed',
  envelope: 'data',
  body: v.strictObject(current),
  answer: v.object({ secret: v.string(), uri: v.string() }),
})
export const confirmTwoFactor = call({
  method: 'POST',
  path: '/web-api/office/security/two-factor/confirm',
  audience: 'player',
  summary: 'Switch two-step sign-in on; the recovery codes are told this once',
  envelope: 'data',
  body: v.strictObject({ code }),
  answer: v.object({ recoveryCodes: v.array(v.string()) }),
})
export const endTwoFactor = call({
  method: 'POST',
  path: '/web-api/office/security/two-factor/off',
  audience: 'player',
  summary: 'Switch two-step sign-in off, with a code of the app or a recovery code',
  envelope: 'data',
  body: v.strictObject({ ...current, code }),
  answer: v.object({}),
})
export const endSession = call({
  method: 'DELETE',
  path: '/web-api/office/security/sessions/:id',
  audience: 'player',
  summary: 'End another session of the player; `others` ends all but this',
  envelope: 'data',
  params: v.object({ id: v.pipe(v.string(), v.regex(/^(?:others|[0-9a-f]{16})$/)) }),
  answer: v.object({ ended: v.number() }),
})
export const changePassword = call({
  method: 'PUT',
  path: '/web-api/user/password',
  audience: 'player',
  summary: 'Change the password; all other sessions end, this one goes on under a new cookie',
  envelope: 'data',
  body: v.strictObject({ currentPassword: v.pipe(v.string(), v.maxLength(128)), password }),
  answer: v.object({}),
})

const maybe = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema))
/** What a player may tell of himself. What is confirmed, or was told before, support changes. */
export const personalData = v.strictObject({
  name: maybe(personName),
  surname: maybe(personName),
  middle_name: maybe(personName),
  date_birthday: maybe(birthday),
  birthday_place: maybe(text(100)),
  region: maybe(text(100)),
  city: maybe(text(100)),
  registration_address: maybe(text(200)),
  document_type_id: maybe(v.picklist([1, 2, 3])),
  passport_series: maybe(text(20)),
  passport: maybe(text(30)),
  passport_date: maybe(birthday),
  passport_end_date: maybe(birthday),
  passport_issued_by: maybe(text(200)),
  inn: maybe(text(30)),
})
export type PersonalData = v.InferOutput<typeof personalData>
export const getPersonalData = call({
  method: 'GET',
  path: '/web-api/user/personal-data',
  audience: 'player',
  summary: 'The player’s personal data',
  envelope: 'data',
  answer: v.looseObject({
    country: v.number(),
    main_id: v.number(),
    active_id: v.number(),
    login: v.string(),
    registration_date: instant,
    fixed: v.array(v.string()),
  }),
})
export const savePersonalData = call({
  method: 'PUT',
  path: '/web-api/user/personal-data',
  audience: 'player',
  summary: 'Fill in personal data; 409 for what is fixed',
  envelope: 'data',
  body: personalData,
  answer: v.object({ saved: v.array(v.string()) }),
})
export const changeContact = call({
  method: 'PUT',
  path: '/web-api/user/contact',
  audience: 'player',
  summary: 'A new e-mail (it counts once the link of the mail is opened) or phone (once its code is told)',
  envelope: 'data',
  body: v.pipe(
    v.strictObject({ ...current, email: v.optional(email), phone: v.optional(phone) }),
    v.check((body) => (body.email === undefined) !== (body.phone === undefined), 'an e-mail or a phone'),
  ),
  answer: v.object({}),
})
export const requestVerification = call({
  method: 'POST',
  path: '/web-api/user/verification',
  audience: 'player',
  summary: 'Ask for the check of the identity, with complete data; the answer is the state after it',
  envelope: 'data',
  body: v.strictObject({}),
  answer: v.object({ state: v.picklist(['verified', 'pending', 'document', 'refused', 'open']) }),
})
