/** `[outcomeId, coef, flags]` */
export type OutcomeChange = [outcomeId: number, coef: string, flags: number]
/** `[eventId, score, minute, status]` */
export type EventChange = [eventId: number, score: string | null, minute: number | null, status: number]
/** A frame of the live socket (`WS /feed-api/v1/live?topics=event:12,sport:1&since=version`). */
export type LiveFrame =
  | { version: number; snapshot: { outcomes: OutcomeChange[]; events: EventChange[] } }
  | { version: number; changes: OutcomeChange[]; events?: EventChange[] }
  | { version: number; alive: true }
  | { resync: true }
