import type { ReadyExpress } from '../../../../shared/api/expresses.ts'
import type { EventView } from '../../../../shared/api/feed.ts'
import type { Section } from '../../../../shared/ui/events/address.ts'
import { ExpressCard } from '../../../../shared/ui/events/express-card.tsx'
import { legEvent } from '../../../../shared/ui/events/express-leg.ts'
import type { PageContext } from '../../page.ts'
import { isOpen } from './sections.ts'

const SETTINGS = { line: 'accumulatorOfDay', live: 'liveAccumulator' } as const

/** The ready-made expresses of these sections that the person wants to see; none while the origin does not tell of any. */
export async function loadExpresses(ctx: PageContext, sections: readonly Section[]): Promise<ReadyExpress[]> {
  const { display } = ctx.visit
  const wanted = sections.filter((section) => display[SETTINGS[section]] === 1 && isOpen(section, ctx))
  if (wanted.length === 0) return []
  return (await ctx.origin.expresses()).filter(({ type }) => wanted.includes(type))
}

/** Their bets as events: prices that can be picked one by one, and topics of the socket. */
export const expressEvents = (expresses: readonly ReadyExpress[]): EventView[] =>
  expresses.flatMap(({ bets }) => bets.map(legEvent))

/** The feed version of a page with such events: the oldest of the list's own and of theirs. */
export const withExpresses = (version: number, expresses: readonly ReadyExpress[]): number =>
  Math.min(version, ...expresses.map((express) => express.version ?? version))

/** All that their markup depends on, for keys of kept texts. */
export const expressKey = (expresses: readonly ReadyExpress[]): string =>
  expresses.map(({ id, total, bets }) => [id, total, bets.map(({ market, isLive }) => [market.coef, isLive])]).join(';')

/** The cards side by side; nothing when there are none. */
export function Expresses({ ctx, expresses }: { ctx: PageContext; expresses: readonly ReadyExpress[] }) {
  const { t, href, visit } = ctx
  if (expresses.length === 0) return null
  return (
    <section className="exps" aria-label={t('express_list')}>
      {expresses.map((express) => (
        <ExpressCard
          key={express.id}
          express={express}
          t={t}
          display={visit.display}
          gameLink={(params) => href('game', params)}
        />
      ))}
    </section>
  )
}
