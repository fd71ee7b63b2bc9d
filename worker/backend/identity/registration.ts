import type { SiteConfig } from '../../../shared/api/config.ts'
import { GEO_HEADER } from '../../../shared/api/edge-decisions.ts'
import type { Registration } from '../../../shared/api/registration.ts'
import { type Activation, hasEmail, withPhone } from '../../../shared/domain/account/activation.ts'
import { COUNTRIES, countryIdOf } from '../../../shared/domain/countries/countries.ts'
import { siteConfigOf } from '../config/site-config.ts'
import { noteFriend } from '../friends/settle.ts'
import { HttpError, invalid } from '../http/error.ts'
import type { Ctx } from '../http/serve.ts'
import { refuseExcludedPerson } from '../limits/same-person.ts'
import { emailLink } from './activation.ts'
import { isOldEnough } from './age.ts'
import { messageTo } from './messages.ts'
import { post } from './outbox.ts'
import { hashPassword } from './password.ts'
import { addPlayer, isPhoneTaken, type Player, playerByPhone } from './player.ts'
import { refuseWeak } from './reset.ts'
import { langOf } from './site.ts'
import { openWallet } from './wallet.ts'
import { welcomeMail } from './welcome.ts'

/** Letters and digits that nobody takes for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** A password of the house's making: 70 bits. */
const madePassword = (): string =>
  [...crypto.getRandomValues(new Uint32Array(12))].map((n) => ALPHABET[n % ALPHABET.length]).join('')

/** Where the player says he lives, else where he is. */
function countryOf(c: Ctx, { countryId }: Registration, config: SiteConfig): number {
  const here = c.req.header(GEO_HEADER) ?? config.countryCode
  const found = countryId ?? (here ? countryIdOf(here) : null) ?? config.geoCountryId
  if (found === null || !Object.hasOwn(COUNTRIES, found)) throw invalid('countryId', 'a country')
  return found
}

/** The currency that the player chose, else his country's, else roubles (spec §9), else the first that the house has. */
export function currencyOf(
  chosen: string | null | undefined,
  { geoCurrency, currencies }: Pick<SiteConfig, 'geoCurrency' | 'currencies'>,
): string {
  if (chosen != null && !currencies.includes(chosen)) throw new HttpError('currencyUnknown')
  const found = [chosen, geoCurrency, 'RUB', currencies[0]].find((each) => each != null && currencies.includes(each))
  if (found == null) throw new HttpError('currencyUnknown')
  return found
}

/** What a way of registration knows beside its form. */
interface Known {
  /** The phone has been shown to be the person's. */
  isPhoneConfirmed?: boolean
  /** The e-mail has been, by a provider. */
  isEmailConfirmed?: boolean
  /** A phone of any other player's is refused, not only a confirmed one. */
  isPhoneLogin?: boolean
}

/**
 * Makes a player: the house's rules, then the row, the wallet and the messages. The row decides who gets an e-mail address; a wallet that does
 * not answer is opened at the next sign-in. Whoever does not say when he was born, or cannot be reached, is not verified: he plays once he has.
 * Throws registrationOff (for somebody who is excluded, too), currencyUnknown, underage, weakPassword, emailTaken, phoneTaken.
 */
export async function register(
  c: Ctx,
  form: Registration,
  { isPhoneConfirmed = false, isEmailConfirmed = false, isPhoneLogin = false }: Known,
  now: number,
): Promise<{ player: Player; password: string | null }> {
  const { env } = c
  const config = await siteConfigOf(env)
  if (!config.isRegistrationAllowed) throw new HttpError('registrationOff')
  const currency = currencyOf(form.currency, config)
  const country = countryOf(c, form, config)
  if (form.birthday && !isOldEnough(c, config, form.birthday, country, now)) throw new HttpError('underage')
  if (form.password) refuseWeak(form.password, form.email ?? form.phone ?? '')
  await refuseExcludedPerson(env, form, config, now)
  if (form.phone && (isPhoneLogin ? await playerByPhone(env, form.phone) : await isPhoneTaken(env, form.phone)))
    throw new HttpError('phoneTaken')
  const password = form.password ?? madePassword()
  const isVerified = config.ageCheck === 'sandbox' && Boolean(form.birthday) && Boolean(form.email ?? form.phone)
  const byMail: Activation = isEmailConfirmed ? 1 : 0
  const row = {
    email: form.email ?? null,
    password: await hashPassword(password, env.PEPPER),
    password_changed: now,
    name: form.name ?? null,
    surname: form.surname ?? null,
    birthday: form.birthday ?? null,
    phone: form.phone ?? null,
    country,
    currency,
    bonus: form.bonus,
    promo_code: form.promoCode ?? null,
    profile: {
      age_verified: isVerified,
      is_need_identification: !isVerified,
      activation_type: isPhoneConfirmed ? withPhone(byMail) : byMail,
      ...(isPhoneConfirmed && { protection_methods: { enable_phone_binding: true } }),
    },
    created: now,
  }
  const player = await addPlayer(env, row, isPhoneLogin)
  if (!player)
    throw new HttpError(
      form.phone && isPhoneLogin && (await playerByPhone(env, form.phone)) ? 'phoneTaken' : 'emailTaken',
    )
  await openWallet(env, player, now)
  await noteFriend(c, config, player, now)
  await greet(c, config, player, isPhoneLogin && !form.password ? password : null, now)
  return { player, password: form.password ? null : password }
}

/** The welcome, the link that confirms the address, and a password that goes to the phone. */
async function greet(c: Ctx, config: SiteConfig, player: Player, password: string | null, now: number): Promise<void> {
  const { env } = c
  const lang = langOf(c, config)
  if (password !== null && player.phone) await post(env, messageTo(player.phone, 'password', password, lang, now))
  if (player.email === null) return
  const link = hasEmail(player.profile.activation_type ?? 0)
    ? null
    : await emailLink(c, config, { id: player.id, email: player.email }, now)
  await post(env, welcomeMail(player.email, player.name, link, lang, now))
}
