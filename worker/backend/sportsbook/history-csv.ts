import type { PlacedBet, PlacedCoupon } from '../../../shared/api/coupon.ts'
import { historyCsv } from '../../../shared/api/history-csv.ts'
import { csv } from '../../../shared/domain/csv/csv.ts'
import { marketLabel, outcomeLabel } from '../../../shared/domain/labels/labels.ts'
import { FORCED_RETURN } from '../../../shared/domain/settlement/leg-factor.ts'
import { isVoidCode } from '../../../shared/domain/settlement/void-reasons.ts'
import type { TextKey } from '../../../shared/i18n/keys.ts'
import type { Translate } from '../../../shared/i18n/translate.ts'
import { translator } from '../../../shared/i18n/translator.ts'
import { type App, serve } from '../http/serve.ts'
import { historyPage } from './history.ts'

/** Pages of the history in one file. */
const MOST_PAGES = 100

const COLUMNS: readonly TextKey[] = [
  'history_id',
  'history_type',
  'history_placed_at',
  'history_status',
  'history_stake',
  'history_coef',
  'history_possible_win',
  'history_payout',
  'history_currency',
  'history_settled_at',
  'history_event',
  'history_outcome',
  'history_result',
]

const betStatus = (t: Translate, { statusId }: PlacedBet): string => {
  switch (statusId) {
    case -1:
      return t('bet_status_m1')
    case 0:
    case 1:
    case 2:
    case 3:
    case 4:
    case 5:
    case 6:
      return t(`bet_status_${statusId}`)
    default:
      return t('bet_status_m2')
  }
}

/** Why the house has returned a bet: by its void policy, or in the operator's own words. */
const whyVoid = (t: Translate, { voidReason = 'other' }: PlacedBet): string =>
  isVoidCode(voidReason) ? t(`void_reason_${voidReason}`) : voidReason

/** One line a bet: a coupon's sums stand in the line of its first bet only, so that a column adds up. */
function linesOf(coupon: PlacedCoupon, t: Translate, moment: (iso: string) => string): string[][] {
  return coupon.bets.map((bet, i) => {
    const market = { typeId: bet.market.typeId, specifiers: bet.market.specifiers }
    const first = (text: string) => (i === 0 ? text : '')
    return [
      String(coupon.id),
      t(`coupon_type_${coupon.typeId}`),
      moment(coupon.placedAt),
      t(`history_status_${coupon.status}`),
      first(coupon.amount),
      first(coupon.coef),
      first(coupon.possibleWin),
      first(coupon.payout ?? ''),
      coupon.currency,
      coupon.settledAt ? moment(coupon.settledAt) : '',
      `${bet.home} – ${bet.away}`,
      `${marketLabel(t, market, bet)}: ${outcomeLabel(t, market, bet.outcome, bet)} (${bet.market.coef})`,
      bet.statusId === FORCED_RETURN ? `${betStatus(t, bet)}: ${whyVoid(t, bet)}` : betStatus(t, bet),
    ]
  })
}

/** The history as a file for spreadsheets. */
export function serveHistoryCsv(app: App): void {
  serve(app, historyCsv, async ({ env, session, query, now }) => {
    const t = translator(query.lang ?? 'en')
    const moment = (iso: string) =>
      new Date(Date.parse(iso) + (query.tz ?? 0) * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
    const lines: string[][] = [COLUMNS.map((key) => t(key))]
    for (let page = 1; page <= MOST_PAGES; page++) {
      const { items } = await historyPage(env, session.userId, { ...query, page }, now)
      lines.push(...items.flatMap((coupon) => linesOf(coupon, t, moment)))
      if (items.length < 50) break
    }
    return new Response(csv(lines), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="bets.csv"',
        'cache-control': 'private, no-store',
      },
    })
  })
}
