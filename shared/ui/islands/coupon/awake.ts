import type { CouponModel } from './model.ts'
import type { Placing } from './placing.ts'

export interface CouponActs {
  remove(outcomeId: number): void
  clear(): void
  amount(text: string): void
  change(policy: 0 | 1 | 2): void
  /** Places the bet; takes changed prices first when there are such. */
  place(): void
  /** Asks again what became of a bet without an answer. */
  check(): void
  done(): void
  again(): void
}

/** Decimal strings; null while unknown. */
export interface StakeLimits {
  min: string | null
  max: string | null
}

/** What the browser knows beside the props; absent on the server and in the first render. */
export interface CouponAwake {
  model: CouponModel
  amount: string
  change: 0 | 1 | 2
  placing: Placing
  limits: StakeLimits
  /** The house's largest payout when it cuts this win, decimal string. */
  cappedWin: string | null
  /** What is read to those who do not see: changes of prices, at most every 10 s. */
  announcement: string
  acts: CouponActs
}
