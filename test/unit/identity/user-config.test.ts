import * as v from 'valibot'
import { expect, it } from 'vitest'
import { userConfig } from '../../../shared/api/identity.ts'
import type { Player } from '../../../worker/backend/identity/player.ts'
import { patchProfile, userConfigOf } from '../../../worker/backend/identity/user-config.ts'

const DAY = 86_400_000
const NOW = Date.parse('2026-11-27T12:00:00Z')
const ann = (changes: Partial<Player> = {}): Player => ({
  id: 417301,
  email: 'ann@example.test',
  password: '',
  password_changed: NOW - 3.5 * DAY,
  name: 'Ann',
  surname: 'Player',
  birthday: '1990-05-17',
  phone: null,
  country: 1,
  currency: 'EUR',
  bonus: 0,
  promo_code: null,
  profile: {},
  created: NOW - 10 * DAY,
  ...changes,
})

it('[S3.53] [S3.57] [S3.59] has every field that the contract names', () => {
  expect(v.safeParse(userConfig, userConfigOf(ann(), NOW)).success).toBe(true)
})

it('[S3.55] [S3.56] [S3.58] begins with a hidden balance, no protection level and no document asked', () => {
  expect(userConfigOf(ann(), NOW)).toMatchObject({
    user_hide_balance: true,
    protection_level: null,
    requested_additional_document: 0,
    ban_level: 0,
  })
})

it('counts whole days since the password changed, never below none', () => {
  expect(userConfigOf(ann(), NOW).changed_pass_day_count).toBe(3)
  expect(userConfigOf(ann(), NOW - 30 * DAY).changed_pass_day_count).toBe(0)
})

it('lays the profile over what registration told', () => {
  const config = userConfigOf(
    ann({ profile: { ban_level: 2, user_data: { surname: 'Other' }, phone_number: null } }),
    NOW,
  )
  expect(config).toMatchObject({
    ban_level: 2,
    user_data: { name: 'Ann', surname: 'Other', date_birthday: '1990-05-17' },
  })
})

it('[S3.54] keeps the blocked sports sorted and each once', () => {
  expect(patchProfile({}, { disallow_line_sport: [3, 1, 2, 3], disallow_live_sport: [10, 9] })).toEqual({
    disallow_line_sport: [1, 2, 3],
    disallow_live_sport: [9, 10],
  })
})

it('changes nested groups member by member and leaves the rest alone', () => {
  const before = {
    ban_level: 1,
    user_data: { inn: '7', passport: 'A' },
    protection_methods: { enable_email_auth: true },
  }
  const after = patchProfile(before, {
    ban_version: 4,
    user_data: { passport: null },
    protection_methods: { enable_two_factor_auth: true },
  })
  expect(after).toEqual({
    ban_level: 1,
    ban_version: 4,
    user_data: { inn: '7', passport: null },
    protection_methods: { enable_email_auth: true, enable_two_factor_auth: true },
  })
  expect(before.user_data).toEqual({ inn: '7', passport: 'A' })
})
