import { $placing } from '../stores/placing.ts'

/** Is a press without its answer yet? */
export const isUnanswered = (): boolean => ['sending', 'checking', 'unknown'].includes($placing.get().phase)

/** The result of the last press has been read, or the coupon is no longer what was pressed. */
export function settled(): void {
  if (!isUnanswered()) $placing.set({ phase: 'idle' })
}
