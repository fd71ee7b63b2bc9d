import { parseMoney } from './amount.ts'

/** Amount step and initial bet of the coupon by currency (spec §9, decisions.md 'Values'); decimal strings. */
export const STEPS: Readonly<Record<string, readonly [step: string, initialBet: string]>> = {
  RUB: ['100', '150'],
  USD: ['2.5', '5'],
  EUR: ['2.5', '5'],
  KWD: ['0.5', '1'],
  UAH: ['50', '100'],
  KZT: ['500', '1000'],
  AZN: ['2.5', '5'],
  UZS: ['10000', '20000'],
  TRY: ['50', '100'],
  INR: ['100', '200'],
  BDT: ['100', '200'],
  BRL: ['10', '20'],
  PLN: ['10', '20'],
  GBP: ['2', '5'],
  JPY: ['200', '500'],
  IDR: ['10000', '20000'],
}
/** What a currency that is not listed gets: the RUB numbers (spec §9). */
const FALLBACK = ['100', '150'] as const

const row = (iso: string) => (Object.hasOwn(STEPS, iso) ? STEPS[iso] : undefined) ?? FALLBACK

/** Step of the amount buttons as a decimal string in `iso`. */
export const amountStep = (iso: string): string => row(iso)[0]
/** Amount that a new coupon starts with, a decimal string in `iso`. */
export const initialBet = (iso: string): string => row(iso)[1]
/** The step in minor units; null for an unknown currency. */
export const amountStepMinor = (iso: string): number | null => parseMoney(amountStep(iso), iso)
