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

/** An equal bet within so long is asked about, and a press that follows the question at once is part of a double click, ms (SEC-86). */
const AGAIN_MS = 5000
const DOUBLE_MS = 1000
/** The last bet that was placed so, and when it was asked about. */
let last: { outcomeId: number; stake: number; at: number; asked: number | null } | null = null

/** Is this press no bet yet: the same one stands since a moment ago, and nobody has said that he wants it twice? */
function isRepeat(outcomeId: number, stake: number, t: IslandTranslate): boolean {
  const now = Date.now()
  if (last?.outcomeId !== outcomeId || last.stake !== stake || now - last.at >= AGAIN_MS) return false
  if (last.asked !== null) return now - last.asked < DOUBLE_MS
  last.asked = now
  notify('warning', t('coupon_same_bet'))
  return true
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
  if (isRepeat(outcomeId, stake, t)) return
  await send(player.userId, {
    typeId: 0,
    amount: formatMoney(stake, player.currency),
    changeCoefAction: exactCoef ? 0 : changeCoefAction,
    coefViewId: $settings.get().coefViewId,
    bets: [{ market: { id, outcomeId, coef } }],
  })
  const placing = $placing.get()
  last = placing.phase === 'placed' ? { outcomeId, stake, at: Date.now(), asked: null } : null
  tell(placing, t)
}
