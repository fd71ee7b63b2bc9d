import type * as v from 'valibot'
import type { CouponIn, calculate } from '../../../shared/api/coupon.ts'
import { type PromoTerms, promoProblem } from '../../../shared/domain/bonus/free-stake.ts'
import { formatCoef, parseCoef } from '../../../shared/domain/coefficient/thousandths.ts'
import { assess, priceOf } from '../../../shared/domain/coupon/assess.ts'
import { assessLines } from '../../../shared/domain/coupon/assess-lines.ts'
import type { AssessedLeg, Assessment, House, HyperOffer } from '../../../shared/domain/coupon/assessment.ts'
import { formProblems } from '../../../shared/domain/coupon/form-problems.ts'
import { antiOf } from '../../../shared/domain/coupon/maximal.ts'
import { shownCoef } from '../../../shared/domain/coupon/preview.ts'
import { systemOptions } from '../../../shared/domain/coupon/variants.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import type { LegQuote } from '../feed/api.ts'
import { blockedProblems } from './blocked-sports.ts'

type Answer = v.InferOutput<(typeof calculate)['answer']>

/** What is known of a coupon beside itself and its prices. */
export interface Around {
  currency: string
  /** Milliseconds on the backend's clock. */
  now: number
  /** Outcomes of sports that are closed for the player. */
  blocked?: readonly number[]
  /** Of a ready-made express, thousandths. */
  uplift?: number | undefined
  /** The promo code that it names, null when there is none of that name. */
  promo?: PromoTerms | null | undefined
  isPromoUsed?: boolean
  /** What the house lends, minor units; null where it lends nothing to anybody. */
  lent?: number | null
}

/** What a coupon would pay at the present prices, and what stands against it: the checks of placing, but for the balance. */
export function calculated(
  coupon: CouponIn,
  quotes: readonly LegQuote[],
  house: House,
  { currency, now, blocked = [], uplift, promo, isPromoUsed = false, lent = null }: Around,
): Answer {
  const legs = quotes.map((q, i): AssessedLeg => {
    const bet = coupon.bets[i]
    return {
      outcomeId: q.outcomeId,
      eventId: q.eventId,
      state: q.state,
      current: q.coef,
      shown: parseCoef(bet?.market.coef ?? '') ?? 0,
      banker: bet?.banker,
      blockId: bet?.blockId,
      bannedExpress: q.bannedExpress,
      disabledBanker: q.disabledBanker,
    }
  })
  const money = (minor: number | null | undefined) =>
    minor === null || minor === undefined ? null : formatMoney(minor, currency)
  const more = {
    maxPayout: formatMoney(house.maxPayout, currency),
    ...(lent !== null && { availablePrepaidAmount: formatMoney(lent, currency) }),
    antiExpressCoef: antiExpressCoef(legs, house),
    systemValues: house.types.includes(coupon.typeId)
      ? systemOptions(coupon.typeId, legs, house.minApplies ? house.minStake : 0).map((option) => ({
          ...option,
          minBetAmount: formatMoney(option.minBetAmount, currency),
        }))
      : [],
  }
  return coupon.typeId === 9 ? ofLines() : ofCoupon()

  function ofCoupon(): Answer {
    const { problems, sums } = assess(
      {
        typeId: coupon.typeId,
        amount: coupon.amount ?? null,
        k: coupon.systemValue,
        blockAmounts: coupon.amountByBlockId,
        bonusBet: coupon.bonusBet,
        hyperBonus: coupon.hyperBonus,
        freeStake: Boolean(promo),
        uplift,
        changeCoefAction: coupon.changeCoefAction,
        currency,
      },
      legs,
      house,
    )
    const why =
      promo && sums && promoProblem(promo, { ...sums, typeId: coupon.typeId, currency, isUsed: isPromoUsed, now })
    const promoCode = promo === null ? 'PROMO_UNKNOWN' : why
    const limits = [...(sums?.blockLimits ?? [])].map(([block, limit]) => [block, formatMoney(limit, currency)])
    return {
      coef: sums?.coef ?? '0.00',
      minBetAmount: money(sums?.min),
      maxBetAmount: money(sums?.max),
      possibleWin: money(sums?.possibleWin),
      combos: sums?.combos ?? 0,
      ...more,
      ...(sums?.bonusCoef && { bonusCoef: formatCoef(sums.bonusCoef) }),
      ...(sums?.hyper && { hyperBonus: hyperShown(sums.hyper) }),
      ...(limits.length > 0 && { maxByBlockId: Object.fromEntries(limits) }),
      // A coupon that has no amount yet is not wrong.
      errors: [
        ...blockedProblems(blocked),
        ...problems.filter((p) => p.code !== 'BAD_AMOUNT' || typeof coupon.amount === 'string'),
        ...(promoCode ? [{ code: promoCode }] : []),
      ],
    }
  }

  function hyperShown({ percent, minStake, most, amount }: HyperOffer): Answer['hyperBonus'] {
    const money = (minor: number) => formatMoney(minor, currency)
    return { percent, minBetAmount: money(minStake), maxAmount: money(most), amount: money(amount) }
  }

  function ofLines(): Answer {
    const amounts = coupon.amountByBetId ?? {}
    const { problems, lines } = assessLines(
      { typeId: coupon.typeId, k: coupon.systemValue, changeCoefAction: coupon.changeCoefAction, currency },
      legs,
      amounts,
      house,
    )
    const all = lines.map(({ sums }) => sums).filter((sums): sums is NonNullable<Assessment['sums']> => sums !== null)
    const largest = all.map(({ max }) => max).filter((max) => max !== null)
    const wins = all.map(({ possibleWin }) => possibleWin).filter((win) => win !== null)
    return {
      coef: formatCoef(0),
      minBetAmount: money(all[0]?.min),
      maxBetAmount: largest.length > 0 ? money(Math.min(...largest)) : null,
      possibleWin: wins.length > 0 ? money(wins.reduce((a, b) => a + b, 0)) : null,
      combos: problems.length > 0 ? 0 : lines.length,
      ...more,
      lines: lines.map(({ leg, sums }) => ({
        outcomeId: leg.outcomeId,
        minBetAmount: money(sums?.min),
        maxBetAmount: money(sums?.max),
        possibleWin: money(sums?.possibleWin),
      })),
      errors: [
        ...blockedProblems(blocked),
        ...problems,
        ...lines.flatMap((line) =>
          line.problems.filter((p) => p.code !== 'BAD_AMOUNT' || line.leg.outcomeId in amounts),
        ),
      ],
    }
  }
}

/** Price of the opposite of these bets as an express, null where the house does not offer it. */
function antiExpressCoef(legs: readonly AssessedLeg[], { types, maxLegs, antiBook }: House): string | null {
  const fits = types.includes(6) && formProblems(6, legs, { k: null, maxLegs }).length === 0
  const price = fits ? antiOf(legs.map(priceOf), antiBook ? { num: BigInt(antiBook), den: 10_000n } : undefined) : null
  return price && shownCoef(price)
}
