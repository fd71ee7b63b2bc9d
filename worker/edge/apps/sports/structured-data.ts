import type { EventView } from '../../../../shared/api/feed.ts'
import { teamsOf } from '../../../../shared/ui/events/names.ts'
import type { Crumb } from '../../../../shared/ui/parts/breadcrumbs.tsx'

type Structured = Record<string, unknown>

/** schema.org BreadcrumbList; addresses are absolute. */
export const breadcrumbList = (crumbs: Crumb[], origin: string): Structured => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: crumb.text,
    item: origin + encodeURI(crumb.href),
  })),
})

const STATUS: Readonly<Record<number, string>> = { 5: 'https://schema.org/EventCancelled' }

/** schema.org SportsEvent; what the feed does not know (a place) is left out. */
export const sportsEvent = (event: EventView, sport: string, url: string): Structured => ({
  '@context': 'https://schema.org',
  '@type': 'SportsEvent',
  name: teamsOf(event),
  url,
  sport,
  startDate: event.startsAt,
  eventStatus: STATUS[event.status] ?? 'https://schema.org/EventScheduled',
  homeTeam: { '@type': 'SportsTeam', name: event.home },
  awayTeam: { '@type': 'SportsTeam', name: event.away },
  competitor: [
    { '@type': 'SportsTeam', name: event.home },
    { '@type': 'SportsTeam', name: event.away },
  ],
})
