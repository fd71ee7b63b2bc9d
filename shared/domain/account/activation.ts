/** What of a player's contacts is confirmed (spec §4): nothing, the e-mail, both, the phone. */
export const ACTIVATION = { none: 0, email: 1, both: 2, phone: 3 } as const
export type Activation = (typeof ACTIVATION)[keyof typeof ACTIVATION]

/** The type after the phone was confirmed: 0 becomes 3, 1 becomes 2. */
export const withPhone = (type: Activation): Activation =>
  type === ACTIVATION.none ? ACTIVATION.phone : type === ACTIVATION.email ? ACTIVATION.both : type

/** The type after the e-mail was confirmed: 0 becomes 1, 3 becomes 2. */
export const withEmail = (type: Activation): Activation =>
  type === ACTIVATION.none ? ACTIVATION.email : type === ACTIVATION.phone ? ACTIVATION.both : type

export const hasPhone = (type: Activation): boolean => type === ACTIVATION.both || type === ACTIVATION.phone
export const hasEmail = (type: Activation): boolean => type === ACTIVATION.both || type === ACTIVATION.email

/** Somebody who came in by paying (Trustly) and told neither phone nor e-mail has to finish his registration (spec §4). */
export const mustFinishRegistration = (user: {
  isPayAndPlay: boolean
  phone_number: string | null
  user_email: string | null
}): boolean => user.isPayAndPlay && !user.phone_number && !user.user_email
