/** Which part of a week's net loss comes back. Minor units. */
export interface CashbackRule {
  /** Hundredths of a percent: 5 % is 500. */
  percent: number
  /** Smaller losses bring nothing. */
  least: number
  /** Largest cashback of a week. */
  most: number
}

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
/** 1970 began on a Thursday. */
const FIRST_MONDAY = 4 * DAY_MS

/** The week of an instant: from Monday 00:00 UTC to the next (exclusive), milliseconds. */
export function cashbackWeek(at: number): { from: number; to: number } {
  const from = at - ((((at - FIRST_MONDAY) % WEEK_MS) + WEEK_MS) % WEEK_MS)
  return { from, to: from + WEEK_MS }
}

/** The cashback of a net loss, rounded down: what is left below a minor unit is not paid. */
export function cashbackOf(loss: number, { percent, least, most }: CashbackRule): number {
  if (loss <= 0 || loss < least) return 0
  const part = (BigInt(loss) * BigInt(percent)) / 10_000n
  return part > BigInt(most) ? most : Number(part)
}
