import type { IslandTranslate } from '../../../i18n/translate.ts'
import type { IslandProps } from '../props.ts'
import { stakeOf, withCurrency } from './amount.ts'
import type { CouponAwake } from './awake.ts'
import { Leg } from './leg.tsx'
import type { CouponModel } from './model.ts'
import { Empty, Sum, typeKey } from './parts.tsx'
import { PlaceButton } from './place-button.tsx'
import { isUnanswered } from './placing.ts'
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
  const receipt = (placing.phase === 'placed' || placing.phase === 'lines') && <Accepted {...{ props, t, awake }} />
  if (receipt && (placing.phase === 'placed' || model.legs.length === 0)) return receipt
  if (model.legs.length === 0 && placing.phase === 'idle') return <Empty lang={props.lang} t={t} undo={acts.undo} />
  return (
    <>
      {receipt}
      <Slip props={props} t={t} awake={awake} />
    </>
  )
}

/** The receipt, or until it has come that there is one. */
function Accepted({ props, t, awake }: AwakeCouponProps) {
  const { after } = awake
  if (after) return <after.Receipt props={props} awake={awake} locked={false} t={after.t} />
  return (
    <p className="coupon-note" role="status">
      {t('coupon_placed')}
    </p>
  )
}

/** Why a bet was refused by the last press, in words. */
export function refusedText({ placing, after }: CouponAwake, outcomeId: number): string | undefined {
  const refusals = placing.phase === 'refused' || placing.phase === 'lines' ? placing.problems : []
  const refusal = refusals.find((each) => each.outcomeId === outcomeId)
  return refusal && after?.refusalText(refusal)
}

function Slip({ props, t, awake }: AwakeCouponProps) {
  const { model, amount, placing, limits, cappedWin, acts, settings, after } = awake
  const { lang, player } = props
  const currency = player?.currency ?? 'EUR'
  const waits = isUnanswered(placing)
  /** Limits of many singles are those of a line. */
  const stake = model.typeId === 9 ? stakeOf(amount, currency) : model.stake
  const error = stakeError(amount, stake, limits, currency, t)
  const win = cappedWin ?? model.win
  const types = model.typeId > 1 ? awake.types : null
  const refused = (outcomeId: number) => refusedText(awake, outcomeId)
  return (
    <div className="coupon-body">
      {types ? (
        <types.Legs props={props} awake={awake} locked={waits} t={types.t} />
      ) : (
        <ul className="legs" aria-label={t('coupon_bets_title')}>
          {model.legs.map((leg) => (
            <Leg
              key={leg.leg.outcomeId}
              model={leg}
              t={t}
              refused={refused(leg.leg.outcomeId)}
              remove={waits ? undefined : acts.remove}
            />
          ))}
        </ul>
      )}
      {after && (awake.bonusCoef !== null || model.uplift) && (
        <after.Bonus props={props} awake={awake} locked={waits} t={after.t} />
      )}
      <TypeChoice model={model} locked={waits} set={acts.type} t={t} />
      {types && <types.Terms props={props} awake={awake} locked={waits} t={types.t} />}
      <dl className="coupon-sums">
        {model.typeId !== 9 && <Sum label={t('coupon_total_coef')} value={model.total ?? '–'} data-coupon-coef="" />}
        {settings.isBalanceShown && player?.money && (
          <Sum label={t('account_balance')} value={withCurrency(player.money, currency)} />
        )}
      </dl>
      <Stake
        t={t}
        amount={amount}
        currency={currency}
        limits={limits}
        error={error}
        locked={waits}
        change={acts.amount}
        step={settings.amountStep[currency]}
      />
      {settings.isPossibleWinShown && (
        <dl className="coupon-sums">
          <Sum
            label={t('coupon_possible_win')}
            value={win === null ? '–' : withCurrency(win, currency)}
            data-coupon-win=""
          />
        </dl>
      )}
      {cappedWin !== null && (
        <p className="hint">{t('coupon_max_payout', { amount: withCurrency(cappedWin, currency) })}</p>
      )}
      {after && <after.Outcome props={props} awake={awake} locked={waits} t={after.t} />}
      <PlaceButton
        lang={lang}
        currency={currency}
        t={t}
        model={model}
        phase={placing.phase}
        waits={waits}
        badStake={error !== null}
        place={acts.place}
      />
    </div>
  )
}

/** The type of the coupon with the number of its bets; a choice where they can make more than one. */
function TypeChoice({
  model: { typeId, types, legs },
  locked,
  set,
  t,
}: {
  model: CouponModel
  locked: boolean
  set(typeId: number): void
  t: IslandTranslate
}) {
  const count = <span className="mu">{t('coupon_count', { count: legs.length })}</span>
  return (
    <div className="sum">
      {types.length > 1 ? (
        <select
          className="input coupon-type"
          aria-label={t('coupon_type')}
          disabled={locked}
          value={typeId}
          onChange={(event) => set(Number(event.currentTarget.value))}
        >
          {types.map((id) => (
            <option key={id} value={id}>
              {t(typeKey(id))}
            </option>
          ))}
        </select>
      ) : (
        <b>{t(typeKey(typeId))}</b>
      )}
      {count}
    </div>
  )
}
