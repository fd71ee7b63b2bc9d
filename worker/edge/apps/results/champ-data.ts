import type { ChampView, EventView } from '../../../../shared/api/feed.ts'
import type { PageContext } from '../../page.ts'

/**
 * A championship by its id: one that has results, or one of the feed that has none yet. Null when there is no such, `unavailable` when the
 * feed does not answer.
 */
export async function champById(ctx: PageContext, id: number): Promise<ChampView | null | 'unavailable'> {
  const [past, coming] = await Promise.all([ctx.origin.resultChamps(), ctx.origin.champs({})])
  const found = past?.find((champ) => champ.id === id)
  if (found) return found
  const other = coming?.find((champ) => champ.id === id)
  if (other) return { ...other, count: 0 }
  return past === null || coming === null ? 'unavailable' : null
}

/** The latest version among events: what was rendered from them is kept for it. */
export const latestVersion = (events: readonly Pick<EventView, 'version'>[]): number =>
  events.reduce((latest, event) => Math.max(latest, event.version), 0)
