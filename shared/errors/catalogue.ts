/**
 * Every error that a call can answer: HTTP status, wire `code` and the key of its text (`title`).
 * `forPerson` marks messages that are meant to be shown (wire `status` 2).
 */
export interface CatalogueError {
  http: number
  code: number | string
  title: string
  message: string
  forPerson?: true
}

const error = (
  http: number,
  code: number | string,
  title: string,
  message: string,
  forPerson?: true,
): CatalogueError => ({ http, code, title, message, ...(forPerson && { forPerson }) })

export const ERRORS = {
  badJson: error(400, 400, 'main_query_error', 'The body is not JSON'),
  fingerprint: error(400, 120, 'main_query_error', 'The token of the device is not one of ours'),
  captcha: error(400, 111, 'main_captcha_needed', 'Please solve the captcha', true),
  captchaWrong: error(400, 112, 'main_captcha_needed', 'The captcha is not solved', true),
  captchaOld: error(400, 113, 'main_captcha_needed', 'The captcha is too old', true),
  unauthorised: error(401, 401, 'main_unauthorised', 'Please sign in', true),
  wrongCredentials: error(401, 401, 'auth_wrong_credentials', 'Wrong e-mail or password', true),
  wrongCode: error(401, 401, 'auth_wrong_code', 'The code is wrong or too old', true),
  wrongPassword: error(422, 422, 'auth_wrong_password', 'The password is wrong', true),
  stepUp: error(403, 403, 'auth_step_up', 'Please tell your password once more', true),
  crossSite: error(403, 403, 'main_forbidden', 'Requests from another site are refused'),
  banned: error(403, 403, 'main_banned', 'Your account is blocked', true),
  limitExceeded: error(
    403,
    403,
    'responsible_gaming_limit_exceeded',
    'A limit of responsible play does not allow this',
    true,
  ),
  limitFirst: error(403, 403, 'responsible_gaming_limit_first', 'Please set a deposit limit first', true),
  limitFixed: error(403, 403, 'responsible_gaming_limit_fixed', 'This cannot be ended before its time', true),
  slotSessionFirst: error(
    403,
    403,
    'slot_session_first',
    'Please set time and spend for a session of slots first',
    true,
  ),
  accountClosed: error(403, 403, 'account_closed', 'This account is closed', true),
  registrationOff: error(403, 403, 'registration_not_allowed', 'Registration is closed', true),
  profileIncomplete: error(422, 422, 'verification_incomplete', 'Some data are missing for the check', true),
  notVerified: error(403, 403, 'main_not_verified', 'Your age is not confirmed yet', true),
  notFound: error(404, 404, 'main_not_found', 'Not found'),
  noAccount: error(404, 404, 'auth_no_account', 'There is no account with this number', true),
  socialOff: error(404, 404, 'auth_social_unavailable', 'This way to sign in is not set up', true),
  moduleNotFound: error(404, 'MODULE_NOT_FOUND', 'main_not_found', 'There is no such module'),
  wrongMethod: error(405, 405, 'main_query_error', 'This method is not allowed here'),
  keyReused: error(409, 409, 'idempotency_key_reused', 'This key was used with another body'),
  seedsChanged: error(409, 409, 'casino_seeds_changed', 'Another pair of seeds is in use by now', true),
  priceChanged: error(409, 409, 'price_changed', 'The price has changed', true),
  offerChanged: error(409, 409, 'cash_out_changed', 'The coupon is worth less now; here is the new offer', true),
  offerExpired: error(409, 409, 'cash_out_expired', 'The offer is over; here is a new one', true),
  slotSessionSoon: error(409, 409, 'slot_session_soon', 'The last session of slots has only just ended', true),
  limitTooEarly: error(
    409,
    409,
    'responsible_gaming_confirm_limit_error',
    'It is too early to confirm this limit',
    true,
  ),
  limitDecided: error(409, 409, 'responsible_gaming_limit_decided', 'This limit has been decided already', true),
  emailTaken: error(409, 409, 'registration_email_taken', 'This e-mail is already registered', true),
  phoneTaken: error(409, 409, 'registration_phone_taken', 'This phone is already registered', true),
  dataFixed: error(409, 409, 'personal_data_fixed', 'Support changes what is confirmed', true),
  payoutByOffice: error(409, 409, 'payment_by_office', 'Please sign in and withdraw in your account', true),
  payoutsLocked: error(
    409,
    409,
    'payment_payouts_locked',
    'Withdrawals wait for a day after a change of the password, a contact or two-step sign-in',
    true,
  ),
  paymentDecided: error(409, 409, 'payment_decided', 'This payment cannot be changed any more', true),
  accountExists: error(409, 409, 'account_exists', 'There is an account in this currency already', true),
  accountInUse: error(409, 409, 'account_in_use', 'The account is active, has money, or has had bets', true),
  tooLarge: error(413, 413, 'main_query_error', 'The body is larger than 64 KiB'),
  notJson: error(415, 415, 'main_query_error', 'The body must be application/json'),
  invalid: error(422, 422, 'main_query_error', 'Some fields are wrong'),
  upgradeRequired: error(426, 426, 'main_query_error', 'This address is a WebSocket'),
  limitInvalid: error(422, 422, 'responsible_gaming_save_limit_error', 'This is not a value of such a limit', true),
  underage: error(422, 422, 'registration_underage', 'You are too young to play', true),
  currencyUnknown: error(422, 422, 'registration_currency_unknown', 'This currency is not offered', true),
  weakPassword: error(422, 422, 'registration_weak_password', 'This password is too common', true),
  tokenOver: error(422, 422, 'auth_link_over', 'This link has been used or is too old', true),
  betNotTaken: error(422, 422, 'coupon_not_taken', 'The bet was not taken in time; its stake is back', true),
  couponSuspended: error(422, 'SUSPENDED', 'coupon_suspended', 'Bets on this outcome are suspended', true),
  couponNotFound: error(422, 'NOT_FOUND', 'coupon_not_found', 'This outcome is no longer offered', true),
  couponCorrelated: error(422, 'CORRELATED', 'coupon_correlated', 'Outcomes of one event cannot be combined', true),
  couponFunds: error(422, 'INSUFFICIENT_FUNDS', 'coupon_insufficient_funds', 'Not enough money on the account', true),
  couponMin: error(422, 'BELOW_MIN', 'coupon_below_min', 'The stake is below the minimum', true),
  couponMax: error(422, 'ABOVE_MAX', 'coupon_above_max', 'The stake is above the maximum', true),
  couponAmount: error(422, 'BAD_AMOUNT', 'coupon_bad_amount', 'The stake is not an amount of this currency', true),
  couponShape: error(422, 'BAD_SHAPE', 'coupon_bad_shape', 'These bets do not make a coupon of this type', true),
  couponLegs: error(422, 'TOO_MANY_LEGS', 'coupon_too_many_legs', 'Too many bets in one coupon', true),
  couponType: error(422, 'TYPE_NOT_OFFERED', 'coupon_type_not_offered', 'This type of coupon is not offered', true),
  couponSport: error(422, 'SPORT_BLOCKED', 'coupon_sport_blocked', 'This sport is closed for your account', true),
  promoUnknown: error(422, 'PROMO_UNKNOWN', 'coupon_promo_unknown', 'There is no such promo code', true),
  promoUsed: error(422, 'PROMO_USED', 'coupon_promo_used', 'This promo code has been used', true),
  promoOver: error(422, 'PROMO_OVER', 'coupon_promo_over', 'This promo code is over', true),
  promoTerms: error(422, 'PROMO_TERMS', 'coupon_promo_terms', 'The promo code is not for this bet', true),
  drawClosed: error(422, 'CLOSED', 'draw_closed', 'This draw takes no more bets', true),
  bonusRunning: error(409, 'BONUS_RUNNING', 'bonus_running', 'A bonus is being wagered', true),
  pointsShort: error(422, 'POINTS_SHORT', 'points_short', 'Not enough promo points', true),
  couponAccount: error(422, 'ACCOUNT', 'coupon_account_unknown', 'There is no such account', true),
  paymentMethod: error(422, 'METHOD', 'payment_method_unknown', 'This way to pay is not offered', true),
  paymentAccount: error(422, 'ACCOUNT', 'payment_account_wrong', 'This account has another currency', true),
  paymentAmount: error(422, 'BAD_AMOUNT', 'payment_bad_amount', 'This is not an amount of this currency', true),
  paymentMin: error(422, 'BELOW_MIN', 'payment_below_min', 'The amount is below the minimum', true),
  paymentMax: error(422, 'ABOVE_MAX', 'payment_above_max', 'The amount is above the maximum', true),
  paymentFunds: error(422, 'INSUFFICIENT_FUNDS', 'payment_funds', 'There is not so much money on the account', true),
  saleAmount: error(422, 'BAD_AMOUNT', 'cash_out_bad_amount', 'The rest of the stake would be below the minimum', true),
  notSellable: error(422, 422, 'cash_out_unavailable', 'This coupon cannot be sold now', true),
  tooMany: error(429, 429, 'main_too_many', 'Too many tries, please wait', true),
  internal: error(500, 500, 'main_query_error', 'Something went wrong'),
  unknownOutcome: error(503, 503, 'main_outcome_unknown', 'The outcome is not known yet', true),
  unavailable: error(503, 503, 'main_unavailable', 'The service does not answer', true),
} as const satisfies Record<string, CatalogueError>

export type ErrorName = keyof typeof ERRORS

/** The body of every error answer (api.md, 'Rules for all calls'). */
export function errorBody(name: ErrorName, more: Record<string, unknown> = {}, data: Record<string, unknown> = {}) {
  const e: CatalogueError = ERRORS[name]
  const status = e.forPerson ? 2 : e.http
  return {
    success: false as const,
    status,
    code: e.code,
    title: e.title,
    message: e.message,
    ...more,
    data: { status, title: e.title, ...data },
  }
}
