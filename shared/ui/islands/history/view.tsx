import type { IslandTranslate } from '../../../i18n/translate.ts'
import { withCurrency } from '../coupon/amount.ts'
import type { IslandProps } from '../props.ts'
import { CouponCard } from './card.tsx'
import type { Sale, ShownCoupon } from './model.ts'

/** What an awake history can do, and what it has learned. */
export interface HistoryAwake {
  sales: ReadonlyMap<number, Sale>
  /** The coupon whose bets are being fetched for the slip. */
  repeating: number | null
  repeat: (id: number) => void
  sell: (id: number) => void
}

/** The player's coupons, newest first. */
export const HistoryIslandView = ({
  props,
  t,
  awake,
}: {
  props: IslandProps['history']
  t: IslandTranslate
  awake?: HistoryAwake
}) => (
  <>
    {props.coupons.map((coupon) => (
      <CouponCard
        key={coupon.id}
        coupon={coupon}
        voids={props.voids}
        t={t}
        acts={<Acts coupon={coupon} t={t} awake={awake} />}
      />
    ))}
  </>
)

function Acts({ coupon, t, awake }: { coupon: ShownCoupon; t: IslandTranslate; awake: HistoryAwake | undefined }) {
  const sale = awake?.sales.get(coupon.id)
  return (
    <div className="bet-a">
      <a className="btn" href={coupon.print}>
        {t('history_print')}
      </a>
      {awake && (
        <button
          type="button"
          className="btn"
          aria-busy={awake.repeating === coupon.id || undefined}
          disabled={awake.repeating !== null}
          onClick={() => awake.repeat(coupon.id)}
        >
          {t('history_repeat')}
        </button>
      )}
      {coupon.status === 'open' && coupon.sell !== null && !sale && (
        <a
          className="btn"
          href={coupon.sell}
          onClick={(event) => {
            if (!awake) return
            event.preventDefault()
            awake.sell(coupon.id)
          }}
        >
          {t('history_sell_ask')}
        </a>
      )}
      {awake && coupon.status === 'open' && sale?.reason === 'SUSPENDED' && (
        <button type="button" className="btn" disabled>
          {t('history_sell_paused')}
        </button>
      )}
      {awake && coupon.status === 'open' && sale?.offer && (
        <button type="button" className="btn btn-main" data-sell="" onClick={() => awake.sell(coupon.id)}>
          {t('history_sell', { amount: withCurrency(sale.offer.amount, coupon.currency) })}
        </button>
      )}
    </div>
  )
}
