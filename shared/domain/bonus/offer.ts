import type { BonusOffer, DepositBonus } from '../../api/deposit-bonuses.ts'

/** An offer of the config in one currency; null where it is not made. */
export function offerIn(offer: DepositBonus, currency: string): BonusOffer | null {
  const [minDeposit, maxBonus] = [offer.minDeposit[currency], offer.maxBonus[currency]]
  if (minDeposit === undefined || maxBonus === undefined) return null
  return { ...offer, minDeposit, maxBonus, maxStake: offer.maxStake[currency] ?? null }
}
