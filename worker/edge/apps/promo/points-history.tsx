import type { PointEntry, Points } from '../../../../shared/api/points.ts'
import { dateText, timeText } from '../../../../shared/ui/time.ts'
import type { PageContext } from '../../page.ts'

/** What points came from and went to, the latest first. */
export function PointsHistory({ points: { items }, ctx }: { points: Points; ctx: PageContext }) {
  const { t } = ctx
  return (
    <section className="box card">
      <h2>{t('points_history')}</h2>
      {items.length === 0 ? (
        <p className="mu">{t('points_none')}</p>
      ) : (
        <ul className="rows">
          {items.map((entry) => (
            <Entry key={entry.id} entry={entry} ctx={ctx} />
          ))}
        </ul>
      )}
    </section>
  )
}

const TEXTS = {
  bet: 'points_from_bet',
  bet_back: 'points_from_back',
  purchase: 'points_from_purchase',
  round: 'bgame_points_round',
  prize: 'bgame_points_prize',
} as const

function Entry({ entry, ctx: { t, visit } }: { entry: PointEntry; ctx: PageContext }) {
  const { kind, couponId, code, points, at } = entry
  return (
    <li>
      <span>
        {t(TEXTS[kind], { id: couponId ?? '', code: code ?? '' })}
        <small className="mu">
          <time dateTime={at}>
            {dateText(at, t.lang, visit.display, 'date')}, {timeText(at, t.lang, visit.display)}
          </time>
        </small>
      </span>
      <b className={points > 0 ? 'end win' : 'end'} dir="ltr">
        {points > 0 ? `+${points}` : `−${-points}`}
      </b>
    </li>
  )
}
