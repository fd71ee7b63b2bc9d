import { type Cleaned, forget, tidy } from './core/forget.ts'
import { findMarket, type HotBook } from './core/hot-book.ts'
import { hasResult } from './core/result.ts'
import type { BookStore } from './store.ts'

/** Removal from memory and storage alike; call inside one transaction. */
export function cleanUp(book: HotBook, store: BookStore) {
  /** May bets on the market be open, or their result on its way? */
  const keeps = (marketId: number): boolean => {
    if (store.delivering(marketId)) return true
    const found = findMarket(book, marketId)
    return found !== null && !hasResult(found.market) && store.interested(marketId)
  }
  const write = ({ touched, removed, markets }: Cleaned): void => {
    store.remove(removed)
    for (const id of markets) store.dropInterest(id)
    store.save(book, touched)
  }
  return {
    /** What a producer has sent, and when it was last seen. */
    forget(producer: string, now: number): void {
      write(forget(book, producer, keeps, now))
      store.saveProducer(producer, undefined)
    },
    /** What is old; `now` is real time. */
    tidy(now: number): void {
      store.pruneSeen(now)
      write(tidy(book, keeps, (id) => store.interested(id) || store.delivering(id), now))
    },
  }
}
