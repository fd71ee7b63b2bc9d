import {
  checkSession,
  disconnect,
  fullRegistration,
  getToken,
  getUserConfig,
  loadSession,
  loginByEmail,
  signingKeys,
  updateToken,
} from '../../../shared/api/identity.ts'
import {
  activate,
  confirmPasswordReset,
  fastRegistration,
  getPhoneCountries,
  getPhoneMasks,
  phoneRegistration,
  type Registration,
  requestPasswordReset,
} from '../../../shared/api/registration.ts'
import {
  getRights,
  loginByPhone,
  loginBySms,
  loginByToken,
  makeLoginToken,
  sendSms,
  socialTwoStep,
  twoStepCode,
} from '../../../shared/api/sign-in.ts'
import { phoneCountries, phoneMasks } from '../../../shared/domain/account/phone.ts'
import { countryNames } from '../../../shared/domain/countries/countries.ts'
import { profileOf, rulesOf } from '../../../shared/domain/licence/profiles.ts'
import { siteConfigOf } from '../config/site-config.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { type App, type Ctx, serve } from '../http/serve.ts'
import { hasDepositLimit } from '../limits/prompt.ts'
import { confirmEmail, confirmPhone } from './activation.ts'
import { signCallToken } from './call-token.ts'
import { refreshEdgeToken } from './edge-token.ts'
import { arrived } from './enter.ts'
import { phoneOf, signInByLogin, signInByPhone } from './login.ts'
import { payoutsFrom } from './payout-lock.ts'
import { loginOf, playerById } from './player.ts'
import { register } from './registration.ts'
import { confirmReset, requestReset } from './reset.ts'
import { closeSession, forgetCookies, openSession, type Session, signedIn } from './session.ts'
import { publicJwk } from './signing-key.ts'
import { langOf } from './site.ts'
import { AGAIN_SECONDS, codeTold, finishSecondStep, sendCode, signInBySms, signInByToken, tokenFor } from './steps.ts'
import { userConfigOf } from './user-config.ts'

/** Registers and signs in; a password of the house's making is told once. */
async function registered(c: Ctx, form: Registration, known: Parameters<typeof register>[2], now: number) {
  const { player, password } = await register(c, form, known, now)
  await openSession(c, player, false)
  await arrived(c, player, now)
  return { user_id: player.id, login: loginOf(player), ...(password !== null && { password }) }
}

const listed = <T>(items: T[]) => ({ items, total: items.length, page: 1 })

/** Ways to register (spec §3). */
function serveRegistration(app: App): void {
  serve(app, fullRegistration, ({ c, body, now }) => registered(c, body, {}, now))
  serve(app, fastRegistration, ({ c, body, now }) => registered(c, body, {}, now))
  serve(app, phoneRegistration, async ({ c, body, now }) => {
    const { 'sms-code': code, ...form } = body
    const isPhoneConfirmed = code != null && (await codeTold(c, 'sms', code, now)).subject === form.phone
    if (code != null && !isPhoneConfirmed) throw new HttpError('wrongCode')
    return registered(c, form, { isPhoneConfirmed, isPhoneLogin: true }, now)
  })
  serve(app, getPhoneCountries, async ({ c, env, query }) =>
    listed(phoneCountries(countryNames(query.lang ?? langOf(c, await siteConfigOf(env))))),
  )
  serve(app, getPhoneMasks, () => listed(phoneMasks()))
}

