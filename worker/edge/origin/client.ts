import type { Account } from '../../../shared/api/accounts.ts'
import type { SaleState } from '../../../shared/api/cash-out.ts'
import type { ContentList, ContentText } from '../../../shared/api/content.ts'
import type { PlacedCoupon } from '../../../shared/api/coupon.ts'
import type { ReadyExpress } from '../../../shared/api/expresses.ts'
import type { ChampView, EventView, SportView } from '../../../shared/api/feed.ts'
import type { UserConfig } from '../../../shared/api/identity.ts'
import type { AvailableLimit, Limit, RealityCheck, SelfExcludeReason } from '../../../shared/api/limits.ts'
import type { PaymentRequest } from '../../../shared/api/payment-requests.ts'
import type { OwnPayment, PaymentMethod, PaymentView } from '../../../shared/api/payments.ts'
import type { CashbackWeek, Points, Reward } from '../../../shared/api/points.ts'
import type { PromoCode } from '../../../shared/api/promo-codes.ts'
import type { Security } from '../../../shared/api/security.ts'
import type { OfficeSettings } from '../../../shared/api/settings.ts'
import type { OwnMessage } from '../../../shared/api/support.ts'
import type { AgreementStatus } from '../../../shared/api/terms.ts'
import type { PromoCategory } from '../../../shared/domain/content/promo-categories.ts'
import type { Direction, Status } from '../../../shared/domain/payments/states.ts'
import type { CasinoOrigin } from './casino.ts'
import type { Secured } from './secure-data.ts'

/** A write's answer: `data` is for the caller to parse; status 0 when the origin did not answer in time, so that the outcome is unknown. */
export type Answered<T = unknown> =
  | { ok: true; data: T }
  | { ok: false; status: number; title: string; body: unknown }
  | { ok: false; status: 0; title: 'unavailable'; body: null }

/** Which coupons of the history: all when it is not said. `from` and `to` (exclusive) are instants of placing, ISO 8601. */
export interface HistoryQuery {
  page: number
  status?: string | undefined
  from?: string
  to?: string
}

/** Which payments; as `HistoryQuery`. */
export interface PaymentsQuery extends Omit<HistoryQuery, 'status'> {
  status?: Status | undefined
  direction?: Direction | undefined
}

export interface EventsFilter {
  /** Sports that are left out of line and of live, as `1,4`. */
  closedLine?: string
  closedLive?: string
  type?: 'line' | 'live'
  sport?: number
  champ?: number
  /** What somebody is looking for. */
  q?: string
  /** Country of the championships, in small letters. */
  country?: string
  /** Ids as `1,4`: these events, and all of these championships. */
  ids?: string
  champs?: string
  video?: 1
  part?: 1 | 2
  sort?: 'start'
  top?: number
  period?: number
  count?: number
  page?: number
}

/** Which results: of a day in a zone (hours east of UTC), or over all days of a championship, a team (against a rival), one event. */
export interface ResultsFilter {
  date?: string
  tz?: number
  sport?: number
  champ?: number
  team?: number
  rival?: number
  event?: number
  count?: number
  page?: number
}

/** Which of the operator's texts, and how many a page. */
export interface ContentFilter {
  page: number
  count: number
  category?: PromoCategory
}

