import type { PlacedBet, PlacedCoupon } from '../../../../shared/api/coupon.ts'
import { marketLabel, outcomeLabel } from '../../../../shared/domain/labels/labels.ts'
import type { TextKey } from '../../../../shared/i18n/keys.ts'
import { withCurrency } from '../../../../shared/ui/islands/coupon/amount.ts'
import { priceOf } from '../../../../shared/ui/odds/price.ts'
import { SportIcon } from '../../../../shared/ui/sports/icon.tsx'
import { dateText, timeText } from '../../../../shared/ui/time.ts'
import type { PageContext } from '../../page.ts'

/** Texts of the bet statuses of spec §3; an id that the spec does not name says that it is not settled. */
const BET_STATUS: Readonly<Record<number, TextKey>> = {
  [-2]: 'bet_status_m2',
  [-1]: 'bet_status_m1',
  0: 'bet_status_0',
  1: 'bet_status_1',
  2: 'bet_status_2',
  3: 'bet_status_3',
  4: 'bet_status_4',
  5: 'bet_status_5',
  6: 'bet_status_6',
}

const moment = (iso: string, { t, visit }: PageContext) =>
  `${dateText(iso, t.lang, visit.display, 'short')}, ${timeText(iso, t.lang, visit.display)}`

/** A placed coupon: its type and time, its legs, its sums and what became of it. */
export function CouponCard({ coupon, ctx }: { coupon: PlacedCoupon; ctx: PageContext }) {
  const { t } = ctx
  const isOpen = coupon.status === 'open'
  return (
    <article className="bet card">
      <header className="bet-h">
        <h2>{t(`coupon_type_${coupon.typeId}`)}</h2>
        <span className="mu">{t('history_number', { id: coupon.id })}</span>
        <time className="mu" dateTime={coupon.placedAt}>
          {moment(coupon.placedAt, ctx)}
        </time>
        <span className={`state state-${coupon.status}`}>{t(`history_status_${coupon.status}`)}</span>
      </header>
      <ul>
        {coupon.bets.map((bet) => (
          <Leg key={`${bet.blockId}-${bet.market.outcomeId}`} bet={bet} ctx={ctx} />
        ))}
      </ul>
      <dl className="bet-f">
        <Sum term={t('history_stake')} value={withCurrency(coupon.amount, coupon.currency)} />
        <Sum term={t('history_coef')} value={priceOf(coupon.coef, ctx.visit.display.coefViewId).text} />
        {isOpen ? (
          <Sum term={t('history_possible_win')} value={withCurrency(coupon.possibleWin, coupon.currency)} />
        ) : (
          <Sum
            term={t('history_payout')}
            value={withCurrency(coupon.payout ?? '0', coupon.currency)}
            strong={coupon.status === 'won'}
          />
        )}
      </dl>
    </article>
  )
}

const Sum = ({ term, value, strong = false }: { term: string; value: string; strong?: boolean }) => (
  <div>
    <dt className="hint">{term}</dt>
    <dd className={strong ? 'win' : 'leg-w'}>{value}</dd>
  </div>
)

function Leg({ bet, ctx }: { bet: PlacedBet; ctx: PageContext }) {
  const { t, visit } = ctx
  const market = { typeId: bet.market.typeId, specifiers: bet.market.specifiers }
  return (
    <li className="bet-leg">
      <SportIcon id={bet.sportId} />
      <div>
        <b dir="auto">
          {bet.home} – {bet.away}
        </b>
        <p>
          {marketLabel(t, market, bet)}: {outcomeLabel(t, market, bet.outcome, bet)}
        </p>
        <p className="hint">
          <span dir="auto">{bet.champ}</span>, <time dateTime={bet.startsAt}>{moment(bet.startsAt, ctx)}</time>
        </p>
      </div>
      <div className="bet-end">
        <b>{priceOf(bet.market.coef, visit.display.coefViewId).text}</b>
        <span className={bet.statusId === 1 ? 'win' : 'hint'}>{t(BET_STATUS[bet.statusId] ?? 'bet_status_m2')}</span>
      </div>
    </li>
  )
}
