import { paymentsCsv } from '../../../shared/api/payments.ts'
import { csv } from '../../../shared/domain/csv/csv.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import type { TextKey } from '../../../shared/i18n/keys.ts'
import { translator } from '../../../shared/i18n/translator.ts'
import { type App, serve } from '../http/serve.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'

/** Pages of the history in one file. */
const MOST_PAGES = 100
const COLUMNS: readonly TextKey[] = [
  'payments_number',
  'payments_direction',
  'payments_created',
  'payments_status',
  'payments_amount',
  'payments_currency',
  'payments_method',
  'payments_decided',
]

/** The history of payments as a file for spreadsheets. */
export function servePaymentsCsv(app: App): void {
  serve(app, paymentsCsv, async ({ env, session, query, now }) => {
    const t = translator(query.lang ?? 'en')
    const moment = (ms: number | null) =>
      ms === null ? '' : new Date(ms + (query.tz ?? 0) * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
    const at = (instant: string | undefined) => (instant === undefined ? undefined : Date.parse(instant))
    const { status, direction } = query
    const which = { from: at(query.from), to: at(query.to), status, direction, now }
    const lines: string[][] = [COLUMNS.map((key) => t(key))]
    for (let page = 1; page <= MOST_PAGES; page++) {
      const { items } = await callWallet(env, session.userId, (wallet) => wallet.payments({ ...which, page }))
      for (const each of items)
        lines.push([
          String(each.id),
          t(`payments_direction_${each.direction}`),
          moment(each.createdAt),
          t(`payments_status_${each.status}`),
          formatMoney(each.amount, each.currency),
          each.currency,
          each.method,
          moment(each.decidedAt),
        ])
      if (items.length < 50) break
    }
    return new Response(csv(lines), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="payments.csv"',
        'cache-control': 'private, no-store',
      },
    })
  })
}
