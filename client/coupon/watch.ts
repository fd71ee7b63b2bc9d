import { formatMoney, parseMoney } from '../../shared/domain/money/amount.ts'
import { exponentOf } from '../../shared/domain/money/exponents.ts'
import { isVipBetAvailable } from '../../shared/domain/settings/coupon-rules.ts'
import type { IslandTranslate } from '../../shared/i18n/translate.ts'
import type { CouponLeg } from '../../shared/ui/islands/props.ts'
import { $coupon, removeLegs, setAmount } from '../stores/coupon.ts'
import { $couponSettings } from '../stores/coupon-settings.ts'
import { $house } from '../stores/house.ts'
import { notify } from '../stores/notifications.ts'
import { $player } from '../stores/player.ts'
import { $scores } from '../stores/scores.ts'
import { $vip } from '../stores/vip.ts'
import { CODE_PARAMETER, loadCode } from './codes.ts'
import { isUnanswered } from './settled.ts'
import { $couponState } from './state.ts'

const digits = (score: string) => score.replace(/\D+/g, ':')

/** Bets whose event has another score now than when they were added; one without a score then or now has not changed. */
export const scoreChanged = (legs: readonly CouponLeg[], scores: ReadonlyMap<number, string>): CouponLeg[] =>
  legs.filter(({ eventId, score = '' }) => {
    const now = scores.get(eventId)
    return now !== undefined && /\d/.test(score) && /\d/.test(now) && digits(now) !== digits(score)
  })

/** The largest stake that is taken and that the account can pay, as the field writes it; null while the one is not known. */
export function mostOf(max: number, money: string | null, currency: string): string | null {
  if (!Number.isFinite(max)) return null
  const own = money === null ? null : parseMoney(money, currency)
  const most = max.toFixed(exponentOf(currency) ?? 2)
  return own !== null && own < (parseMoney(most, currency) ?? 0) ? formatMoney(own, currency) : most
}

function followMax(): void {
  const { autoMax, maxBetAmount, amount } = $couponState.get()
  const player = $player.get()
  if (!autoMax || !player || isUnanswered()) return
  const most = mostOf(maxBetAmount, player.money, player.currency)
  if (most !== null && amount !== most) setAmount(most)
}

function followVip(): void {
  const { vipBet, maxBetAmount, bets, typeId } = $couponState.get()
  $vip.set(vipBet && isVipBetAvailable({ isOnSite: $house.get().vipBet, maxBetAmount, legs: bets, typeId }))
}

function followScores(t: IslandTranslate): void {
  if (!$couponSettings.get().isDropOnScoreChange || isUnanswered()) return
  const dropped = scoreChanged($coupon.get().legs, $scores.get())
  if (dropped.length === 0) return
  removeLegs(new Set(dropped.map((leg) => leg.outcomeId)))
  for (const { event } of dropped) notify('warning', t('coupon_score_dropped', { event }))
}

/** The saved coupon that the address names joins the slip, once. */
async function takeShared(t: IslandTranslate): Promise<void> {
  const url = new URL(location.href)
  const code = url.searchParams.get(CODE_PARAMETER)
  if (!code) return
  url.searchParams.delete(CODE_PARAMETER)
  history.replaceState(history.state, '', url)
  tellLoaded(await loadCode(code, t.lang), t)
}

/** What became of loading a code, as a notice; the former slip can be brought back. */
export function tellLoaded(loaded: Awaited<ReturnType<typeof loadCode>>, t: IslandTranslate): void {
  if (typeof loaded === 'string') {
    if (loaded === 'waits') notify('info', t('coupon_checking'))
    else notify('error', t(loaded === 'unknown' ? 'coupon_code_unknown' : 'main_query_error'))
    return
  }
  const { count, missing, undo } = loaded
  const text = missing > 0 ? t('coupon_loaded_missing', { count, missing }) : t('coupon_loaded', { count })
  notify('done', text, 0, { text: t('main_undo'), act: undo })
}

let watching = false

/** Keeps the promises of the settings from now on: the largest stake, the VIP bet, bets that leave when a score changes; takes a shared coupon. */
export function watch(t: IslandTranslate): void {
  if (watching) return
  watching = true
  $couponState.subscribe(() => {
    followMax()
    followVip()
  })
  $couponSettings.subscribe(() => followScores(t))
  $scores.subscribe(() => followScores(t))
  void takeShared(t)
}
