import { formatMoney, parseMoney } from '../../shared/domain/money/amount.ts'
import { record, textOrNull } from '../api/loose.ts'

/** What the house offers with a coupon beside its price, as the server has said it last. Amounts are decimal strings. */
export interface Gifts {
  /** Percent of the win a day later, its bounds, and what it comes to for the stake at hand. */
  hyper: { percent: number; min: string; max: string; amount: string } | null
  /** What is lent against open bets; null where nothing is lent. */
  lent: string | null
  /** What is wrong with the promo code, by the wire's code. */
  promoError: string | null
}

/** Reads the answer of calculate. */
export function giftsOf(data: unknown): Gifts {
  const { hyperBonus, availablePrepaidAmount, errors } = record(data)
  const { percent, minBetAmount, maxAmount, amount } = record(hyperBonus)
  const [min, max, now] = [textOrNull(minBetAmount), textOrNull(maxAmount), textOrNull(amount)]
  const codes = (Array.isArray(errors) ? errors : []).map((error) => textOrNull(record(error).code))
  return {
    hyper:
      typeof percent === 'number' && min !== null && max !== null && now !== null
        ? { percent, min, max, amount: now }
        : null,
    lent: textOrNull(availablePrepaidAmount),
    promoError: codes.find((code) => code?.startsWith('PROMO_')) ?? null,
  }
}

/** The part of a stake (minor units) that an advance pays: what is missing on the account, as far as the house lends it; null for none. */
export function prepaidOf(
  stake: number | null,
  money: string | null,
  lent: string | null,
  currency: string,
): string | null {
  const own = parseMoney(money ?? '', currency)
  const most = parseMoney(lent ?? '', currency)
  if (stake === null || own === null || most === null) return null
  const part = Math.min(most, stake - own)
  return part > 0 ? formatMoney(part, currency) : null
}
