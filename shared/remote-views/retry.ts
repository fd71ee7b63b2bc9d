/** Remote view constants (spec §9): automatic retries, the first pause and its factor, the shortest pause between manual reloads; ms. */
export const VIEW_RETRY = { retries: 3, delay: 1000, factor: 2, throttle: 1000 } as const

/** The loader of one remote component (spec §8): retries at an even pause, ms. */
export const COMPONENT_RETRY = { retries: 5, delay: 1000, factor: 1 } as const

export interface RetryPlan {
  retries: number
  delay: number
  factor: number
}

/** Pause before the next automatic retry when `retried` of them were made; null when there is none left. */
export const nextPause = ({ retries, delay, factor }: RetryPlan, retried: number): number | null =>
  retried < retries ? delay * factor ** retried : null
