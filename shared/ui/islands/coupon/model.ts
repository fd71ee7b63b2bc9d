import { OUTCOME_BLOCKED, OUTCOME_GONE } from '../../../api/feed-flags.ts'
import { displayCoef } from '../../../domain/coefficient/display.ts'
import { parseCoef, shownThousandths } from '../../../domain/coefficient/thousandths.ts'
import { possibleWin, totalCoef } from '../../../domain/coupon/preview.ts'
import { type ChangeCoefAction, pricePolicy } from '../../../domain/coupon/price-policy.ts'
import { correlated } from '../../../domain/coupon/shape.ts'
import { formatMoney } from '../../../domain/money/amount.ts'
import type { CoefView } from '../../../domain/settings/display.ts'
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
  correlated: boolean
}

/** What stands between the coupon and the place button; null when nothing does. */
export type Obstacle = 'empty' | 'signIn' | 'gone' | 'blocked' | 'correlated' | 'stale' | 'amount'

export interface CouponModel {
  typeId: 0 | 1
  legs: LegModel[]
  /** The total in the chosen format, null when there are no legs. */
  total: string | null
  stake: number | null
  /** Decimal string, null without a stake. */
  win: string | null
  /** Some prices have moved in a way that the player wants to be asked about. */
  mustAccept: boolean
  obstacle: Obstacle | null
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
}

function legModel(
  leg: CouponLeg,
  { odds, coefViewId }: CouponFacts,
  clashing: ReadonlySet<number | undefined>,
): LegModel {
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
    correlated: clashing.has(leg.outcomeId),
  }
}

function obstacleOf(legs: readonly LegModel[], stake: number | null, facts: CouponFacts): Obstacle | null {
  if (legs.length === 0) return 'empty'
  if (legs.some((leg) => leg.gone)) return 'gone'
  if (legs.some((leg) => leg.blocked)) return 'blocked'
  if (legs.some((leg) => leg.correlated)) return 'correlated'
  if (!facts.signedIn) return 'signIn'
  if (facts.stale) return 'stale'
  return stake === null || stake <= 0 ? 'amount' : null
}

/** Everything that the coupon shows, from what is known. One leg is a single, more are an express. Pure; the same on both sides. */
export function couponModel(facts: CouponFacts): CouponModel {
  const typeId = facts.legs.length > 1 ? 1 : 0
  const clashing = new Set(correlated(typeId, facts.legs).map((problem) => problem.outcomeId))
  const legs = facts.legs.map((leg) => legModel(leg, facts, clashing))
  const total =
    legs.length === 0
      ? null
      : totalCoef(
          typeId,
          legs.map((leg) => leg.now),
        )
  const stake = facts.amount === '' ? null : stakeOf(facts.amount, facts.currency)
  const policy = pricePolicy(
    legs.map((leg) => ({ outcomeId: leg.leg.outcomeId, shown: leg.from ?? leg.now, current: leg.now })),
    facts.change,
  )
  return {
    typeId,
    legs,
    total: total && displayCoef(Number(shownThousandths(total)), facts.coefViewId),
    stake,
    win:
      total && stake !== null && stake > 0
        ? formatMoney(
            possibleWin(stake, total, { rounding: 'half-up', maxPayout: Number.MAX_SAFE_INTEGER }),
            facts.currency,
          )
        : null,
    mustAccept: !policy.accepted,
    obstacle: obstacleOf(legs, stake, facts),
  }
}
