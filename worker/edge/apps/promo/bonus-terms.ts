import type { BonusOffer } from '../../../../shared/api/deposit-bonuses.ts'
import { withCurrency } from '../../../../shared/ui/islands/coupon/amount.ts'
import type { PageContext } from '../../page.ts'
import { coefText } from './points-rules.tsx'

type Row = readonly [term: string, value: string]

/** What has to be done with bonus money, and in what bounds. */
export const wageringRows = (
  { minCoef, games, maxStake }: Pick<BonusOffer, 'minCoef' | 'games' | 'maxStake'>,
  currency: string,
  ctx: PageContext,
): Row[] => [
  [ctx.t('dbonus_coef'), coefText(minCoef, ctx)],
  ...(games > 0 ? [[ctx.t('dbonus_games'), `${games} %`] as const] : []),
  ...(maxStake === null ? [] : [[ctx.t('dbonus_max'), withCurrency(maxStake, currency)] as const]),
]

/** The terms of an offer in its currency. */
export const termRows = (offer: BonusOffer, currency: string, ctx: PageContext): Row[] => [
  [ctx.t('dbonus_least'), withCurrency(offer.minDeposit, currency)],
  [ctx.t('dbonus_wager'), ctx.t('dbonus_wager_times', { wager: offer.wager })],
  ...wageringRows(offer, currency, ctx),
  [ctx.t('dbonus_days'), ctx.t('friends_days_count', { count: offer.days })],
]
