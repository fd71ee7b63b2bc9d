import { formatMoney } from '../../shared/domain/money/amount.ts'
import type { IslandTranslate } from '../../shared/i18n/translate.ts'
import { refusalText } from '../../shared/ui/islands/coupon/after/refusal.ts'
import { stakeOf } from '../../shared/ui/islands/coupon/amount.ts'
import type { Placing } from '../../shared/ui/islands/coupon/placing.ts'
import type { CouponLeg } from '../../shared/ui/islands/props.ts'
import { $couponSettings } from '../stores/coupon-settings.ts'
import { notify } from '../stores/notifications.ts'
import { $placing } from '../stores/placing.ts'
import { $player } from '../stores/player.ts'
import { $settings } from '../stores/settings.ts'
import { loadTexts } from '../texts/load.ts'
import { isWaiting, resume, send } from './desk.ts'
import { $accounts, BONUS_ACCOUNT, loadAccounts } from './player-accounts.ts'

/** The stake of a press in one click: a bonus account has its own. */
async function oneClickStake(currency: string): Promise<number | null> {
  const { oneClickAmount, bonusAccountOneClickAmount } = $couponSettings.get()
  if ($accounts.get().length === 0) await loadAccounts()
  const active = $accounts.get().find((account) => account.isActive)
  return stakeOf(active?.type === BONUS_ACCOUNT ? bonusAccountOneClickAmount : oneClickAmount, currency)
}

function tell(placing: Placing, t: IslandTranslate): void {
  if (placing.phase === 'placed')
    notify('done', `${t('coupon_placed')}. ${t('coupon_placed_number', { id: placing.coupon.id })}`)
  else if (placing.phase === 'changed') notify('warning', t('price_changed'))
  else if (placing.phase === 'unknown') notify('warning', t('coupon_error_NETWORK'))
  else if (placing.phase === 'refused') {
    const [problem] = placing.problems
    notify('error', problem ? refusalText(problem, t) : t('coupon_not_placed'))
  }
}

/** A press on a price places a single at once: the same pipeline as the slip's, with its key, its lookups and its policy of prices. */
export async function betAtOnce(leg: CouponLeg): Promise<void> {
  const player = $player.get()
  const t = await loadTexts(document.documentElement.lang, 'coupon')
  if (!player) return
  if (isWaiting()) {
    resume()
    return notify('info', t('coupon_checking'))
  }
  const stake = await oneClickStake(player.currency)
  if (!stake) return notify('warning', t('coupon_amount_enter'))
  const { changeCoefAction, exactCoef } = $couponSettings.get()
  const { marketId: id, outcomeId, coef } = leg
  await send(player.userId, {
    typeId: 0,
    amount: formatMoney(stake, player.currency),
    changeCoefAction: exactCoef ? 0 : changeCoefAction,
    coefViewId: $settings.get().coefViewId,
    bets: [{ market: { id, outcomeId, coef } }],
  })
  tell($placing.get(), t)
}
