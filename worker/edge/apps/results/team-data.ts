import type { EventView } from '../../../../shared/api/feed.ts'
import { teamIdOf } from '../../../../shared/domain/results/team-id.ts'
import type { PageContext } from '../../page.ts'
import { latestVersion } from './champ-data.ts'
import { PAGE_SIZE } from './data.ts'
import { linksKey } from './links.ts'

/** A team with its games; `team` is null when the feed does not answer. */
export interface TeamData {
  id: number
  team: { name: string; sportId: number } | null
  coming: EventView[]
  results: EventView[]
  total: number
  page: number
  links: string
}

/** The name and the sport of a team among events that it plays in. */
function named(id: number, events: readonly EventView[]): TeamData['team'] {
  for (const { sportId, home, away } of events) {
    const name = [home, away].find((each) => teamIdOf(sportId, each) === id)
    if (name !== undefined) return { name, sportId }
  }
  return null
}

/** A page of a team's results and its coming games. Null when neither has the team. */
export async function loadTeam(ctx: PageContext, id: number, page: number): Promise<TeamData | null> {
  const [coming, results] = await Promise.all([
    ctx.origin.teamEvents(id),
    ctx.origin.results({ team: id, count: PAGE_SIZE, ...(page > 1 && { page }) }),
  ])
  const links = linksKey(ctx)
  if (coming === null || results === null) return { id, team: null, coming: [], results: [], total: 0, page, links }
  const team = named(id, [...coming, ...results.items])
  return team && { id, team, coming, results: results.items, total: results.total, page, links }
}

/** All that the markup depends on besides language and display. */
export const teamKey = ({ id, coming, results, total, page, links }: TeamData): string =>
  `${id}:${page}:${total}:${latestVersion(results)}:${coming.map((event) => `${event.id}.${event.version}`).join()}:${links}`
