import type { SiteConfig } from '../../../shared/api/config.ts'
import type { BoughtPromo } from '../../../shared/api/points.ts'
import type { CashbackLadder } from '../../../shared/domain/bonus/game-cashback.ts'
import { parseCoef } from '../../../shared/domain/coefficient/thousandths.ts'
import { parseMoney } from '../../../shared/domain/money/amount.ts'
import type { Loyalty } from '../wallet/api.ts'

/** By which ladder the casino gives back, minor units and hundredths of a percent; undefined where it does not. */
export function ladderOf({ cashback }: SiteConfig, currency: string): CashbackLadder | undefined {
  if (!cashback?.casino) return undefined
  const { levels, premium, minLoss, max } = cashback.casino
  const minor = (byCurrency: Record<string, string>) => parseMoney(byCurrency[currency] ?? '', currency) ?? 0
  const step = ({ staked, percent }: (typeof levels)[number]) => ({
    from: minor(staked),
    percent: Math.round(percent * 100),
  })
  return { levels: levels.map(step), premium: premium && step(premium), least: minor(minLoss), most: minor(max) }
}

/** What a stake of the player's own money earns in a currency, minor units and thousandths; undefined where nothing. */
export function loyaltyOf({ cashback }: SiteConfig, currency: string): Loyalty | undefined {
  if (!cashback) return undefined
  const minor = (byCurrency: Record<string, string>) => parseMoney(byCurrency[currency] ?? '', currency) ?? 0
  return {
    perPoint: minor(cashback.points.stake),
    minCoef: parseCoef(cashback.points.minCoef) ?? 0,
    cashback: {
      percent: Math.round(cashback.week.percent * 100),
      least: minor(cashback.week.minLoss),
      most: minor(cashback.week.max),
    },
  }
}

const DAY_MS = 86_400_000
/** Without letters and digits that are taken for others. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code that nobody can guess from another: twelve letters of 32 are 60 random bits. */
export const newCode = (): string =>
  `P-${Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => LETTERS[byte % LETTERS.length]).join('')}`

/** A ware of the showcase as a promo code for one player, and its price; null when it is not sold in this currency. */
export function wareOf(
  { cashback }: SiteConfig,
  id: string,
  buyer: { userId: number; currency: string; now: number },
): { promo: BoughtPromo; price: number } | null {
  const ware = cashback?.showcase.find((each) => each.id === id)
  const amount = ware?.amount[buyer.currency]
  if (!ware || amount === undefined) return null
  return {
    price: ware.points,
    promo: {
      code: newCode(),
      userId: buyer.userId,
      amount,
      currency: buyer.currency,
      minCoef: ware.minCoef ?? null,
      until: new Date(buyer.now + ware.days * DAY_MS).toISOString(),
    },
  }
}
