import { type StatementMonth, statementCsv } from '../../api/statement.ts'
import { Icon } from '../icon.tsx'
import { withCurrency } from '../islands/coupon/amount.ts'
import { Facts } from '../parts/facts.tsx'
import { elapsedText } from './elapsed.ts'
import { signed } from './signed.ts'
import type { LimitsView } from './words.ts'

/** The account by months, the running one open: money in and out, play and time, and the file of it (RG-92). */
export function StatementCard({ months, view }: { months: readonly StatementMonth[] | null; view: LimitsView }) {
  const { t } = view
  if (months === null) return null
  return (
    <section className="box card" id="statement">
      <h2>{t('statement_title')}</h2>
      <p className="mu">{t('statement_text')}</p>
      <div>
        {months.map((each, i) => (
          <Month key={`${each.month} ${each.currency}`} month={each} isOpen={i === 0} view={view} />
        ))}
      </div>
      <a className="btn" href={`${statementCsv.path}?lang=${t.lang}`} download="">
        {t('statement_csv')}
      </a>
    </section>
  )
}

function Month({
  month,
  isOpen,
  view: { t, month: name },
}: {
  month: StatementMonth
  isOpen: boolean
  view: LimitsView
}) {
  const { currency, deposits, withdrawals, stakes, returns, net, seconds } = month
  const rows: [string, string][] = [
    [t('statement_deposits'), withCurrency(deposits, currency)],
    [t('statement_withdrawals'), withCurrency(withdrawals, currency)],
    [t('statement_stakes'), withCurrency(stakes, currency)],
    [t('statement_returns'), withCurrency(returns, currency)],
    [t('statement_net'), signed(net, currency)],
    [t('statement_time'), elapsedText(seconds)],
  ]
  return (
    <details className="limit" open={isOpen}>
      <summary>
        <span>{name(month.month)}</span>
        <b className="end">
          <bdi>{signed(net, currency)}</bdi>
        </b>
        <Icon name="chevron" />
      </summary>
      <Facts rows={rows} />
    </details>
  )
}
