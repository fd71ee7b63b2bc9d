import { describe, expect, it } from 'vitest'
import { mustFinishRegistration, withEmail, withPhone } from '../../../shared/domain/account/activation.ts'
import { callingCode, phoneCountries, phoneMasks } from '../../../shared/domain/account/phone.ts'
import { countryCode, e164, phoneCode, phoneTold } from '../../../shared/domain/account/phone-number.ts'
import { AUTH_MODES, knownOf, REGISTRATION_TYPES, SOCIAL_PROVIDERS } from '../../../shared/domain/account/social.ts'
import {
  areContactsComplete,
  isNotVerified,
  isPending,
  isVerificationAvailable,
  isVerified,
  missingProfileFields,
  needsIdentification,
} from '../../../shared/domain/account/verification.ts'
import { COUNTRIES, countryNames } from '../../../shared/domain/countries/countries.ts'

describe('a phone', () => {
  it.each(['7', '+7', '++7', '+ 7'])('[S5.42] the code %j has one plus', (code) => expect(phoneCode(code)).toBe('+7'))
  it('[S5.43] a country is in small letters', () => expect(countryCode(' RU ')).toBe('ru'))
  it.each([
    ['44', '07700 900-100', '+447700900100'],
    ['39', '0612345678', '+390612345678'],
    ['RU', '(912) 345-67-89', '+79123456789'],
    ['7', '0044 7700 900100', '+447700900100'],
    ['', '7700900100', null],
    ['44', 'call me', null],
    ['44', '77<b>00900100', null],
    ['xx', '7700900100', null],
    ['44', '1', null],
    ['44', '77009001007700900100', null],
  ])('code %j and number %j are %j', (code, number, phone) => expect(e164(callingCode(code), number)).toBe(phone))
  it('[S3.50] [S3.51] every country has a calling code, and a mask as long as its longest number', () => {
    const countries = phoneCountries(countryNames('en'))
    expect(countries).toHaveLength(Object.keys(COUNTRIES).length)
    expect(countries.find(({ country_code }) => country_code === 'fr')).toEqual({
      id: 36,
      name: 'France',
      country_code: 'fr',
      tel_code: '33',
    })
    for (const { Mask, Min, Max } of phoneMasks()) {
      expect(Mask.replaceAll(' ', '')).toHaveLength(Max)
      expect(Min).toBeLessThanOrEqual(Max)
    }
  })
  it.each([
    ['ru', '912 345 67 89', '+79123456789'],
    ['RU', '912 345 67 8', null],
    ['ru', '912 345 67 89 0', null],
    // A whole number is of whatever country it says.
    ['ru', '+44 7700 900100', '+447700900100'],
    ['ru', '+44', null],
    ['xx', '9123456789', null],
  ])(
    '[S5.47] [S7.65] of the country %j the number %j is %j: it has as many digits as the mask wants',
    (country, number, phone) => {
      const codes = [{ country: 'ru', code: '7', name: 'Russia', Mask: '### ### ####', Min: 10, Max: 10 }]
      expect(phoneTold(codes, country, number)).toBe(phone)
    },
  )
})

describe('what is confirmed', () => {
  it('[S4.89] [S4.90] [S4.91] a phone moves 0 to 3 and 1 to 2; 2 and 3 stay', () =>
    expect(([0, 1, 2, 3] as const).map(withPhone)).toEqual([3, 2, 2, 3]))
  it('[S4.89] an e-mail moves 0 to 1 and 3 to 2; 1 and 2 stay', () =>
    expect(([0, 1, 2, 3] as const).map(withEmail)).toEqual([1, 1, 2, 2]))
  it.each([
    [true, null, null, true],
    [true, '7700900100', null, false],
    [true, null, 'a@b.example', false],
    [false, null, null, false],
  ])('[S4.125] pay-and-play %j with phone %j and e-mail %j must finish: %j', (isPayAndPlay, phone, mail, must) =>
    expect(mustFinishRegistration({ isPayAndPlay, phone_number: phone, user_email: mail })).toBe(must),
  )
})

describe('verification', () => {
  const none = {
    internal_verification_status: null,
    verification_status_group_code: null,
    requested_additional_document: 0,
  } as const
  it('[S4.99] is done by the status or the group, while no document is asked for', () => {
    expect(isVerified(none)).toBe(false)
    expect(isVerified({ ...none, internal_verification_status: 1 })).toBe(true)
    expect(isVerified({ ...none, verification_status_group_code: 'VERIFICATION_SUCCESSFUL' })).toBe(true)
    expect(isVerified({ ...none, internal_verification_status: 1, requested_additional_document: 1 })).toBe(false)
    const group = { ...none, verification_status_group_code: 'VERIFICATION_SUCCESSFUL' }
    expect(isVerified({ ...group, requested_additional_document: 1 })).toBe(false)
  })
  it('[S4.100] [S4.101] [S4.102] is refused, pending, available', () => {
    expect([1, 0, null].map((verification_status) => isNotVerified({ verification_status }))).toEqual([
      true,
      false,
      false,
    ])
    expect([1, 2].map((user_status_id) => isPending({ user_status_id }))).toEqual([true, false])
    expect([[], [1]].map((verification_types) => isVerificationAvailable({ verification_types }))).toEqual([
      false,
      true,
    ])
  })
  it('[S4.103] needs six fields of the profile', () => {
    const user_data = {
      date_birthday: '1990-01-01',
      document_type_id: null,
      inn: null,
      name: 'Ann',
      passport: '123456',
      passport_date: '2015-01-01',
      passport_end_date: null,
      registration_address: '1 High Street',
      surname: 'Player',
    }
    expect(missingProfileFields({ user_data })).toEqual([])
    for (const field of ['date_birthday', 'name', 'surname', 'passport', 'passport_date', 'registration_address'])
      expect(missingProfileFields({ user_data: { ...user_data, [field]: '' } })).toEqual([field])
  })
  it('[S4.104] needs a phone and an e-mail', () => {
    expect(areContactsComplete({ phone_number: '7700900100', user_email: 'a@b.example' })).toBe(true)
    expect(areContactsComplete({ phone_number: '7700900100', user_email: null })).toBe(false)
    expect(areContactsComplete({ phone_number: null, user_email: 'a@b.example' })).toBe(false)
  })
  it('[S6.22] is asked of one player by himself, never of a verified one', () => {
    expect(needsIdentification({ ...none, is_need_identification: true })).toBe(true)
    expect(needsIdentification({ ...none, is_need_identification: false })).toBe(false)
    expect(needsIdentification({ ...none, is_need_identification: true, internal_verification_status: 1 })).toBe(false)
  })
})

it('[S3.41] [S3.44] [S3.45] [S5.49] types, providers and modes are those of the spec; what is unknown is logged, not kept', () => {
  expect(REGISTRATION_TYPES).toEqual(['fast_reg', 'phone_reg', 'full_reg', 'soc_reg'])
  expect(AUTH_MODES).toEqual(['login_password', 'phone_password', 'sms', 'login_password_two_step_code'])
  expect(SOCIAL_PROVIDERS).toHaveLength(15)
  const logged: unknown[] = []
  const log = (value: unknown) => void logged.push(value)
  expect(knownOf(REGISTRATION_TYPES, ['full_reg', 'foo_reg'], log)).toEqual(['full_reg'])
  expect(knownOf(SOCIAL_PROVIDERS, ['foo', 'vk'], log)).toEqual(['vk'])
  expect(knownOf([0, 1, 2], [9, 2], log)).toEqual([2])
  expect(logged).toEqual(['foo_reg', 'foo', 9])
})
