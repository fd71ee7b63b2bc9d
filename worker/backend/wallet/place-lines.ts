import type { PlacedCoupon, PlacedLines } from '../../../shared/api/coupon.ts'
import { assessLines } from '../../../shared/domain/coupon/assess-lines.ts'
import { type CatalogueError, ERRORS, type ErrorName } from '../../../shared/errors/catalogue.ts'
import { purseOf } from './accounts.ts'
import type { PlaceInput } from './api.ts'
import { balanceOf } from './journal.ts'
import { stakeRefusal } from './limits-gate.ts'
import { enqueueCoupon } from './outbox.ts'
import type { Draft } from './place.ts'
import { type Refused, refusalOf } from './refusal.ts'
import type { Sql } from './sql.ts'
import { type NewId, takeStake } from './take-stake.ts'

type Line = PlacedLines['items'][number]
type RefusedLine = Exclude<Line, PlacedCoupon>

/** A refused line as the list shows it. */
function refusedLine(outcomeId: number, { error, data = {} }: Refused): RefusedLine {
  const { code, title, message }: CatalogueError = ERRORS[error]
  const { bets, ...limits } = data
  const [bet] = Array.isArray(bets) ? bets : []
  return {
    outcomeId,
    code: error === 'priceChanged' ? 'PRICE_CHANGED' : code,
    title,
    message,
    ...(typeof bet?.coef === 'string' && { coef: bet.coef }),
    ...limits,
  }
}

/**
 * Type 9, many singles: each line is taken, refused and limited alone, in the order of the bets, as a coupon of type 0. The answer lists
 * one coupon or one refusal for each; when no line is taken the whole is refused like its first line, naming every bet.
 */
export function placeLines(
  sql: Sql,
  input: PlaceInput,
  { account, house, bets, legs }: Draft,
  newId: NewId,
): PlacedLines | Refused {
  const { coupon } = input
  const { currency } = account
  const { problems, lines } = assessLines(
    { typeId: coupon.typeId, k: coupon.systemValue, changeCoefAction: coupon.changeCoefAction, currency },
    legs,
    coupon.amountByBetId ?? {},
    house,
  )
  const whole = refusalOf({ problems, sums: null }, legs, currency)
  if (whole) return whole
  // Gifts and advances are for one coupon.
  if (input.promo) return { ok: false, error: 'promoTerms' }
  if (Number(coupon.prepaidAmount ?? 0) > 0) return { ok: false, error: 'couponFunds' }

  const refused: { outcomeId: number; refusal: Refused }[] = []
  const items = lines.map((line, i): Line => {
    const backed = bets[i]
    const { outcomeId } = line.leg
    const stake = line.sums?.stake ?? 0
    const refusal =
      closed(outcomeId) ??
      refusalOf(line, [line.leg], currency) ??
      stakeRefusal(sql, input, account, stake) ??
      fundsFor(stake)
    if (!backed || !line.sums || refusal) {
      const reason: Refused = refusal ?? { ok: false, error: 'couponShape' }
      refused.push({ outcomeId, refusal: reason })
      return refusedLine(outcomeId, reason)
    }
    const placed = takeStake(sql, input, { account, typeId: 0, sums: line.sums, bets: [backed] }, newId)
    enqueueCoupon(sql, placed, input.now)
    return { ...placed, outcomeId }
  })
  const [first] = refused
  if (first && refused.length === items.length) return allRefused(first.refusal.error)
  return { items, total: items.length, page: 1 }

  function closed(outcomeId: number): Refused | null {
    return input.blocked?.includes(outcomeId) ? { ok: false, error: 'couponSport' } : null
  }

  function fundsFor(stake: number): Refused | null {
    return balanceOf(sql, purseOf(account), currency) < stake ? { ok: false, error: 'couponFunds' } : null
  }

  function allRefused(error: ErrorName): Refused {
    return {
      ok: false,
      error,
      data: {
        bets: refused.map(({ outcomeId, refusal }) => {
          const { title: _, message: __, ...line } = refusedLine(outcomeId, refusal)
          return line
        }),
      },
    }
  }
}
