import type { PersonalData } from '../../../shared/api/security.ts'
import { hasPhone } from '../../../shared/domain/account/activation.ts'
import {
  isVerified,
  missingProfileFields,
  type VerificationState,
  verificationState,
} from '../../../shared/domain/account/verification.ts'
import { siteConfigOf } from '../config/site-config.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { personOf } from '../limits/marks.ts'
import { refuseExcludedPerson } from '../limits/same-person.ts'
import { hasAgeAtHome } from './age.ts'
import { changeProfile, fillIn, loginOf, type Player } from './player.ts'
import { userConfigOf } from './user-config.ts'

/** Fields of the user config's `user_data`; what else a player tells of himself stands in `personal`. */
const USER_DATA = [
  'document_type_id',
  'inn',
  'passport',
  'passport_date',
  'passport_end_date',
  'registration_address',
] as const
const FURTHER = ['middle_name', 'birthday_place', 'region', 'city', 'passport_series', 'passport_issued_by'] as const
/** Told once: a name and a birthday do not change by themselves. */
const ONCE = ['name', 'surname', 'date_birthday'] as const

type Field = keyof PersonalData
const FIELDS: readonly Field[] = [...ONCE, ...USER_DATA, ...FURTHER]

/** What is known of each field. */
function valuesOf(player: Player, now: number): Record<string, string | number | null> {
  const { user_data } = userConfigOf(player, now)
  const further = Object.fromEntries(FURTHER.map((field) => [field, player.profile.personal?.[field] ?? null]))
  return { ...further, ...user_data }
}

/** Fields that the player cannot change: all of them while a check runs or once it has confirmed them, and what is told once. */
function fixedOf(player: Player, now: number): Field[] {
  const user = userConfigOf(player, now)
  const values = valuesOf(player, now)
  const isClosed = isVerified(user) || user.user_status_id === 1
  return FIELDS.filter((field) => Boolean(values[field]) && (isClosed || ONCE.some((each) => each === field)))
}

/** The personal data as the office shows them (spec §3). */
export const personalOf = (player: Player, active: number, now: number) => ({
  ...valuesOf(player, now),
  country: player.country,
  main_id: player.id,
  active_id: active,
  login: loginOf(player),
  registration_date: new Date(player.created).toISOString(),
  fixed: fixedOf(player, now),
})

const some = (data: PersonalData, fields: readonly Field[]) =>
  Object.fromEntries(fields.flatMap((field) => (data[field] === undefined ? [] : [[field, data[field]]])))

/** The player as he would be with what he tells now. */
const withData = (player: Player, data: PersonalData): Player => ({
  ...player,
  name: data.name ?? player.name,
  surname: data.surname ?? player.surname,
  birthday: data.date_birthday ?? player.birthday,
  profile: {
    ...player.profile,
    user_data: { ...player.profile.user_data, ...some(data, USER_DATA) },
    personal: { ...player.profile.personal, ...some(data, FURTHER) },
  },
})

/** The house's own check of an adult who can be reached (api.md, 'The embedded default'). */
const isAdult = (player: Player, minAge: number, now: number): boolean =>
  player.birthday !== null &&
  hasAgeAtHome(player.birthday, minAge, player.country, now) &&
  (player.email !== null || hasPhone(player.profile.activation_type ?? 0))

/**
 * Takes what a player tells of himself; gives the fields that were saved. Throws dataFixed, underage, and registrationOff for somebody who is
 * excluded under another account. Who has not told his birthday before is looked at as at a registration.
 */
export async function savePersonal(env: Env, player: Player, data: PersonalData, now: number): Promise<string[]> {
  const config = await siteConfigOf(env)
  const values = valuesOf(player, now)
  const told = FIELDS.filter(
    (field) => data[field] !== undefined && data[field] !== null && data[field] !== values[field],
  )
  const fixed = fixedOf(player, now)
  if (told.some((field) => fixed.includes(field))) throw new HttpError('dataFixed')
  if (data.date_birthday && !hasAgeAtHome(data.date_birthday, config.minAge, player.country, now))
    throw new HttpError('underage')
  await refuseExcludedPerson(env, personOf(withData(player, data)), config, now)
  await fillIn(env, player.id, {
    name: data.name ?? null,
    surname: data.surname ?? null,
    birthday: data.date_birthday ?? null,
  })
  const birthday = player.birthday ?? data.date_birthday ?? null
  const isConfirmed =
    config.ageCheck === 'sandbox' &&
    !player.profile.age_verified &&
    isAdult({ ...player, birthday }, config.minAge, now)
  await changeProfile(env, player.id, (before) => ({
    ...before,
    user_data: { ...before.user_data, ...some(data, USER_DATA) },
    personal: { ...before.personal, ...some(data, FURTHER) },
    ...(isConfirmed && { age_verified: true, is_need_identification: false }),
  }))
  return told
}

/**
 * Asks for the check of the identity. The sandbox confirms an adult's complete data at once; with `ageCheck: "manual"` it waits for the
 * operator, who decides by PATCH. Throws profileIncomplete with the fields that are missing.
 */
export async function verify(env: Env, player: Player, now: number): Promise<VerificationState> {
  const config = await siteConfigOf(env)
  const user = userConfigOf(player, now)
  const state = verificationState(user)
  if (state === 'verified' || state === 'pending') return state
  const missing: string[] = missingProfileFields(user)
  if (player.email === null && !hasPhone(user.activation_type)) missing.push('contact')
  if (missing.length > 0) throw new HttpError('profileIncomplete', { data: { missing } })
  if (!player.birthday || !hasAgeAtHome(player.birthday, config.minAge, player.country, now))
    throw new HttpError('underage')
  await refuseExcludedPerson(env, personOf(player), config, now)
  const isSure = config.ageCheck === 'sandbox' && user.requested_additional_document !== 1
  const changed = await changeProfile(env, player.id, (before) => ({
    ...before,
    ...(isSure
      ? {
          internal_verification_status: 1,
          verification_status: 0,
          user_status_id: 2,
          age_verified: true,
          is_need_identification: false,
        }
      : { user_status_id: 1 }),
  }))
  if (!changed) throw new HttpError('unauthorised')
  return verificationState(userConfigOf(changed, now))
}
