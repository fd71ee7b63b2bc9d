import type { AuthMode, SocialProvider } from '../../domain/account/social.ts'

/** What the sign-in's card shows: one of its ways, a second step, or a forgotten password (asking for help, then setting a new one). */
export type LoginMode = AuthMode | 'social_two_step' | 'forgot' | 'reset'
/** The ways that a person chooses among; the second step follows by itself. */
export const LOGIN_WAYS = ['login_password', 'phone_password', 'sms'] as const

/** Modes whose form tells a phone first. */
export const isByPhone = (mode: LoginMode): boolean => mode === 'phone_password' || mode === 'sms'

/** What a phone's two fields hold. */
export interface PhoneValues {
  phoneCode: string
  phone: string
}

/** A provider's button. */
export interface SocialWay {
  name: SocialProvider
  label: string
}

/** What a registration of the house's making tells once. */
export interface MadeAccount {
  login: string
  password: string
}
