/** What a player has set of a type beyond its bets, as typed. */
export interface TypedTerms {
  /** k of a system, never below 2 (spec §3, §5). */
  systemValue: number
  /** Stakes of a conditional's blocks from the second on: 'max' is all that the block before has won. */
  amountByBlockId: Readonly<Record<string, string>>
  /** Own stakes of many singles, by outcome. */
  amountByBetId: Readonly<Record<string, string>>
}

export const LEAST_SYSTEM = 2

/** A system value as it may be kept: a whole number from 2. */
export const systemValueOf = (x: unknown): number => (Number.isSafeInteger(x) ? Math.max(LEAST_SYSTEM, Number(x)) : 2)

const texts = (x: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...Object(x) }).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value.slice(0, 20)]] : [],
    ),
  )

/** Reads what the coupon keeps for its types; whatever does not fit has its default. */
export const typedTerms = (more: Readonly<Record<string, unknown>> = {}): TypedTerms => ({
  systemValue: systemValueOf(more.systemValue),
  amountByBlockId: texts(more.amountByBlockId),
  amountByBetId: texts(more.amountByBetId),
})
