import type { Cells } from '../pricing/cells.ts'
import type { View } from './sport.ts'

/** Computes each scope at most once. */
export function memo(compute: View): View {
  const known = new Map<string, Cells>()
  return (scope, axis) => {
    const key = `${scope}/${axis}`
    const found = known.get(key)
    if (found) return found
    const cells = compute(scope, axis)
    known.set(key, cells)
    return cells
  }
}
