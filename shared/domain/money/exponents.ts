/** Decimals of a currency's minor unit by ISO 4217, where they are not two. */
const UNUSUAL: Readonly<Record<string, 0 | 3>> = {
  BHD: 3,
  CLP: 0,
  IQD: 3,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KRW: 0,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  PYG: 0,
  TND: 3,
  UGX: 0,
  VND: 0,
  XAF: 0,
  XOF: 0,
}
/** The currencies that the house knows. */
const KNOWN =
  'AED AMD ARS AUD AZN BDT BGN BHD BRL BYN CAD CHF CLP CNY COP CZK DKK EGP EUR GBP GEL GHS HUF IDR ILS INR IQD ISK JOD JPY KES KGS KRW KWD KZT LYD MAD MDL MXN MYR NGN NOK NZD OMR PEN PHP PKR PLN PYG QAR RON RSD RUB SAR SEK THB TJS TND TRY TWD UAH UGX USD UZS VND XAF XOF ZAR'

/**
 * Decimals of a currency's minor unit, null when the house does not know it. In a file of its own: the browser computes with amounts and
 * needs nothing else of the table of currencies.
 */
export const exponentOf = (iso: string): 0 | 2 | 3 | null =>
  /^[A-Z]{3}$/.test(iso) && KNOWN.includes(iso) ? (UNUSUAL[iso] ?? 2) : null
