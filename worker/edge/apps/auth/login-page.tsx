import type { ReactNode } from 'react'
import { wayOn } from '../../../../shared/guards/authorisation-redirect.ts'
import type { LoginMode } from '../../../../shared/ui/auth/model.ts'
import { type Call, nextStep, type Step, signInCall } from '../../../../shared/ui/auth/sign-in-call.ts'
import type { IslandProps } from '../../../../shared/ui/islands/props.ts'
import { shutOutText } from '../../../../shared/ui/islands/shut-out.ts'
import type { Loaded, Page, PageContext } from '../../page.ts'
import { Island } from '../../render/island.tsx'
import { countryHere, mayRegister, nextOf, phoneCodes, siteHeader, socialWays, startOAuth } from './common.ts'
import { refusalText } from './error-text.ts'

type LoginData = IslandProps['login']

/** Where the sign-in leads: by the configured list, else back, else to the account. */
const goesOnTo = ({ visit, config }: PageContext, next: string | null): string =>
  wayOn(next, { lang: visit.lang, origin: visit.url.origin }, config.authRedirects)

/** The card of sign-in as a page shows it. */
export function loginData(ctx: PageContext, step: Step, changes: Partial<LoginData> = {}): LoginData {
  return {
    lang: ctx.t.lang,
    form: ctx.form(),
    ...step,
    login: '',
    codes: phoneCodes(ctx.t.lang),
    phoneCode: countryHere(ctx),
    phone: '',
    notice: null,
    error: null,
    next: nextOf(ctx),
    social: socialWays(ctx),
    isOneTap: ctx.config.isOneTapAuthEnabled && ctx.config.social?.google !== undefined,
    isRegistration: mayRegister(ctx),
    ...changes,
  }
}

const START = { isSent: false, isByPhone: false, token: null } as const

/** Modes that an address or a form may name; one-tap leads to `social-two-step`. */
const MODES: readonly LoginMode[] = [
  'login_password',
  'phone_password',
  'sms',
  'login_password_two_step_code',
  'social_two_step',
  'forgot',
  'reset',
]
const modeOf = (name: string | null): LoginMode =>
  MODES.find((mode) => mode === name?.replaceAll('-', '_')) ?? 'login_password'

/** What became of a plain form of the card. */
export async function postLogin(form: URLSearchParams, ctx: PageContext): Promise<Loaded<LoginData>> {
  const { t } = ctx
  const next = nextOf(ctx, form)
  if (form.get('action') === 'oauth') {
    const gone = await startOAuth(form, ctx)
    return (
      gone ?? data(loginData(ctx, { ...START, mode: 'login_password' }, { error: t('auth_social_unavailable'), next }))
    )
  }
  const token = form.get('token')
  const step: Step = {
    mode: modeOf(form.get('mode')),
    isSent: form.has('code'),
    isByPhone: form.get('by') === 'phone',
    token: token !== null && /^[A-Za-z0-9_-]{43}$/.test(token) ? token : null,
  }
  const kept = {
    login: (form.get('email') ?? form.get('uLogin') ?? '').trim().slice(0, 254),
    phone: (form.get('phone') ?? '').slice(0, 24),
    phoneCode: (form.get('phoneCode') ?? '').slice(0, 2),
    next,
  }
  const call = callOf(form, step, t)
  if (call === null) return data(loginData(ctx, step, { ...kept, error: t('registration_form_errors') }))
  const answer = await ctx.origin.post(call.path, call.body, siteHeader(ctx))
  if (!answer.ok) {
    const error = shutOutText(answer.body, t, ctx.visit.display) ?? refusalText(answer, t)
    return data(loginData(ctx, step, { ...kept, error }))
  }
  const to = nextStep(step, answer.data, t)
  return to === null
    ? { kind: 'redirect', status: 303, to: goesOnTo(ctx, next) }
    : data(loginData(ctx, to, { ...kept, ...to }))
}
const data = (login: LoginData): Loaded<LoginData> => ({ kind: 'data', data: login })

/** What a link of the player's own other device carries; null for an address without it. */
function handedOver({ visit }: PageContext): Record<'method_id' | 'token' | 'sign', string> | null {
  const { searchParams } = visit.url
  const [method_id, token, sign] = ['method_id', 'token', 'sign'].map((name) => searchParams.get(name))
  return method_id && token && sign ? { method_id, token, sign } : null
}

/** Signs in with such a link: by a press, since opening an address changes nothing. */
function HandedOver({ ctx }: { ctx: PageContext }) {
  const handed = handedOver(ctx)
  const { action, csrf } = ctx.form()
  if (handed === null) return null
  return (
    <form className="form" method="post" action={action}>
      <input type="hidden" name="csrf" value={csrf} />
      <input type="hidden" name="action" value="token" />
      {Object.entries(handed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="btn btn-main wide">
        {ctx.t('security_other_device_open')}
      </button>
    </form>
  )
}

/** The call of a plain form of the card. */
function callOf(form: URLSearchParams, step: Step, t: PageContext['t']): Call | null {
  const field = (name: string) => form.get(name) ?? (name === 'email' ? form.get('uLogin') : null) ?? ''
  if (form.get('action') !== 'token') return signInCall(step, field, phoneCodes(t.lang))
  const body = { method_id: field('method_id'), token: field('token'), sign: field('sign'), lng: t.lang }
  return { path: '/web-api/auth/login/token', body }
}

export const LoginCard = ({ props, children }: { props: LoginData; children?: ReactNode }) => (
  <div className="narrow card">
    {children}
    <Island name="login" when="idle" props={props} />
  </div>
)

/** Sign-in. A signed-in player is led on at once. */
export const loginPage: Page<LoginData> = {
  load: async (ctx) => {
    const next = nextOf(ctx)
    if (ctx.visit.player) return { kind: 'redirect', status: 302, to: goesOnTo(ctx, next) }
    const mode = modeOf(ctx.visit.url.searchParams.get('mode'))
    return data(loginData(ctx, { ...START, mode: mode === 'forgot' || mode === 'reset' ? 'login_password' : mode }))
  },
  view: (props, ctx) => (
    <LoginCard props={props}>
      <HandedOver ctx={ctx} />
    </LoginCard>
  ),
  head: (_data, { t, config }) => ({
    title: t('seo_login_title', { company: config.companyName }),
    description: t('seo_login_description'),
    canonical: '/user/login',
  }),
  post: postLogin,
}
