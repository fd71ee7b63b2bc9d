/** The cookie of who has said to be old enough, and how long that holds: three days, seconds (spec §9). */
export const AGE_COOKIE = 'age_consent'
export const AGE_SECONDS = 259_200

/** Is somebody to be asked for his age? Where a minimum age and its flag are configured, until he has said it (spec §4). */
export const ageAsked = (
  { minAge, isAgeConfirmation }: { minAge: number; isAgeConfirmation?: boolean | undefined },
  said: string | undefined,
): boolean => minAge > 0 && isAgeConfirmation === true && said !== '1'
