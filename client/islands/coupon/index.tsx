import { useEffect, useState } from 'react'
import { parseMoney } from '../../../shared/domain/money/amount.ts'
import type { IslandTranslate } from '../../../shared/i18n/translate.ts'
import type { CouponAfter, CouponAwake } from '../../../shared/ui/islands/coupon/awake.ts'
import { TeamMarks } from '../../../shared/ui/islands/coupon/team-marks.ts'
import { CouponIslandView } from '../../../shared/ui/islands/coupon/view.tsx'
import type { IslandProps } from '../../../shared/ui/islands/props.ts'
import { useAwake } from '../../../shared/ui/islands/use-awake.ts'
import { outcomesOf } from '../../coupon/body.ts'
import { clear, undoClear } from '../../coupon/cleared.ts'
import { desk, loadTools, loadTypes } from '../../coupon/late.ts'
import { loadPending } from '../../coupon/pending.ts'
import { followQuote } from '../../coupon/quote.ts'
import { settled } from '../../coupon/settled.ts'
import { $coupon, removeLegs, setAmount, setType, toggle } from '../../stores/coupon.ts'
import { $couponAfter, $couponTypes } from '../../stores/coupon-late.ts'
import { $couponSettings } from '../../stores/coupon-settings.ts'
import { $couponView, shownStake } from '../../stores/coupon-view.ts'
import { $placing } from '../../stores/placing.ts'
import { $player } from '../../stores/player.ts'
import { $quote } from '../../stores/quote.ts'
import { $settings } from '../../stores/settings.ts'
import { useStore } from '../../stores/use-store.ts'
import { $vip } from '../../stores/vip.ts'
import { useAnnouncement } from './announce.ts'
import { useTeamMarks } from './use-team-marks.ts'

const acts = {
  remove(outcomeId: number) {
    settled()
    removeLegs(new Set([outcomeId]))
  },
  clear() {
    settled()
    clear()
  },
  amount(text: string) {
    settled()
    setAmount(text)
  },
  type(typeId: number) {
    settled()
    setType(typeId)
  },
  done: settled,
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
  const marks = useTeamMarks()
  useEffect(() => {
    takePicked(props)
    return followQuote()
  }, [props])
  return awake ? (
    <TeamMarks value={marks}>
      <CouponIslandView props={{ ...props, player, coefViewId }} t={t} awake={known} />
    </TeamMarks>
  ) : (
    <CouponIslandView props={props} t={t} />
  )
}

/** The slip's settings, loaded when they are opened, and at once for a player who has switched on what they watch over. */
function useTools(lang: string): [tools: CouponAwake['tools'], toggleTools: () => void] {
  const [tools, setTools] = useState<CouponAwake['tools']>(null)
  const { isAutoMax, isVipBet, isDropOnScoreChange, isActiveOneClick } = useStore($couponSettings)
  const watched = isAutoMax || isVipBet || isDropOnScoreChange || isActiveOneClick
  const shared = new URLSearchParams(location.search).has('coupon')
  useEffect(() => {
    if (watched || shared) loadTools(lang).then(([{ watch }, t]) => watch(t), console.error)
  }, [watched, shared, lang])
  const toggleTools = () => {
    if (tools) setTools(null)
    else loadTools(lang).then(([{ Panel }, t]) => setTools({ Panel, t }), console.error)
  }
  return [tools, toggleTools]
}

/** The stores' view of the coupon. */
function useKnown(t: IslandTranslate): CouponAwake {
  const model = useStore($couponView)
  const { amount } = useStore($coupon)
  const settings = useStore($couponSettings)
  const placing = useStore($placing)
  const quote = useStore($quote)
  const types = useStore($couponTypes)
  const after = useStore($couponAfter)
  const vip = useStore($vip)
  const currency = useStore($player)?.currency ?? 'EUR'
  const [tools, toggleTools] = useTools(t.lang)
  const late = model.typeId > 1
  useEffect(() => {
    if (late && !$couponTypes.get()) loadTypes(t.lang).then((own) => $couponTypes.set(own), console.error)
  }, [late, t.lang])
  const needed = model.legs.length > 0 || placing.phase !== 'idle'
  useEffect(() => {
    const isLeft = loadPending() !== null
    if (needed || isLeft) desk(t.lang).then((own) => isLeft && own.resume(), console.error)
  }, [needed, t.lang])
  const at = (act: (own: CouponAfter) => void) => () => void desk(t.lang).then(act, console.error)
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
    amount: shownStake(amount, currency),
    settings,
    placing,
    limits: { min: own?.min ?? null, max: (!vip && own?.max) || null },
    bonusCoef: own?.bonusCoef ?? null,
    cappedWin: cut ? cap : null,
    announcement,
    types,
    after,
    tools,
    acts: {
      ...acts,
      place: at((own) => own.place()),
      tools: toggleTools,
      undo: undoClear(),
    },
  }
}
