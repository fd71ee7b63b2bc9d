import type { SportView } from '../../../../shared/api/feed.ts'
import { fold, isFound } from '../../../../shared/domain/search/fold.ts'
import { sportSlug } from '../../../../shared/domain/sports/sports.ts'
import { SearchForm } from '../../../../shared/ui/events/search-form.tsx'
import { listed } from '../../../../shared/ui/layout/sports-column.tsx'
import { SportIcon } from '../../../../shared/ui/sports/icon.tsx'
import { sportName } from '../../../../shared/ui/sports/names.ts'
import type { PageContext } from '../../page.ts'
import type { ListData } from './list-data.ts'

export { SearchForm }

/** Sports of the section whose name, in the language of the page, is what somebody looks for. */
export function FoundSports({ ctx, data }: { ctx: PageContext; data: ListData }) {
  const { t, href } = ctx
  const { section } = data.path
  const query = fold(data.choice.q)
  const found = (data.sports ?? []).filter(({ id }) => isFound(fold(sportName(id, t)), query))
  const sports: SportView[] = listed(found, section)
  if (sports.length === 0) return null
  return (
    <nav className="scroll" aria-label={t('search_sports')}>
      {sports.map(({ id }) => (
        <a key={id} className="chip" href={href('sport', { section, sport: sportSlug(id) })}>
          <SportIcon id={id} />
          {sportName(id, t)}
        </a>
      ))}
    </nav>
  )
}
