import type { UserConfig } from '../../shared/api/identity.ts'
import { mustFinishRegistration } from '../../shared/domain/account/activation.ts'

type Said = Partial<Pick<UserConfig, 'is_pay_and_play' | 'phone_number' | 'user_email'>>

/** Has a player come in by paying (Trustly), and told neither phone nor e-mail yet (S4.68, S4.125)? */
export const mustFinish = ({ is_pay_and_play = false, phone_number = null, user_email = null }: Said): boolean =>
  mustFinishRegistration({ isPayAndPlay: is_pay_and_play, phone_number, user_email })

/** What follows once it is finished: the limits, where the player has to set one first (S4.69). */
export const afterFinish = (lang: string, needsLimit: boolean): string | null =>
  needsLimit ? `/${lang}/office/responsible` : null
