import { displayCoef } from '../../../../domain/coefficient/display.ts'
import { parseCoef } from '../../../../domain/coefficient/thousandths.ts'
import type { CoefView } from '../../../../domain/settings/display.ts'
import type { IslandTranslate } from '../../../../i18n/translate.ts'
import { Icon } from '../../../icon.tsx'
import { islandHref } from '../../links.ts'
import { withCurrency } from '../amount.ts'
import type { Placing } from '../placing.ts'

interface LinesProps {
  placing: Extract<Placing, { phase: 'lines' }>
  coefViewId: CoefView
  lang: string
  t: IslandTranslate
  done(): void
}

/** The receipt of many singles: each accepted line with its number; those that were refused stay below. */
export function Lines({ placing: { placed, problems }, coefViewId, lang, t, done }: LinesProps) {
  return (
    <div className="receipt" data-coupon-lines={placed.length}>
      <p className="receipt-title">
        <Icon name="ticket" />
        <b>{t('coupon_lines_placed', { count: placed.length, all: placed.length + problems.length })}</b>
      </p>
      <ul className="mu">
        {placed.map(({ id, amount, currency, coef, possibleWin }) => (
          <li key={id} data-coupon-placed={id}>
            {t('coupon_placed_number', { id })} ·{' '}
            {t('coupon_placed_text', {
              amount: withCurrency(amount, currency),
              coef: displayCoef(parseCoef(coef) ?? 1000, coefViewId),
              win: withCurrency(possibleWin, currency),
            })}
          </li>
        ))}
      </ul>
      {problems.length > 0 && <p className="warn">{t('coupon_lines_left')}</p>}
      <div className="receipt-acts">
        <a className="btn" href={islandHref(lang, 'history')}>
          {t('coupon_placed_history')}
        </a>
        <button type="button" className="btn btn-main" onClick={done}>
          {t('coupon_placed_done')}
        </button>
      </div>
    </div>
  )
}
