/** Houses at which a player may prove who he is (spec §3), in the spec's order. */
export const SOCIAL_PROVIDERS = [
  'google',
  'vk',
  'ok',
  'fb',
  'mailru',
  'yandex',
  'telegram',
  'kakaotalk',
  'twitter',
  'itsme',
  'twitch',
  'metamask',
  'line',
  'linkedin',
  'apple',
] as const
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

/** A provider's name as people know it. */
export const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  vk: 'VK',
  ok: 'OK',
  fb: 'Facebook',
  mailru: 'Mail.ru',
  yandex: 'Yandex',
  telegram: 'Telegram',
  kakaotalk: 'KakaoTalk',
  twitter: 'X',
  itsme: 'itsme',
  twitch: 'Twitch',
  metamask: 'MetaMask',
  line: 'LINE',
  linkedin: 'LinkedIn',
  apple: 'Apple',
}

/** Ways to register (spec §3); bonus choices with it: none, sports, casino. */
export const REGISTRATION_TYPES = ['fast_reg', 'phone_reg', 'full_reg', 'soc_reg'] as const
export type RegistrationType = (typeof REGISTRATION_TYPES)[number]
export const REGISTRATION_BONUSES = [0, 1, 2] as const
/** Ways of the form of sign-in (spec §3). */
export const AUTH_MODES = ['login_password', 'phone_password', 'sms', 'login_password_two_step_code'] as const
export type AuthMode = (typeof AUTH_MODES)[number]

/** What of a list is known; what is not is handed to `log`, and never shown (spec §5). */
export function knownOf<const T>(known: readonly T[], found: readonly unknown[], log: (value: unknown) => void): T[] {
  return found.flatMap((value) => {
    const same = known.find((each) => each === value)
    if (same === undefined) log(value)
    return same === undefined ? [] : [same]
  })
}
