import { phoneCountries, phoneMasks } from '../../../../shared/domain/account/phone.ts'
import { type PhoneCode, phoneTold } from '../../../../shared/domain/account/phone-number.ts'
import { PROVIDER_NAMES, SOCIAL_PROVIDERS } from '../../../../shared/domain/account/social.ts'
import { countryNames } from '../../../../shared/domain/countries/countries.ts'
import { isRegistrationOpen } from '../../../../shared/guards/access-check.ts'
import { safeTarget } from '../../../../shared/routes/safe-target.ts'
import type { SocialWay } from '../../../../shared/ui/auth/model.ts'
import type { Loaded, PageContext } from '../../page.ts'

/** Calling codes and masks for the phone's list, in the page's language. */
export function phoneCodes(lang: string): PhoneCode[] {
  const masks = new Map(phoneMasks().map((mask) => [mask.CountryId, mask]))
  return phoneCountries(countryNames(lang)).flatMap(({ id, country_code, tel_code, name }) => {
    const mask = masks.get(id)
    return mask ? [{ country: country_code, code: tel_code, name, Mask: mask.Mask, Min: mask.Min, Max: mask.Max }] : []
  })
}

/** Whose code stands first in the phone's list where nothing tells where a visitor is: most of who reads the language is there. */
const MOSTLY: Readonly<Record<string, string>> = { ru: 'ru', en: 'gb', ar: 'eg' }
/** The country that a visit comes from, in small letters. */
export const countryHere = ({ visit, config, t }: Pick<PageContext, 'visit' | 'config' | 't'>): string =>
  (visit.country ?? config.countryCode)?.toLowerCase() ?? MOSTLY[t.lang] ?? ''

/** The phone of a plain form in E.164; empty when it is none of the chosen country's. */
export const phoneOfForm = (form: URLSearchParams, lang: string): string =>
  phoneTold(phoneCodes(lang), form.get('phoneCode') ?? '', form.get('phone') ?? '') ?? ''

/** Providers that the operator has set up, at most six; a name that is none is logged, not shown (spec §5). */
export function socialWays({ config }: Pick<PageContext, 'config'>): SocialWay[] {
  const { social = {} } = config
  for (const name of Object.keys(social))
    if (!SOCIAL_PROVIDERS.some((each) => each === name))
      console.warn(JSON.stringify({ level: 'warn', message: 'unknown social provider', name }))
  return SOCIAL_PROVIDERS.filter((name) => Object.hasOwn(social, name) && social[name]?.authorizeUrl)
    .slice(0, 6)
    .map((name) => ({ name, label: PROVIDER_NAMES[name] }))
}

export const mayRegister = ({ visit, config }: Pick<PageContext, 'visit' | 'config'>): boolean =>
  isRegistrationOpen(visit.url.origin, { ...config, vipDomains: config.vipDomains ?? [] })

/** The way back after sign-in: the form's own, else the page's query; only ever on this site. */
export const nextOf = ({ visit }: PageContext, form?: URLSearchParams): string | null => {
  const raw = form?.get('next') ?? visit.url.searchParams.get('next')
  return raw === null ? null : safeTarget(raw, visit.url.href)
}

/** Calls that send a mail with a link of this site say what the site is called. */
export const siteHeader = ({ visit }: Pick<PageContext, 'visit'>) => ({ 'x-site-origin': visit.url.origin })

/** A provider's button was pressed where no script runs: the provider's address, null when there is none to go to. */
export async function startOAuth(form: URLSearchParams, ctx: PageContext): Promise<Loaded<never> | null> {
  const answer = await ctx.origin.post(
    '/web-api/auth/oauth',
    { provider: form.get('provider') ?? '', lng: ctx.t.lang },
    siteHeader(ctx),
  )
  const { redirectUrl }: { redirectUrl?: unknown } = Object(answer.ok ? answer.data : null)
  return typeof redirectUrl === 'string' && URL.parse(redirectUrl)?.protocol === 'https:'
    ? { kind: 'redirect', status: 303, to: redirectUrl }
    : null
}
