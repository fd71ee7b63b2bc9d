import type { CouponLeg } from '../../shared/ui/islands/props.ts'

/** Where the coupon lies in localStorage; the version grows when its form changes. */
export const COUPON_KEY = 'coupon:v1'

const isId = (x: unknown) => Number.isSafeInteger(x) && Number(x) > 0
const isText = (x: unknown) => typeof x === 'string' && x.length < 400
const isFlag = (x: unknown) => typeof x === 'boolean'
const orNone = (fits: (x: unknown) => boolean) => (x: unknown) => x === undefined || fits(x)

const PARTS: { [K in keyof Required<CouponLeg>]: (x: unknown) => boolean } = {
  eventId: isId,
  marketId: isId,
  outcomeId: isId,
  sportId: isId,
  event: isText,
  market: isText,
  outcome: isText,
  coef: (x) => isText(x) && /^[1-9]\d{0,4}(\.\d{1,3})?$/.test(String(x)),
  isLive: isFlag,
  score: orNone(isText),
  banker: orNone(isFlag),
  blockId: orNone((x) => x === 0 || isId(x)),
}

/** Is a thing from outside a leg, complete and whole? */
export const isLeg = (x: unknown): x is CouponLeg => Object.entries(PARTS).every(([key, fits]) => fits(Object(x)[key]))

/** The stored coupon as it stands there, with the legs that fit; no text is too broken to start from empty. */
export function readStored(text: string | null): { legs: CouponLeg[]; [part: string]: unknown } {
  try {
    const stored: Record<string, unknown> = Object(JSON.parse(text ?? ''))
    return { ...stored, legs: Array.isArray(stored.legs) ? stored.legs.filter(isLeg) : [] }
  } catch {
    return { legs: [] }
  }
}
