import { getStatement, type StatementMonth, statementCsv } from '../../../shared/api/statement.ts'
import { csv } from '../../../shared/domain/csv/csv.ts'
import { monthsBack } from '../../../shared/domain/limits/months.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import { translator } from '../../../shared/i18n/translator.ts'
import { elapsedText } from '../../../shared/ui/limits/elapsed.ts'
import type { Env } from '../env.ts'
import { type App, serve } from '../http/serve.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import { playTimes } from './play-time.ts'

/** The running month and a year before it. */
const MONTHS = 13

async function statementOf(env: Env, userId: number, now: number): Promise<StatementMonth[]> {
  const [rows, times] = await Promise.all([
    callWallet(env, userId, (wallet) => wallet.statement(monthsBack(now, MONTHS))),
    playTimes(env, userId),
  ])
  return rows.map(({ month, currency, deposits, withdrawals, stakes, returns }) => {
    const money = (minor: number) => formatMoney(minor, currency)
    return {
      month,
      currency,
      deposits: money(deposits),
      withdrawals: money(withdrawals),
      stakes: money(stakes),
      returns: money(returns),
      net: money(returns - stakes),
      seconds: Math.floor((times.get(month) ?? 0) / 1000),
    }
  })
}

/** The player's account by months, to look at and as a file for spreadsheets (RG-92). */
export function serveStatement(app: App): void {
  serve(app, getStatement, async ({ env, session, now }) => {
    const items = await statementOf(env, session.userId, now)
    return { items, total: items.length, page: 1 }
  })

  serve(app, statementCsv, async ({ env, session, query, now }) => {
    const t = translator(query.lang ?? 'en')
    const head = [
      t('statement_month'),
      t('statement_currency'),
      t('statement_deposits'),
      t('statement_withdrawals'),
      t('statement_stakes'),
      t('statement_returns'),
      t('statement_net'),
      t('statement_time'),
    ]
    const lines = (await statementOf(env, session.userId, now)).map(({ seconds, ...sums }) => [
      ...[sums.month, sums.currency, sums.deposits, sums.withdrawals, sums.stakes, sums.returns, sums.net],
      elapsedText(seconds),
    ])
    return new Response(csv([head, ...lines]), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="statement.csv"',
        'cache-control': 'private, no-store',
      },
    })
  })
}
