import type { ChampView, EventView, LiveFrame, SportView } from '../../../shared/api/feed.ts'

/** What the Book says of one outcome at the moment of a question. */
export interface LegQuote {
  marketId: number
  outcomeId: number
  /** `active` can be bet on; `suspended` is closed for now; `settled` and `gone` for good. */
  state: 'active' | 'suspended' | 'settled' | 'gone'
  /** Thousandths; 0 when gone. */
  coef: number
  eventId: number
  sportId: number
  champId: number
  champ: string
  /** The championship's name by language. */
  champNames?: Record<string, string> | undefined
  home: string
  away: string
  /** ISO 8601. */
  startsAt: string
  isLive: boolean
  gameStatus: number
  score: string | null
  marketTypeId: number
  specifiers: string
  outcomeTypeId: number | null
  outcomeName: string
  /** Is taken in singles only; may not be a banker. */
  bannedExpress?: boolean | undefined
  disabledBanker?: boolean | undefined
}

/** Coupons placed in [from, to), milliseconds, null is open-ended; and why they are returned, where that was said. */
export interface ResultWindow {
  from: number | null
  to: number | null
  reason?: string | undefined
}

/** A market's result as wallets receive it; a higher `version` replaces a lower one, an equal one changes nothing. */
export interface MarketResult {
  marketId: number
  eventId: number
  version: number
  /** `open` takes back an earlier result. */
  kind: 'settled' | 'cancelled' | 'open'
  /** Settled: status id, and for other dead heats the share of the price as an exact fraction (its `statusId` is 1 then). */
  outcomes: { id: number; statusId: number; share?: { num: number; den: number } }[]
  /** Cancelled: only coupons placed in it; null for all. */
  window: ResultWindow | null
  /** Cancelled as a whole: why, where that was said. */
  reason?: string | undefined
  /**
   * Every cancelled window that stands, when there is one and the market is not cancelled as a whole. Beside `settled`: coupons placed in
   * one of them stay cancelled (returned), the outcomes are for the others. Beside `cancelled`: `window` is the last of them.
   */
  voided?: ResultWindow[]
}

export interface EventsQuery {
  type?: 'line' | 'live' | undefined
  sport?: number | undefined
  champ?: number | undefined
  /** Sports that are left out of line and of live. */
  closedLine?: number[] | undefined
  closedLive?: number[] | undefined
  /** Words of teams, championships or a sport; an event has them all. */
  q?: string | undefined
  /** Country of the championship. */
  country?: string | undefined
  /** These events, and all of these championships. */
  ids?: number[] | undefined
  champs?: number[] | undefined
  /** Only what can be watched. */
  video?: boolean | undefined
  /** Only events with open bets on their first or second part. */
  part?: 1 | 2 | undefined
  /** By start instead of by sport and championship. */
  sort?: 'start' | undefined
  /** So many events, those with the most open markets. */
  top?: number | undefined
  /** Hours from now. */
  period?: number | undefined
  count?: number | undefined
  page?: number | undefined
}

/** Which results: of a day, or over all days of a championship, a team (against a rival), one event. */
export interface ResultsQuery {
  /** A day YYYY-MM-DD in the zone `tz`, hours east of UTC; today, unless something else is asked for. */
  date?: string | undefined
  tz?: number | undefined
  sport?: number | undefined
  champ?: number | undefined
  team?: number | undefined
  rival?: number | undefined
  event?: number | undefined
  count?: number | undefined
  page?: number | undefined
}

export interface IngestAnswer {
  accepted: number
  rejected: { index: number; reason: string }[]
  /** The producer was down: what came after this time is to be sent again, then a `snapshot_complete` with this id. */
  recovery?: { requestId: number; after: string }
}

/** Why a message about an event is refused that the Book does not know. */
export const UNKNOWN_EVENT = 'unknown event'

/** An event with markets on which bets may be open and that have no result yet. */
export interface UnsettledEvent {
  eventId: number
  home: string
  away: string
  markets: number[]
}

/** The Book's RPC. Every `now` is milliseconds on the backend's clock. */
export interface BookApi {
  /** Takes feed messages, each checked by its schema and accepted once; `messages` come unparsed. */
  ingest(producer: string, messages: unknown[], now: number): Promise<IngestAnswer>
  /**
   * Prices of outcomes, in one consistent read, in the order asked. With a `wallet` the Book remembers that this wallet must be told
   * the results of these markets: call it before the wallet's transaction, never after.
   */
  quote(legs: { marketId: number; outcomeId: number }[], wallet: number | null, now: number): Promise<LegQuote[]>
  sports(now: number): Promise<SportView[]>
  champs(query: EventsQuery, now: number): Promise<ChampView[]>
  events(query: EventsQuery, now: number): Promise<{ items: EventView[]; total: number; page: number; version: number }>
  event(id: number, now: number): Promise<(EventView & { feedVersion: number }) | null>
  /** Events that are over, the latest first; they stay longer than the book keeps an event. */
  results(query: ResultsQuery, now: number): Promise<{ items: EventView[]; total: number; page: number }>
  /** Championships that have results, with their number. */
  resultChamps(sport: number | undefined): Promise<ChampView[]>
  /** The events of a team (`teamIdOf`) that are not over. */
  teamEvents(team: number, now: number): Promise<EventView[]>
  /** Full state of the topics (`sport:1` its lists' main markets, `event:12` all markets of one event). */
  snapshot(topics: string[], now: number): Promise<LiveFrame>
  /** Removes what a producer has sent (the simulator before it seeds afresh), but keeps markets on which bets are open. */
  forget(producer: string, now: number): Promise<void>
  /** The events that `forget` would keep for the sake of markets that this producer priced, or has kept before. */
  unsettled(producer: string): Promise<UnsettledEvent[]>
  /** The house's config has changed: its marks on prices follow. */
  configured(): Promise<void>
  wake(): Promise<void>
}