/** Ways to sign in (spec §7). */
function serveSignIn(app: App): void {
  serve(app, loginByEmail, ({ c, body, now }) => signInByLogin(c, body, now))
  serve(app, loginByPhone, ({ c, body, now }) => signInByPhone(c, body, now))
  serve(app, sendSms, async ({ c, body, now }) => {
    await sendCode(c, phoneOf(body['phone-code'], body['phone-number'], 'phone-number'), now)
    return { seconds: AGAIN_SECONDS }
  })
  serve(app, loginBySms, ({ c, body, now }) => signInBySms(c, body['sms-code'], now))
  serve(app, twoStepCode, ({ c, body, now }) => finishSecondStep(c, 'two-step', body.code, now))
  serve(app, socialTwoStep, ({ c, body, now }) => finishSecondStep(c, 'social-two-step', body.code, now))
  serve(app, makeLoginToken, ({ c, session, now }) => tokenFor(c, session.userId, now))
  serve(app, loginByToken, ({ c, body, now }) => signInByToken(c, body, now))
}

/** A forgotten password, and the confirmation of an e-mail or a phone. */
function serveRecovery(app: App): void {
  serve(app, requestPasswordReset, async ({ c, body, now }) => {
    const { email, phone = '' } = body
    await requestReset(c, email === undefined ? { phone } : { email }, now)
    return {}
  })
  serve(app, confirmPasswordReset, async ({ c, body, now }) => {
    await confirmReset(c, body.token, body.password, now)
    return {}
  })
  serve(app, activate, async ({ c, env, body, now }) => {
    const told = body['sms-code']
    if (body.token !== undefined) {
      const player = await confirmEmail(env, body.token, now)
      return { activation_type: player.profile.activation_type ?? 0 }
    }
    const player = await signedIn(c)
    if (!player || told === undefined) throw new HttpError('unauthorised')
    const { subject, data } = await codeTold(c, 'activate-phone', told, now)
    if (subject !== String(player.id) || data === null) throw new HttpError('wrongCode')
    const confirmed = await confirmPhone(env, player, data, now)
    return { activation_type: confirmed.profile.activation_type ?? 0 }
  })
}

/** Does the licence want a deposit limit before the first stake, and is there none? */
async function mustLimitFirst(env: Env, session: Session, now: number): Promise<boolean> {
  const { licenceProfile, countryCode } = await siteConfigOf(env)
  const licence = profileOf(licenceProfile, countryCode)
  if (!rulesOf(licence).depositLimitMandatory) return false
  return !(await hasDepositLimit(env, session, {
    userId: session.userId,
    licence,
    requestId: crypto.randomUUID(),
    now,
  }))
}

/** Session, tokens, the user config (spec §3, §7). */
export function serveIdentity(app: App): void {
  serveRegistration(app)
  serveSignIn(app)
  serveRecovery(app)
  serve(app, disconnect, async ({ c }) => {
    await closeSession(c)
    return { success: true }
  })
  serve(app, checkSession, async ({ c }) => {
    const player = await signedIn(c)
    if (player) await refreshEdgeToken(c, player)
    // What a script asks may be answered after another tab has signed in: cookies go with documents, for which the edge asks.
    else if (c.req.header('sec-fetch-mode') === undefined) forgetCookies(c)
    return { user_id: player?.id ?? null }
  })
  serve(app, loadSession, () => ({}))
  serve(app, getRights, async ({ env, session, now }) => {
    const isFree = session.banLevel === 0
    const limitFirst = await mustLimitFirst(env, session, now)
    const mayPlay = isFree && session.ageVerified
    const withdraw = (await payoutsFrom(env, session.userId, now)) === null
    return { bet: mayPlay && !limitFirst, deposit: mayPlay, withdraw, changeProfile: isFree, limitFirst }
  })
  serve(app, getToken, async ({ env, session }) => ({ token: await signCallToken(env, session.userId) }))
  serve(app, updateToken, async ({ env, session }) => ({ token: await signCallToken(env, session.userId) }))
  serve(app, getUserConfig, async ({ c, env, session, now }) => {
    const player = await playerById(env, session.userId)
    if (!player) throw new HttpError('unauthorised')
    await refreshEdgeToken(c, player)
    return userConfigOf(player, now)
  })
  serve(app, signingKeys, ({ env }) => ({ keys: [publicJwk(env)] }))
}
