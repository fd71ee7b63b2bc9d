import { type Fraction, fraction, fromThousandths, ONE, product } from '../coefficient/fraction.ts'
import { FORMS } from '../coupon/forms.ts'
import { variantsOf } from '../coupon/variants.ts'
import { allWin, type Factor } from '../settlement/all-win.ts'
import { legFactor } from '../settlement/leg-factor.ts'
import { type CouponLeg, couponReturn } from '../settlement/returns.ts'
import type { Bet } from './check.ts'
import { partOf } from './round.ts'

/** A line of a bet's working. Legs by their numbers from 1, sums as exact fractions of hundredths. */
export interface Working {
  legs: number[]
  stake: Fraction
  coef: Fraction
  factor: Factor
}
/** What an account holds after a leg of a chain, or a block of a conditional. */
export interface Step {
  legs: number[]
  /** The account in parts of the stake; null while it is open. */
  account: Factor
}

/** Combinations that are written out; a system with more is told by its sum. */
export const MOST_ROWS = 63

type Placed = { leg: CouponLeg; number: number }

/** All choices of k of a list, in its order. */
function choices<T>(list: readonly T[], k: number): T[][] {
  if (k === 0) return [[]]
  return list.flatMap((first, place) => choices(list.slice(place + 1), k - 1).map((rest) => [first, ...rest]))
}

function working(placed: readonly Placed[], stake: Fraction): Working {
  return {
    legs: placed.map(({ number }) => number).toSorted((a, b) => a - b),
    stake,
    coef: product(placed.map(({ leg }) => fromThousandths(leg.coef))),
    factor: allWin(placed.map(({ leg }) => legFactor(leg.coef, leg))),
  }
}

/** Legs of a bet by block, in order; without blocks each leg is one. `always` joins every combination: bankers, the lobby. */
function membersOf({ typeId, legs }: Bet): { members: Placed[][]; always: Placed[] } {
  const placed = legs.map((leg, place) => ({ leg, number: place + 1 }))
  if (!FORMS[typeId]?.blocks)
    return {
      members: placed.filter(({ leg }) => !leg.banker).map((each) => [each]),
      always: placed.filter(({ leg }) => leg.banker),
    }
  const byBlock = Map.groupBy(placed, ({ leg }) => leg.blockId ?? 0)
  const always = FORMS[typeId].blocks.lobby ? (byBlock.get(0) ?? []) : []
  const blocks = [...byBlock].filter(([id]) => id !== 0).sort(([a], [b]) => a - b)
  return { members: blocks.map(([, block]) => block), always }
}

/** The combinations of a system, a multibet or a full cover, or the lines of several singles; null when they are too many, none for other types. */
export function rowsOf(bet: Bet): Working[] | null {
  const { typeId, legs, stake, k, own } = bet
  if (typeId === 9) return legs.map((leg, place) => working([{ leg, number: place + 1 }], fraction(own[place] ?? 0)))
  const isCover = typeId === 7 || typeId === 8
  if (!isCover && FORMS[typeId]?.members === null) return []
  const count = variantsOf(typeId, legs, { k })
  if (count > MOST_ROWS) return null
  const { members, always } = membersOf(bet)
  const sizes = isCover ? legs.map((_, place) => place + 1) : [k]
  const unit = partOf(stake, count)
  return sizes.flatMap((size) => choices(members, size).map((chosen) => working([...chosen.flat(), ...always], unit)))
}

/** The account of a chain or a conditional, step by step; none for other types. */
export function stepsOf(bet: Bet): Step[] {
  if (bet.typeId !== 3 && bet.typeId !== 5) return []
  const { members } =
    bet.typeId === 5 ? membersOf(bet) : { members: bet.legs.map((leg, i) => [{ leg, number: i + 1 }]) }
  return members.map((block, place) => {
    const upTo = members.slice(0, place + 1).flat()
    return {
      legs: block.map(({ number }) => number),
      account: couponReturn(
        bet.typeId,
        upTo.map(({ leg }) => leg),
        bet.typeId === 5 ? { stakes: bet.stakes.slice(0, place + 1) } : {},
      ),
    }
  })
}

/** The exact return of the whole stake, null while it is open; several singles are summed by their lines. */
export const returnOf = ({ typeId, legs, k, stakes }: Bet): Factor =>
  typeId === 9 ? ONE : couponReturn(typeId, legs, { k, stakes })
