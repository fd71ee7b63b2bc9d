import type { CouponFacts, CouponModel } from '../model.ts'
import type { Refusal } from '../placing.ts'

/** What a player does with a coupon of a type beyond single and express. */
export interface TypeActs {
  remove(outcomeId: number): void
  system(value: number): void
  banker(outcomeId: number, on: boolean): void
  block(outcomeId: number, blockId: number): void
  /** Stake of a conditional's block; 'max' is all that the block before has won. */
  blockStake(blockId: number, typed: string): void
  /** Own stake of a line of many singles; null takes it back. */
  line(outcomeId: number, typed: string | null): void
  move(from: number, to: number): void
}

/** What the views of the types are given. */
export interface TypeProps {
  model: CouponModel
  facts: Pick<CouponFacts, 'amount' | 'currency' | 'more' | 'rounding' | 'minFold'>
  refusals: readonly Refusal[]
  /** Why a bet was refused by the last press, in words. */
  refusedText(outcomeId: number): string | undefined
  locked: boolean
  acts: TypeActs
}
