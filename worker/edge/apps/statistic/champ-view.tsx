import type { ChampView, EventView } from '../../../../shared/api/feed.ts'
import { formOf, standingsOf } from '../../../../shared/domain/results/standings.ts'
import { champName } from '../../../../shared/ui/events/names.ts'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import { Standings } from '../../../../shared/ui/results/standings.tsx'
import { SportIcon } from '../../../../shared/ui/sports/icon.tsx'
import { dateText } from '../../../../shared/ui/time.ts'
import type { PageContext } from '../../page.ts'
import { isOn, teamLink } from '../results/links.ts'

/** A championship's table with the form of its teams, and what it is made from. */
export function ChampTable({
  ctx,
  sportId,
  name,
  results,
  marked = [],
}: {
  ctx: PageContext
  sportId: number
  name: string
  results: readonly EventView[]
  marked?: readonly string[]
}) {
  const { t, visit } = ctx
  const rows = standingsOf(sportId, results)
  const first = results.at(-1)
  if (rows.length === 0 || !first) return <Note title={t('stat_none_title')} text={t('stat_none_text')} />
  return (
    <>
      <Standings
        sportId={sportId}
        rows={rows}
        caption={t('stat_table_of', { champ: name })}
        t={t}
        marked={marked}
        teamLink={(team) => teamLink(ctx, sportId, team)}
        formOf={(team) => formOf(results, team)}
      />
      <p className="mu">
        {t('stat_since', { count: results.length, date: dateText(first.startsAt, t.lang, visit.display, 'date') })}
      </p>
    </>
  )
}

/** Statistics of a championship. */
export function ChampStatistics({ ctx, champ, results }: { ctx: PageContext; champ: ChampView; results: EventView[] }) {
  const { t, href } = ctx
  const name = champName(champ, t.lang)
  return (
    <>
      <div className="top">
        <SportIcon id={champ.sportId} />
        <h1 dir="auto">{t('stat_table_of', { champ: name })}</h1>
        <span className="gap" />
        {isOn('champsResults', ctx) && (
          <a className="chip" href={href('champsResults', { champId: champ.id })}>
            {t('results_title')}
          </a>
        )}
      </div>
      <ChampTable ctx={ctx} sportId={champ.sportId} name={name} results={results} />
    </>
  )
}
