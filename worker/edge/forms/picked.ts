import type { EventView } from '../../../shared/api/feed.ts'
import { marketLabel, outcomeLabel } from '../../../shared/domain/labels/index.ts'
import type { Translate } from '../../../shared/i18n/translate.ts'
import type { CouponLeg } from '../../../shared/ui/islands/props.ts'

/** The bet that a form without JavaScript picked (`?pick=<marketId>-<outcomeId>`), found among the page's events. */
export function pickedLeg(pick: string | null, events: readonly EventView[], t: Translate): CouponLeg | null {
  const match = /^([0-9]{1,16})-([0-9]{1,16})$/.exec(pick ?? '')
  if (!match) return null
  const [marketId, outcomeId] = [Number(match[1]), Number(match[2])]
  for (const event of events) {
    const market = event.markets.find((each) => each.id === marketId)
    const outcome = market?.outcomes.find((each) => each.id === outcomeId)
    if (!market || !outcome) continue
    return {
      eventId: event.id,
      marketId,
      outcomeId,
      coef: outcome.coef,
      isLive: event.live,
      sportId: event.sportId,
      event: `${event.home} – ${event.away}`,
      market: marketLabel(t, market, event),
      outcome: outcomeLabel(t, market, outcome, event),
    }
  }
  return null
}
