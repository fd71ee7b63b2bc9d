import { displayCoef } from '../../domain/coefficient/display.ts'
import { parseCoef } from '../../domain/coefficient/thousandths.ts'
import type { CoefView } from '../../domain/settings/display.ts'

/** A price of the feed (`"1.85"`) in thousandths and as it is shown. */
export function priceOf(coef: string, viewId: CoefView): { thousandths: number; text: string } {
  const thousandths = parseCoef(coef) ?? 0
  return { thousandths, text: displayCoef(thousandths, viewId) }
}
