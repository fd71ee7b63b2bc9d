import { OUTCOME_BANNED_EXPRESS, OUTCOME_BLOCKED, OUTCOME_GONE } from '../../../api/feed-flags.ts'
import { displayCoef } from '../../../domain/coefficient/display.ts'
import type { Fraction } from '../../../domain/coefficient/fraction.ts'
import { parseCoef, shownThousandths } from '../../../domain/coefficient/thousandths.ts'
import { typeOf, typesFor } from '../../../domain/coupon/leg-counts.ts'
import { possibleWin, totalCoef } from '../../../domain/coupon/preview.ts'
import { type ChangeCoefAction, pricePolicy } from '../../../domain/coupon/price-policy.ts'
import { clashing } from '../../../domain/coupon/shape.ts'
import { formatMoney } from '../../../domain/money/amount.ts'
import type { CoefView } from '../../../domain/settings/display.ts'
import type { PayoutRule } from '../../../domain/settlement/payout.ts'
import type { CouponLeg } from '../props.ts'
import { stakeOf } from './amount.ts'

export interface LegModel {
  leg: CouponLeg
  /** Thousandths now; `from` what the player last saw and took, when that differs. */
  now: number
  from: number | null
  /** As shown in the chosen format. */
  coef: string
  fromCoef: string | null
  blocked: boolean
  gone: boolean
  /** Depends on another leg of the same event. */
  correlated: boolean
  /** Is for singles only. */
  bannedExpress: boolean
  /** Bits of shared/api/feed-flags.ts. */
  flags: number
}

/** What stands between the coupon and the place button; null when nothing does. */
export type Obstacle =
  | 'empty'
  | 'signIn'
  | 'gone'
  | 'blocked'
  | 'correlated'
  | 'bannedExpress'
  | 'type'
  | 'stale'
  | 'amount'
  /** The house does not take the promo code; what it says of it stands beside the code. */
  | 'promo'

/** What types beyond single and express add to the body on the wire. */
export interface CouponTerms {
  systemValue?: number
  amountByBlockId?: Record<string, string>
  amountByBetId?: Record<string, string>
  /** The player has removed the bonus bet that an express would get. */
  bonusBet?: false
  /** The ready-made express that these bets are. */
  expressId?: number
}

/** What a type makes of its legs. Minor units. */
export interface TypeSums {
  total: Fraction | null
  stake: number | null
  win: number | null
  terms: CouponTerms
  /** Blocks of the legs by outcome, where the type has blocks. */
  blockIds?: ReadonlyMap<number, number>
  /** What is wrong with the coupon as one of its type, in words; null when nothing is. */
  why: string | null
  /** Uplift of the ready-made express that these bets are, thousandths. */
  uplift?: number | undefined
}
/** Sums of the types that a page loads only when one of them is chosen. */
export type TypeRules = (typeId: number, legs: readonly LegModel[], facts: CouponFacts) => TypeSums

export interface CouponModel {
  typeId: number
  /** Types that these legs can make. */
  types: number[]
  legs: LegModel[]
  /** The total in the chosen format, null when there is none. */
  total: string | null
  stake: number | null
  /** Decimal string, null without a stake. */
  win: string | null
  /** Some prices have moved in a way that the player wants to be asked about. */
  mustAccept: boolean
  obstacle: Obstacle | null
  why: string | null
  terms: CouponTerms
  blockIds?: ReadonlyMap<number, number> | undefined
  uplift?: number | undefined
}

export interface CouponFacts {
  legs: readonly CouponLeg[]
  /** What the feed says now, by outcome; an absent one has the leg's own price. */
  odds: ReadonlyMap<number, { coef: number; flags: number }>
  amount: string
  currency: string
  change: ChangeCoefAction
  coefViewId: CoefView
  signedIn: boolean
  stale: boolean
  /** The type that the player has chosen. */
  typeId?: number
  /** Types that the house offers, and where it reckons otherwise than most. */
  types?: readonly number[]
  rounding?: PayoutRule['rounding']
  minFold?: number
  antiBook?: number
  /** Coefficient of the bonus bet that the house gives to this express, thousandths. */
  bonus?: number | null
  /** What only some types know. */
  more?: Readonly<Record<string, unknown>>
}

function legModel(leg: CouponLeg, { odds, coefViewId }: CouponFacts): LegModel {
  const taken = parseCoef(leg.coef) ?? 1000
  const price = odds.get(leg.outcomeId)
  const now = price?.coef ?? taken
  const flags = price?.flags ?? 0
  const from = now === taken ? null : taken
  return {
    leg,
    now,
    from,
    coef: displayCoef(now, coefViewId),
    fromCoef: from === null ? null : displayCoef(from, coefViewId),
    blocked: (flags & OUTCOME_BLOCKED) !== 0,
    gone: (flags & OUTCOME_GONE) !== 0,
    correlated: false,
    bannedExpress: false,
    flags,
  }
}

