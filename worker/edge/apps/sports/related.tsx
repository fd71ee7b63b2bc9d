import type { ReactNode } from 'react'
import type { EventView } from '../../../../shared/api/feed.ts'
import { SKELETONS } from '../../../../shared/domain/layout/measures.ts'
import { teamsOf } from '../../../../shared/ui/events/names.ts'
import { dateText, timeText } from '../../../../shared/ui/time.ts'
import type { PageContext } from '../../page.ts'
import { type EventLinks, sportsLinks } from './event-links.ts'

/** Links shown at most. */
const MOST = 8

/** Other events of an event's championship, as links; nothing when there are none or the feed does not answer. */
export async function relatedEvents(
  event: EventView,
  ctx: PageContext,
  links: EventLinks = sportsLinks(ctx),
): Promise<ReactNode> {
  const list = await ctx.origin.events({ champ: event.champId, count: MOST + 1 })
  const others = list?.items.filter((other) => other.id !== event.id).slice(0, MOST) ?? []
  if (others.length === 0) return null
  const { t, visit } = ctx
  return (
    <section className="card related" aria-labelledby="related">
      <h2 id="related">{t('game_related')}</h2>
      <ul>
        {others.map((other) => (
          <li key={other.id}>
            <a className="side-i" href={links.game(other)}>
              <span className="nm" dir="auto">
                {teamsOf(other)}
              </span>
              <span className="num">
                {other.live ? (
                  <b className="live">{other.score ?? t('event_live')}</b>
                ) : (
                  `${dateText(other.startsAt, t.lang, visit.display)} ${timeText(other.startsAt, t.lang, visit.display)}`
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Rows in the place of what comes. */
export const RelatedSkeleton = () => (
  <section className="card related" aria-hidden="true">
    {Array.from({ length: SKELETONS.cards }, (_, place) => (
      <div key={place} className="sk related-wait" />
    ))}
  </section>
)
