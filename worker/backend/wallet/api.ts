import type { Account } from '../../../shared/api/accounts.ts'
import type { CouponIn, PlacedCoupon } from '../../../shared/api/coupon.ts'
import type { BoughtPromo, CashbackWeek, PointEntry, Reward } from '../../../shared/api/points.ts'
import type { AdvanceRule } from '../../../shared/domain/bonus/advance.ts'
import type { CashbackRule } from '../../../shared/domain/bonus/cashback.ts'
import type { PromoTerms } from '../../../shared/domain/bonus/free-stake.ts'
import type { PointsRule } from '../../../shared/domain/bonus/points.ts'
import type { House } from '../../../shared/domain/coupon/assessment.ts'
import type { ProfileName } from '../../../shared/domain/licence/profiles.ts'
import type { ErrorName } from '../../../shared/errors/catalogue.ts'
import type { LegQuote, MarketResult } from '../feed/api.ts'
import type { BonusesApi } from './bonus-api.ts'
import type { StoredCoupon } from './coupons.ts'
import type { DrawsApi } from './draw-api.ts'
import type { GamesApi } from './game-api.ts'
import type { LimitsApi } from './limits-api.ts'
import type { Removal } from './own-accounts.ts'
import type { PaymentsApi } from './payments-api.ts'

/** Limits of the house that the wallet applies in its transaction, minor units of the account's currency. */
export interface HouseLimits extends House {
  currency: string
  /** By which licence the player's own limits are read; absent: `strict`. */
  licence?: ProfileName | undefined
  /** What the house lends against open bets; absent: nothing. */
  advance?: AdvanceRule | undefined
  /** What a stake of the player's own money earns; absent: nothing. */
  loyalty?: Loyalty | undefined
}
export interface Loyalty extends PointsRule {
  cashback: CashbackRule
}

export interface PlaceInput {
  userId: number
  key: string
  /** SHA-256 (hex) of the canonical request body: the same key with another hash is refused. */
  requestHash: string
  coupon: CouponIn
  /** One quote a leg, in the coupon's order. */
  quotes: LegQuote[]
  /** Outcomes of sports that are closed for the player: lines of many singles that are refused. */
  blocked?: number[] | undefined
  /** Of a ready-made express that the coupon is, thousandths. */
  uplift?: { expressId: number; coef: number } | undefined
  /** The promo code that the coupon names. */
  promo?: PromoTerms | undefined
  limits: HouseLimits
  requestId: string
  now: number
  /** The version under which the session was kept; absent: it has just been read. */
  version?: string | undefined
}
/** The stored first answer, byte for byte, or a refusal that leaves nothing behind. */
export type PlaceAnswer =
  | { ok: true; status: number; body: string; replayed: boolean }
  | { ok: false; error: ErrorName; data?: Record<string, unknown> }

/** The version that the wallet stands at, and its answer; null, and nothing is done, when it was asked under another one. */
export interface UnderVersion<T> {
  version: string
  answer: T | null
}

/** A bet whose stake is held until it is decided; `due` is real time, milliseconds. */
export interface HeldBet {
  ok: 'held'
  due: number
  /** The coupons that it will be. */
  coupons: PlacedCoupon[]
}

/** How long a bet waits, real milliseconds, and whether a trader decides it. */
export interface HoldTimes {
  delayMs: number
  trader?: boolean
}

/** What a trader is asked. */
export interface AskedBet {
  key: string
  requestHash: string
  requestId: string
  currency: string
  coupon: CouponIn
}

/** How the house buys coupons back. */
export interface SaleRules {
  types: readonly number[]
  /** Hundredths of a percent: 5 % is 500. */
  margin: number
  /** How long an offer stands, milliseconds. */
  offerMs: number
  /** Smallest stake that a sale may leave, minor units. */
  minRest: number
}
export interface SellInput {
  couponId: number
  offerId: string
  /** Part of the stake, a decimal string; null for all of it. */
  amount: string | null
  key: string
  requestHash: string
  /** Prices of the coupon's open legs, in any order. */
  quotes: LegQuote[]
  rules: SaleRules
  requestId: string
  now: number
}

/** A promo code that is bought for `price` points. */
export interface BuyInput {
  key: string
  requestHash: string
  promo: BoughtPromo
  price: number
  licence?: ProfileName | undefined
  now: number
}

