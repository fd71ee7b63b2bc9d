import type { UserConfig } from '../../../shared/api/identity.ts'
import { codeOfCountry } from '../../../shared/domain/countries/countries.ts'
import { splitPhone } from './phone.ts'
import type { Player, Profile } from './player.ts'

const DAY = 86_400_000
/** The way to be verified that the house has by itself: complete personal data. */
const BY_DATA = 1

/**
 * The user config (spec §3) of a player: defaults, what registration told, then what the profile overrides. A sport is closed by the operator
 * or by the player himself; neither lifts what the other closed.
 */
export function userConfigOf(player: Player, now: number): UserConfig {
  const { user_data, protection_methods, office, personal: _, ...profile } = player.profile
  const phone = player.phone === null ? null : splitPhone(player.phone)
  return {
    user_id: player.id,
    phone_number: phone?.number ?? null,
    phone_code: phone?.code ?? null,
    user_country_code: codeOfCountry(player.country)?.toLowerCase() ?? null,
    user_country_id: player.country,
    user_email: player.email,
    user_name: player.name,
    user_ref_id: null,
    user_msg_count: 0,
    activation_type: 0,
    isRequiredTransfer: false,
    is_active_secure_question: false,
    user_hide_balance: true,
    changed_pass_day_count: Math.max(0, Math.floor((now - player.password_changed) / DAY)),
    protection_level: null,
    should_sync_protection_methods: false,
    is_need_identification: false,
    ban_level: 0,
    ban_version: 0,
    user_status_id: 0,
    internal_verification_status: null,
    verification_status: null,
    verification_types: [BY_DATA],
    verification_status_group_code: null,
    requested_additional_document: 0,
    has_deposit: false,
    is_identification_bonus: false,
    show_verification_modal_on_deposit_page: false,
    remaining_days_to_activate: null,
    coef_cut_line: false,
    coef_cut_live: false,
    isDataAfterRegistration: false,
    age_verified: false,
    is_pay_and_play: false,
    terms_changed: false,
    terms_updated_at: new Date(player.created).toISOString(),
    ...profile,
    disallow_line_sport: sorted([...(profile.disallow_line_sport ?? []), ...(office?.line ?? [])]),
    disallow_live_sport: sorted([...(profile.disallow_live_sport ?? []), ...(office?.live ?? [])]),
    protection_methods: {
      is_changed_password: false,
      enable_two_factor_auth: false,
      enable_phone_binding: false,
      enable_security_question: false,
      enable_email_auth: false,
      ...protection_methods,
    },
    user_data: {
      date_birthday: player.birthday,
      document_type_id: null,
      inn: null,
      name: player.name,
      passport: null,
      passport_date: null,
      passport_end_date: null,
      registration_address: null,
      surname: player.surname,
      ...user_data,
    },
  }
}

const sorted = (ids: number[]) => [...new Set(ids)].sort((a, b) => a - b)

/** A profile with `patch` laid over it: nested groups member by member, sport lists sorted (spec §3). */
export function patchProfile(profile: Profile, patch: Profile): Profile {
  const next: Profile = { ...profile, ...patch }
  if (patch.user_data) next.user_data = { ...profile.user_data, ...patch.user_data }
  if (patch.protection_methods) next.protection_methods = { ...profile.protection_methods, ...patch.protection_methods }
  if (patch.disallow_line_sport) next.disallow_line_sport = sorted(patch.disallow_line_sport)
  if (patch.disallow_live_sport) next.disallow_live_sport = sorted(patch.disallow_live_sport)
  return next
}
