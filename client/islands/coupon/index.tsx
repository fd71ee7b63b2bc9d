import { useEffect } from 'react'
import { parseMoney } from '../../../shared/domain/money/amount.ts'
import type { IslandTranslate } from '../../../shared/i18n/translate.ts'
import type { CouponAwake } from '../../../shared/ui/islands/coupon/awake.ts'
import { CouponIslandView } from '../../../shared/ui/islands/coupon/view.tsx'
import type { IslandProps } from '../../../shared/ui/islands/props.ts'
import { useAwake } from '../../../shared/ui/islands/use-awake.ts'
import { again, check, place, resume, settled } from '../../coupon/desk.ts'
import { followQuote, outcomesOf } from '../../coupon/quote.ts'
import { $coupon, clearCoupon, removeLegs, setAmount, setChange, toggle } from '../../stores/coupon.ts'
import { $couponView } from '../../stores/coupon-view.ts'
import { $placing } from '../../stores/placing.ts'
import { $player } from '../../stores/player.ts'
import { $quote } from '../../stores/quote.ts'
import { $settings } from '../../stores/settings.ts'
import { useStore } from '../../stores/use-store.ts'
import { useAnnouncement } from './announce.ts'

const acts: CouponAwake['acts'] = {
  remove(outcomeId) {
    settled()
    removeLegs(new Set([outcomeId]))
  },
  clear() {
    settled()
    clearCoupon()
  },
  amount(text) {
    settled()
    setAmount(text)
  },
  change: setChange,
  place,
  check,
  done: settled,
  again,
}

/** The bet that a form without JavaScript picked joins the coupon, once: the address then says nothing of it any more. */
function takePicked({ picked }: IslandProps['coupon']): void {
  const url = new URL(location.href)
  if (!picked || !url.searchParams.has('pick')) return
  url.searchParams.delete('pick')
  history.replaceState(history.state, '', url)
  if (!$coupon.get().legs.some((leg) => leg.outcomeId === picked.outcomeId)) toggle(picked)
}

export default function CouponIsland({ props, t }: { props: IslandProps['coupon']; t: IslandTranslate }) {
  const awake = useAwake()
  const player = useStore($player)
  const { coefViewId } = useStore($settings)
  const known = useKnown(t)
  useEffect(() => {
    takePicked(props)
    resume()
    return followQuote()
  }, [props])
  return awake ? (
    <CouponIslandView props={{ ...props, player, coefViewId }} t={t} awake={known} />
  ) : (
    <CouponIslandView props={props} t={t} />
  )
}

/** The stores' view of the coupon. */
function useKnown(t: IslandTranslate): CouponAwake {
  const model = useStore($couponView)
  const { amount, change } = useStore($coupon)
  const placing = useStore($placing)
  const quote = useStore($quote)
  const currency = useStore($player)?.currency ?? 'EUR'
  const moved = model.legs.map((leg) => leg.now).join()
  const announcement = useAnnouncement(
    moved,
    model.total === null ? '' : t('coupon_prices_announced', { coef: model.total }),
    outcomesOf(model),
  )
  const own = quote?.outcomes === outcomesOf(model) ? quote : null
  const cap = quote?.maxPayout ?? null
  const cut =
    cap !== null && model.win !== null && (parseMoney(model.win, currency) ?? 0) > (parseMoney(cap, currency) ?? 0)
  return {
    model,
    amount,
    change,
    placing,
    limits: { min: own?.min ?? null, max: own?.max ?? null },
    cappedWin: cut ? cap : null,
    announcement,
    acts,
  }
}
