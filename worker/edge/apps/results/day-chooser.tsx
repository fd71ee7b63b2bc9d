import { sportSlug } from '../../../../shared/domain/sports/sports.ts'
import type { PageContext } from '../../page.ts'
import { type ResultsData, resultsLink } from './data.ts'
import { DAYS_KEPT, dayAfter, neighbours } from './days.ts'

/** The day before and after, today, and any other day as a plain form. */
export function DayChooser({ ctx, data }: { ctx: PageContext; data: ResultsData }) {
  const { t } = ctx
  const { date, today, sport } = data
  const { before, after } = neighbours(date, today)
  const to = (day: string) => resultsLink(ctx, data, { date: day })
  return (
    <nav className="scroll" aria-label={t('results_day')}>
      {before !== null && (
        <a className="chip" rel="prev" href={to(before)}>
          {t('results_previous_day')}
        </a>
      )}
      {after !== null && (
        <a className="chip" rel="next" href={to(after)}>
          {t('results_next_day')}
        </a>
      )}
      <a className="chip" href={to(today)} aria-current={date === today ? 'true' : undefined}>
        {t('results_today')}
      </a>
      <form className="rs-day" action={ctx.href('results', { type: 'zone' })}>
        {sport !== null && <input type="hidden" name="sport" value={sportSlug(sport)} />}
        <input
          className="input"
          type="date"
          name="date"
          aria-label={t('results_date')}
          defaultValue={date}
          min={dayAfter(today, -DAYS_KEPT)}
          max={today}
          required
        />
        <button type="submit" className="btn">
          {t('results_show')}
        </button>
      </form>
    </nav>
  )
}
