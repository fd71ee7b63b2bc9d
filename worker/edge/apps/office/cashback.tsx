import type { CashbackRules, CashbackWeek } from '../../../../shared/api/points.ts'
import { withCurrency } from '../../../../shared/ui/islands/coupon/amount.ts'
import { Facts } from '../../../../shared/ui/parts/facts.tsx'
import { dateText } from '../../../../shared/ui/time.ts'
import type { PageContext } from '../../page.ts'

interface CashbackProps {
  ctx: PageContext
  rules: CashbackRules
  /** Of the account that pays. */
  currency: string
  weeks: readonly CashbackWeek[]
  /** Promo points that the player has. */
  points: number
}

/** Section `cashback` of the settings: its rule in the player's currency, his weeks, and the way to his points. */
export function Cashback({ ctx, rules, currency, weeks, points }: CashbackProps) {
  const { t, href } = ctx
  const { percent, minLoss, max } = rules.week
  const bets = weeks.filter(({ of }) => of === 'bets')
  const sum = (byCurrency: Record<string, string>) => withCurrency(byCurrency[currency] ?? '0', currency)
  return (
    <>
      <div className="split">
        <section className="box card">
          <h2>{t('cashback_title')}</h2>
          <p className="mu">{t('cashback_text')}</p>
          <Facts
            rows={[
              [t('cashback_percent'), `${percent} %`],
              [t('cashback_least'), sum(minLoss)],
              [t('cashback_most'), sum(max)],
              [t('cashback_when'), t('cashback_when_monday')],
            ]}
          />
          <p>
            {t('cashback_points', { points: t('points_count', { count: points }) })}{' '}
            <a className="link" href={href('points')}>
              {t('cashback_to_points')}
            </a>
          </p>
        </section>
        {rules.showAdditionalCashBackTerms && (
          <section className="box card">
            <h2>{t('cashback_terms')}</h2>
            <ul className="advice">
              {(['own', 'week', 'net', 'back', 'break'] as const).map((term) => (
                <li key={term}>{t(`cashback_term_${term}`)}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <section className="box card">
        <h2>{t('cashback_weeks')}</h2>
        {bets.length === 0 ? <p className="mu">{t('cashback_none')}</p> : <CashbackWeeks ctx={ctx} weeks={bets} />}
      </section>
    </>
  )
}

/** Weeks of cashback, each with its net loss and what comes back of it. */
export const CashbackWeeks = ({ ctx: { t }, weeks }: Pick<CashbackProps, 'ctx' | 'weeks'>) => (
  <ul className="rows">
    {weeks.map(({ from, to, currency, loss, amount, isPaid }) => (
      <li key={`${from} ${currency}`}>
        <span>
          {weekText(from, to, t.lang)}
          <small className="mu">
            {t('cashback_loss')}: {withCurrency(loss, currency)}
          </small>
        </span>
        <span className={isPaid ? 'state state-won' : 'state state-open'}>
          {t(isPaid ? 'cashback_paid' : 'cashback_running')}
        </span>
        <b>{withCurrency(amount, currency)}</b>
      </li>
    ))}
  </ul>
)

/** A week's first and last day; it is reckoned in UTC. */
function weekText(from: string, to: string, lang: string): string {
  const day = (at: number) => dateText(new Date(at).toISOString(), lang, { tzo: 0 }, 'date')
  return `${day(Date.parse(from))} – ${day(Date.parse(to) - 1)}`
}