export type LedgerRow = {
  tx: number
  seq: number
  account: string
  amount: string
  currency: string
  kind: string
  ref: string
  at: string
}

/** The wallet's RPC: one object a player. Expected failures are data, never throws. */
export interface WalletApi extends LimitsApi, PaymentsApi, GamesApi, BonusesApi, DrawsApi {
  /** Makes the main account; a repeat changes nothing. */
  open(input: { userId: number; currency: string; now: number }): Promise<void>
  accounts(): Promise<{ accounts: Account[]; active: number; bonuses: { idBonus: number; money: string }[] }>
  /** Makes a bonus account (4), or an account of a further currency (9), and gives its id; a repeat gives the same. */
  addAccount(input: { type: 4 | 9; currency: string }): Promise<number | null>
  /** Makes an account the active one; false for one that is not there. */
  activate(id: number): Promise<boolean>
  /** Removes the account of a further currency, unless it is in use. */
  removeAccount(currency: string): Promise<Removal>
  /** The events from one number to another have arrived at the house: they leave the outbox. */
  arrived(from: number, to: number): Promise<void>
  /** A session of the player's has ended, or what his row says has changed: the wallet takes another version, so that kept copies end. */
  renewVersion(): Promise<void>
  place(input: PlaceInput): Promise<UnderVersion<PlaceAnswer>>
  /** Begins a bet that waits: all checks, and the stake set aside; `decide` or `decline` ends it. */
  hold(input: PlaceInput, times: HoldTimes): Promise<UnderVersion<PlaceAnswer | HeldBet>>
  decide(input: PlaceInput): Promise<PlaceAnswer>
  /** A trader's no; null when nothing waits under this key. */
  decline(key: string, now: number): Promise<PlaceAnswer | null>
  /** What a trader is asked about a coupon; null when it does not wait for one. */
  asked(couponId: number): Promise<AskedBet | null>
  /** Coupons that wait for their decision. */
  pending(): Promise<PlacedCoupon[]>
  /** What the slip asks about the account that would pay: null without one. `lent` in minor units. */
  slipFacts(input: {
    accountId: number | null
    advance: Record<string, AdvanceRule> | null
    promo: string | null
    now: number
  }): Promise<{ account: Account; lent: number; isPromoUsed: boolean } | null>
  /** Promo codes that the player cannot use again. */
  usedPromos(): Promise<string[]>
  /** The first answer given to a key, null when the key was never used. */
  byKey(key: string): Promise<{ requestHash: string; status: number; body: string } | null>
  /** Does a bet with this key wait for its decision? */
  isHeld(key: string): Promise<boolean>
  /** `now` decides whether an open leg's event has started. */
  coupon(id: number, now: number): Promise<PlacedCoupon | null>
  history(query: {
    from?: number | undefined
    to?: number | undefined
    status?: string | undefined
    page: number
    now: number
  }): Promise<{ items: PlacedCoupon[]; total: number; page: number }>
  /** Applies a market's result to every open or settled coupon with a leg on it, exactly once a version, and remembers it. */
  applyResult(result: MarketResult, now: number): Promise<{ changed: number }>
  /** The same for several results, in one transaction. */
  applyResults(results: MarketResult[], now: number): Promise<{ changed: number }>
  credit(input: {
    accountId: number | null
    amount: string
    reference: string
    requestId: string
    now: number
  }): Promise<{ ok: true; accountId: number; money: string } | { ok: false; error: ErrorName }>
  /** The player's own coupons of these ids as they are stored, newest first. */
  stored(ids: number[]): Promise<StoredCoupon[]>
  sell(input: SellInput): Promise<PlaceAnswer>
  /** Promo points and their entries, the latest first, 50 a page. */
  points(page: number): Promise<{ balance: number; items: PointEntry[]; total: number; page: number }>
  buyPromo(input: BuyInput): Promise<PlaceAnswer>
  /** The last bonuses and cashback, the latest first. */
  rewards(): Promise<Reward[]>
  /** Weeks of cashback, the latest first. */
  cashback(): Promise<CashbackWeek[]>
  ledger(page: number): Promise<{ items: LedgerRow[]; total: number; page: number }>
}
