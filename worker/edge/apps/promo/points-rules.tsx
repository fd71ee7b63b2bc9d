import type { CashbackRules } from '../../../../shared/api/points.ts'
import { displayCoef } from '../../../../shared/domain/coefficient/display.ts'
import { parseCoef } from '../../../../shared/domain/coefficient/thousandths.ts'
import { withCurrency } from '../../../../shared/ui/islands/coupon/amount.ts'
import type { PageContext } from '../../page.ts'

/** What points are called in this house. */
export const pointsTitle = ({ usePromoPointsName }: CashbackRules) =>
  usePromoPointsName ? ('points_title' as const) : ('points_title_bonus' as const)

export const coefText = (coef: string, { visit }: PageContext): string =>
  displayCoef(parseCoef(coef) ?? 1000, visit.display.coefViewId)

/** How points are earned and what they are for, with the sums of one currency. */
export function PointsRules({ ctx, rules, currency }: { ctx: PageContext; rules: CashbackRules; currency: string }) {
  const { t } = ctx
  const step = rules.points.stake[currency]
  return (
    <section className="box card">
      <h2>{t('points_rules')}</h2>
      <ul className="advice">
        <li>
          {step === undefined
            ? t('points_rule_currency', { currency })
            : t('points_rule_step', { amount: withCurrency(step, currency) })}
        </li>
        <li>{t('points_rule_coef', { coef: coefText(rules.points.minCoef, ctx) })}</li>
        <li>{t('points_rule_own')}</li>
        <li>{t('points_rule_back')}</li>
        <li>{t('points_rule_use')}</li>
      </ul>
    </section>
  )
}
