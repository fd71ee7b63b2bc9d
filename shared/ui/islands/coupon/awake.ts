import type { ReactNode } from 'react'
import type { CouponSettings } from '../../../domain/settings/coupon.ts'
import type { IslandTranslate } from '../../../i18n/translate.ts'
import type { IslandProps } from '../props.ts'
import type { CouponModel, TypeRules } from './model.ts'
import type { Placing, Refusal } from './placing.ts'

export interface CouponActs {
  remove(outcomeId: number): void
  clear(): void
  /** Brings back the bets that were cleared last; null when there are none. */
  undo: (() => void) | null
  amount(text: string): void
  type(typeId: number): void
  /** Opens and closes the slip's settings and codes. */
  tools(): void
  /** Places the bet; takes changed prices first when there are such. */
  place(): void
  done(): void
}

/** Decimal strings; null while unknown. */
export interface StakeLimits {
  min: string | null
  max: string | null
}

/** What a part of the slip that is loaded late is given. `locked` while a press waits for its answer. */
export interface LateProps {
  props: IslandProps['coupon']
  awake: CouponAwake
  locked: boolean
  t: IslandTranslate
}
export type LatePart = (given: LateProps) => ReactNode

/** Rules and views of the types beyond single and express, with their texts. */
export interface CouponTypes {
  rules: TypeRules
  /** The bets, each with what the type asks of it. */
  Legs: LatePart
  /** What the type asks of the whole coupon. */
  Terms: LatePart
  t: IslandTranslate
}

/** The counter: bets are placed, and what becomes of them is told. Loaded as soon as there is a bet to place. */
export interface CouponAfter {
  /** The receipt of one coupon, or of many singles. */
  Receipt: LatePart
  /** The bonus bet of an express, or the uplift of a ready-made one. */
  Bonus: LatePart
  /** Everything but a receipt, in words. */
  Outcome: LatePart
  place(): void
  /** Looks for the answer to a press that another page has left. */
  resume(): void
  /** What a refusal says. */
  refusalText(refusal: Refusal): string
  t: IslandTranslate
}

/** What the browser knows beside the props; absent on the server and in the first render. */
export interface CouponAwake {
  model: CouponModel
  /** The stake as it stands in the field. */
  amount: string
  settings: CouponSettings
  placing: Placing
  limits: StakeLimits
  /** Coefficient of the bonus bet that the house gives to this express. */
  bonusCoef: string | null
  /** The house's largest payout when it cuts this win, decimal string. */
  cappedWin: string | null
  /** What is read to those who do not see: changes of prices, at most every 10 s. */
  announcement: string
  types: CouponTypes | null
  after: CouponAfter | null
  /** The open settings; null while they are closed or on their way. */
  tools: { Panel: LatePart; t: IslandTranslate } | null
  acts: CouponActs
}
