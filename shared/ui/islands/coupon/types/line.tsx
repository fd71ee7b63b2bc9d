import { fromThousandths } from '../../../../domain/coefficient/fraction.ts'
import { formatMoney } from '../../../../domain/money/amount.ts'
import type { IslandTranslate } from '../../../../i18n/translate.ts'
import { stakeOf, withCurrency } from '../amount.ts'
import { type LegModel, winOf } from '../model.ts'
import type { Refusal } from '../placing.ts'
import type { TypeProps } from './acts.ts'
import { typedTerms } from './terms.ts'

interface LineProps extends Pick<TypeProps, 'facts' | 'locked' | 'acts'> {
  leg: LegModel
  refusal: Refusal | undefined
  t: IslandTranslate
}

/** The own stake of a line of many singles, with its win; empty it takes the stake that stands below for all. */
export function Line({ leg, facts, locked, acts, refusal, t }: LineProps) {
  const { outcomeId, event, outcome } = leg.leg
  const { currency, amount } = facts
  const own = typedTerms(facts.more).amountByBetId[outcomeId]
  const stake = stakeOf(own ?? amount, currency)
  const win = winOf(stake, fromThousandths(leg.now), facts)
  const max = refusal?.max
  return (
    <div className="leg-more">
      <input
        className="input"
        aria-label={t('coupon_line_stake', { event, outcome })}
        data-coupon-line={outcomeId}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        placeholder={amount}
        value={own ?? ''}
        readOnly={locked}
        aria-invalid={own !== undefined && !stake ? true : undefined}
        onChange={(change) => acts.line(outcomeId, change.currentTarget.value || null)}
      />
      {win !== null && (
        <span className="hint">
          {t('coupon_line_win', { amount: withCurrency(formatMoney(win, currency), currency) })}
        </span>
      )}
      {max && (
        <button type="button" className="link" disabled={locked} onClick={() => acts.line(outcomeId, max)}>
          {t('coupon_use_max')}
        </button>
      )}
    </div>
  )
}
