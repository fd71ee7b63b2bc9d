/**
 * Addresses of promotions from before they had one pattern: path after the language → slug of `promotions/{slug}` (spec §2). The spec tells
 * that there are many and names none; an operator who brings paths of an older site adds them here, or as rules of the redirect service.
 * A path of a route of the table never stands here: the table is asked first.
 */
export const OLD_PROMOTIONS: Readonly<Record<string, string>> = {
  '/1st-deposit-bonus': 'first-deposit',
  '/accumulator-of-the-day': 'accumulator-of-the-day',
  '/advancebet': 'advancebet',
  '/anti-express-bonus': 'anti-express',
  '/bet-slip-battle': 'coupon-battle',
  '/birthday-bonus': 'birthday',
  '/bonus-friday': 'lucky-friday',
  '/bonus/1st': 'first-deposit',
  '/bonus/birthday': 'birthday',
  '/bonus/casino-first-deposit': 'casino-first-deposit',
  '/bonus/express-day': 'accumulator-of-the-day',
  '/bonus/hyper': 'hyper-bonus',
  '/bonus/insurance': 'bet-insurance',
  '/bonus/no-risk': 'no-risk-bet',
  '/bonus/rules/1st': 'first-deposit',
  '/bonus/rules/first': 'first-deposit',
  '/bonus/series': 'series-of-losing-bets',
  '/bonus/weekly-cashback': 'weekly-cashback',
  '/cashback-week': 'weekly-cashback',
  '/casino-cashback': 'casino-cashback',
  '/coupon-battle': 'coupon-battle',
  '/day-of-cyber': 'cyber-day',
  '/express-day': 'accumulator-of-the-day',
  '/first-deposit': 'first-deposit',
  '/first-deposit-bonus': 'first-deposit',
  '/friday-bonus': 'lucky-friday',
  '/happy-friday': 'lucky-friday',
  '/happy-wednesday': 'double-wednesday',
  '/hyper-bonus': 'hyper-bonus',
  '/insurance': 'bet-insurance',
  '/lucky-friday': 'lucky-friday',
  '/lucky-day': 'lucky-day',
  '/no-risk-bet': 'no-risk-bet',
  '/promo/birthday': 'birthday',
  '/promo/cashback': 'weekly-cashback',
  '/promo/express': 'accumulator-of-the-day',
  '/promo/first-deposit': 'first-deposit',
  '/promo/friday': 'lucky-friday',
  '/promo/insurance': 'bet-insurance',
  '/promo/no-risk': 'no-risk-bet',
  '/promo/points': 'promo-points',
  '/promo/wednesday': 'double-wednesday',
  '/promo-points': 'promo-points',
  '/series-of-losing-bets': 'series-of-losing-bets',
  '/stock/birthday': 'birthday',
  '/stock/first': 'first-deposit',
  '/stock/friday': 'lucky-friday',
  '/vip-cashback-offer': 'vip-cashback',
  '/wednesday-bonus': 'double-wednesday',
  '/welcome-bonus': 'first-deposit',
  '/double-wednesday': 'double-wednesday',
}

const SLUG = '[a-z0-9_-]{1,80}'
/** Folders whose every page has become a promotion of the same slug. */
const FOLDERS = new RegExp(`^/(?:actions|action|bonus/rules|promo/actions|promotion|shares|stock)/(${SLUG})$`)

/** Where an old address of a promotion leads, as a path after the language; null when it is none. Always permanent (301). */
export function oldPath(path: string): string | null {
  const slug = Object.hasOwn(OLD_PROMOTIONS, path) ? OLD_PROMOTIONS[path] : FOLDERS.exec(path)?.[1]
  return slug === undefined ? null : `/promotions/${slug}`
}
