import type { EventView } from '../../api/feed.ts'
import { sportSlug } from '../../domain/sports/sports.ts'
import { slugged } from '../../routes/href.ts'

export type Section = 'line' | 'live'
export const sectionOf = (event: Pick<EventView, 'live'>): Section => (event.live ? 'live' : 'line')

/** Parameters of the route `champ`. Slugs are of the English names, in every language. */
export const champParams = (
  section: Section,
  champ: { id: number; sportId: number; name: string; names?: Record<string, string> | undefined },
) => ({
  section,
  sport: sportSlug(champ.sportId),
  champ: slugged(champ.id, champ.names?.en ?? champ.name),
})

/** Parameters of the route `game`, of what makes an event's address. */
export const gameParams = (
  event: Pick<EventView, 'id' | 'sportId' | 'champId' | 'champ' | 'champNames' | 'home' | 'away' | 'live'>,
) => ({
  ...champParams(sectionOf(event), {
    id: event.champId,
    sportId: event.sportId,
    name: event.champ,
    names: event.champNames,
  }),
  game: slugged(event.id, `${event.home} ${event.away}`),
})
