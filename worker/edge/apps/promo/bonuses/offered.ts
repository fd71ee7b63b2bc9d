import type { SiteConfig } from '../../../../../shared/api/config.ts'
import type { Block } from '../../../../../shared/i18n/content/types.ts'
import type { TextKey } from '../../../../../shared/i18n/keys.ts'
import { withCurrency } from '../../../../../shared/ui/islands/coupon/amount.ts'
import type { PageContext } from '../../../page.ts'
import { coefText } from '../points-rules.tsx'

/** A bonus of the house: what it is called, what it brings, and its rules with the sums of one currency. */
export interface Bonus {
  id: string
  title: TextKey
  text: TextKey
  /** The one number that it is known by. */
  value: string
  rules: Block[]
}

type Made = Omit<Bonus, 'id'> | null
type Make = (config: SiteConfig, ctx: PageContext, currency: string) => Made

const list = (...texts: string[]): Block => ({ list: texts })
const sum = (byCurrency: Record<string, string>, currency: string) =>
  withCurrency(byCurrency[currency] ?? '0', currency)

const cashback: Make = ({ cashback }, { t }, currency) =>
  cashback && {
    title: 'cashback_title',
    text: 'cashback_text',
    value: `${cashback.week.percent} %`,
    rules: [
      list(
        t('bonus_cashback_rule', {
          percent: cashback.week.percent,
          least: sum(cashback.week.minLoss, currency),
          most: sum(cashback.week.max, currency),
        }),
        t('cashback_term_own'),
        t('cashback_term_week'),
        t('cashback_term_net'),
        t('cashback_term_back'),
        t('cashback_term_break'),
      ),
    ],
  }

const points: Make = ({ cashback }, ctx, currency) =>
  cashback && {
    title: cashback.usePromoPointsName ? 'points_title' : 'points_title_bonus',
    text: 'points_text',
    value: ctx.t('bonus_points_value', { amount: sum(cashback.points.stake, currency) }),
    rules: [
      list(
        ctx.t('points_rule_step', { amount: sum(cashback.points.stake, currency) }),
        ctx.t('points_rule_coef', { coef: coefText(cashback.points.minCoef, ctx) }),
        ctx.t('points_rule_own'),
        ctx.t('points_rule_back'),
        ctx.t('points_rule_use'),
      ),
    ],
  }

const hyper: Make = ({ betting: { hyperBonus: rule } }, { t }, currency) => {
  if (!rule) return null
  const most = Math.max(...rule.steps.map(({ percent }) => percent))
  return {
    title: 'bonus_hyper_title',
    text: 'bonus_hyper_text',
    value: t('bonus_up_to', { percent: most }),
    rules: [
      list(
        t('bonus_hyper_rule_legs'),
        t('bonus_hyper_rule_ask'),
        t('bonus_hyper_rule_won'),
        t('bonus_hyper_rule_sums', { min: sum(rule.minStake, currency), max: sum(rule.maxBonus, currency) }),
        t('bonus_hyper_rule_paid'),
      ),
      {
        table: {
          head: [t('bonus_hyper_legs'), t('bonus_hyper_percent')],
          rows: rule.steps.map(({ legs, percent }) => [`${legs}+`, `${percent} %`]),
        },
      },
    ],
  }
}

const bonusBet: Make = ({ betting }, { t }) =>
  betting.isBonusBetAvailable
    ? {
        title: 'bonus_bet_title',
        text: 'bonus_bet_text',
        value: betting.bonusBetMode === 'fixed' ? '× 1.10' : '× 1.09',
        rules: [
          list(
            t('bonus_bet_rule_legs'),
            t(betting.bonusBetMode === 'fixed' ? 'bonus_bet_rule_fixed' : 'bonus_bet_rule_count'),
            t('bonus_bet_rule_won'),
          ),
        ],
      }
    : null

const express: Make = ({ betting: { expressUpliftPercent: percent = 0 } }, { t }) =>
  percent > 0
    ? {
        title: 'bonus_express_title',
        text: 'bonus_express_text',
        value: `+${percent} %`,
        rules: [
          list(t('bonus_express_rule_win', { percent }), t('bonus_express_rule_same'), t('bonus_express_rule_alone')),
        ],
      }
    : null

const advance: Make = ({ betting: { advance: rule } }, { t }, currency) =>
  rule
    ? {
        title: 'bonus_advance_title',
        text: 'bonus_advance_text',
        value: sum(rule.max, currency),
        rules: [
          list(
            t('bonus_advance_rule_part', { percent: rule.percent, max: sum(rule.max, currency) }),
            t('bonus_advance_rule_repaid'),
            t('bonus_advance_rule_void'),
          ),
        ],
      }
    : null

/** By the id in their address. */
const BONUSES: readonly (readonly [id: string, make: Make])[] = [
  ['cashback', cashback],
  ['points', points],
  ['hyper', hyper],
  ['bonus-bet', bonusBet],
  ['express', express],
  ['advance', advance],
]

/** The bonuses that the operator's config offers, with the sums of `currency`. */
export const offeredBonuses = (ctx: PageContext, currency: string): Bonus[] =>
  BONUSES.flatMap(([id, make]) => {
    const made = make(ctx.config, ctx, currency)
    return made ? [{ id, ...made }] : []
  })
