import type { Tournament } from '../../../../../shared/api/casino-tournaments.ts'
import { formatMoney, parseMoney } from '../../../../../shared/domain/money/amount.ts'
import { withCurrency } from '../../../../../shared/ui/islands/coupon/amount.ts'
import { Facts } from '../../../../../shared/ui/parts/facts.tsx'
import { dateText, timeText } from '../../../../../shared/ui/time.ts'
import type { PageContext } from '../../../page.ts'

/** What a tournament is called in the visit's language. */
export const titleOf = ({ title }: Pick<Tournament, 'title'>, { t }: Pick<PageContext, 't'>): string =>
  (title && (title[t.lang] ?? title.en ?? Object.values(title)[0])) || t('casino_tournament_weekly')

export const whenText = (at: string, { t, visit }: PageContext): string =>
  `${dateText(at, t.lang, visit.display, 'short')}, ${timeText(at, t.lang, visit.display)}`

const STATE_CLASS = { running: 'state state-won', coming: 'state state-open', over: 'state' } as const
export const State = ({ state, ctx: { t } }: { state: Tournament['state']; ctx: PageContext }) => (
  <span className={STATE_CLASS[state]}>{t(`casino_tournament_${state}`)}</span>
)

/** All prizes together in a currency. */
function fundOf({ prizes }: Tournament, currency: string): string {
  const minor = prizes.reduce(
    (sum, { places, amount }) => sum + places * (parseMoney(amount[currency] ?? '', currency) ?? 0),
    0,
  )
  return withCurrency(formatMoney(minor, currency), currency)
}

/** The tournament in numbers. */
export function TournamentFacts({ of, currency, ctx }: { of: Tournament; currency: string; ctx: PageContext }) {
  const { t } = ctx
  return (
    <Facts
      rows={[
        [t('casino_tournament_fund'), fundOf(of, currency)],
        [t('casino_tournament_from'), whenText(of.from, ctx)],
        [t('casino_tournament_to'), whenText(of.to, ctx)],
        [t('casino_tournament_players'), of.players],
      ]}
    />
  )
}

/** Prizes from the first place on, as the places and what each of them gets. */
export function Prizes({
  of: { prizes },
  currency,
  ctx: { t },
}: {
  of: Tournament
  currency: string
  ctx: PageContext
}) {
  let last = 0
  return (
    <ul className="rows">
      {prizes.map(({ places, amount }) => {
        const first = last + 1
        last += places
        return (
          <li key={first}>
            <span>{t('casino_tournament_place', { place: places === 1 ? first : `${first}–${last}` })}</span>
            <b className="end">{withCurrency(amount[currency] ?? '0', currency)}</b>
          </li>
        )
      })}
    </ul>
  )
}

export function Leaders({
  of: { leaders },
  own,
  ctx: { t },
}: {
  of: Tournament
  own: number | null
  ctx: PageContext
}) {
  if (leaders.length === 0) return <p className="mu">{t('casino_tournament_leaders_none')}</p>
  return (
    <ol className="rows ranks">
      {leaders.map(({ place, score, player }) => (
        <li key={place} aria-current={place === own ? 'true' : undefined}>
          <span className="rank">{place}</span>
          <span>{t('casino_tournament_player', { digits: player })}</span>
          <b className="end" dir="ltr">
            {score}×
          </b>
        </li>
      ))}
    </ol>
  )
}
