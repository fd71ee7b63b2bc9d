import * as v from 'valibot'
import { language } from '../../../shared/api/fields.ts'
import { socialRegistration } from '../../../shared/api/registration.ts'
import {
  loginBySocial,
  oneTap,
  oneTapClientId,
  socialMark as socialMarkCall,
  socialProviders,
  startOAuth,
} from '../../../shared/api/sign-in.ts'
import { safeTarget } from '../../../shared/routes/safe-target.ts'
import { siteConfigOf } from '../config/site-config.ts'
import { check, readLimited } from '../http/body.ts'
import { HttpError } from '../http/error.ts'
import { type App, type Ctx, serve } from '../http/serve.ts'
import { readCookie, sendCookie } from './cookies.ts'
import { arrived, enterOrAsk } from './enter.ts'
import { loginOf } from './player.ts'
import { register } from './registration.ts'
import { openSession } from './session.ts'
import { langOf, siteLink } from './site.ts'
import { link, linkedPlayer, personOf, type SocialPerson, setUp, socialLinks, socialPerson } from './social.ts'
import { socialMark } from './social-mark.ts'
import { makeTicket, randomToken, seeTicket, takeTicket } from './ticket.ts'

/** Bytes of a one-tap form. */
const ONE_TAP_LIMIT = 32 * 1024
const given = v.object({
  credential: v.pipe(v.string(), v.minLength(1), v.maxLength(8192)),
  language: v.optional(language),
  currency: v.optional(v.string()),
  countryId: v.optional(v.string()),
})

/** In for whoever is known; whoever is not goes on to register with what the provider has said, which waits half an hour. */
async function enterSocial(c: Ctx, person: SocialPerson, now: number) {
  const player = await linkedPlayer(c.env, person)
  if (player) return enterOrAsk(c, player, false, 'social-two-step', now)
  const ticket = {
    kind: 'social',
    subject: `${person.provider}:${person.subject}`,
    code: null,
    data: JSON.stringify(person),
  } as const
  sendCookie(c, 'step', await makeTicket(c.env, { ...ticket, replaces: true }, now))
  return { next: 'registration' as const }
}

/** Parts of the multipart form that one-tap sends (spec §7); `credential_data` is `credential` under the spec's words. */
async function oneTapForm(c: Ctx): Promise<v.InferOutput<typeof given>> {
  const type = c.req.header('content-type') ?? ''
  if (!type.toLowerCase().startsWith('multipart/form-data')) throw new HttpError('notJson')
  const text = await readLimited(c.req.raw, ONE_TAP_LIMIT)
  const parts = await new Response(text, { headers: { 'content-type': type } }).formData().catch(() => null)
  if (!parts) throw new HttpError('badJson')
  const said = Object.fromEntries([...parts].filter(([, value]) => typeof value === 'string'))
  return check(given, { ...said, credential: said.credential ?? said.credential_data ?? said.credentialData })
}

/** Sign-in and registration with a provider's word (spec §7). Nothing of it is there that the operator has not set up. */
export function serveSocial(app: App): void {
  serve(app, socialProviders, async ({ env }) => ({ items: socialLinks(await siteConfigOf(env)) }))

  serve(
    app,
    socialMarkCall,
    ({ params }) =>
      new Response(socialMark(params.name), {
        headers: {
          'content-type': 'image/svg+xml',
          'cache-control': 'public, max-age=86400',
          'content-security-policy': "default-src 'none'; sandbox",
        },
      }),
  )

  serve(app, oneTapClientId, async ({ env }) => {
    const config = await siteConfigOf(env)
    if (!config.isOneTapAuthEnabled) throw new HttpError('socialOff')
    return { clientId: setUp(config, 'google').clientId }
  })

  serve(app, oneTap, async ({ c, env, now }) => {
    const config = await siteConfigOf(env)
    if (!config.isOneTapAuthEnabled) throw new HttpError('socialOff')
    const google = setUp(config, 'google')
    const form = await oneTapForm(c)
    const entered = await enterSocial(c, await personOf(google, form.credential, Date.now() / 1000), now)
    const lang = config.languages.find((each) => each === form.language) ?? langOf(c, config)
    const hints = new URLSearchParams()
    for (const name of ['currency', 'countryId'] as const) {
      const value = form[name]
      if (value !== undefined && /^[A-Za-z0-9]{1,5}$/.test(value)) hints.set(name, value)
    }
    const path =
      'user_id' in entered
        ? `/${lang}/user/login`
        : entered.next === 'registration'
          ? `/${lang}/registration/socialregistration?${hints}`.replace(/\?$/, '')
          : `/${lang}/user/login?mode=social-two-step`
    return { redirectUrl: safeTarget(path, new URL(c.req.url).origin) ?? `/${lang}/`, clientId: google.clientId }
  })

  serve(app, startOAuth, async ({ c, env, body, now }) => {
    const config = await siteConfigOf(env)
    const provider = setUp(config, body.provider)
    if (!provider.authorizeUrl) throw new HttpError('socialOff')
    const nonce = randomToken()
    const lang = body.lng ?? langOf(c, config)
    const ticket = { kind: 'oauth', subject: body.provider, code: null, data: nonce } as const
    sendCookie(c, 'step', await makeTicket(env, ticket, now))
    const to = new URL(provider.authorizeUrl)
    for (const [name, value] of Object.entries({
      client_id: provider.clientId,
      response_type: 'id_token',
      scope: 'openid email profile',
      redirect_uri: siteLink(c, config, lang, '/user/login'),
      nonce,
      state: body.provider,
    }))
      to.searchParams.set(name, value)
    return { redirectUrl: to.href }
  })

  serve(app, loginBySocial, async ({ c, env, body, now }) => {
    const provider = setUp(await siteConfigOf(env), body.login)
    const begun = await seeTicket(env, 'oauth', readCookie(c, 'step') ?? '', now)
    const person = await personOf(provider, body.pass, Date.now() / 1000)
    // The word was asked for by this very browser, for this very provider.
    if (!begun || begun.subject !== provider.name || begun.data !== person.nonce)
      throw new HttpError('wrongCredentials')
    return enterSocial(c, person, now)
  })

  serve(app, socialRegistration, async ({ c, env, body, now }) => {
    const step = readCookie(c, 'step') ?? ''
    const ticket = await seeTicket(env, 'social', step, now)
    const person = v.safeParse(socialPerson, ticket?.data ?? '')
    if (!person.success) throw new HttpError('wrongCode')
    const { email, name, surname } = person.output
    const form = { ...body, email: email ?? body.email, name: body.name ?? name, surname: body.surname ?? surname }
    const { player } = await register(c, form, { isEmailConfirmed: email !== null }, now)
    await takeTicket(env, 'social', step, now)
    await link(env, person.output, player.id)
    await openSession(c, player, false)
    await arrived(c, player, now)
    return { user_id: player.id, login: loginOf(player) }
  })
}
