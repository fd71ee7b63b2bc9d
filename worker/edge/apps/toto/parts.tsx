import type { ReactNode } from 'react'
import type { TotoDraw } from '../../../../shared/api/toto.ts'
import { type Category, mostVoids, TOTO_GAMES, type TotoSection } from '../../../../shared/domain/toto/games.ts'
import { withCurrency } from '../../../../shared/ui/islands/coupon/amount.ts'
import { Facts } from '../../../../shared/ui/parts/facts.tsx'
import type { PageContext } from '../../page.ts'
import { instant } from '../draws/parts.tsx'

type WithContext<P> = P & { ctx: PageContext }

export const drawLink = (section: TotoSection, id: number, { href }: PageContext): string =>
  `${href('toto', { section })}?draw=${id}`

/** When a draw closes, what is staked on it, its section's jackpot. */
export function DrawFacts({ draw, ctx }: WithContext<{ draw: TotoDraw }>) {
  const { t } = ctx
  const sums = (of: 'stakes' | 'jackpot') =>
    draw.pools.length === 0
      ? t('draw_first')
      : draw.pools.map((pool) => withCurrency(pool[of], pool.currency)).join(' · ')
  const fact = (term: string, value: ReactNode) => (
    <div>
      <dt>{term}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
  return (
    <dl className="dw">
      {fact(t('draw_closes'), instant(draw.closesAt, ctx))}
      {fact(t('draw_pool'), sums('stakes'))}
      {draw.pools.some(({ jackpot }) => Number(jackpot) > 0) && fact(t('draw_jackpot'), sums('jackpot'))}
    </dl>
  )
}

/** The matches of a draw with what came out. */
export function Matches({ draw, ctx: { t } }: WithContext<{ draw: TotoDraw }>) {
  const { outcomes } = TOTO_GAMES[draw.section]
  return (
    <ol className="rows">
      {draw.matches.map((match, n) => (
        <li key={match.eventId}>
          <span className="num mu">{n + 1}</span>
          <span dir="auto">
            {match.home} – {match.away}
          </span>
          <span className="end">
            {match.score && <bdi className="mu">{match.score} </bdi>}
            <bdi>
              {match.isVoid ? t('draw_match_void') : match.outcome === null ? '–' : (outcomes[match.outcome] ?? '–')}
            </bdi>
          </span>
        </li>
      ))}
    </ol>
  )
}

/** How the pool of each currency was split. */
export function Payouts({ draw, ctx: { t } }: WithContext<{ draw: TotoDraw }>) {
  return draw.payouts.map(({ currency, stakes, house, categories, jackpot }) => (
    <div key={currency} className="box">
      <table className="odds">
        <thead>
          <tr>
            <th scope="col">{t('draw_hits')}</th>
            <th scope="col">{t('draw_winners')}</th>
            <th scope="col">{t('draw_paid')}</th>
          </tr>
        </thead>
        <tbody>
          {categories.map(({ hits, variants, paid }) => (
            <tr key={hits}>
              <td>{t('draw_category', { hits })}</td>
              <td>{variants}</td>
              <td>
                <bdi>{withCurrency(paid, currency)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Facts
        rows={[
          [t('draw_pool'), withCurrency(stakes, currency)],
          [t('draw_house'), withCurrency(house, currency)],
          [t('draw_jackpot_paid'), withCurrency(jackpot.paid, currency)],
          [t('draw_jackpot_after'), withCurrency(jackpot.after, currency)],
        ]}
      />
    </div>
  ))
}

/** The rules of a section in words and numbers. */
export function Rules({ section, ctx: { t } }: WithContext<{ section: TotoSection }>) {
  const game = TOTO_GAMES[section]
  const shares = (categories: readonly Category[]) => (
    <Facts rows={categories.map(([hits, percent]) => [t('draw_category', { hits }), t('draw_share', { percent })])} />
  )
  return (
    <details className="box card">
      <summary>{t('draw_rules')}</summary>
      <p>{t('draw_rules_toto', { matches: game.matches })}</p>
      <p>{t(game.withVoids ? 'draw_rules_void_lost' : 'draw_rules_void', { voids: mostVoids(game) })}</p>
      {shares(game.categories)}
      {game.withVoids?.map((categories, n) => (
        <section key={categories.length}>
          <h3>{t('draw_with_voids', { count: n + 1 })}</h3>
          {shares(categories)}
        </section>
      ))}
    </details>
  )
}
