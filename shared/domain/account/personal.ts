/** What a player tells of himself, in the order in which the office asks it (spec §3). */
export const PERSONAL_FIELDS = [
  'name',
  'middle_name',
  'surname',
  'date_birthday',
  'birthday_place',
  'region',
  'city',
  'registration_address',
  'document_type_id',
  'passport_series',
  'passport',
  'passport_date',
  'passport_end_date',
  'passport_issued_by',
  'inn',
] as const
export type PersonalField = (typeof PERSONAL_FIELDS)[number]