function obstacleOf(
  typeId: number,
  legs: readonly LegModel[],
  { stake, why }: TypeSums,
  facts: CouponFacts,
): Obstacle | null {
  if (legs.length === 0) return 'empty'
  /** Lines of many singles are placed alone: one that cannot be does not stop the others. */
  const stops = (has: (leg: LegModel) => boolean) => (typeId === 9 ? legs.every(has) : legs.some(has))
  if (stops((leg) => leg.gone)) return 'gone'
  if (stops((leg) => leg.blocked)) return 'blocked'
  if (legs.some((leg) => leg.correlated)) return 'correlated'
  if (legs.some((leg) => leg.bannedExpress)) return 'bannedExpress'
  if (why !== null) return 'type'
  if (!facts.signedIn) return 'signIn'
  if (facts.stale) return 'stale'
  return stake === null || stake <= 0 ? 'amount' : null
}

/** How the house rounds; its largest payout comes with the server's answer. */
export const ruleOf = ({ rounding = 'half-up' }: Pick<CouponFacts, 'rounding'>): PayoutRule => ({
  rounding,
  maxPayout: Number.MAX_SAFE_INTEGER,
})
/** What a coupon of this exact coefficient pays for a stake. */
export const winOf = (
  stake: number | null,
  total: Fraction | null,
  house: Pick<CouponFacts, 'rounding'>,
): number | null => (total && stake !== null && stake > 0 ? possibleWin(stake, total, ruleOf(house)) : null)

/** The ready-made express that these bets are, no bet more, less or other (betting.md 2.6); null when they are none, or an edited one. */
function readyExpress(legs: readonly LegModel[], { express }: Readonly<Record<string, unknown>>) {
  const { id, uplift, outcomes }: { id?: unknown; uplift?: unknown; outcomes?: unknown } = Object(express)
  const isSame =
    Array.isArray(outcomes) &&
    outcomes.length === legs.length &&
    legs.every(({ leg }) => outcomes.includes(leg.outcomeId))
  return isSame && typeof id === 'number' && typeof uplift === 'number' ? { id, uplift } : null
}

/** Singles and expresses, which every page knows. */
const plainSums: TypeRules = (typeId, legs, facts) => {
  const stake = facts.amount === '' ? null : stakeOf(facts.amount, facts.currency)
  const { more = {}, bonus } = facts
  const ready = typeId === 1 ? readyExpress(legs, more) : null
  const beside = ready?.uplift ?? bonus
  const coefs = legs.map((leg) => leg.now)
  const total = coefs.length === 0 || typeId > 1 ? null : totalCoef(typeId, beside ? [...coefs, beside] : coefs)
  const terms: CouponTerms =
    typeId === 1
      ? {
          ...(more.bonusBet === false && { bonusBet: more.bonusBet }),
          ...(ready && { expressId: ready.id }),
        }
      : {}
  /** Rules of another type are still on their way. */
  const why = typeId > 1 ? '…' : null
  return { total, stake, win: winOf(stake, total, facts), terms, why, uplift: ready?.uplift }
}

/**
 * Everything that the coupon shows, from what is known. One leg is a single, more are an express, unless the player has chosen a type
 * that the legs permit; its sums come from `rules`. Pure; the same on both sides.
 */
export function couponModel(facts: CouponFacts, rules: TypeRules | null = null): CouponModel {
  const offered = facts.types ?? [0, 1]
  const typeId = typeOf(facts.typeId ?? 0, facts.legs.length, offered)
  const combines = typeId > 0 && typeId !== 9
  const clashes = new Set(combines ? clashing(facts.legs).map((problem) => problem.outcomeId) : [])
  const legs = facts.legs.map((leg): LegModel => {
    const model = legModel(leg, facts)
    return {
      ...model,
      correlated: clashes.has(leg.outcomeId),
      bannedExpress: combines && (model.flags & OUTCOME_BANNED_EXPRESS) !== 0,
    }
  })
  const sums = (typeId > 1 && rules ? rules : plainSums)(typeId, legs, facts)
  const { total, win } = sums
  const policy = pricePolicy(
    legs.map((leg) => ({ outcomeId: leg.leg.outcomeId, shown: leg.from ?? leg.now, current: leg.now })),
    facts.change,
  )
  return {
    typeId,
    types: typesFor(facts.legs.length, offered),
    legs,
    total: total && displayCoef(Number(shownThousandths(total)), facts.coefViewId),
    stake: sums.stake,
    win: win === null ? null : formatMoney(win, facts.currency),
    mustAccept: !policy.accepted,
    obstacle: obstacleOf(typeId, legs, sums, facts),
    why: sums.why,
    terms: sums.terms,
    blockIds: sums.blockIds,
    uplift: sums.uplift,
  }
}
