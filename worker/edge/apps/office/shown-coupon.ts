import type { PlacedCoupon } from '../../../../shared/api/coupon.ts'
import { marketLabel, outcomeLabel } from '../../../../shared/domain/labels/labels.ts'
import { champOf } from '../../../../shared/ui/events/names.ts'
import { withCurrency } from '../../../../shared/ui/islands/coupon/amount.ts'
import type { ShownCoupon } from '../../../../shared/ui/islands/history/model.ts'
import { priceOf } from '../../../../shared/ui/odds/price.ts'
import { dateText, timeText } from '../../../../shared/ui/time.ts'
import type { PageContext } from '../../page.ts'

/** A placed coupon as its card shows it to this visit: names in its language, times in its zone, prices in its format. */
export function shownCoupon(coupon: PlacedCoupon, ctx: PageContext): ShownCoupon {
  const { t, visit, href } = ctx
  const moment = (iso: string) =>
    `${dateText(iso, t.lang, visit.display, 'short')}, ${timeText(iso, t.lang, visit.display)}`
  const price = (coef: string) => priceOf(coef, visit.display.coefViewId).text
  return {
    id: coupon.id,
    typeId: coupon.typeId,
    type: t(`coupon_type_${coupon.typeId}`),
    print: href('printCoupon', { couponId: coupon.id }),
    sell:
      coupon.status === 'open' && ctx.config.betting.cashOut?.types.includes(coupon.typeId)
        ? `${href('history')}?sell=${coupon.id}`
        : null,
    placedAt: coupon.placedAt,
    placed: moment(coupon.placedAt),
    coef: price(coupon.coef),
    currency: coupon.currency,
    systemValue: coupon.systemValue,
    blockStakes: coupon.amountByBlockId ?? {},
    legs: coupon.bets.map((bet) => {
      const market = { typeId: bet.market.typeId, specifiers: bet.market.specifiers }
      return {
        outcomeId: bet.market.outcomeId,
        sportId: bet.sportId,
        event: `${bet.home} – ${bet.away}`,
        market: marketLabel(t, market, bet),
        outcome: outcomeLabel(t, market, bet.outcome, bet),
        champ: champOf(bet, t.lang),
        startsAt: bet.startsAt,
        when: moment(bet.startsAt),
        coef: price(bet.market.coef),
        statusId: bet.statusId,
        voidReason: bet.voidReason ?? null,
        banker: bet.banker,
        blockId: bet.blockId,
      }
    }),
    status: coupon.status,
    amount: coupon.amount,
    possibleWin: coupon.possibleWin,
    payout: coupon.payout ?? null,
    sold: coupon.sold ?? null,
    notes: notesOf(coupon, ctx, moment),
  }
}

/** What a coupon was given or promised beside its price. */
function notesOf(coupon: PlacedCoupon, { t }: PageContext, moment: (iso: string) => string): string[] {
  const { currency, prepaidAmount, promoCode, hyperBonus, vip, status } = coupon
  const money = (amount: string) => withCurrency(amount, currency)
  const hyper = hyperBonus && {
    open: () => t('history_hyper_open', { percent: hyperBonus.percent, amount: money(hyperBonus.amount) }),
    waiting: () =>
      t('history_hyper_waiting', { amount: money(hyperBonus.amount), when: moment(hyperBonus.dueAt ?? '') }),
    paid: () => t('history_hyper_paid', { amount: money(hyperBonus.amount) }),
    none: () => null,
  }
  return [
    status === 'pending' && t(vip ? 'history_vip_waits' : 'history_pending_waits'),
    prepaidAmount && t('history_prepaid', { amount: money(prepaidAmount) }),
    promoCode && t('history_promo', { code: promoCode }),
    hyper?.[hyperBonus?.status ?? 'none'](),
  ].filter((note): note is string => typeof note === 'string')
}
