import { exponentOf } from './exponents.ts'

/** A currency: decimals of its minor unit and number of ISO 4217 (our `currencyId`), and the sign shown beside amounts. */
export interface Currency {
  exponent: 0 | 2 | 3
  id: number
  symbol: string
}

const row = (id: number, symbol: string) => ({ id, symbol })

/** ISO 4217, list one of 2024; symbols of CLDR's narrow form, the code where several countries share the sign. */
const ROWS: Readonly<Record<string, { id: number; symbol: string }>> = {
  AED: row(784, 'AED'),
  AMD: row(51, '֏'),
  ARS: row(32, 'ARS'),
  AUD: row(36, 'A$'),
  AZN: row(944, '₼'),
  BDT: row(50, '৳'),
  BGN: row(975, 'лв.'),
  BHD: row(48, 'BHD'),
  BRL: row(986, 'R$'),
  BYN: row(933, 'Br'),
  CAD: row(124, 'C$'),
  CHF: row(756, 'CHF'),
  CLP: row(152, 'CLP'),
  CNY: row(156, '¥'),
  COP: row(170, 'COP'),
  CZK: row(203, 'Kč'),
  DKK: row(208, 'kr.'),
  EGP: row(818, 'E£'),
  EUR: row(978, '€'),
  GBP: row(826, '£'),
  GEL: row(981, '₾'),
  GHS: row(936, 'GH₵'),
  HUF: row(348, 'Ft'),
  IDR: row(360, 'Rp'),
  ILS: row(376, '₪'),
  INR: row(356, '₹'),
  IQD: row(368, 'IQD'),
  ISK: row(352, 'kr'),
  JOD: row(400, 'JOD'),
  JPY: row(392, '¥'),
  KES: row(404, 'KSh'),
  KGS: row(417, 'KGS'),
  KRW: row(410, '₩'),
  KWD: row(414, 'KWD'),
  KZT: row(398, '₸'),
  LYD: row(434, 'LYD'),
  MAD: row(504, 'MAD'),
  MDL: row(498, 'MDL'),
  MXN: row(484, 'MX$'),
  MYR: row(458, 'RM'),
  NGN: row(566, '₦'),
  NOK: row(578, 'kr'),
  NZD: row(554, 'NZ$'),
  OMR: row(512, 'OMR'),
  PEN: row(604, 'S/'),
  PHP: row(608, '₱'),
  PKR: row(586, 'Rs'),
  PLN: row(985, 'zł'),
  PYG: row(600, '₲'),
  QAR: row(634, 'QAR'),
  RON: row(946, 'lei'),
  RSD: row(941, 'RSD'),
  RUB: row(643, '₽'),
  SAR: row(682, 'SAR'),
  SEK: row(752, 'kr'),
  THB: row(764, '฿'),
  TJS: row(972, 'TJS'),
  TND: row(788, 'TND'),
  TRY: row(949, '₺'),
  TWD: row(901, 'NT$'),
  UAH: row(980, '₴'),
  UGX: row(800, 'USh'),
  USD: row(840, '$'),
  UZS: row(860, 'soʻm'),
  VND: row(704, '₫'),
  XAF: row(950, 'FCFA'),
  XOF: row(952, 'F CFA'),
  ZAR: row(710, 'R'),
}

/** Every currency that the house knows, by its code. */
export const CURRENCIES: Readonly<Record<string, Currency>> = Object.fromEntries(
  Object.entries(ROWS).map(([iso, { id, symbol }]) => [iso, { exponent: exponentOf(iso) ?? 2, id, symbol }]),
)

/** The currency of a code, null when the house does not know it. */
export const currencyOf = (iso: string): Currency | null =>
  Object.hasOwn(CURRENCIES, iso) ? (CURRENCIES[iso] ?? null) : null
