import { isUnanswered as isOpen } from '../../shared/ui/islands/coupon/placing.ts'
import { $placing } from '../stores/placing.ts'

/** Is a press without its answer yet? */
export const isUnanswered = (): boolean => isOpen($placing.get())

/** The result of the last press has been read, or the coupon is no longer what was pressed. */
export function settled(): void {
  if (!isUnanswered()) $placing.set({ phase: 'idle' })
}
