import type { Body } from '../../../shared/api/call.ts'
import type { fullRegistration } from '../../../shared/api/identity.ts'
import { siteConfigOf } from '../config/site-config.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { refuseExcludedPerson } from '../limits/same-person.ts'
import { hasAge } from './age.ts'
import { isCommonPassword } from './common-passwords.ts'
import { post } from './outbox.ts'
import { hashPassword } from './password.ts'
import { addPlayer, type Player } from './player.ts'
import { openWallet } from './wallet.ts'
import { welcomeMail } from './welcome.ts'

/**
 * Makes a player: the house's rules, then the row, the wallet and the welcome mail. The row decides who gets an e-mail address; a wallet
 * that does not answer is opened at the next sign-in. Throws registrationOff, currencyUnknown, underage, weakPassword, emailTaken, and registrationOff for somebody who is excluded, too.
 */
export async function register(
  env: Env,
  form: Body<typeof fullRegistration>,
  lang: string | undefined,
  now: number,
): Promise<Player> {
  const config = await siteConfigOf(env)
  if (!config.isRegistrationAllowed) throw new HttpError('registrationOff')
  if (!config.currencies.includes(form.currency)) throw new HttpError('currencyUnknown')
  if (!hasAge(form.birthday, config.minAge, now)) throw new HttpError('underage')
  if (isCommonPassword(form.password) || form.password.toLowerCase() === form.email.toLowerCase())
    throw new HttpError('weakPassword')
  await refuseExcludedPerson(env, form, config, now)
  const verified = config.ageCheck === 'sandbox'
  const player = await addPlayer(env, {
    email: form.email,
    password: await hashPassword(form.password, env.PEPPER),
    password_changed: now,
    name: form.name,
    surname: form.surname,
    birthday: form.birthday,
    phone: form.phone ?? null,
    country: form.countryId,
    currency: form.currency,
    bonus: form.bonus,
    promo_code: form.promoCode ?? null,
    profile: { age_verified: verified, is_need_identification: !verified },
    created: now,
  })
  if (!player) throw new HttpError('emailTaken')
  await openWallet(env, player, now)
  await post(env, welcomeMail(player.email, player.name, lang ?? config.defaultLanguage, now))
  return player
}
