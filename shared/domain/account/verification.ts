import type { UserConfig } from '../../api/identity.ts'

/** Group of a player whose identity is confirmed (spec §4, 'Verified'). */
export const VERIFIED_GROUP = 'VERIFICATION_SUCCESSFUL'

type Fields<K extends keyof UserConfig> = Pick<UserConfig, K>

/** Is the player's identity confirmed, and nothing more asked for? */
export const isVerified = (
  user: Fields<'internal_verification_status' | 'verification_status_group_code' | 'requested_additional_document'>,
): boolean =>
  (user.internal_verification_status === 1 || user.verification_status_group_code === VERIFIED_GROUP) &&
  user.requested_additional_document !== 1

/** Has the check said no, or not been made? */
export const isNotVerified = ({ verification_status }: Fields<'verification_status'>): boolean =>
  verification_status === 1

/** Is a check running? */
export const isPending = ({ user_status_id }: Fields<'user_status_id'>): boolean => user_status_id === 1

/** Are there ways to be verified? */
export const isVerificationAvailable = ({ verification_types }: Fields<'verification_types'>): boolean =>
  verification_types.length > 0

const PROFILE = ['date_birthday', 'name', 'surname', 'passport', 'passport_date', 'registration_address'] as const

/** Which of the fields that a check of identity needs are missing. */
export const missingProfileFields = ({ user_data }: Fields<'user_data'>): (typeof PROFILE)[number][] =>
  PROFILE.filter((field) => !user_data[field])

/** Can the player be reached by phone and by mail? */
export const areContactsComplete = ({ phone_number, user_email }: Fields<'phone_number' | 'user_email'>): boolean =>
  Boolean(phone_number) && Boolean(user_email)

/** Must the player show who he is before he goes on? A verified one never. */
export const needsIdentification = (
  user: Fields<
    | 'is_need_identification'
    | 'internal_verification_status'
    | 'verification_status_group_code'
    | 'requested_additional_document'
  >,
): boolean => user.is_need_identification && !isVerified(user)

/** The one word for all of it, by which the pages choose what to say. */
export type VerificationState = 'verified' | 'pending' | 'document' | 'refused' | 'open'
export function verificationState(user: UserConfig): VerificationState {
  if (isVerified(user)) return 'verified'
  if (user.requested_additional_document === 1) return 'document'
  if (isPending(user)) return 'pending'
  return isNotVerified(user) ? 'refused' : 'open'
}
