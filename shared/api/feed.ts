/** The feed's contract: the operator's messages, what browsers read of it, results, and the live socket. */
export { OUTCOME_BANNED_EXPRESS, OUTCOME_BLOCKED, OUTCOME_DISABLED_BANKER, OUTCOME_GONE } from './feed-flags.ts'
export * from './feed-lists.ts'
export * from './feed-live.ts'
export * from './feed-messages.ts'
export * from './feed-results.ts'
export * from './feed-views.ts'
