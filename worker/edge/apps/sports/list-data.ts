import type { ReadyExpress } from '../../../../shared/api/expresses.ts'
import type { EventView, SportView } from '../../../../shared/api/feed.ts'
import { FAVOURITES_COOKIE, type Favourites, readFavourites } from '../../../../shared/domain/favourites/favourites.ts'
import { disciplineOf, ESPORTS_ID } from '../../../../shared/domain/sports/disciplines.ts'
import { pageTypeRow, TOP_EVENTS } from '../../../../shared/domain/sports/page-types.ts'
import type { EventsFilter } from '../../origin/client.ts'
import type { PageContext } from '../../page.ts'
import { expressKey, loadExpresses } from './expresses.tsx'
import { isSpecial, type ListPath } from './list-path.ts'
import { isNarrowed, type ListChoice, readChoice } from './list-query.ts'
import { isOpen } from './sections.ts'

/** Events on one page of a list. */
export const PAGE_SIZE = 60
/** What begins within so many hours is upcoming. */
const SOON_HOURS = 2

/** A list of events with what it was asked for. `events` is null when the feed does not answer. */
export interface ListData {
  path: ListPath
  choice: ListChoice
  /** Is it laid out in the Asian way: by the address, else by the setting? */
  isAsian: boolean
  /** What the person has marked, on the page of favourites. */
  favourites: Favourites | null
  /** The visitor's country, on the page of his own teams. */
  country: string | null
  /** Ready-made expresses behind the whole list. */
  expresses: ReadyExpress[]
  /** All sports, for a search. */
  sports: SportView[] | null
  events: EventView[] | null
  total: number
  version: number
}

type Asked = Pick<ListData, 'path' | 'choice' | 'favourites' | 'country'>

/** What of the section is looked through: a search takes both, what is upcoming is not live yet. */
function typeOf({ path, choice }: Asked, ctx: PageContext): EventsFilter['type'] {
  const { section, menuSection } = path
  if (choice.q !== '') return isOpen('line', ctx) && isOpen('live', ctx) ? undefined : section
  const isSoon = choice.upcomingEvents || menuSection === 'upcoming'
  return section === 'live' && isSoon && isOpen('line', ctx) ? 'line' : section
}

function hoursOf({ path, choice }: Asked): number {
  if (choice.upcomingEvents || (path.section === 'live' && path.menuSection === 'upcoming')) return SOON_HOURS
  return path.section === 'line' ? choice.period : 0
}

/** The feed's query of a list, without its page; null when there is nothing to ask for. */
function filterOf(asked: Asked, ctx: PageContext, champs: string | null): EventsFilter | null {
  const { path, choice, favourites, country } = asked
  const row = path.pageType === null ? {} : pageTypeRow(path.pageType)
  const ids = favourites?.events.join() ?? ''
  const marked = favourites?.champs.join() ?? ''
  if ((favourites && ids + marked === '') || (row.ownCountry && country === null) || champs === '') return null
  const sport = path.sport ?? row.sport
  const type = typeOf(asked, ctx)
  const period = hoursOf(asked)
  const words = [row.word, choice.q].filter((word) => word !== undefined && word !== '').join(' ')
  const isBest = row.top || path.menuSection === 'top' || choice.timeFilter === 6
  return {
    ...(type && { type }),
    ...(sport !== undefined && { sport }),
    ...(path.champ !== null && { champ: path.champ }),
    ...(words !== '' && { q: words }),
    ...(row.ownCountry && country !== null && { country }),
    ...(ids !== '' && { ids }),
    ...((champs ?? marked) !== '' && { champs: champs ?? marked }),
    ...((choice.onlyWithVideos || path.menuSection === 'video') && { video: 1 as const }),
    ...(choice.timeFilter === 2 && { part: 1 as const }),
    ...(choice.timeFilter === 3 && { part: 2 as const }),
    ...((choice.upcomingEvents || path.menuSection === 'upcoming' || !choice.groupByCategories) && {
      sort: 'start' as const,
    }),
    ...(isBest && { top: TOP_EVENTS }),
    ...(period > 0 && { period }),
  }
}

/** Championships of the discipline that is asked for, as ids; null when none is. */
async function champsOf({ path, choice }: Asked, ctx: PageContext): Promise<string | null> {
  if (choice.cyberFilter === null || path.pageType !== 'cyber') return null
  const champs = await ctx.origin.champs({ sport: ESPORTS_ID })
  return (champs ?? [])
    .filter((champ) => disciplineOf(champ) === choice.cyberFilter)
    .map(({ id }) => id)
    .join()
}

/** Is it all of line or of live, from its beginning? */
const isWhole = ({ path, choice }: Asked): boolean =>
  path.sport === null && path.champ === null && !isSpecial(path) && !isNarrowed(choice) && choice.page === 1

/** Reads the query of the address, what the person has marked, and the feed's list. */
export async function loadList(ctx: PageContext, path: ListPath): Promise<ListData> {
  const { url, cookie, country, display } = ctx.visit
  const choice = readChoice(url.searchParams)
  const asked: Asked = {
    path,
    choice,
    favourites: path.menuSection === 'favorites' ? readFavourites(cookie(FAVOURITES_COOKIE)) : null,
    country: path.pageType === 'betsonyour' ? (country?.toLowerCase() ?? null) : null,
  }
  const isAsian = choice.view === 'asian' || (choice.view === null && display.appViewType === 1)
  const filter = filterOf(asked, ctx, await champsOf(asked, ctx))
  if (filter === null) return { ...asked, isAsian, expresses: [], sports: null, events: [], total: 0, version: 0 }
  const [answer, sports, expresses] = await Promise.all([
    ctx.origin.events({ ...filter, ...(choice.page > 1 && { page: choice.page }), count: PAGE_SIZE }),
    choice.q === '' ? null : ctx.origin.sports(),
    isWhole(asked) ? loadExpresses(ctx, [path.section]) : [],
  ])
  return {
    ...asked,
    isAsian,
    expresses,
    sports,
    events: answer?.items ?? null,
    total: answer?.total ?? 0,
    version: answer?.version ?? 0,
  }
}

/** Which page of the list this is, of how many. */
export const pagesOf = ({ choice, total }: ListData): { page: number; of: number } => ({
  page: choice.page,
  of: Math.max(1, Math.ceil(total / PAGE_SIZE)),
})

/** Where a page behind a list's end leads: to the last page that there is. A live list gets shorter while somebody reads it. Null for any other. */
export function beforeEnd(ctx: PageContext, data: ListData): { kind: 'redirect'; to: string; status: 302 } | null {
  const { page, of } = pagesOf(data)
  if (data.events === null || page <= of) return null
  const url = new URL(ctx.visit.url)
  if (of > 1) url.searchParams.set('page', String(of))
  else url.searchParams.delete('page')
  return { kind: 'redirect', to: url.pathname + url.search, status: 302 }
}

/** All that a list's markup depends on besides language and display. */
export const listKey = ({ path, choice, isAsian, favourites, country, expresses, version }: ListData): string =>
  `list:${JSON.stringify([path, choice, isAsian, favourites, country])}:${version}:${expressKey(expresses)}`
