import type { Category } from '../../../shared/domain/games/catalogue.ts'
import { AVAILABLE_ROUTE, type AvailableRoute } from '../../../shared/routes/available.ts'

/** What must be switched on in the site config for the games of a category. */
export const CATEGORY_NEEDS: Readonly<Record<Category, AvailableRoute>> = {
  slots: AVAILABLE_ROUTE.slots,
  live: AVAILABLE_ROUTE.liveCasino,
  keno: AVAILABLE_ROUTE.keno,
  tv: AVAILABLE_ROUTE.tvGames,
  virtual: AVAILABLE_ROUTE.virtualSports,
  bingo: AVAILABLE_ROUTE.bingo,
  poker: AVAILABLE_ROUTE.poker,
  scratchcards: AVAILABLE_ROUTE.scratchcards,
  fast: AVAILABLE_ROUTE.fastGames,
  crash: AVAILABLE_ROUTE.casino,
  card: AVAILABLE_ROUTE.casino,
  asian: AVAILABLE_ROUTE.casino,
  skill: AVAILABLE_ROUTE.casino,
  fishing: AVAILABLE_ROUTE.casino,
  other: AVAILABLE_ROUTE.casino,
}
