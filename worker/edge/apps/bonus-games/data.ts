import type { BonusRound, OwnBonusGame } from '../../../../shared/api/bonus-games.ts'
import type { BonusGame } from '../../../../shared/domain/games/bonus-game.ts'
import { withCurrency } from '../../../../shared/ui/islands/coupon/amount.ts'
import type { PageContext } from '../../page.ts'

type Rules = NonNullable<PageContext['config']['bonusGames']>[BonusGame]

export interface BonusGameData {
  game: BonusGame
  rules: NonNullable<Rules>
  currency: string
  /** Null for a visitor; `unavailable` when the origin does not tell. */
  own: OwnBonusGame | null | 'unavailable'
  /** The round that was just played. */
  round: BonusRound | null
}

/** The games in the keys of texts. */
export const KEYS = {
  fortuna: 'fortuna',
  chest: 'chest',
  memory: 'memory',
  safe: 'safe',
  lottery: 'lottery',
  'dragon-bonus': 'dragon_bonus',
} as const

/** A prize in words. */
export function prizeText({ points, promo }: BonusRound['prize'], { t }: PageContext): string {
  if (points !== null) return t('points_count', { count: points })
  return promo === null ? t('bgame_nothing') : t('points_ware', { amount: withCurrency(promo.amount, promo.currency) })
}
