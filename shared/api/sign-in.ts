import * as v from 'valibot'
import { SOCIAL_PROVIDERS } from '../domain/account/social.ts'
import { call } from './call.ts'
import { id, language } from './fields.ts'
import { signedIn } from './identity.ts'
import { code } from './person.ts'

const sent = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max))
const save = v.optional(v.picklist([0, 1]), 0)

export const loginByPhone = call({
  method: 'POST',
  path: '/web-api/auth/login/phone',
  audience: 'public',
  summary: 'Sign in by phone; `country_code` is a country or a calling code, the password is base64 of UTF-8',
  envelope: 'data',
  body: v.strictObject({ phone_number: sent(30), country_code: sent(6), uPassword: sent(400), save }),
  answer: signedIn,
})
export const sendSms = call({
  method: 'POST',
  path: '/web-api/auth/send-sms',
  audience: 'public',
  summary: 'Send a code to a phone, whoever has it: at most one a minute, five an hour, ten a day',
  envelope: 'data',
  body: v.strictObject({ 'phone-number': sent(30), 'phone-code': sent(6) }),
  answer: v.object({ seconds: v.number() }),
})
export const loginBySms = call({
  method: 'POST',
  path: '/web-api/auth/login/sms-code',
  audience: 'public',
  summary: 'Sign in with the code that was sent to the phone',
  envelope: 'data',
  body: v.strictObject({ 'sms-code': code }),
  answer: signedIn,
})
export const twoStepCode = call({
  method: 'POST',
  path: '/web-api/auth/login/two-step-code',
  audience: 'public',
  summary: 'The second step: a code of the app, or one of the recovery codes',
  envelope: 'data',
  body: v.strictObject({ code, save }),
  answer: signedIn,
})
export const socialTwoStep = call({
  method: 'POST',
  path: '/web-api/auth/login/social-two-step',
  audience: 'public',
  summary: 'The second step after a social sign-in',
  envelope: 'data',
  body: v.strictObject({ code }),
  answer: signedIn,
})
export const loginByToken = call({
  method: 'POST',
  path: '/web-api/auth/login/token',
  audience: 'public',
  summary: 'Sign in with the one-time token that a signed-in device of the player has made',
  envelope: 'data',
  body: v.strictObject({
    method_id: v.union([v.number(), v.pipe(v.string(), v.regex(/^[0-9]{1,3}$/), v.transform(Number))]),
    token: sent(64),
    sign: sent(64),
    lng: v.optional(language),
  }),
  answer: signedIn,
})
export const makeLoginToken = call({
  method: 'POST',
  path: '/web-api/auth/token',
  audience: 'player',
  summary: 'A one-time token, good for 60 s, with which another device of the player’s signs in',
  envelope: 'data',
  answer: v.object({ method_id: v.number(), token: v.string(), sign: v.string(), seconds: v.number() }),
})
export const loginBySocial = call({
  method: 'POST',
  path: '/web-api/auth/login/social',
  audience: 'public',
  summary: 'Sign in with a provider’s word: `login` is the provider, `pass` its signed token',
  envelope: 'data',
  body: v.strictObject({ login: sent(40), pass: sent(8192), recaptcha: v.optional(sent(2048)) }),
  answer: v.union([v.object({ user_id: id }), v.object({ next: v.picklist(['social-two-step', 'registration']) })]),
})
export const startOAuth = call({
  method: 'POST',
  path: '/web-api/auth/oauth',
  audience: 'public',
  summary: 'Begin a social sign-in: the provider’s address to go to',
  envelope: 'data',
  body: v.strictObject({ provider: v.picklist(SOCIAL_PROVIDERS), lng: v.optional(language) }),
  answer: v.object({ redirectUrl: v.string() }),
})
export const getRights = call({
  method: 'GET',
  path: '/web-api/auth/rights',
  audience: 'player',
  summary: 'What the player may do now',
  envelope: 'data',
  answer: v.object({
    bet: v.boolean(),
    deposit: v.boolean(),
    withdraw: v.boolean(),
    changeProfile: v.boolean(),
    /** A deposit limit has to be set before anything else. */
    limitFirst: v.boolean(),
  }),
})
export const socialProviders = call({
  method: 'GET',
  path: '/web-api/auth/social',
  audience: 'public',
  summary: 'The providers that the operator has set up',
  envelope: 'data',
  answer: v.object({
    items: v.array(
      v.object({
        name: v.picklist(SOCIAL_PROVIDERS),
        value: v.string(),
        label: v.string(),
        mediaFullPath: v.string(),
        iconName: v.string(),
      }),
    ),
  }),
})
export const socialMark = call({
  method: 'GET',
  path: '/web-api/auth/social/:name',
  audience: 'public',
  summary: 'The mark of a provider, an SVG',
  envelope: 'bare',
  params: v.object({ name: v.picklist(SOCIAL_PROVIDERS) }),
  answer: v.unknown(),
})
export const oneTapClientId = call({
  method: 'GET',
  path: '/social-api/oauth/google-one-tap/clientId',
  audience: 'public',
  summary: 'The client id of one-tap sign-in; 404 when the operator has not set it up',
  envelope: 'bare',
  answer: v.object({ clientId: v.string() }),
})
export const oneTap = call({
  method: 'POST',
  path: '/social-api/oauth/google-one-tap',
  audience: 'public',
  summary: 'One-tap sign-in, multipart: credential, language, currency, countryId',
  envelope: 'bare',
  answer: v.object({ redirectUrl: v.string(), clientId: v.string() }),
})
