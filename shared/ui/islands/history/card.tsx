import type { ReactNode } from 'react'
import type { IslandKey } from '../../../i18n/keys.ts'
import type { IslandTranslate } from '../../../i18n/translate.ts'
import { SportIcon } from '../../sports/icon.tsx'
import { withCurrency } from '../coupon/amount.ts'
import { groupsOf, isRunning, type ShownCoupon, type ShownLeg } from './model.ts'
import { VoidReason, type VoidTexts } from './void.tsx'

/** Texts of the bet statuses of spec §3; an id that the spec does not name says that it is not settled. */
const BET_STATUS: Readonly<Record<number, IslandKey>> = {
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

/** A placed coupon: its type and time, its legs, its sums and what became of it; below it what can be done with it. */
export function CouponCard({
  coupon,
  voids,
  t,
  acts,
}: {
  coupon: ShownCoupon
  voids: VoidTexts
  t: IslandTranslate
  acts?: ReactNode
}) {
  const { typeId, systemValue, legs, status, currency, sold } = coupon
  const members = typeId === 4 ? groupsOf(coupon).filter(({ blockId }) => blockId !== 0) : legs.filter((l) => !l.banker)
  return (
    <article className="bet card" data-history={coupon.id}>
      <header className="bet-h">
        <h2>
          {coupon.type}
          {systemValue !== null && ` ${t('history_system', { k: systemValue, n: members.length })}`}
        </h2>
        <span className="mu">{t('history_number', { id: coupon.id })}</span>
        <time className="mu" dateTime={coupon.placedAt}>
          {coupon.placed}
        </time>
        <span className={`state state-${isRunning(status) ? 'open' : status}`}>{t(`history_status_${status}`)}</span>
      </header>
      {groupsOf(coupon).map(({ blockId, legs: group }) => (
        <section key={blockId}>
          {blockId !== null && <h3 className="bet-b">{blockName(coupon, blockId, t)}</h3>}
          <ul>
            {group.map((leg) => (
              <Leg key={leg.outcomeId} leg={leg} voids={voids} t={t} />
            ))}
          </ul>
        </section>
      ))}
      <div className="bet-f">
        <dl>
          <Sum term={t('history_stake')} value={withCurrency(coupon.amount, currency)} />
          <Sum term={t('history_coef')} value={coupon.coef} />
          {isRunning(status) ? (
            <Sum term={t('history_possible_win')} value={withCurrency(coupon.possibleWin, currency)} />
          ) : (
            <Sum
              term={t('history_payout')}
              value={withCurrency(coupon.payout ?? '0', currency)}
              strong={status === 'won'}
            />
          )}
        </dl>
        {acts}
      </div>
      {coupon.notes.map((note) => (
        <p key={note} className="hint bet-n">
          {note}
        </p>
      ))}
      {sold !== null && (
        <p className="hint bet-n">
          {t('history_sold', {
            amount: withCurrency(sold.amount, currency),
            paid: withCurrency(sold.paid, currency),
          })}
        </p>
      )}
    </article>
  )
}

function blockName({ typeId, blockStakes, currency }: ShownCoupon, blockId: number, t: IslandTranslate): string {
  if (blockId === 0 && typeId === 4) return t('history_lobby')
  const name = t('history_block', { n: blockId })
  const stake = blockStakes[blockId]
  if (stake === undefined) return name
  return `${name}: ${stake === 'max' ? t('history_block_max') : withCurrency(stake, currency)}`
}

const Sum = ({ term, value, strong = false }: { term: string; value: string; strong?: boolean }) => (
  <div>
    <dt className="hint">{term}</dt>
    <dd className={strong ? 'win' : 'leg-w'}>{value}</dd>
  </div>
)

const Leg = ({ leg, voids, t }: { leg: ShownLeg; voids: VoidTexts; t: IslandTranslate }) => (
  <li className="bet-leg">
    <SportIcon id={leg.sportId} />
    <div>
      <b dir="auto">{leg.event}</b>
      {leg.banker && <span className="hint"> {t('history_banker')}</span>}
      <p>
        {leg.market}: {leg.outcome}
      </p>
      <p className="hint">
        <span dir="auto">{leg.champ}</span>, <time dateTime={leg.startsAt}>{leg.when}</time>
      </p>
      {leg.statusId === 3 && <VoidReason reason={leg.voidReason} texts={voids} />}
    </div>
    <div className="bet-end">
      <b>{leg.coef}</b>
      <span className={leg.statusId === 1 ? 'win' : 'hint'}>{t(BET_STATUS[leg.statusId] ?? 'bet_status_m2')}</span>
    </div>
  </li>
)
