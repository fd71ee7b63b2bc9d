/** Steps of published prices in thousandths: from the first number on, by the second (betting.md 4.4, item 7). */
const STEPS: readonly (readonly [from: number, step: number])[] = [
  [1001, 1],
  [1010, 10],
  [2000, 20],
  [3000, 50],
  [4000, 100],
  [6000, 200],
  [10_000, 500],
  [20_000, 1000],
  [50_000, 5000],
]
export const MIN_PRICE = 1001
export const MAX_PRICE = 1_001_000

/** A price on the ladder in thousandths, the nearest step, within 1.001–1001. */
export function onLadder(price: number): number {
  const thousandths = price * 1000
  if (!(thousandths > MIN_PRICE)) return MIN_PRICE
  if (thousandths >= MAX_PRICE) return MAX_PRICE
  let [from, step] = STEPS[0] ?? [MIN_PRICE, 1]
  for (const [start, width] of STEPS) {
    if (thousandths < start) break
    from = start
    step = width
  }
  return from + Math.round((thousandths - from) / step) * step
}

/** `1850` → `1.85`; three decimals only where the third is not 0. */
export function priceText(thousandths: number): string {
  return (thousandths / 1000).toFixed(thousandths % 10 === 0 ? 2 : 3)
}
