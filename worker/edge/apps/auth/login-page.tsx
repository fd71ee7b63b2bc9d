import { wayOn } from '../../../../shared/guards/authorisation-redirect.ts'
import { safeTarget } from '../../../../shared/routes/safe-target.ts'
import type { IslandProps } from '../../../../shared/ui/islands/props.ts'
import { shutOutText } from '../../../../shared/ui/islands/shut-out.ts'
import type { Page, PageContext } from '../../page.ts'
import { Island } from '../../render/island.tsx'
import { refusalText } from './error-text.ts'

type LoginData = IslandProps['login']

/** UTF-8 text in base64: how login and password travel (spec §5). */
const encoded = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

const LONGEST = { login: 254, password: 128 } as const

/** The way back after sign-in: the form's own, else the page's query; only ever on this site. */
const nextOf = (ctx: PageContext, form?: URLSearchParams): string | null => {
  const raw = form?.get('next') ?? ctx.visit.url.searchParams.get('next')
  return raw === null ? null : safeTarget(raw, ctx.visit.url.href)
}

/** Where the sign-in leads: by the configured list, else back, else to the account. */
const goesOnTo = ({ visit, config }: PageContext, next: string | null): string =>
  wayOn(next, { lang: visit.lang, origin: visit.url.origin }, config.authRedirects)

const data = (ctx: PageContext, login: string, error: string | null, next: string | null): LoginData => ({
  lang: ctx.t.lang,
  form: ctx.form(),
  login,
  error,
  next,
})

/** Sign-in. A signed-in player is led on at once. */
export const loginPage: Page<LoginData> = {
  load: async (ctx) => {
    const next = nextOf(ctx)
    if (ctx.visit.player) return { kind: 'redirect', status: 302, to: goesOnTo(ctx, next) }
    return { kind: 'data', data: data(ctx, '', null, next) }
  },
  view: (props) => (
    <div className="narrow card">
      <Island name="login" when="idle" props={props} />
    </div>
  ),
  head: (_data, { t, config }) => ({
    title: t('seo_login_title', { company: config.companyName }),
    description: t('seo_login_description'),
    canonical: '/user/login',
  }),
  post: async (form, ctx) => {
    const next = nextOf(ctx, form)
    const login = (form.get('email') ?? form.get('uLogin') ?? '').trim().slice(0, LONGEST.login)
    const password = (form.get('password') ?? form.get('uPassword') ?? '').slice(0, LONGEST.password)
    if (login === '' || password === '') return { kind: 'data', data: data(ctx, login, ctx.t('login_error'), next) }
    const answer = await ctx.origin.post('/web-api/auth/login/email', {
      uLogin: encoded(login),
      uPassword: encoded(password),
      save: form.get('save') === '1' ? 1 : 0,
    })
    if (answer.ok) return { kind: 'redirect', status: 303, to: goesOnTo(ctx, next) }
    const text = shutOutText(answer.body, ctx.t, ctx.visit.display) ?? refusalText(answer, ctx.t)
    return { kind: 'data', data: data(ctx, login, text, next) }
  },
}
