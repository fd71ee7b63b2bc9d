import type { EventView } from '../../api/feed.ts'

/** 'Arsenal – Chelsea' */
export const teamsOf = (event: Pick<EventView, 'home' | 'away'>): string => `${event.home} – ${event.away}`

/** A championship's name in a language; its own name where there is no translation. */
export const champName = (champ: { name: string; names?: Record<string, string> | undefined }, lang: string): string =>
  champ.names?.[lang] ?? champ.name

/** The same of an event's championship. */
export const champOf = (event: Pick<EventView, 'champ' | 'champNames'>, lang: string): string =>
  event.champNames?.[lang] ?? event.champ

/** Live: 2 is played, 3 is a break (spec §3 'Game status 2 or 3 live'). */
export const isBreak = (event: Pick<EventView, 'status'>): boolean => event.status === 3
export const isOver = (event: Pick<EventView, 'status'>): boolean => event.status >= 4
