import { startFolds } from './folds.ts'
import { startMarkets } from './markets.ts'
import { startWatch } from './watch.ts'

/** Wakes the page of an event: choice of markets and search in them, folds, ways to watch. */
export function startPage(game: HTMLElement): void {
  startFolds(game)
  startMarkets(game)
  startWatch(game)
}
