import type { IslandProps } from '../../../shared/ui/islands/props.ts'

const form = { action: '/en/live', csrf: 'c'.repeat(32), key: '00000000-0000-4000-8000-000000000000' }
const codes = [
  { country: 'gb', code: '44', name: 'United Kingdom', Mask: '### ### ####', Min: 9, Max: 10 },
  { country: 'ru', code: '7', name: 'Russia', Mask: '### ### ####', Min: 10, Max: 10 },
]

/** The card of sign-in as its page first shows it. */
export const CARD: IslandProps['login'] = {
  lang: 'en',
  form,
  mode: 'login_password',
  login: '',
  codes,
  phoneCode: 'gb',
  phone: '',
  isSent: false,
  isByPhone: false,
  token: null,
  notice: null,
  error: null,
  next: null,
  social: [],
  isOneTap: false,
  isRegistration: true,
}

/** The card of registration as its page first shows it. */
export const REGISTRATION: IslandProps['registration'] = {
  lang: 'en',
  form,
  type: 'full_reg',
  types: ['full_reg', 'phone_reg', 'fast_reg'],
  currencies: ['EUR'],
  countries: [{ id: 1, name: 'Kazakhstan' }],
  codes,
  minAge: 18,
  values: {},
  errors: {},
  social: [],
  provider: null,
  isPage: false,
  made: null,
  next: null,
}
