import type { CashbackRules } from '../../../../shared/api/points.ts'
import type { PromoCode } from '../../../../shared/api/promo-codes.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { withCurrency } from '../../../../shared/ui/islands/coupon/amount.ts'
import type { PageContext } from '../../page.ts'
import { PromoList } from '../office/promo-check.tsx'
import { coefText } from './points-rules.tsx'

type Ware = CashbackRules['showcase'][number]

interface ShowcaseProps {
  ctx: PageContext
  rules: CashbackRules
  currency: string
  /** Points that the player has; null for a visitor. */
  balance: number | null
}

/** What points buy in the player's currency. Each ware is a plain form of its own; its key makes a double click harmless. */
export function Showcase({ ctx, rules, currency, balance }: ShowcaseProps) {
  const { t } = ctx
  const wares = rules.showcase.filter(({ amount }) => amount[currency] !== undefined)
  return (
    <section className="box card">
      <h2>{t('points_showcase')}</h2>
      <p className="mu">{t(wares.length === 0 ? 'points_showcase_none' : 'points_showcase_text')}</p>
      <ul className="rows wallets">
        {wares.map((ware) => (
          <li key={ware.id}>
            <Icon name="ticket" />
            <span>
              {t('points_ware', { amount: withCurrency(ware.amount[currency] ?? '', currency) })}
              <small className="mu">{termsOf(ware, ctx)}</small>
            </span>
            <Buy {...{ ware, balance, ctx }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const termsOf = ({ minCoef, days }: Ware, ctx: PageContext): string =>
  minCoef
    ? ctx.t('points_ware_terms', { coef: coefText(minCoef, ctx), count: days })
    : ctx.t('points_ware_terms_any', { count: days })

function Buy({ ware, balance, ctx }: Pick<ShowcaseProps, 'balance' | 'ctx'> & { ware: Ware }) {
  const { t } = ctx
  if (balance === null) return <b className="end">{t('points_count', { count: ware.points })}</b>
  if (balance < ware.points)
    return (
      <span className="end">
        <b>{t('points_count', { count: ware.points })}</b>
        <small className="mu">{t('points_missing', { count: ware.points - Math.max(0, balance) })}</small>
      </span>
    )
  const form = ctx.form()
  return (
    <form method="post" action={form.action} className="end">
      <input type="hidden" name="csrf" value={form.csrf} />
      <input type="hidden" name="key" value={form.key} />
      <input type="hidden" name="ware" value={ware.id} />
      <button type="submit" className="btn btn-main">
        {t('points_buy', { count: ware.points })}
      </button>
    </form>
  )
}

/** Promo codes that the player can use now; nothing while there are none. */
export const OwnCodes = ({ codes, ctx }: { codes: readonly PromoCode[]; ctx: PageContext }) =>
  codes.length > 0 && (
    <section className="box card">
      <h2>{ctx.t('points_own_codes')}</h2>
      <PromoList codes={codes} ctx={ctx} />
    </section>
  )
