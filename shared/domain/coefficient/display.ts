import type { CoefView } from '../settings/display.ts'
import { fixed3, formatCoef } from './thousandths.ts'

const NONE = '–'
const MINUS = '−'

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
const divideHalfUp = (a: number, b: number): number => Math.floor((2 * a + b) / (2 * b))
const negative = (text: string): string => (/[1-9]/.test(text) ? MINUS + text : text)
/** −1/h with three decimals, for h in thousandths. */
const negativePrice = (h: number): string => negative(fixed3(divideHalfUp(1_000_000, h)))

/**
 * h = d − 1 as a fraction: exact when its reduced denominator is at most 20, else the simplest fraction with a denominator up to 20
 * that still rounds to the digits given (1.57 → 4/7, 1.333 → 1/3), else exact.
 */
function fractional(h: number): string {
  const divisor = gcd(h, 1000)
  const exact = `${h / divisor}/${1000 / divisor}`
  if (1000 / divisor <= 20) return exact
  /** Half of the last given digit, doubled to stay whole: 1.57 has hundredths, 1.333 thousandths. */
  const unit = h % 10 === 0 ? 10 : 1
  for (let den = 1; den <= 20; den++) {
    const num = divideHalfUp(h * den, 1000)
    const distance = 2 * (num * 1000 - h * den)
    if (distance >= -unit * den && distance < unit * den) return `${num}/${den}`
  }
  return exact
}

function american(h: number): string {
  if (h === 0) return NONE
  return h >= 1000 ? `+${divideHalfUp(h, 10)}` : `${MINUS}${divideHalfUp(100_000, h)}`
}

const hongKong = (h: number): string => fixed3(h)
const indonesian = (h: number): string => (h === 0 ? NONE : h >= 1000 ? fixed3(h) : negativePrice(h))
const malay = (h: number): string => (h <= 1000 ? fixed3(h) : negativePrice(h))

/** Display formats by id (spec §3, betting.md 2.5), of h = coefficient − 1 in thousandths; 14, 15, 16 are the Asian view's twins of 4, 5, 6. */
const FORMATS: Record<CoefView, (h: number) => string> = {
  0: (h) => formatCoef(h + 1000),
  1: fractional,
  2: american,
  4: hongKong,
  5: indonesian,
  6: malay,
  14: hongKong,
  15: indonesian,
  16: malay,
}

/**
 * A coefficient in thousandths in a display format. For showing only: nothing is ever computed from a converted value (B-06).
 * Below 1 or not a whole number of thousandths: `–`.
 */
export const displayCoef = (thousandths: number, viewId: CoefView): string =>
  Number.isSafeInteger(thousandths) && thousandths >= 1000 ? FORMATS[viewId](thousandths - 1000) : NONE
