/** A currency: decimals of its minor unit and number of ISO 4217 (our `currencyId`), and the sign shown beside amounts. */
export interface Currency {
  exponent: 0 | 2 | 3
  id: number
  symbol: string
}

const currency = (exponent: Currency['exponent'], id: number, symbol: string): Currency => ({ exponent, id, symbol })

/** ISO 4217, list one of 2024; symbols of CLDR's narrow form, the code where several countries share the sign. */
export const CURRENCIES: Readonly<Record<string, Currency>> = {
  AED: currency(2, 784, 'AED'),
  AMD: currency(2, 51, '֏'),
  ARS: currency(2, 32, 'ARS'),
  AUD: currency(2, 36, 'A$'),
  AZN: currency(2, 944, '₼'),
  BDT: currency(2, 50, '৳'),
  BGN: currency(2, 975, 'лв.'),
  BHD: currency(3, 48, 'BHD'),
  BRL: currency(2, 986, 'R$'),
  BYN: currency(2, 933, 'Br'),
  CAD: currency(2, 124, 'C$'),
  CHF: currency(2, 756, 'CHF'),
  CLP: currency(0, 152, 'CLP'),
  CNY: currency(2, 156, '¥'),
  COP: currency(2, 170, 'COP'),
  CZK: currency(2, 203, 'Kč'),
  DKK: currency(2, 208, 'kr.'),
  EGP: currency(2, 818, 'E£'),
  EUR: currency(2, 978, '€'),
  GBP: currency(2, 826, '£'),
  GEL: currency(2, 981, '₾'),
  GHS: currency(2, 936, 'GH₵'),
  HUF: currency(2, 348, 'Ft'),
  IDR: currency(2, 360, 'Rp'),
  ILS: currency(2, 376, '₪'),
  INR: currency(2, 356, '₹'),
  IQD: currency(3, 368, 'IQD'),
  ISK: currency(0, 352, 'kr'),
  JOD: currency(3, 400, 'JOD'),
  JPY: currency(0, 392, '¥'),
  KES: currency(2, 404, 'KSh'),
  KGS: currency(2, 417, 'KGS'),
  KRW: currency(0, 410, '₩'),
  KWD: currency(3, 414, 'KWD'),
  KZT: currency(2, 398, '₸'),
  LYD: currency(3, 434, 'LYD'),
  MAD: currency(2, 504, 'MAD'),
  MDL: currency(2, 498, 'MDL'),
  MXN: currency(2, 484, 'MX$'),
  MYR: currency(2, 458, 'RM'),
  NGN: currency(2, 566, '₦'),
  NOK: currency(2, 578, 'kr'),
  NZD: currency(2, 554, 'NZ$'),
  OMR: currency(3, 512, 'OMR'),
  PEN: currency(2, 604, 'S/'),
  PHP: currency(2, 608, '₱'),
  PKR: currency(2, 586, 'Rs'),
  PLN: currency(2, 985, 'zł'),
  PYG: currency(0, 600, '₲'),
  QAR: currency(2, 634, 'QAR'),
  RON: currency(2, 946, 'lei'),
  RSD: currency(2, 941, 'RSD'),
  RUB: currency(2, 643, '₽'),
  SAR: currency(2, 682, 'SAR'),
  SEK: currency(2, 752, 'kr'),
  THB: currency(2, 764, '฿'),
  TJS: currency(2, 972, 'TJS'),
  TND: currency(3, 788, 'TND'),
  TRY: currency(2, 949, '₺'),
  TWD: currency(2, 901, 'NT$'),
  UAH: currency(2, 980, '₴'),
  UGX: currency(0, 800, 'USh'),
  USD: currency(2, 840, '$'),
  UZS: currency(2, 860, 'soʻm'),
  VND: currency(0, 704, '₫'),
  XAF: currency(0, 950, 'FCFA'),
  XOF: currency(0, 952, 'F CFA'),
  ZAR: currency(2, 710, 'R'),
}

/** The currency of a code, null when the house does not know it. */
export const currencyOf = (iso: string): Currency | null =>
  Object.hasOwn(CURRENCIES, iso) ? (CURRENCIES[iso] ?? null) : null
