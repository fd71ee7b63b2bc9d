import { atom } from 'nanostores'

/** A price of the live book: thousandths, and the bits of shared/api/feed.ts (1 blocked, 2 gone). */
export interface Price {
  coef: number
  flags: number
}

/** What the feed says now of the coupon's outcomes; an outcome that is not here has the price it was added with. */
export const $odds = atom<ReadonlyMap<number, Price>>(new Map())

/** Puts prices beside those that are known; listeners hear of it only when something differs. */
export function setPrices(changes: Iterable<readonly [outcomeId: number, price: Price]>): void {
  const known = $odds.get()
  const next = new Map(known)
  let differs = false
  for (const [id, price] of changes) {
    const old = known.get(id)
    if (old && old.coef === price.coef && old.flags === price.flags) continue
    next.set(id, price)
    differs = true
  }
  if (differs) $odds.set(next)
}
