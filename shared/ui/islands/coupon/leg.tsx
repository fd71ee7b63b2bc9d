import { memo, type ReactNode, useContext } from 'react'
import type { IslandTranslate } from '../../../i18n/translate.ts'
import { Icon } from '../../icon.tsx'
import type { LegModel } from './model.ts'
import { TeamMarks } from './team-marks.ts'

interface LegProps {
  model: LegModel
  t: IslandTranslate
  /** Why the house has refused it, in words. */
  refused?: string | undefined
  remove?: ((outcomeId: number) => void) | undefined
  /** What the coupon's type asks of the bet. */
  children?: ReactNode
}

/** Why a leg stands in the way, null when it does not. */
function trouble({ blocked, gone, correlated, bannedExpress }: LegModel, t: IslandTranslate): string | null {
  if (gone) return t('coupon_gone_leg')
  if (blocked) return t('coupon_suspended_leg')
  if (bannedExpress) return t('coupon_banned_express_leg')
  return correlated ? t('coupon_correlated_leg') : null
}

/** Every change of the coupon makes its models anew; a bet whose model says the same stands as it is. */
const isSame = (a: LegProps, b: LegProps): boolean =>
  a.t === b.t &&
  a.refused === b.refused &&
  a.remove === b.remove &&
  a.children === b.children &&
  JSON.stringify(a.model) === JSON.stringify(b.model)

/** One bet of the slip. A changed price shows the old one struck through and an arrow, so that colour alone says nothing. */
export const Leg = memo(function Leg({ model, t, refused, remove, children }: LegProps) {
  const { leg, coef, from, fromCoef, now } = model
  const marksOf = useContext(TeamMarks)
  const up = from !== null && now > from
  const problem = trouble(model, t) ?? refused ?? null
  return (
    <li className="leg" data-leg={leg.outcomeId} data-off={problem === null ? undefined : ''}>
      <div className="leg-what">
        <span className="leg-event">
          {leg.isLive && <span className="live dot">{t('coupon_live')} </span>}
          {marksOf?.(leg.event)}
          {leg.event}
        </span>
        <span className="leg-market mu">{leg.market}</span>
        <b className="leg-outcome">{leg.outcome}</b>
      </div>
      <div className="leg-price">
        {fromCoef !== null && (
          <>
            <s className="mu">{fromCoef}</s>
            <span
              className={up ? 'leg-up' : 'leg-down'}
              role="img"
              aria-label={t(up ? 'coupon_price_up' : 'coupon_price_down', { coef })}
            >
              {up ? '▲' : '▼'}
            </span>
          </>
        )}
        <b className="leg-coef">{coef}</b>
      </div>
      {remove && (
        <button
          type="button"
          className="icon-btn leg-remove"
          aria-label={t('coupon_remove_bet', { event: leg.event, outcome: leg.outcome })}
          onClick={() => remove(leg.outcomeId)}
        >
          <Icon name="close" />
        </button>
      )}
      {children}
      {problem !== null && (
        <p className="leg-trouble err">
          <Icon name={model.blocked ? 'lock' : 'alert'} />
          {problem}
        </p>
      )}
    </li>
  )
}, isSame)
