import type { IslandTranslate } from '../../../i18n/translate.ts'
import type { IslandProps } from '../props.ts'
import { withCurrency } from './amount.ts'
import type { CouponAwake } from './awake.ts'
import { Leg } from './leg.tsx'
import { Outcome } from './outcome.tsx'
import { Empty, Sum } from './parts.tsx'
import { PlaceButton } from './place-button.tsx'
import { Receipt } from './result.tsx'
import { Stake } from './stake.tsx'
import { stakeError } from './stake-error.ts'

interface AwakeCouponProps {
  props: IslandProps['coupon']
  t: IslandTranslate
  awake: CouponAwake
}

/** The slip in the browser: a receipt, the empty slip, or bets with stake and button. */
export function AwakeCoupon({ props, t, awake }: AwakeCouponProps) {
  const { model, placing, acts } = awake
  if (placing.phase === 'placed')
    return (
      <Receipt
        coupon={placing.coupon}
        coefViewId={props.coefViewId}
        lang={props.lang}
        t={t}
        done={acts.done}
        again={acts.again}
      />
    )
  if (model.legs.length === 0 && placing.phase === 'idle') return <Empty lang={props.lang} t={t} />
  return <Slip props={props} t={t} awake={awake} />
}

function Slip({ props, t, awake }: AwakeCouponProps) {
  const { model, amount, placing, limits, cappedWin, acts } = awake
  const { lang, player } = props
  const currency = player?.currency ?? 'EUR'
  const waits = placing.phase === 'sending' || placing.phase === 'checking' || placing.phase === 'unknown'
  const refusals = placing.phase === 'refused' ? placing.problems : []
  const error = stakeError(amount, model.stake, limits, currency, t)
  const win = cappedWin ?? model.win
  return (
    <div className="coupon-body">
      <ul className="legs" aria-label={t('coupon_bets_title')}>
        {model.legs.map((leg) => (
          <Leg
            key={leg.leg.outcomeId}
            model={leg}
            t={t}
            refusal={refusals.find((refusal) => refusal.outcomeId === leg.leg.outcomeId)}
            remove={waits ? undefined : acts.remove}
          />
        ))}
      </ul>
      <dl className="coupon-sums">
        <Sum
          label={t(model.typeId === 1 ? 'coupon_type_1' : 'coupon_type_0')}
          value={t('coupon_count', { count: model.legs.length })}
        />
        <Sum label={t('coupon_total_coef')} value={model.total ?? '–'} data-coupon-coef="" />
      </dl>
      <Stake
        t={t}
        amount={amount}
        currency={currency}
        limits={limits}
        error={error}
        locked={waits}
        change={acts.amount}
      />
      <dl className="coupon-sums">
        <Sum
          label={t('coupon_possible_win')}
          value={win === null ? '–' : withCurrency(win, currency)}
          data-coupon-win=""
        />
      </dl>
      {cappedWin !== null && (
        <p className="hint">{t('coupon_max_payout', { amount: withCurrency(cappedWin, currency) })}</p>
      )}
      <Policy change={awake.change} set={acts.change} t={t} />
      <Outcome placing={placing} limits={limits} currency={currency} t={t} check={acts.check} />
      <PlaceButton
        lang={lang}
        currency={currency}
        t={t}
        model={model}
        phase={placing.phase}
        badStake={error !== null}
        place={acts.place}
      />
    </div>
  )
}

const POLICIES = [0, 1, 2] as const

/** What to do when a price changes (spec §3 `changeCoefAction`). */
function Policy({ change, set, t }: { change: 0 | 1 | 2; set: (policy: 0 | 1 | 2) => void; t: IslandTranslate }) {
  return (
    <div className="field">
      <label htmlFor="coupon-change">{t('coupon_change_title')}</label>
      <select
        id="coupon-change"
        className="input"
        value={change}
        onChange={(event) => set(POLICIES.find((policy) => String(policy) === event.currentTarget.value) ?? 2)}
      >
        {POLICIES.map((policy) => (
          <option key={policy} value={policy}>
            {t(`coupon_change_${policy}`)}
          </option>
        ))}
      </select>
    </div>
  )
}
