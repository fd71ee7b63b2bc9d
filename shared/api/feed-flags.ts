/** Flags of a price on the live socket: a bit set. In a file of their own, so that the browser loads no schema for them. */
export const OUTCOME_BLOCKED = 1
export const OUTCOME_GONE = 2
/** Is taken in singles only. */
export const OUTCOME_BANNED_EXPRESS = 4
/** May not be a banker. */
export const OUTCOME_DISABLED_BANKER = 8
