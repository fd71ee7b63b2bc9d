import type { FeedMessage } from '../../../../shared/api/feed.ts'
import { UNKNOWN_EVENT } from '../api.ts'
import { applyCancel, applyUncancel } from './cancel.ts'
import { type Applied, type Context, refuse } from './context.ts'
import { applyFixture } from './fixture.ts'
import { applyOdds } from './odds.ts'
import { applySettlement, applyUnsettle } from './settle.ts'
import type { EventState } from './state.ts'
import { applyStop } from './stop.ts'

/** An event after a message about it (every kind but `alive`); the kinds in the order of betting.md 4.1. */
export function applyMessage(
  event: EventState | undefined,
  message: Exclude<FeedMessage, { type: 'alive' | 'snapshot_complete' }>,
  context: Context,
): Applied {
  if (message.type === 'fixture_change') return applyFixture(event, message, context)
  if (!event) return refuse('eventId', UNKNOWN_EVENT)
  switch (message.type) {
    case 'odds_change':
      return applyOdds(event, message, context)
    case 'bet_stop':
      return applyStop(event, message, context)
    case 'bet_settlement':
      return applySettlement(event, message, context)
    case 'rollback_bet_settlement':
      return applyUnsettle(event, message, context)
    case 'bet_cancel':
      return applyCancel(event, message, context)
    case 'rollback_bet_cancel':
      return applyUncancel(event, message, context)
  }
}
