import { displayCoef } from '../../../../domain/coefficient/display.ts'
import { parseCoef } from '../../../../domain/coefficient/thousandths.ts'
import type { CoefView } from '../../../../domain/settings/display.ts'
import type { IslandTranslate } from '../../../../i18n/translate.ts'
import { Icon } from '../../../icon.tsx'
import { islandHref } from '../../links.ts'
import { withCurrency } from '../amount.ts'
import type { PlacedSummary } from '../placing.ts'

/** The receipt of an accepted bet. */
export function Receipt({
  coupon,
  coefViewId,
  lang,
  t,
  done,
  again,
}: {
  coupon: PlacedSummary
  coefViewId: CoefView
  lang: string
  t: IslandTranslate
  done?: (() => void) | undefined
  again?: (() => void) | undefined
}) {
  const { id, amount, currency, coef, possibleWin, waits } = coupon
  const thousandths = parseCoef(coef)
  return (
    <div className="receipt" data-coupon-placed={id}>
      <p className="receipt-title">
        <Icon name="ticket" />
        <b>{t(waits ? 'coupon_vip_waits' : 'coupon_placed')}</b>
      </p>
      <p className="mu">{t('coupon_placed_number', { id })}</p>
      <p>
        {t('coupon_placed_text', {
          amount: withCurrency(amount, currency),
          coef: thousandths === null ? coef : displayCoef(thousandths, coefViewId),
          win: withCurrency(possibleWin, currency),
        })}
      </p>
      <div className="receipt-acts">
        <a className="btn" href={islandHref(lang, 'history')}>
          {t('coupon_placed_history')}
        </a>
        {again && (
          <button type="button" className="btn" onClick={again}>
            {t('coupon_placed_again')}
          </button>
        )}
        {done && (
          <button type="button" className="btn btn-main" onClick={done}>
            {t('coupon_placed_done')}
          </button>
        )}
      </div>
    </div>
  )
}
