import * as v from 'valibot'
import { REGISTRATION_BONUSES } from '../domain/account/social.ts'
import { call } from './call.ts'
import { currency, id, text } from './fields.ts'
import { birthday, email, password, personName, phone } from './person.ts'

/** Who is signed in now, or which step has to follow. */
export const signedIn = v.union([
  v.object({ user_id: id }),
  v.object({ next: v.picklist(['two-step-code', 'social-two-step']) }),
])

export const fullRegistration = call({
  method: 'POST',
  path: '/web-api/auth/registration/full_reg',
  audience: 'public',
  summary: 'Register with full data; answers the session cookie',
  envelope: 'data',
  body: v.strictObject({
    email,
    password,
    phone: v.optional(v.nullable(phone)),
    name: personName,
    surname: personName,
    birthday,
    countryId: id,
    currency,
    bonus: v.picklist(REGISTRATION_BONUSES),
    promoCode: v.optional(v.nullable(text(40))),
    agree: v.literal(true),
  }),
  answer: v.object({ user_id: id, login: v.string(), password: v.optional(v.string()) }),
})
export const loginByEmail = call({
  method: 'POST',
  path: '/web-api/auth/login/email',
  audience: 'public',
  summary: 'Sign in by e-mail or the player’s number; login and password are base64 of UTF-8',
  envelope: 'data',
  body: v.strictObject({
    uLogin: v.pipe(v.string(), v.minLength(1), v.maxLength(400)),
    uPassword: v.pipe(v.string(), v.minLength(1), v.maxLength(400)),
    save: v.optional(v.picklist([0, 1]), 0),
    'components-data': v.optional(v.pipe(v.string(), v.maxLength(4096))),
  }),
  answer: signedIn,
})
export const disconnect = call({
  method: 'POST',
  path: '/web-api/auth/disconnect',
  audience: 'public',
  summary: 'Sign out: the session ends at once',
  envelope: 'bare',
  answer: v.object({ success: v.boolean() }),
})
export const checkSession = call({
  method: 'GET',
  path: '/web-api/auth/session',
  audience: 'public',
  summary: 'Who is signed in',
  envelope: 'bare',
  answer: v.object({ user_id: v.nullable(id) }),
})
export const loadSession = call({
  method: 'GET',
  path: '/web-api/session',
  audience: 'public',
  summary: 'Loaded once; the body is not parsed',
  envelope: 'data',
  answer: v.object({}),
})
export const getToken = call({
  method: 'GET',
  path: '/web-api/user/gettoken',
  audience: 'player',
  summary: 'A short-lived token for bearer calls',
  envelope: 'data',
  query: v.object({ force_refresh: v.optional(v.picklist(['true', 'false'])) }),
  answer: v.object({ token: v.string() }),
})
export const updateToken = call({
  method: 'POST',
  path: '/web-api/user/updatetoken',
  audience: 'player',
  summary: 'A new token',
  envelope: 'bare',
  answer: v.object({ token: v.string() }),
})

const flag = v.picklist([0, 1])
/** The player's config (spec §3); an unknown field is dropped by the reader. */
export const userConfig = v.object({
  user_id: id,
  disallow_line_sport: v.array(id),
  disallow_live_sport: v.array(id),
  phone_number: v.nullable(v.string()),
  phone_code: v.nullable(v.string()),
  user_country_code: v.nullable(v.string()),
  user_country_id: v.nullable(id),
  user_email: v.nullable(v.string()),
  user_name: v.nullable(v.string()),
  user_ref_id: v.nullable(v.number()),
  user_msg_count: v.number(),
  activation_type: v.picklist([0, 1, 2, 3]),
  isRequiredTransfer: v.boolean(),
  is_active_secure_question: v.boolean(),
  user_hide_balance: v.boolean(),
  changed_pass_day_count: v.number(),
  protection_level: v.nullable(v.number()),
  protection_methods: v.object({
    is_changed_password: v.boolean(),
    enable_two_factor_auth: v.boolean(),
    enable_phone_binding: v.boolean(),
    enable_security_question: v.boolean(),
    enable_email_auth: v.boolean(),
  }),
  should_sync_protection_methods: v.boolean(),
  is_need_identification: v.boolean(),
  ban_level: v.number(),
  ban_version: v.number(),
  user_status_id: v.number(),
  internal_verification_status: v.nullable(v.number()),
  verification_status: v.nullable(v.number()),
  verification_types: v.array(v.number()),
  verification_status_group_code: v.nullable(v.string()),
  requested_additional_document: flag,
  has_deposit: v.boolean(),
  is_identification_bonus: v.boolean(),
  show_verification_modal_on_deposit_page: v.boolean(),
  remaining_days_to_activate: v.nullable(v.number()),
  coef_cut_line: v.boolean(),
  coef_cut_live: v.boolean(),
  isDataAfterRegistration: v.boolean(),
  age_verified: v.boolean(),
  /** Came in by paying (Trustly): the registration may be unfinished. */
  is_pay_and_play: v.boolean(),
  terms_changed: v.boolean(),
  terms_updated_at: v.nullable(v.string()),
  user_data: v.object({
    date_birthday: v.nullable(v.string()),
    document_type_id: v.nullable(v.number()),
    inn: v.nullable(v.string()),
    name: v.nullable(v.string()),
    passport: v.nullable(v.string()),
    passport_date: v.nullable(v.string()),
    passport_end_date: v.nullable(v.string()),
    registration_address: v.nullable(v.string()),
    surname: v.nullable(v.string()),
  }),
})
export type UserConfig = v.InferOutput<typeof userConfig>
export const getUserConfig = call({
  method: 'GET',
  path: '/web-api/user/config',
  audience: 'player',
  summary: 'The player’s config',
  envelope: 'data',
  answer: userConfig,
})
export const signingKeys = call({
  method: 'GET',
  path: '/identity-api/v1/keys',
  audience: 'server',
  summary: 'Public keys of the tokens that the edge verifies',
  envelope: 'bare',
  answer: v.object({
    keys: v.array(v.object({ kty: v.literal('OKP'), crv: v.literal('Ed25519'), x: v.string(), kid: v.string() })),
  }),
})
/** The edge's token: issuer, audience and type; it tells who is here and never decides money. */
export const EDGE_TOKEN = {
  issuer: 'edgebook',
  audience: 'edgebook-edge',
  typ: 'edge+jwt',
  maxAgeSeconds: 300,
} as const
/** The bearer token of browser calls. */
export const CALL_TOKEN = {
  issuer: 'edgebook',
  audience: 'edgebook-calls',
  typ: 'call+jwt',
  maxAgeSeconds: 300,
} as const
/** Claims beside the registered ones: what the guards ask of a player. `sub` is the user id in decimal. */
export const edgeClaims = v.object({
  sub: v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,15}$/)),
  iat: v.pipe(v.number(), v.safeInteger()),
  exp: v.pipe(v.number(), v.safeInteger()),
  name: v.nullable(v.string()),
  ban: v.pipe(v.number(), v.integer()),
  banv: v.pipe(v.number(), v.integer()),
  terms: v.boolean(),
  /** Sports that are closed for the player in line and in live, sorted. */
  noline: v.optional(v.array(id), []),
  nolive: v.optional(v.array(id), []),
})
export type EdgeClaims = v.InferOutput<typeof edgeClaims>
