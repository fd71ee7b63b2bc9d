import type { EventView } from '../../../../shared/api/feed.ts'
import { teamIdOf } from '../../../../shared/domain/results/team-id.ts'
import { gameParams } from '../../../../shared/ui/events/address.ts'
import { isOver } from '../../../../shared/ui/events/names.ts'
import { isLinked } from '../../../../shared/ui/layout/links.ts'
import type { PageContext } from '../../page.ts'

/**
 * Pages that these lead to exist; an operator may have switched the sections off. (The set of built pages is made from all pages, these
 * among them, so it cannot be asked here.)
 */
const BUILT = new Set(['results', 'champsResults', 'statistic', 'statisticPopup'] as const)

export const isOn = (name: 'results' | 'champsResults' | 'statistic' | 'statisticPopup', { config }: PageContext) =>
  isLinked(name, { built: BUILT, config })

/** The page of an event while it can be bet on, its statistics when it is over; null when those are switched off. */
export function eventLink(ctx: PageContext, event: EventView): string | null {
  if (!isOver(event)) return ctx.href('game', gameParams(event))
  return isOn('statistic', ctx) ? `${ctx.href('statistic')}?gameId=${event.id}` : null
}

export const champLink = (ctx: PageContext, champId: number): string | null =>
  isOn('champsResults', ctx) ? ctx.href('champsResults', { champId }) : null

export const teamLink = (ctx: PageContext, sportId: number, team: string): string =>
  ctx.href('team', { teamId: teamIdOf(sportId, team) })

/** What a list of games is given to make its links. */
export const listLinks = (ctx: PageContext) => ({
  t: ctx.t,
  display: ctx.visit.display,
  linkOf: (event: EventView) => eventLink(ctx, event),
  champLink: (champId: number) => champLink(ctx, champId),
})

/** What kept markup depends on besides its data: the sections that it may link to. */
export const linksKey = (ctx: PageContext): string => `${isOn('statistic', ctx)}:${isOn('champsResults', ctx)}`