/** Typed calls of the origin for one visit. Feed reads are shared by all visits and at most a second old. */
export interface Origin {
  sports(): Promise<SportView[] | null>
  champs(filter: { type?: 'line' | 'live'; sport?: number }): Promise<ChampView[] | null>
  events(filter: EventsFilter): Promise<{ items: EventView[]; total: number; page: number; version: number } | null>
  /** Ready-made expresses of line and live: empty when there are none, or when the origin does not answer. */
  expresses(): Promise<ReadyExpress[]>
  /** `notFound` is the origin's answer; null means it did not answer. */
  event(id: number): Promise<(EventView & { feedVersion: number }) | 'notFound' | null>
  /** Events that are over, the latest first. */
  results(filter: ResultsFilter): Promise<{ items: EventView[]; total: number; page: number } | null>
  /** Championships that have results. */
  resultChamps(sport?: number): Promise<ChampView[] | null>
  /** Live and upcoming events of a team. */
  teamEvents(id: number): Promise<EventView[] | null>
  /** A text of the operator in the visit's language, its body made safe. */
  content(kind: 'landing' | 'news' | 'promotion' | 'text', slug: string): Promise<ContentText | 'notFound' | null>
  /** The operator's texts of a kind in the visit's language, the newest first. */
  contentList(kind: 'news' | 'promotion', filter: ContentFilter): Promise<ContentList | null>
  accounts(): Promise<{ accounts: Account[]; active: number } | null>
  userConfig(): Promise<UserConfig | null>
  history(query: HistoryQuery): Promise<{ items: PlacedCoupon[]; total: number; page: number } | null>
  /** One of the player's own coupons; `notFound` for one that is not there or not theirs. */
  coupon(id: string): Promise<PlacedCoupon | 'notFound' | null>
  /** What is paid for one of them now, or why nothing is; null when the origin does not tell. */
  couponOffer(id: string): Promise<SaleState | null>
  /** One of the player's own payments; null while the origin does not tell of it. */
  payment(id: string): Promise<PaymentView | null>
  /** Ways to pay in the currencies of the player's accounts. */
  paymentMethods(direction: Direction): Promise<PaymentMethod[] | null>
  /** The player's payments, the newest first. */
  payments(query: PaymentsQuery): Promise<{ items: OwnPayment[]; total: number; page: number } | null>
  /** What the player has asked about payments. */
  paymentRequests(page: number): Promise<{ items: PaymentRequest[]; total: number; page: number } | null>
  /** Secure data of a payment, which go into cookies; with the password when the sign-in is a while ago. */
  secureData(password: string | null): Promise<Secured>
  /** The player's office settings. */
  officeSettings(): Promise<OfficeSettings | null>
  /** Saves one of them; a display setting comes back as its cookie. */
  saveSetting(key: string, value: boolean | number | string | null): Promise<Answered>
  /** Replaces the sports that the player has closed for himself. */
  saveDisallowedSports(line: number[], live: number[]): Promise<Answered>
  /** Makes an account of the player's the active one. */
  activateAccount(id: number): Promise<Answered>
  /** Opens an account in a further currency, or removes it; by the currency's ISO 4217 number. */
  addAccount(currencyId: number): Promise<Answered>
  removeAccount(currencyId: number): Promise<Answered>
  /** Do changed rules wait for the player's word? */
  termsStatus(): Promise<AgreementStatus | null>
  /** Promo codes that the player can use. */
  promoCodes(): Promise<{ items: PromoCode[]; total: number; page: number } | null>
  /** His promo points, and what they came from; and the weeks of his cashback. Null also where the house has none. */
  points(page: number): Promise<Points | null>
  cashback(): Promise<CashbackWeek[] | null>
  /** The last bonuses and cashback that the player has received. */
  rewards(): Promise<Reward[] | null>
  /** The player's limits; a pending loosening stands beside the active one. */
  limits(): Promise<Limit[] | null>
  /** The kinds of limits on offer, and what may be chosen of each. */
  availableLimits(): Promise<AvailableLimit[] | null>
  /** Reasons that a player may give for excluding himself. */
  excludeReasons(): Promise<SelfExcludeReason[] | null>
  /** How the running session goes: since when, what was staked and what came back. */
  realityCheck(): Promise<RealityCheck | null>
  /** What the player has written to support, the newest first. */
  ownMessages(): Promise<{ items: OwnMessage[]; total: number; page: number } | null>
  /** Two-step sign-in and sessions of the player. */
  security(): Promise<Security | null>
  /** What is known of the player's person. */
  personalData(): Promise<Record<string, unknown> | null>
  /** A write other than by POST. */
  send(method: 'PUT' | 'DELETE', path: string, body: unknown): Promise<Answered>
  /** A write in the player's name; cookies that the origin sets are carried to the answer. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answered>
  casino: CasinoOrigin
  /** Asks for the removal of one of the player's limits, or cancels the change of it that waits. */
  removeLimit(kind: number): Promise<Answered>
  /** The player agrees to the rules in force. */
  confirmTerms(): Promise<Answered>
}
