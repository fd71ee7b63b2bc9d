import { countryIdOf, countryNames } from '../../../../shared/domain/countries/countries.ts'
import { wayOn } from '../../../../shared/guards/authorisation-redirect.ts'
import { registrationErrors } from '../../../../shared/ui/forms/registration-errors.ts'
import type { IslandProps } from '../../../../shared/ui/islands/props.ts'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import type { Page, PageContext } from '../../page.ts'
import { Island } from '../../render/island.tsx'
import { refusalText } from './error-text.ts'

/** Null while registration is closed. */
type RegistrationData = { form: IslandProps['registration'] | null }

/** Fields that are offered again after a refusal (3.3.7); a password is typed anew. */
const KEPT = [
  'email',
  'phone',
  'name',
  'surname',
  'birthday',
  'countryId',
  'currency',
  'bonus',
  'promoCode',
  'agree',
] as const

function data(ctx: PageContext, values: Record<string, string>, errors: Record<string, string>): RegistrationData {
  const { config, t } = ctx
  return {
    form: {
      lang: t.lang,
      form: ctx.form(),
      currencies: config.currencies,
      countries: countryNames(t.lang),
      minAge: config.minAge,
      values,
      errors,
    },
  }
}

/** What the visit already tells of its visitor: the country it comes from. */
function firstValues({ visit, config }: PageContext): Record<string, string> {
  const country = visit.country ?? config.countryCode
  const id = country === null ? null : countryIdOf(country)
  return id === null ? {} : { countryId: String(id) }
}

const optional = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text.trim())

/** The call's body from a plain form; what is missing or wrong is said by the origin, field by field. */
const bodyOf = (form: URLSearchParams) => ({
  email: (form.get('email') ?? '').trim(),
  password: form.get('password') ?? '',
  phone: optional(form.get('phone')),
  name: (form.get('name') ?? '').trim(),
  surname: (form.get('surname') ?? '').trim(),
  birthday: form.get('birthday') ?? '',
  countryId: Number(form.get('countryId') ?? 0),
  currency: form.get('currency') ?? '',
  bonus: Number(form.get('bonus') ?? 0),
  promoCode: optional(form.get('promoCode')),
  agree: form.get('agree') === 'true',
})

/** Where the registration leads: by the configured list, else back, else to the account. */
const goesOnTo = ({ visit, config }: PageContext): string =>
  wayOn(visit.url.searchParams.get('next'), { lang: visit.lang, origin: visit.url.origin }, config.authRedirects)

/** Registration with full data. */
export const registrationPage: Page<RegistrationData> = {
  load: async (ctx) => {
    if (ctx.visit.player) return { kind: 'redirect', status: 302, to: goesOnTo(ctx) }
    return { kind: 'data', data: ctx.config.isRegistrationAllowed ? data(ctx, firstValues(ctx), {}) : { form: null } }
  },
  view: ({ form }, { t, href }) =>
    form === null ? (
      <>
        <h1 className="sr">{t('registration_title')}</h1>
        <Note title={t('registration_title')} text={t('registration_not_allowed')}>
          <a className="btn" href={href('login')}>
            {t('header_login')}
          </a>
        </Note>
      </>
    ) : (
      <div className="narrow card">
        <Island name="registration" when="idle" props={form} />
      </div>
    ),
  head: (_data, { t, config }) => ({
    title: t('seo_registration_title', { company: config.companyName }),
    description: t('seo_registration_description', { age: config.minAge }),
  }),
  post: async (form, ctx) => {
    if (!ctx.config.isRegistrationAllowed) return { kind: 'data', data: { form: null }, status: 403 }
    const answer = await ctx.origin.post('/web-api/auth/registration/full_reg', bodyOf(form), {
      'x-language': ctx.t.lang,
    })
    if (answer.ok) return { kind: 'redirect', status: 303, to: goesOnTo(ctx) }
    const values = Object.fromEntries(KEPT.map((name) => [name, (form.get(name) ?? '').slice(0, 254)]))
    return {
      kind: 'data',
      data: data(ctx, values, registrationErrors(answer.title, answer.body, refusalText(answer, ctx.t), ctx.t)),
    }
  },
}
