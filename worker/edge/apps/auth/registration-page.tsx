import {
  knownOf,
  PROVIDER_NAMES,
  REGISTRATION_TYPES,
  type RegistrationType,
} from '../../../../shared/domain/account/social.ts'
import { countryIdOf, countryNames } from '../../../../shared/domain/countries/countries.ts'
import { wayOn } from '../../../../shared/guards/authorisation-redirect.ts'
import { registrationErrors } from '../../../../shared/ui/forms/registration-errors.ts'
import type { IslandProps } from '../../../../shared/ui/islands/props.ts'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import type { Loaded, Page, PageContext } from '../../page.ts'
import { Island } from '../../render/island.tsx'
import { countryHere, mayRegister, phoneCodes, phoneOfForm, socialWays, startOAuth } from './common.ts'
import { refusalText } from './error-text.ts'

type RegistrationProps = IslandProps['registration']
/** Null while registration is closed. */
type RegistrationData = { form: RegistrationProps | null }

/** Fields that are offered again after a refusal (3.3.7); a password is typed anew. */
const KEPT = [
  'email',
  'phone',
  'phoneCode',
  'name',
  'surname',
  'birthday',
  'countryId',
  'currency',
  'bonus',
  'promoCode',
  'agree',
] as const

/** Ways that the operator offers; those of providers only where some are set up. What is unknown is logged, not shown (spec §5). */
export function typesOf(ctx: Pick<PageContext, 'config'>): RegistrationType[] {
  const { registrationTypes = ['full_reg', 'phone_reg', 'fast_reg', 'soc_reg'] } = ctx.config
  const types = knownOf(REGISTRATION_TYPES, registrationTypes, (name) =>
    console.warn(JSON.stringify({ level: 'warn', message: 'unknown registration type', name })),
  )
  return types.filter((type) => type !== 'soc_reg' || socialWays(ctx).length > 0)
}

/** The way that an address asks for, else the first. */
function typeOf(ctx: PageContext, params: Record<string, string>): RegistrationType {
  if (params.type === 'socialregistration') return 'soc_reg'
  const asked = ctx.visit.url.searchParams.get('type')
  const types = typesOf(ctx)
  return types.find((type) => type === asked) ?? types[0] ?? 'full_reg'
}

interface Shown {
  type: RegistrationType
  values: Record<string, string>
  errors?: Record<string, string>
  made?: RegistrationProps['made']
}

function data(ctx: PageContext, { type, values, errors = {}, made = null }: Shown): RegistrationData {
  const { config, t, visit } = ctx
  const provider = visit.url.searchParams.get('by')
  const known = socialWays(ctx).find(({ name }) => name === provider)
  // One-tap and a provider's page lead here with its word kept in a cookie; without it the call says so.
  const hasWord = type === 'soc_reg' && visit.cookie('__Host-step') !== undefined
  return {
    form: {
      lang: t.lang,
      form: ctx.form(),
      type,
      types: typesOf(ctx),
      currencies: config.currencies,
      countries: countryNames(t.lang),
      codes: phoneCodes(t.lang),
      minAge: config.minAge,
      values,
      errors,
      social: socialWays(ctx),
      provider: hasWord ? (known?.label ?? PROVIDER_NAMES.google) : null,
      isPage: config.isCustomRegistration,
      made,
      next: made === null ? null : goesOnTo(ctx),
    },
  }
}

/** What the visit already tells of its visitor: the country it comes from. One-tap tells country and currency. */
function firstValues(ctx: PageContext): Record<string, string> {
  const { visit, config } = ctx
  const country = visit.country ?? config.countryCode
  const asked = visit.url.searchParams
  const id = asked.get('countryId') ?? (country === null ? null : countryIdOf(country))
  const currency = [asked.get('currency'), config.geoCurrency].find((each) => each && config.currencies.includes(each))
  return {
    ...(id !== null && { countryId: String(id) }),
    ...(currency && { currency }),
    phoneCode: countryHere(ctx),
  }
}

const optional = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text.trim())

/** The call's body from a plain form, by its way; what is missing or wrong is said by the origin, field by field. */
function bodyOf(type: RegistrationType, form: URLSearchParams, lang: string): Record<string, unknown> {
  const person = {
    name: (form.get('name') ?? '').trim(),
    surname: (form.get('surname') ?? '').trim(),
    birthday: form.get('birthday') ?? '',
  }
  return {
    ...(type === 'full_reg' && { email: (form.get('email') ?? '').trim(), password: form.get('password') ?? '' }),
    ...(type === 'full_reg' && form.has('phone') && { phone: optional(form.get('phone')) }),
    ...(type === 'phone_reg' && { phone: phoneOfForm(form, lang) }),
    ...((type === 'full_reg' || type === 'soc_reg') && person),
    countryId: Number(form.get('countryId') ?? 0),
    currency: form.get('currency') ?? '',
    bonus: Number(form.get('bonus') ?? 0),
    promoCode: optional(form.get('promoCode')),
    agree: form.get('agree') === 'true',
  }
}

/** Where the registration leads: by the configured list, else back, else to the account. */
const goesOnTo = ({ visit, config }: PageContext): string =>
  wayOn(visit.url.searchParams.get('next'), { lang: visit.lang, origin: visit.url.origin }, config.authRedirects)

async function post(
  form: URLSearchParams,
  ctx: PageContext,
  params: Record<string, string>,
): Promise<Response | Loaded<RegistrationData>> {
  if (!mayRegister(ctx)) return { kind: 'data', data: { form: null }, status: 403 }
  const types = typesOf(ctx)
  const type = types.find((each) => each === form.get('type')) ?? typeOf(ctx, params)
  const values = Object.fromEntries(KEPT.map((name) => [name, (form.get(name) ?? '').slice(0, 254)]))
  const refused = (errors: Record<string, string>): Loaded<RegistrationData> => ({
    kind: 'data',
    data: data(ctx, { type, values, errors }),
  })
  if (form.get('action') === 'oauth')
    return (await startOAuth(form, ctx)) ?? refused({ form: ctx.t('auth_social_unavailable') })
  const answer = await ctx.origin.post(`/web-api/auth/registration/${type}`, bodyOf(type, form, ctx.t.lang), {
    'x-site-origin': ctx.visit.url.origin,
    'x-language': ctx.t.lang,
  })
  if (!answer.ok) return refused(registrationErrors(answer.title, answer.body, refusalText(answer, ctx.t), ctx.t))
  const { login, password }: { login?: unknown; password?: unknown } = Object(answer.data)
  return typeof login === 'string' && typeof password === 'string'
    ? { kind: 'data', data: data(ctx, { type, values: {}, made: { login, password } }) }
    : { kind: 'redirect', status: 303, to: goesOnTo(ctx) }
}

/** Registration in the ways that the operator offers. */
export const registrationPage: Page<RegistrationData> = {
  load: async (ctx, params) => {
    if (ctx.visit.player) return { kind: 'redirect', status: 302, to: goesOnTo(ctx) }
    if (!mayRegister(ctx)) return { kind: 'data', data: { form: null } }
    return { kind: 'data', data: data(ctx, { type: typeOf(ctx, params), values: firstValues(ctx) }) }
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
  post,
}
