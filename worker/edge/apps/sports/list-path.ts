import { isPageType, type PageType, pageTypeRow } from '../../../../shared/domain/sports/page-types.ts'
import { sportIdOf } from '../../../../shared/domain/sports/sports.ts'
import { idOf, type RouteParams } from '../../../../shared/routes/href.ts'
import type { Section } from '../../../../shared/ui/events/address.ts'

export const MENU_SECTIONS = ['upcoming', 'top', 'favorites', 'video'] as const
export type MenuSection = (typeof MENU_SECTIONS)[number]

/** A list's path: `{pageType?}/{section}/{menuSection?}/{sport?}/{champ?}`. */
export interface ListPath {
  pageType: PageType | null
  section: Section
  menuSection: MenuSection | null
  sport: number | null
  champ: number | null
}

/** Reads the parameters of a path that its route has checked; null when its sport is none, or none of the page type's. */
export function readPath(params: Readonly<Record<string, string>>): ListPath | null {
  const pageType = isPageType(params.pageType) ? params.pageType : null
  const sport = params.sport === undefined ? null : sportIdOf(params.sport)
  const own = pageType ? pageTypeRow(pageType).sport : undefined
  if (params.sport !== undefined && (sport === null || (own !== undefined && own !== sport))) return null
  return {
    pageType,
    section: params.section === 'live' ? 'live' : 'line',
    menuSection: MENU_SECTIONS.find((name) => name === params.menuSection) ?? null,
    sport,
    champ: params.champ === undefined ? null : idOf(params.champ),
  }
}

/** The parts of a path that stand before the sport, as a route's parameters. */
export const listParams = ({ pageType, section, menuSection }: ListPath): RouteParams & { section: Section } => ({
  ...(pageType && { pageType }),
  section,
  ...(menuSection && { menuSection }),
})

/** Lists of their own beside line and live: what stands in them stands in those too. */
export const isSpecial = ({ pageType, menuSection }: ListPath): boolean => pageType !== null || menuSection !== null
